"""Tournay: build a district of a medieval town with three classes of citizens."""
