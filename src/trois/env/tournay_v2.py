"""Tournay for PettingZoo: `env()` checks the order of calls, `raw_env()` does not."""

from trois.env.aec import makers

raw_env, env = makers("tournay")
