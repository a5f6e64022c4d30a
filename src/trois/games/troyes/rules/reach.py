"""What totals a seat can reach with which dice, modifiers and deniers. Rules: Dice groups, Modifiers."""

from typing import Final

from trois.games.troyes.dice import (
    BUDGETS,
    CHEAPEST_DIE,
    DIE_OWNER,
    DIE_VALUE,
    MOST_DICE,
    PILES,
    budget_index,
    packed,
    price,
)
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT, PLACE
from trois.games.troyes.words import (
    APPRENTICESHIP,
    BLACKSMITH,
    CONFESSION,
    MILITIA,
    MONK,
    PILGRIMAGE,
    PRIEST,
    RED,
    SLOT_COLOUR,
    TEMPLAR,
    TITHING,
    WHITE,
    YELLOW,
)

# Sorts of targets: the three colours, then those with rules of their own.
ANY_COLOUR: Final = 3
FOR_PALACE: Final = 4
FOR_CITY_HALL: Final = 6
"""The Bishopric is between them."""
FOR_CATHEDRAL: Final = 7

USABLE: Final = [
    [BLACKSMITH, MILITIA, APPRENTICESHIP, CONFESSION, TEMPLAR],
    [APPRENTICESHIP, CONFESSION],
    [TITHING, MONK, PRIEST, APPRENTICESHIP, CONFESSION],
    [BLACKSMITH, MILITIA, TITHING, MONK, PRIEST, APPRENTICESHIP, CONFESSION, TEMPLAR],
    [MILITIA],
    [],
    [TITHING],
    [],
]
"""Which modifiers work for each sort of target."""
USABLE_MASK: Final = [sum(1 << modifier for modifier in modifiers) for modifiers in USABLE]
_COLOUR_OF_SORT: Final = [RED, WHITE, YELLOW, ANY_COLOUR, RED, WHITE, YELLOW, WHITE]
_COLOUR_OF_MODIFIER: Final = [-1, RED, YELLOW, YELLOW, WHITE, YELLOW, -1, -1, WHITE]


def sort_of(state: State, target: int) -> int:
    if target < COMBAT:
        slot = (target - ACTIVATE) // 3
        return ANY_COLOUR if target - ACTIVATE == PILGRIMAGE else SLOT_COLOUR[slot]
    if target < CATHEDRAL:
        return state.deal.cards.event_colour[target - COMBAT]
    if target == CATHEDRAL:
        return FOR_CATHEDRAL
    if target == AGRICULTURE:
        return YELLOW
    return FOR_PALACE + target - PLACE


def colour_of_dice(sort: int, modifier: int) -> int:
    """The colour a group must have, or ANY_COLOUR."""
    colour = _COLOUR_OF_MODIFIER[modifier]
    return colour if colour >= 0 else _COLOUR_OF_SORT[sort]


def totals(state: State, seat: int, sort: int, modifier: int) -> list[int]:
    """The best totals for 0, 2, ... 18 deniers."""
    if modifier == TITHING:
        return tithing_totals(state, seat)
    colour = colour_of_dice(sort, modifier)
    if colour == ANY_COLOUR:
        return _mixed_totals(state, seat, modifier)
    own = state.dice[seat * 3 + colour]
    return state.deal.totals.best(modifier, own, state.total[colour] - own)


def _mixed_totals(state: State, seat: int, modifier: int) -> list[int]:
    own: list[int] = []
    others: list[int] = []
    for colour in range(3):
        pile = state.dice[seat * 3 + colour]
        own += PILES[pile].values[-3:]
        others += PILES[state.total[colour] - pile].values[-3:]
    own.sort()
    others.sort()
    return state.deal.totals.best(modifier, packed(own[-3:]), packed(others[-3:]))


def widest_totals(state: State, seat: int, sort: int) -> list[int]:
    """The best totals over all modifiers the seat has a cube for."""
    widest = totals(state, seat, sort, 0)
    if state.stocked[seat] & USABLE_MASK[sort]:
        for modifier in USABLE[sort]:
            if state.stocked[seat] >> modifier & 1:
                widest = _higher(widest, totals(state, seat, sort, modifier))
    return widest


def _higher(some: list[int], others: list[int]) -> list[int]:
    """Entry by entry the higher number."""
    # Hot code: max() is a call, a condition is not.
    return [some[at] if some[at] > others[at] else others[at] for at in range(BUDGETS)]  # noqa: FURB136


def dice_of(state: State, colour: int, owner: int) -> list[int]:
    """The dice of one colour, or of all, in one district."""
    if colour == ANY_COLOUR:
        return dice_of(state, RED, owner) + dice_of(state, WHITE, owner) + dice_of(state, YELLOW, owner)
    pile = state.dice[owner * 3 + colour]
    if pile == 0:
        return []
    tag = colour * 5 + owner - 15
    return [value * 15 + tag for value in PILES[pile].values]


def all_dice(state: State, colour: int) -> list[int]:
    """The dice of one colour, or of all, in all districts, low to high."""
    dice: list[int] = []
    for owner in range(5):
        if colour == ANY_COLOUR or state.dice[owner * 3 + colour]:
            dice += dice_of(state, colour, owner)
    dice.sort()
    return dice


def paid_with_tithing(group: list[int], seat: int) -> int:
    """How many dice must be paid: one of each other owner is free; -1 if none is taken from another."""
    seen = 0
    paid = 0
    for die in group:
        owner = DIE_OWNER[die]
        if owner != seat:
            paid += seen >> owner & 1
            seen |= 1 << owner
    return paid if seen else -1


def tithing_totals(state: State, seat: int) -> list[int]:
    """As `GroupTotals.best`, with the prices of Tithing; at most 41 groups."""
    best = [0] * BUDGETS
    dice = all_dice(state, YELLOW)
    for first in range(len(dice)):
        _weigh(best, [dice[first]], seat)
        for second in range(first + 1, len(dice)):
            _weigh(best, [dice[first], dice[second]], seat)
            for third in range(second + 1, len(dice)):
                _weigh(best, [dice[first], dice[second], dice[third]], seat)
    return best


def _weigh(best: list[int], group: list[int], seat: int) -> None:
    paid = paid_with_tithing(group, seat)
    if paid >= 0:
        total = sum([DIE_VALUE[die] for die in group])
        for budget in range(budget_index(price(len(group), paid)), BUDGETS):
            best[budget] = max(best[budget], total)


def most_dice(sort: int, modifier: int) -> int:
    """A citizen is placed with exactly one die, Monk and Templar use one, other groups have up to three."""
    return 1 if FOR_PALACE <= sort <= FOR_CITY_HALL else MOST_DICE[modifier]


def values_within_reach(state: State, seat: int, building: int, modifier: int) -> int:
    """A mask of the values of single dice that may place a citizen in a building."""
    colour = YELLOW if modifier else building
    own = state.dice[seat * 3 + colour]
    others = PILES[state.total[colour] - own].mask
    if modifier == TITHING:
        return others
    return PILES[own].mask | (others if state.money[seat] >= CHEAPEST_DIE else 0)
