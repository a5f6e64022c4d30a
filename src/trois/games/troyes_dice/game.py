"""Troyes Dice as the core knows a game."""

from typing import Final, cast

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.troyes_dice import cards, position, scoring, setup
from trois.games.troyes_dice import view as views
from trois.games.troyes_dice.rules import buildings, gains, half_day
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.steps import numbering, use
from trois.games.troyes_dice.vocabulary import VOCABULARY
from trois.games.troyes_dice.words import (
    BONUS_PRESTIGE,
    CHOOSE_CITIZEN,
    CHOOSE_DIE,
    CHOOSE_PAYMENT,
    DONE,
    FEWEST_SEATS,
    MOST_SEATS,
    NAME,
    NUMBERED,
    OPTIONS,
    RULES_VERSION,
    TITLE,
    USE_DIE,
)

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

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        return setup.set_up(seats, options, changes, chance, journal)

    def pending(self, state: State) -> list[int]:
        return state.waiting

    def legal(self, state: State, seat: int) -> list[int]:
        if state.stage != NUMBERED:
            return numbering.legal(state)
        sheet = state.sheets[seat]
        question = sheet.question
        if question == CHOOSE_DIE:
            return use.legal_dice(state, sheet)
        if question == USE_DIE:
            return use.legal_uses(state, sheet)
        if question == CHOOSE_PAYMENT:
            return use.legal_payments(sheet)
        if question == CHOOSE_CITIZEN:
            return gains.legal_citizens(sheet)
        if question == BONUS_PRESTIGE:
            return gains.legal_prestige(sheet)
        return gains.legal_administration(sheet)

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        if state.stage != NUMBERED:
            numbering.apply(state, action, chance, journal)
            return
        sheet = state.sheets[seat]
        question = sheet.question
        if question == CHOOSE_DIE:
            use.choose_die(state, seat, action, journal)
        elif question == USE_DIE:
            use.use_die(state, seat, action, journal)
        elif question == CHOOSE_PAYMENT:
            use.choose_payment(state, seat, action, journal)
        elif question == CHOOSE_CITIZEN:
            gains.choose_citizen(state, seat, action, journal)
        else:
            buildings.bonus_build(state, seat, action, journal)
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


GAME: Final = cast(AnyGame, TroyesDice())
