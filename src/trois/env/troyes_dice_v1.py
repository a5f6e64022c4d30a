"""Troyes Dice for PettingZoo: `env()` checks its use, `raw_env()` does not."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from trois.env.aec import TroisAEC
from trois.env.parallel import TroyesDiceParallel


def raw_env(**choices: Any) -> TroisAEC:
    return TroisAEC("troyes-dice", **{"seats": 2, **choices})


def env(**choices: Any) -> AECEnv[str, Any, Any]:
    return OrderEnforcingWrapper(raw_env(**choices))


def parallel_env(**choices: Any) -> TroyesDiceParallel:
    return TroyesDiceParallel(**choices)
