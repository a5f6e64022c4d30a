"""Who won how often, with what scores."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from trois.arena.results import Result
from trois.arena.statistics import clustered_rate, deviation, mean_error


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
        return fmean(self.scores)

    @property
    def deviation(self) -> float:
        return deviation(self.scores)

    @property
    def error(self) -> float:
        """Half the 95 % interval of the mean score."""
        return mean_error(self.scores)


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every bot of every table; bots of one name at a table count together."""
    found: list[Standing] = []
    for table in dict.fromkeys(result.table for result in results):
        games = [result for result in results if result.table == table]
        for bot in dict.fromkeys(table):
            found.append(_standing(bot, [i for i, name in enumerate(table) if name == bot], games))
    return found


def seat_standings(results: Sequence[Result], names: Sequence[str]) -> list[Standing]:
    """Every place of the one table that played, each for itself."""
    return [_standing(name, [place], results) for place, name in enumerate(names)]


def _standing(bot: str, places: list[int], games: Sequence[Result]) -> Standing:
    by_seed: dict[int, list[float]] = {}
    scores: list[int] = []
    for game in games:
        wins = game.wins()
        by_seed.setdefault(game.seed, []).append(sum(wins[i] for i in places))
        scores += [game.scores[i] for i in places]
    return Standing(games[0].table, bot, len(games), *clustered_rate(list(by_seed.values())), scores)
