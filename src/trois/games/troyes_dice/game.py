"""Troyes Dice as the core knows a game."""

from typing import Final, cast

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.troyes_dice import cards, position, scoring, setup
from trois.games.troyes_dice import view as views
from trois.games.troyes_dice.state import (
    BONUS_PRESTIGE,
    CHOOSE_CITIZEN,
    CHOOSE_DIE,
    CHOOSE_PAYMENT,
    DONE,
    NUMBERED,
    USE_DIE,
    State,
)
from trois.games.troyes_dice.steps import act, build, half_day, numbering, work
from trois.games.troyes_dice.vocabulary import VOCABULARY

EVENTS: Final[dict[str, list[str]]] = {
    "first-number": ["number"],
    "numbered": ["n1", "n2", "n3", "n4", "n5", "n6"],
    "half-day": ["day", "half"],
    "rolled": ["black", "d1", "d2", "d3", "d4"],
    "destroyed": ["plaza", "colour", "number"],
    "crossed": ["colour", "number"],
    "already-crossed": ["colour", "number"],
    "protected": ["colour", "number"],
    "took": ["plaza", "colour", "value"],
    "paid": ["what", "amount"],
    "collected": [],
    "gained": ["what", "amount"],
    "lost": ["what", "amount"],
    "built": ["building", "number"],
    "unlocked": ["building", "times"],
    "plaza-turned": ["slot", "colour"],
    "tile-turned": ["slot", "tile"],
    "over": [],
}


class TroyesDice:
    def __init__(self) -> None:
        self.name = position.NAME
        self.title = "Troyes Dice"
        self.rules_version = position.RULES_VERSION
        self.fewest_seats = 1
        self.most_seats = 10
        self.options = setup.OPTIONS
        self.vocabulary = VOCABULARY
        self.events = EVENTS

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        return cards.card_tree(changes, where)

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        return setup.setup(seats, options, changes, chance, journal)

    def pending(self, state: State) -> list[int]:
        return state.waiting

    def legal(self, state: State, seat: int) -> list[int]:
        if state.stage != NUMBERED:
            return numbering.legal(state)
        sheet = state.sheets[seat]
        question = sheet.question
        if question == CHOOSE_DIE:
            return act.legal_dice(state, sheet)
        if question == USE_DIE:
            return act.legal_uses(state, sheet)
        if question == CHOOSE_PAYMENT:
            return act.legal_payments(sheet)
        if question == CHOOSE_CITIZEN:
            return work.legal_citizens(sheet)
        if question == BONUS_PRESTIGE:
            return work.legal_prestige(sheet)
        return work.legal_administration(sheet)

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        if state.stage != NUMBERED:
            numbering.apply(state, action, chance, journal)
            return
        sheet = state.sheets[seat]
        question = sheet.question
        if question == CHOOSE_DIE:
            act.choose_die(state, seat, action, journal)
        elif question == USE_DIE:
            act.use_die(state, seat, action, journal)
        elif question == CHOOSE_PAYMENT:
            act.choose_payment(state, seat, action, journal)
        elif question == CHOOSE_CITIZEN:
            work.choose_citizen(state, seat, action, journal)
        else:
            build.bonus_build(state, seat, action, journal)
        if sheet.question == DONE:
            state.waiting.remove(seat)
            if not state.waiting:
                half_day.end(state, chance, journal)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        return views.imagine(cast(views.DiceView, view), chance)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)

    def position(self, state: State) -> Position:
        return position.position(state)

    def load(self, data: Position) -> State:
        return position.load(data)

    def check(self, state: State) -> None:
        position.check(state)

    def older_answer(self, state: State, seat: int, version: int, forced: bool) -> int:  # noqa: ARG002
        return -1


GAME: Final = cast(AnyGame, TroyesDice())
