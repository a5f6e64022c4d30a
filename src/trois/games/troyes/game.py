"""Troyes as the core's protocol wants a game: every function delegates to the module that knows."""

from typing import Final, cast

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Option, Options
from trois.games.troyes import cards, position, scoring, setup, view
from trois.games.troyes.check import check
from trois.games.troyes.events import EVENT_KINDS
from trois.games.troyes.position import load
from trois.games.troyes.questions import APPLY, LEGAL
from trois.games.troyes.state import State
from trois.games.troyes.view import imagine
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import OVER, RULES_VERSION

_SEATS: Final = [[0], [1], [2], [3]]
_NONE: Final[list[int]] = []


class Troyes:
    """2-4 players, 4-6 rounds."""

    def __init__(self) -> None:
        self.name = "troyes"
        self.title = "Troyes"
        self.rules_version = RULES_VERSION
        self.fewest_seats = 2
        self.most_seats = 4
        self.options = [Option("open_scores", [False, True])]
        self.vocabulary = VOCABULARY
        self.events = EVENT_KINDS

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        return cards.tree_with(changes, where)

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        return setup.set_up(seats, options, changes, chance, journal)

    def pending(self, state: State) -> list[int]:
        return _NONE if state.question == OVER else _SEATS[state.seat]

    def legal(self, state: State, seat: int) -> list[int]:  # noqa: ARG002
        return LEGAL[state.question](state)

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:  # noqa: ARG002
        APPLY[state.question](state, action, chance, journal)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)

    def position(self, state: State) -> Position:
        return position.position(state)

    def load(self, data: Position) -> State:
        return load(data)

    def check(self, state: State) -> None:
        check(state)

    def older_answer(self, state: State, seat: int, version: int, forced: bool) -> int:  # noqa: ARG002
        return -1


GAME: Final = cast(AnyGame, Troyes())
