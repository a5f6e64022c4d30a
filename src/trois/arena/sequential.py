"""Stopping when a question is decided: Wald's sequential test, in the normal approximation that engine testers use.

The question is whether the first bot of a table takes more than a share of the first places. A shade below it stands
against a shade above it; each wrong answer is as unlikely as `DOUBT`. All games of a seed count as one observation, so
that the same dice from the other seat make nothing look surer than it is.
"""

import math
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from trois.arena.results import Result
from trois.core.errors import BadOption

DOUBT = 0.05
BOUND = math.log((1 - DOUBT) / DOUBT)
FEWEST_SEEDS = 10
MARGIN = 0.05


class Question(NamedTuple):
    rate: float
    margin: float = MARGIN
    """How far below and above the rate the two hypotheses lie."""


class Verdict(NamedTuple):
    """How far the evidence has come: 1 decides for "more", -1 for "less"."""

    progress: float

    @property
    def is_decided(self) -> bool:
        return abs(self.progress) >= 1

    @property
    def answer(self) -> str:
        return "open" if not self.is_decided else "more" if self.progress > 0 else "less"


def check(question: Question) -> Question:
    if not 0 < question.rate - question.margin < question.rate + question.margin < 1:
        raise BadOption("shares", rate=question.rate, margin=question.margin)
    return question


def verdict(question: Question, results: Sequence[Result]) -> Verdict:
    return Verdict(evidence(question, shares_by_seed(results)) / BOUND)


def shares_by_seed(results: Sequence[Result]) -> list[float]:
    """The first bot's share of first places for each seed that was played from every seat."""
    seeds: dict[int, list[float]] = {}
    for result in results:
        seeds.setdefault(result.seed, []).append(result.wins()[0])
    return [fmean(wins) for wins in seeds.values() if len(wins) == len(results[0].table)]


def evidence(question: Question, shares: Sequence[float]) -> float:
    """The logarithm of the likelihood ratio; 0 until there are a few observations."""
    if len(shares) < FEWEST_SEEDS:
        return 0.0
    rate = fmean(shares)
    # One win and one loss more than were seen: a bot that has never lost yet may still lose.
    spread = (sum((share - rate) ** 2 for share in shares) + rate**2 + (1 - rate) ** 2) / (len(shares) + 2)
    return len(shares) * 2 * question.margin * (rate - question.rate) / spread
