"""What a bot knows of a game: the worth of actions and of states. Compiled with the engine, like the search."""

from typing import Final

from trois.core.chance import Chance
from trois.core.game import AnyGame, State

NO_TURN: Final = -1
"""Nobody says where a turn begins: every question that a search begins anew is a turn."""


class Outcome:
    """What to expect of a state, by seat: the final points, and how well each does with them."""

    def __init__(self, totals: list[float], values: list[float]) -> None:
        self.totals = totals
        self.values = values


class Policy:
    """One per game. Works on imagined states, never on the real one.

    Worths are in points of the game; values are what the search maximises, one per seat, about 0 to 1.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the game is enough, a policy makes its tables anew."""
        return type(self), (self.game,)

    def worths(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """How good each legal action looks, in points; only differences matter."""
        return [0.0] * len(legal)

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """The action that looks best, the first of equals."""
        if len(legal) == 1:
            return legal[0]
        return legal[first_best(self.worths(state, seat, legal))]

    def focus(self, state: State, seat: int) -> State:
        """The part of an imagined state that matters to a seat; the search may change it."""
        return state

    def seat_in_focus(self, seat: int) -> int:
        """The seat's number in that part."""
        return seat

    def is_like_another(self, state: State, seat: int) -> bool:
        """Whether what the seat has made so far is exactly what another seat has made."""
        return False

    def turn(self, state: State, seat: int) -> int:
        """A number that stays the same while a turn of the seat lasts; NO_TURN where nobody can tell."""
        return NO_TURN

    def is_quiet(self, state: State) -> bool:
        """An unfinished state can be judged here: nobody is in the middle of something."""
        return True

    def totals(self, state: State) -> list[float]:
        """The final points to expect for each seat, of a finished state or an unfinished one."""
        return [float(score.total) for score in self.game.scores(state)]

    def outcome(self, state: State, seat: int) -> Outcome:
        """What the search for a seat makes of the state that a simulation came to."""
        totals = self.totals(state)
        return Outcome(totals, self.values(totals))

    def values(self, totals: list[float]) -> list[float]:
        """How well each seat does with so many points: its share of first places and its lead."""
        return shares(totals, 20.0)


class RandomPolicy(Policy):
    """No opinion: every action is as good as any other, and playouts are random."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.picker = Chance(1)

    def __reduce__(self) -> tuple[object, ...]:
        return RandomPolicy, (self.game,), {"picker": self.picker}

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        return legal[self.picker.below(len(legal))]


def shares(totals: list[float], scale: float) -> list[float]:
    """Half for the share of first place, half for the lead over the best other seat."""
    best = max(totals)
    winners = 0
    for total in totals:
        if total == best:
            winners += 1
    values: list[float] = []
    for seat, total in enumerate(totals):
        rival = -1e9
        for other, points in enumerate(totals):
            if other != seat and points > rival:
                rival = points
        lead = (total - rival) / scale
        squashed = 0.5 + 0.5 * lead / (1.0 + (lead if lead >= 0 else -lead))
        win = 1.0 / winners if total == best else 0.0
        values.append(0.5 * win + 0.5 * squashed)
    return values


def first_best(worths: list[float]) -> int:
    """The place of the greatest worth, the first of equals."""
    best = 0
    for i in range(1, len(worths)):
        if worths[i] > worths[best]:
            best = i
    return best
