"""A person's finished matches: written down with the decision that ends one, read and counted here."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from trois.store import Result
from trois.store.results import Results
from trois.web.tables.afterwards.completing import complete
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable

FRIENDS = "friends"
"""In place of a level: other people."""
ALONE = "alone"


@dataclass(frozen=True)
class Played:
    """A finished match as one person's."""

    own: Result
    others: tuple[Result, ...]

    @property
    def against(self) -> str:
        """Friends, or the strongest kind of bot there was; alone where nobody else played."""
        if not self.others:
            return ALONE
        if any(not one.level for one in self.others):
            return FRIENDS
        return self.others[0].level

    @property
    def won(self) -> bool:
        """First place; ties count."""
        return self.own.place == 1


@dataclass(frozen=True)
class Figures:
    """Of some matches: how many, won, on average, the best."""

    games: int
    won: int
    average: float
    best: int


def of_match(live: LiveTable, at: int) -> list[Result]:
    """What a finished match is for every seat."""
    scores, ranks, day = live.playing.scores, live.playing.ranks, live.house.day
    return [
        Result(
            live.id, s.seat, s.person if s.is_person else None, live.names()[s.seat],
            "" if s.is_person else s.level, live.row.game, scores[s.seat].total, ranks[s.seat], day, at,
        )
        for s in live.seats
    ]  # fmt: skip


async def of_person(tables: Tables, person: str) -> list[Played]:
    """The latest first; matches that ended before results were kept are read again, once."""
    kept = Results(tables.store)
    await complete(tables, await tables.db(kept.missing, person), of_match, kept.add)
    return [played(rows, person) for rows in await tables.db(kept.of, person)]


def played(rows: Sequence[Result], person: str) -> Played:
    """Where somebody had several seats at one screen, the first counts."""
    own = next(row for row in rows if row.person == person)
    return Played(own, tuple(row for row in rows if row is not own))


def figures(matches: Sequence[Played]) -> Figures:
    points = [one.own.points for one in matches]
    return Figures(
        len(points), sum(one.won for one in matches), mean(points) if points else 0.0, max(points, default=0)
    )


def by_opponent(matches: Sequence[Played]) -> dict[str, Figures]:
    found: dict[str, list[Played]] = {}
    for one in matches:
        if one.against != ALONE:
            found.setdefault(one.against, []).append(one)
    return {against: figures(some) for against, some in found.items()}


def by_size(matches: Sequence[Played]) -> dict[tuple[str, int], Figures]:
    """By game and number of players, the most often played first."""
    found: dict[tuple[str, int], list[Played]] = {}
    for one in matches:
        found.setdefault((one.own.game, 1 + len(one.others)), []).append(one)
    return {key: figures(found[key]) for key in sorted(found, key=lambda key: (-len(found[key]), key))}


def bins(points: Sequence[int], most: int = 9) -> list[tuple[int, int]]:
    """How often there were so many points: from where each bar counts, and how many are in it."""
    low, high = min(points), max(points)
    step = next(
        size for size in (1, 2, 4, 5, 10, 20, 50, 100, 1000) if (high - high % size - low + low % size) / size < most
    )
    counts = Counter(number // step * step for number in points)
    return [(start, counts[start]) for start in range(low // step * step, high + 1, step)]
