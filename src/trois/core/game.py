"""What a game is to everything else: data and these functions."""

from collections.abc import Mapping
from typing import Generic, Protocol, Self, SupportsIndex, TypeAlias, TypeVar

from trois.core.chance import Chance
from trois.core.data import Json, whole
from trois.core.errors import BadOption
from trois.core.journal import Journal
from trois.core.options import Option, Options
from trois.core.vocabulary import Vocabulary

View: TypeAlias = Mapping[str, object]
Position: TypeAlias = dict[str, Json]


class Score:
    """A seat's final or present result, with what it is made of."""

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total = sum(parts.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(frozenset(self.parts.items()))

    def __repr__(self) -> str:
        return f"Score({self.total}: {self.parts})"


class State(Protocol):
    def copy(self) -> Self:
        """An independent twin, written by hand for speed."""


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """Inherited for direct calls in compiled code; games from elsewhere need only have the same names."""

    name: str
    title: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    options: list[Option]
    vocabulary: Vocabulary
    events: dict[str, list[str]]
    """Kinds of journal events, each with the names of what stands after kind and seat."""

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        """The printed numbers with the owner's changes; raises BadCards."""
        raise NotImplementedError

    def printed(self, version: int) -> dict[str, Json]:
        """The printed numbers as they were in a version of the rules."""
        return self.card_tree({}, "cards")

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> S:
        """The state at the first question."""
        raise NotImplementedError

    def pending(self, state: S) -> list[int]:
        """The seats that must decide now, in order: none = over. Not to be changed by the caller."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> list[int]:
        """Sorted actions, never empty for a pending seat, never a prefix without a legal end."""
        raise NotImplementedError

    def apply(self, state: S, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        """Change the state in place, trusting the caller: Match is the one that checks."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know: JSON-able, and nothing else leaves the engine."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> S:
        """A full state that fits a view, with what it doesn't tell dealt at random."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        raise NotImplementedError

    def position(self, state: S) -> Position:
        """The whole state as JSON-able data."""
        raise NotImplementedError

    def load(self, data: Position) -> S:
        """The state of a position; raises BadPosition with the reason."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Raise BadPosition if an invariant is broken."""
        raise NotImplementedError

    def older_answer(self, state: S, seat: int, version: int, forced: bool) -> int:
        """How an older version of the rules answered this question by itself, because it did not ask it or,
        with `forced`, because it left only one choice; -1: it asked.
        """
        raise NotImplementedError


AnyGame: TypeAlias = Game[State]


def checked_seats(game: AnyGame, seats: SupportsIndex) -> int:
    """The number of players; raises BadOption where the game takes fewer or more."""
    number = whole(seats, "whole-seats", BadOption)
    if not game.fewest_seats <= number <= game.most_seats:
        fewest, most = game.fewest_seats, game.most_seats
        raise BadOption("seats", game=game.name, fewest=fewest, most=most, number=number)
    return number


def ranks(scores: list[Score]) -> list[int]:
    """1 for the best; tied seats share a rank."""
    return [1 + sum(other.total > score.total for other in scores) for score in scores]
