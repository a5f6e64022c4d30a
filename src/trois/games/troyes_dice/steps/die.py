"""Which die a seat takes; its price is paid at once."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.rules import gains
from trois.games.troyes_dice.rules.price import can_pay, pay
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.vocabulary import COLLECT, TAKE
from trois.games.troyes_dice.words import (
    BY_NO_DIE,
    CHOOSE_PAYMENT,
    COLOURS,
    FOR_PLAZA,
    FOR_RAID,
    FORTUNE,
    INFLUENCE,
    USE_DIE,
    WISDOM,
)


def legal(state: State, seat: int) -> list[int]:
    """The payable dice, whoever else takes them. Rules: Dice stay, No pass."""
    sheet = state.sheets[seat]
    fortune = sheet.unspent[FORTUNE]
    actions: list[int] = []
    for offer in state.offers:
        if offer.available and (fortune >= offer.fortune if offer.only_fortune else can_pay(sheet, offer)):
            actions.append(TAKE + offer.plaza)
    if not actions:
        actions.append(COLLECT)
    return actions


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
    if action == COLLECT:
        collect(state, seat, chance, journal)
        return
    sheet, offer = state.sheets[seat], state.offers[action - TAKE]
    sheet.plaza = offer.plaza
    if journal is not None:
        journal.hold(seat, ("took", seat, offer.plaza, COLOURS[offer.colour], offer.value))
    if offer.fortune:
        pay(sheet, seat, FORTUNE, offer.fortune - offer.surcharge, FOR_PLAZA, journal)
    if offer.is_raided:
        pay(sheet, seat, FORTUNE, offer.surcharge, FOR_RAID, journal)
        pay(sheet, seat, INFLUENCE, offer.influence, FOR_RAID, journal)
        pay(sheet, seat, WISDOM, offer.wisdom, FOR_RAID, journal)
    sheet.question = CHOOSE_PAYMENT if offer.any else USE_DIE


def collect(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """Whoever can pay no die takes 1 of each resource instead of an action. Rules: No die can be paid."""
    if journal is not None:
        journal.hold(seat, ("collected", seat))
    gains.gain_each_resource(state, seat, 1, BY_NO_DIE, journal)
    gains.go_on(state, seat, chance, journal)
