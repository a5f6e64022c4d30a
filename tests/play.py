"""Helpers of the tests: every game with every option, played at random."""

from collections.abc import Iterator, Mapping
from itertools import product

import trois
from trois.core.chance import Chance, RecordedChance
from trois.core.history import Terms
from trois.core.match import Match, begin
from trois.core.options import OptionValue, in_full


class Case:
    """A game with a number of seats and options."""

    def __init__(self, game: str, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        return f"{self.game}-{self.seats}-" + "-".join(str(value) for value in self.options.values())

    def new(self, seed: int, auto: bool = True) -> Match:
        rules = trois.games.get(self.game)
        terms = Terms(self.seats, in_full(self.game, rules.options, dict(self.options)), {})
        return begin(rules, terms, RecordedChance(seed, []), auto)


def cases() -> list[Case]:
    """All options of all games, with few, middling and many seats."""
    return [case for name in trois.games.names() for case in _cases_of(name)]


def _cases_of(name: str) -> Iterator[Case]:
    game = trois.games.get(name)
    counts = sorted({game.fewest_seats, min(3, game.most_seats), game.most_seats})
    for values in product(*(option.choices for option in game.options)):
        options = dict(zip((option.name for option in game.options), values, strict=True))
        for seats in counts:
            yield Case(name, seats, options)


class RandomSeats:
    """Chooses at random, each seat from a stream of its own, so that arrival order changes nothing."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.order = Chance(seed)
        self.streams = [Chance(1000 * seed + seat + 1) for seat in range(match.seats)]

    def choice(self, seat: int) -> int:
        actions = self.match.legal(seat)
        return actions[self.streams[seat].below(len(actions))]

    def step(self, shuffled: bool = False) -> None:
        """One decision of a pending seat: the first, or any."""
        seats = self.match.pending
        seat = seats[self.order.below(len(seats))] if shuffled else seats[0]
        self.match.push(seat, self.choice(seat))

    def finish(self, shuffled: bool = False) -> Match:
        while self.match.pending:
            self.step(shuffled)
        return self.match


def played(case: Case, seed: int, decisions: int = -1, auto: bool = True) -> Match:
    """A match after some random decisions, or to its end."""
    seats = RandomSeats(case.new(seed, auto), seed)
    while seats.match.pending and decisions != 0:
        seats.step(shuffled=True)
        decisions -= 1
    return seats.match
