"""The quick player of Troyes Dice: takes the action after which most points are to be expected."""

from typing import Final, cast

from trois.bots.policy import Policy
from trois.bots.troyes_dice.appraisal import UNKNOWN, Appraisal
from trois.bots.troyes_dice.features import UNSPENT, link_numbers
from trois.bots.troyes_dice.weights import by_time
from trois.core import game as core
from trois.games.troyes_dice.cards import Cards
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.vocabulary import BUILD, CITIZEN, COLLECT, GAIN, PAY, TAKE
from trois.games.troyes_dice.words import (
    CHOOSE_CITIZEN,
    CHOOSE_DIE,
    CHOOSE_PAYMENT,
    DAYS,
    INFLUENCE,
    NUMBERED,
    USE_DIE,
    WISDOM,
)

FULL_SCORE: Final = 120.0
"""Divides points into values between 0 and 1."""


class DicePolicy(Policy):
    def __init__(self, game: core.AnyGame, weights: list[list[float]] | None = None) -> None:
        super().__init__(game)
        self.weights = by_time() if weights is None else weights
        self.cards: Cards | None = None
        self.links: list[list[int]] = []

    def __reduce__(self) -> tuple[object, ...]:
        return DicePolicy, (self.game, self.weights)

    def worths(self, state: core.State, seat: int, legal: list[int]) -> list[float]:
        wheel = cast(State, state)
        if wheel.stage != NUMBERED:
            return [0.0] * len(legal)
        sheet = wheel.sheets[seat]
        appraisal = self.appraisal(wheel, sheet)
        question = sheet.question
        if question == CHOOSE_DIE:
            return [self._die(appraisal, sheet, action) for action in legal]
        if question == USE_DIE:
            return uses(appraisal, wheel.offers[sheet.plaza], sheet.unspent, legal)
        if question == CHOOSE_PAYMENT:
            return [self._payment(appraisal, sheet, action - PAY) for action in legal]
        if question == CHOOSE_CITIZEN:
            return [appraisal.citizens(action - CITIZEN, 1) for action in legal]
        return [appraisal.build((action - BUILD) // 6, (action - BUILD) % 6 + 1, 0) for action in legal]

    def appraisal(self, state: State, sheet: Sheet) -> Appraisal:
        if state.cards is not self.cards:
            self.cards = state.cards
            self.links = link_numbers(state.cards)
        return Appraisal(state, sheet, self.weights[half_days_left(state)], self.links)

    def resources_worth(self, state: State) -> float:
        """What the unspent resources of the first sheet are worth."""
        sheet, weights = state.sheets[0], self.weights[half_days_left(state)]
        worth = 0.0
        for resource, amount in enumerate(sheet.unspent):
            worth += amount // 2 + weights[UNSPENT + 19 * resource + amount]
        return worth

    def _die(self, appraisal: Appraisal, sheet: Sheet, action: int) -> float:
        """The best that can be made of a die, with its price."""
        if action == COLLECT:
            return 0.0
        offer = appraisal.state.offers[action - TAKE]
        unspent = sheet.unspent
        after = [unspent[0] - offer.influence, unspent[1] - offer.fortune, unspent[2] - offer.wisdom]
        worth = 0.0
        for resource in range(3):
            worth += appraisal.resource_worth(resource, after[resource]) - appraisal.resource_worth(
                resource, unspent[resource]
            )
        if offer.any == 0:
            return worth + best_use(appraisal, offer, after)
        best = UNKNOWN
        for resource in range(3):
            if after[resource] > 0:
                best = max(best, self._worth_if_paid(appraisal, offer, after, resource))
        return worth + best

    def _payment(self, appraisal: Appraisal, sheet: Sheet, resource: int) -> float:
        return self._worth_if_paid(appraisal, appraisal.state.offers[sheet.plaza], sheet.unspent, resource)

    def _worth_if_paid(self, appraisal: Appraisal, offer: Offer, unspent: list[int], resource: int) -> float:
        after = unspent[:]
        after[resource] -= 1
        price = appraisal.resource_worth(resource, unspent[resource]) - appraisal.resource_worth(
            resource, after[resource]
        )
        return best_use(appraisal, offer, after) - price

    def focus(self, state: core.State, seat: int) -> core.State:
        """Seats don't touch: the sheet alone with the wheel."""
        wheel = cast(State, state)
        if wheel.stage == NUMBERED:
            wheel.sheets = [wheel.sheets[seat]]
            wheel.shown = [wheel.shown[seat]]
            wheel.waiting = [0]
        return wheel

    def seat_in_focus(self, seat: int) -> int:
        return 0

    def values(self, totals: list[float]) -> list[float]:
        return [total / FULL_SCORE for total in totals]

    def is_like_another(self, state: core.State, seat: int) -> bool:
        """Whether somebody has the same sheet."""
        sheets = cast(State, state).sheets
        own = sheets[seat]
        for other, sheet in enumerate(sheets):
            if other != seat and sheet.built == own.built and sheet.citizens == own.citizens:
                return True
        return False

    def turn(self, state: core.State, seat: int) -> int:
        """A half-day."""
        wheel = cast(State, state)
        return 2 * wheel.day + wheel.half

    def is_quiet(self, state: core.State) -> bool:
        """Between half-days."""
        wheel = cast(State, state)
        return wheel.stage == NUMBERED and wheel.sheets[0].question == CHOOSE_DIE


def half_days_left(state: State) -> int:
    """After this one."""
    return 2 * (DAYS - state.day) + 1 - state.half


def best_use(appraisal: Appraisal, offer: Offer, unspent: list[int]) -> float:
    """The best action with a die that is paid for, changed or not."""
    best = UNKNOWN
    for colour in range(3):
        if colour == offer.colour:
            best = max(best, _best_in_colour(appraisal, offer, unspent, colour))
        elif unspent[WISDOM] >= offer.colour_wisdom:
            after = unspent[:]
            after[WISDOM] -= offer.colour_wisdom
            price = appraisal.resource_worth(WISDOM, unspent[WISDOM]) - appraisal.resource_worth(WISDOM, after[WISDOM])
            best = max(best, _best_in_colour(appraisal, offer, after, colour) - price)
    return best


def _best_in_colour(appraisal: Appraisal, offer: Offer, unspent: list[int], colour: int) -> float:
    best = UNKNOWN
    rolled, influence = offer.value, unspent[INFLUENCE]
    full = appraisal.resource_worth(INFLUENCE, influence)
    each = appraisal.state.cards.value_influence
    free = appraisal.free >> 6 * colour
    for value in range(1, 7):
        price = steps(offer, value) * each
        if value == rolled:
            price = 0
        elif price > influence:
            continue
        held = influence - price if colour == INFLUENCE else unspent[colour]
        worth = appraisal.gain(colour, value, held)
        if free >> (value - 1) & 1 and offer.prestige:
            worth = max(worth, appraisal.build(colour, value, offer.tile))
        if free >> (17 + value) & 1:
            worth = max(worth, appraisal.build(3 + colour, value, offer.tile))
        if price:
            worth += appraisal.resource_worth(INFLUENCE, influence - price) - full
        best = max(best, worth)
    return best


def steps(offer: Offer, value: int) -> int:
    """How often a change of value has to be paid."""
    change = value - offer.value if value > offer.value else offer.value - value
    if change == 0 or offer.value_step == 1:
        return change
    return 99 if offer.value_step == 0 else -(-change // offer.value_step)


def uses(appraisal: Appraisal, offer: Offer, unspent: list[int], legal: list[int]) -> list[float]:
    """The worth of every use of a die that is paid for."""
    worths: list[float] = []
    each = appraisal.state.cards.value_influence
    for action in legal:
        gains = action < BUILD
        place = (action - GAIN) if gains else (action - BUILD)
        colour = place // 7 if gains else place // 6 % 3
        value = place % 7 if gains else place % 6 + 1
        after = unspent[:]
        if value != offer.value:
            after[INFLUENCE] -= steps(offer, value) * each
        if colour != offer.colour:
            after[WISDOM] -= offer.colour_wisdom
        worth = (
            appraisal.gain(colour, value, after[colour]) if gains else appraisal.build(place // 6, value, offer.tile)
        )
        for resource in (INFLUENCE, WISDOM):
            if after[resource] != unspent[resource]:
                worth += appraisal.resource_worth(resource, after[resource]) - appraisal.resource_worth(
                    resource, unspent[resource]
                )
        worths.append(worth)
    return worths
