"""Which games are played: every table of the bots, every seed with every bot on every seat."""

from itertools import combinations
from typing import NamedTuple

from trois.core.errors import BadOption


class Plan(NamedTuple):
    """An arena: a game, who plays, and how much."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 1
    seconds: float | None = None
    simulations: int | None = None
    options: tuple[tuple[str, str], ...] = ()


class Round(NamedTuple):
    """One game to be played: the bots of its table by seat, before turning them `turn` seats on."""

    plan: Plan
    table: tuple[str, ...]
    seed: int
    turn: int

    @property
    def key(self) -> str:
        return f"{','.join(self.table)} {self.seed} {self.turn}"

    def seated(self) -> list[int]:
        """By seat: which bot of the table sits there."""
        count = len(self.table)
        return [(seat + self.turn) % count for seat in range(count)]


def tables(plan: Plan) -> list[tuple[str, ...]]:
    """All tables of so many seats that the bots can form."""
    if len(plan.bots) < plan.seats:
        raise BadOption(f"{plan.seats} seats need as many bots, not {len(plan.bots)}")
    return list(dict.fromkeys(combinations(plan.bots, plan.seats)))


def schedule(plan: Plan) -> list[Round]:
    """`games` games for each table; every seed is played with each bot on each seat in turn."""
    rounds: list[Round] = []
    for table in tables(plan):
        for number in range(plan.games):
            rounds.append(Round(plan, table, plan.seed + number // plan.seats, number % plan.seats))
    return rounds
