"""Tournay as the core knows a game."""

from typing import Final, cast

from trois.core.cards import of_version
from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, Game, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.tournay import cards, check, scoring, setup
from trois.games.tournay import position as positions
from trois.games.tournay import view as views
from trois.games.tournay.imagine import imagine
from trois.games.tournay.journal import EVENTS
from trois.games.tournay.questions import APPLY, LEGAL, do_work, older_answer
from trois.games.tournay.state import State
from trois.games.tournay.vocabulary import VOCABULARY
from trois.games.tournay.words import FEWEST_SEATS, MOST_SEATS, NAME, OPTIONS, RULES_VERSION, TITLE


class Tournay(Game[State]):
    """Two to four players, about 30 rounds."""

    def __init__(self) -> None:
        self.name = NAME
        self.title = TITLE
        self.rules_version = RULES_VERSION
        self.fewest_seats = FEWEST_SEATS
        self.most_seats = MOST_SEATS
        self.options = OPTIONS
        self.vocabulary = VOCABULARY
        self.events = EVENTS

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        return setup.set_up(seats, options, changes, chance, journal)

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        return cards.card_tree(changes, where)

    def printed(self, version: int) -> dict[str, Json]:
        return of_version(cards.FILE, version, RULES_VERSION)

    def pending(self, state: State) -> list[int]:
        return state.asked

    def legal(self, state: State, seat: int) -> list[int]:
        return LEGAL[state.question](state, seat)

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        if APPLY[state.question](state, seat, action, chance, journal):
            do_work(state, chance, journal)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def position(self, state: State) -> Position:
        return positions.position(state)

    def load(self, position: Position) -> State:
        return positions.load(position)

    def check(self, state: State) -> None:
        check.check(state)

    def older_answer(self, state: State, seat: int, version: int, forced: bool) -> int:
        return older_answer(state, version, forced)


GAME: Final = cast(AnyGame, Tournay())
