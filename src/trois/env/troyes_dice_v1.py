"""Troyes Dice for PettingZoo: `env()` checks the order of calls, `raw_env()` does not; `parallel_env()` steps all at once."""

from functools import partial

from trois.env.aec import makers
from trois.env.parallel import TroisParallel

raw_env, env = makers("troyes-dice")
parallel_env = partial(TroisParallel, "troyes-dice")
