"""What a seat does with its die: gain resources or build, with the die as it is or changed."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.rules import buildings, gains
from trois.games.troyes_dice.rules.price import pay
from trois.games.troyes_dice.state import PRESTIGE_CELLS, State
from trois.games.troyes_dice.vocabulary import BUILD, BUILD_LISTS, GAIN, GAIN_ANY, GAIN_LISTS
from trois.games.troyes_dice.words import BY_DIE, FOR_COLOUR, FOR_VALUE, INFLUENCE, NO_REASON, WISDOM


def _reach(value: int, distance: int) -> int:
    """Mask of the values that lie at most so far from a value; a changed die shows 1 to 6."""
    return 1 << value | sum(1 << v for v in range(1, 7) if abs(v - value) <= distance)


REACH: Final[list[list[int]]] = [[_reach(value, distance) for distance in range(18 * 6 + 1)] for value in range(7)]
"""By value and the distance that all Influence on a track can pay for."""


def legal(state: State, seat: int) -> list[int]:
    """Gain resources, or build in a cell that is free: with the die as it is or changed.

    `values` is the mask of values that the Influence which is left can bring the die to. Rules: Building, Gaining in vain.
    """
    sheet = state.sheets[seat]
    offer = state.offers[sheet.plaza]
    values = REACH[offer.value][sheet.unspent[INFLUENCE] // state.cards.value_influence * offer.value_step]
    numbers = values >> 1
    free = sheet.free_cells()
    if not offer.prestige:
        free &= ~PRESTIGE_CELLS
    if sheet.unspent[WISDOM] >= offer.colour_wisdom:
        return _uses_in_any_colour(values, numbers, free)
    colour = offer.colour
    return [
        *GAIN_LISTS[colour][values],
        *BUILD_LISTS[colour][free >> 6 * colour & numbers],
        *BUILD_LISTS[3 + colour][free >> (18 + 6 * colour) & numbers],
    ]


def _uses_in_any_colour(values: int, numbers: int, free: int) -> list[int]:
    """The same with the Wisdom to change the colour."""
    return [
        *GAIN_ANY[values],
        *BUILD_LISTS[0][free & numbers],
        *BUILD_LISTS[1][free >> 6 & numbers],
        *BUILD_LISTS[2][free >> 12 & numbers],
        *BUILD_LISTS[3][free >> 18 & numbers],
        *BUILD_LISTS[4][free >> 24 & numbers],
        *BUILD_LISTS[5][free >> 30 & numbers],
    ]


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
    """Pay for the changes, then gain or build. Rules: Paid before gained."""
    offer = state.offers[state.sheets[seat].plaza]
    if action < BUILD:
        colour, value = (action - GAIN) // 7, (action - GAIN) % 7
        if value != offer.value or colour != offer.colour:
            change_die(state, seat, offer, colour, value, journal)
        gains.gain_resources(state, seat, colour, value, BY_DIE, journal)
    else:
        row, number = (action - BUILD) // 6, (action - BUILD) % 6 + 1
        if number != offer.value or row % 3 != offer.colour:
            change_die(state, seat, offer, row % 3, number, journal)
        buildings.build(state, seat, row, number, offer.tile, NO_REASON, journal)
    gains.go_on(state, seat, chance, journal)


def change_die(state: State, seat: int, offer: Offer, colour: int, value: int, journal: Journal | None) -> None:
    """Rules: Change of value, Change of colour."""
    sheet = state.sheets[seat]
    if value != offer.value:
        steps = -(-abs(value - offer.value) // offer.value_step)
        pay(sheet, seat, INFLUENCE, steps * state.cards.value_influence, FOR_VALUE, journal)
    if colour != offer.colour:
        pay(sheet, seat, WISDOM, offer.colour_wisdom, FOR_COLOUR, journal)
