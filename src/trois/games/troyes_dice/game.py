"""Troyes Dice as the core knows a game."""

from typing import Final, cast

from trois.core.cards import of_version
from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, Game, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.troyes_dice import cards, position, scoring, setup
from trois.games.troyes_dice import view as views
from trois.games.troyes_dice.check import check
from trois.games.troyes_dice.imagine import imagine
from trois.games.troyes_dice.journal import EVENTS
from trois.games.troyes_dice.questions import APPLY, HERALD, LEGAL
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.vocabulary import VOCABULARY
from trois.games.troyes_dice.words import (
    FEWEST_SEATS,
    MOST_SEATS,
    NAME,
    NUMBERED,
    OPTIONS,
    RULES_VERSION,
    TITLE,
)


class TroyesDice(Game[State]):
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
        return state.waiting

    def legal(self, state: State, seat: int) -> list[int]:
        return LEGAL[state.sheets[seat].question if state.stage == NUMBERED else HERALD + state.stage](state, seat)

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        question = state.sheets[seat].question if state.stage == NUMBERED else HERALD + state.stage
        APPLY[question](state, seat, action, chance, journal)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(cast(views.DiceView, view), chance)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)

    def position(self, state: State) -> Position:
        return position.position(state)

    def load(self, data: Position) -> State:
        return position.load(data)

    def check(self, state: State) -> None:
        check(state)

    def older_answer(self, state: State, seat: int, version: int, forced: bool) -> int:
        return -1


GAME: Final = cast(AnyGame, TroyesDice())
