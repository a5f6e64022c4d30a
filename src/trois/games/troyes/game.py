"""Troyes as the core's protocol wants a game: every function delegates to the module that knows."""

from typing import Final, cast

from trois.core.cards import of_version
from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, Game, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.troyes import cards, position, scoring, setup, view
from trois.games.troyes.check import check
from trois.games.troyes.imagine import imagine
from trois.games.troyes.journal import EVENTS
from trois.games.troyes.position import load
from trois.games.troyes.questions import APPLY, LEGAL
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import FEWEST_SEATS, MOST_SEATS, NAME, OPTIONS, OVER, RULES_VERSION, TITLE

_SEATS: Final = [[0], [1], [2], [3]]
_NONE: Final[list[int]] = []


class Troyes(Game[State]):
    """2-4 players, 4-6 rounds."""

    def __init__(self) -> None:
        self.name = NAME
        self.title = TITLE
        self.rules_version = RULES_VERSION
        self.fewest_seats = FEWEST_SEATS
        self.most_seats = MOST_SEATS
        self.options = OPTIONS
        self.vocabulary = VOCABULARY
        self.events = EVENTS

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        return cards.card_tree(changes, where)

    def printed(self, version: int) -> dict[str, Json]:
        return of_version(cards.FILE, version, RULES_VERSION)

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        return setup.set_up(seats, options, changes, chance, journal)

    def pending(self, state: State) -> list[int]:
        return _NONE if state.question == OVER else _SEATS[state.seat]

    def legal(self, state: State, seat: int) -> list[int]:
        return LEGAL[state.question](state)

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
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

    def older_answer(self, state: State, seat: int, version: int, forced: bool) -> int:
        return -1


GAME: Final = cast(AnyGame, Troyes())
