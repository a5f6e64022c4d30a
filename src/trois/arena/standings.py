"""Who won how often, and how sure that is."""

import math
from typing import NamedTuple

from trois.arena.results import Result

SURE = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Standing(NamedTuple):
    """A bot at one kind of table. The rate is its share of first places; low and high bound it with 95 %."""

    table: tuple[str, ...]
    bot: str
    games: int
    rate: float
    low: float
    high: float
    scores: list[int]

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)

    @property
    def deviation(self) -> float:
        mean = self.mean
        return math.sqrt(sum((score - mean) ** 2 for score in self.scores) / len(self.scores))

    @property
    def error(self) -> float:
        """Half the 95 % interval of the mean score."""
        return SURE * self.deviation / math.sqrt(len(self.scores))


def standings(results: list[Result]) -> list[Standing]:
    """Every bot of every table; bots of one name at a table count together."""
    found: list[Standing] = []
    for table in dict.fromkeys(result.table for result in results):
        games = [result for result in results if result.table == table]
        for bot in dict.fromkeys(table):
            found.append(_standing(table, bot, games))
    return found


def _standing(table: tuple[str, ...], bot: str, games: list[Result]) -> Standing:
    places = [i for i, name in enumerate(table) if name == bot]
    by_seed: dict[int, list[float]] = {}
    scores: list[int] = []
    for game in games:
        wins = game.wins()
        by_seed.setdefault(game.seed, []).append(sum(wins[i] for i in places))
        scores += [game.scores[i] for i in places]
    rate, low, high = interval(list(by_seed.values()))
    return Standing(table, bot, len(games), rate, low, high, scores)


def interval(groups: list[list[float]]) -> tuple[float, float, float]:
    """A rate with its 95 % interval (Wilson's).

    Games of one seed are alike: they count as one observation, so that playing the same dice again
    from the other seat makes nothing look surer than it is.
    """
    means = [sum(group) / len(group) for group in groups]
    rate = sum(sum(group) for group in groups) / sum(len(group) for group in groups)
    count = float(len(means))
    spread = sum((mean - rate) ** 2 for mean in means) / count
    if spread > 0 and 0 < rate < 1:
        count *= rate * (1 - rate) / spread
    middle = (rate + SURE**2 / (2 * count)) / (1 + SURE**2 / count)
    half = SURE / (1 + SURE**2 / count) * math.sqrt(rate * (1 - rate) / count + SURE**2 / (4 * count**2))
    return rate, max(0.0, middle - half), min(1.0, middle + half)
