"""Bots at tables: the worker processes they think in, their decisions, and the hints they give to people."""
