"""Which games are played: every table of the bots, every seed with every bot on every seat; or one table as it is."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from os import PathLike
from typing import NamedTuple

import trois
from trois import games
from trois.core.data import Json
from trois.core.errors import BadOption
from trois.core.options import Options, in_full
from trois.core.seeds import game_seed, seat_seed

MOST_GAMES = 100_000_000


class Plan(NamedTuple):
    """A game, who plays, and how much."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 1
    seconds: float | None = None
    simulations: int | None = None
    options: tuple[tuple[str, object], ...] = ()
    changes: Mapping[str, Json] = {}
    """Corrected card numbers."""
    rotates: bool = True
    """Every bot takes every seat in turn. If not, one table plays the games of a series, as the environments do."""
    turn_seconds: float | None = None
    """An expert's time for a whole turn, where it is not the usual one."""
    start: Mapping[str, Json] | None = None
    """A position that every game begins from."""
    records: str | None = None
    """A folder that gets the record of every game."""

    def options_in_full(self) -> Options:
        return in_full(self.game, games.get(self.game).options, dict(self.options))


class Round(NamedTuple):
    """One game to be played: the bots of its table by seat, before turning them `turn` seats on."""

    plan: Plan
    table: tuple[str, ...]
    seed: int
    turn: int

    @property
    def key(self) -> str:
        return f"{','.join(self.table)} {self.seed} {self.turn}"

    def seating(self) -> list[int]:
        """By seat: which bot of the table sits there."""
        count = len(self.table)
        return [(seat + self.turn) % count for seat in range(count)]

    def bot_seed(self, place: int) -> int:
        """The seed of a bot, the same on whichever seat it sits.

        The two rules are those of the first `trois arena` and `trois sim`: their results can be played again.
        """
        return self.seed * 101 + place if self.plan.rotates else seat_seed(self.seed, place)


def check(plan: Plan, cards: str | PathLike[str] | None = None) -> Plan:
    """The plan with the changes of a file of corrected cards; raises what is wrong with it."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise BadOption("games-range", games=plan.games, most=MOST_GAMES)
    tables(plan)
    match = trois.new(plan.game, plan.seats, 0, cards, auto=True, **plan.options_in_full())
    return plan._replace(changes=match.terms.changes)


def tables(plan: Plan) -> list[tuple[str, ...]]:
    """All tables, of as many seats as the plan has, that the bots can form."""
    if len(plan.bots) < plan.seats:
        raise BadOption("bots-needed", seats=plan.seats, number=len(plan.bots))
    return list(dict.fromkeys(combinations(plan.bots, plan.seats)))


def schedule(plan: Plan) -> Iterator[Round]:
    """`games` games for each table; every seed is played with each bot on each seat in turn."""
    for table in tables(plan):
        for number in range(plan.games):
            if plan.rotates:
                yield Round(plan, table, plan.seed + number // plan.seats, number % plan.seats)
            else:
                yield Round(plan, table, game_seed(plan.seed, number), 0)
