"""Dice are chosen for an action: a modifier, then one to three dice from low to high (Rules: Dice groups)."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.dice import (
    BONUS,
    DIE_GAINS,
    DIE_OWNER,
    DIE_VALUE,
    NO_DIE,
    budget_index,
)
from trois.games.troyes.state import State
from trois.games.troyes.steps import deeds
from trois.games.troyes.steps.buildings import placeable_values
from trois.games.troyes.steps.reach import (
    FOR_CATHEDRAL,
    FOR_CITY_HALL,
    FOR_PALACE,
    USABLE,
    USABLE_MASK,
    all_dice,
    colour_of_dice,
    dice_of,
    most_dice,
    paid_with_tithing,
    sort_of,
    totals,
    values_within_reach,
)
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT, DONE, MODIFY, TAKE
from trois.games.troyes.words import CITIZEN, DICE, TITHING


def begin(state: State) -> None:
    """Ask for dice for the target of the trail."""
    target = state.trail[0]
    seat = state.seat
    state.question = DICE
    state.modifier = 0
    state.group = []
    state.budget = state.money[seat]
    state.need = 0
    if target < COMBAT:
        slot = (target - ACTIVATE) // 3
        state.need = state.deal.divisor[slot]
        state.budget -= state.deal.price[slot]
        if state.posts[slot * 4 + seat] == 0:
            state.budget -= state.deal.hire[slot]
    elif target < CATHEDRAL:
        state.need = state.deal.cards.event_divisor[target - COMBAT]
    elif target == AGRICULTURE:
        state.need = state.deal.cards.agriculture_divisor
    _lay_out(state)


def _lay_out(state: State) -> None:
    """The dice to choose from: those of the others only if one can be paid."""
    colour = colour_of_dice(sort_of(state, state.trail[0]), state.modifier)
    if state.budget >= 2 or state.modifier == TITHING:
        state.pool = all_dice(state, colour)
    else:
        state.pool = dice_of(state, colour, state.seat)
        state.pool.sort()


def legal(state: State) -> list[int]:
    sort = sort_of(state, state.trail[0])
    actions: list[int] = []
    if not state.group and state.modifier == 0 and state.stocked[state.seat] & USABLE_MASK[sort]:
        actions = _modifiers(state, sort)
    if sort == FOR_CATHEDRAL:
        _cathedral_dice(state, actions)
    elif sort >= FOR_PALACE:
        _single_dice(state, sort - FOR_PALACE, actions)
    elif state.modifier == TITHING:
        _tithing_dice(state, actions)
    else:
        _usual_dice(state, actions)
    return actions


def _modifiers(state: State, sort: int) -> list[int]:
    """Modifiers with a cube of the seat that can bring the group to an end."""
    stocked = state.stocked[state.seat]
    usable = [modifier for modifier in USABLE[sort] if stocked >> modifier & 1]
    return [MODIFY + modifier - 1 for modifier in usable if _can_modify(state, sort, modifier)]


def _can_modify(state: State, sort: int, modifier: int) -> bool:
    if FOR_PALACE <= sort <= FOR_CITY_HALL:
        building = sort - FOR_PALACE
        values = values_within_reach(state, state.seat, building, modifier)
        return values & placeable_values(state, state.seat, building) != 0
    return totals(state, state.seat, sort, modifier)[budget_index(state.budget)] >= state.need


def _single_dice(state: State, building: int, actions: list[int]) -> None:
    """Exactly one die, of a value whose row can take a citizen; with Tithing a free one of another."""
    values = placeable_values(state, state.seat, building)
    tithing = state.modifier == TITHING
    last = -1
    for die in state.pool:
        if die == last or not values >> DIE_VALUE[die] & 1:
            continue
        if not tithing or DIE_OWNER[die] != state.seat:
            actions.append(TAKE + die)
            last = die


def _cathedral_dice(state: State, actions: list[int]) -> None:
    """Every die of the group must find a free level on its space."""
    size = len(state.group)
    bought = sum([DIE_OWNER[die] != state.seat for die in state.group])
    last = -1
    for die in state.pool:
        value = DIE_VALUE[die]
        same = sum([DIE_VALUE[chosen] == value for chosen in state.group])
        price = (bought + (DIE_OWNER[die] != state.seat)) * 2 * (size + 1)
        if die != last and price <= state.budget and state.heights[value - 1] + same < 3:
            actions.append(TAKE + die)
            last = die
    if size:
        actions.append(DONE)


def _usual_dice(state: State, actions: list[int]) -> None:
    """Dice with which the group can still reach what it needs, with later dice, within the budget.

    The pool is walked from its end, so the first dice met are the best that may still follow.
    """
    gains = DIE_GAINS[state.modifier]
    seat = state.seat
    pool = state.pool
    need = state.need
    budget = state.budget
    most = most_dice(0, state.modifier)
    total = BONUS[state.modifier]
    bought = 0
    for die in state.group:
        total += gains[die]
        bought += DIE_OWNER[die] != seat
    size = len(state.group) + 1
    own = other = own_next = other_next = NO_DIE
    found: list[int] = []
    for at in range(len(pool) - 1, -1, -1):
        die = pool[at]
        gain = gains[die]
        is_own = DIE_OWNER[die] == seat
        if at == 0 or pool[at - 1] != die:
            paid = bought if is_own else bought + 1
            if 2 * paid * size <= budget and (
                total + gain >= need
                or (size < most and _one_more(budget, need - total - gain, paid, size + 1, own, other))
                or (size == 1 and most == 3 and _two_more(budget, need - total - gain, paid, own, own_next, other, other_next))
            ):
                found.append(TAKE + die)
        if is_own:
            if own == NO_DIE:
                own = gain
            elif own_next == NO_DIE:
                own_next = gain
        elif other == NO_DIE:
            other = gain
        elif other_next == NO_DIE:
            other_next = gain
    found.reverse()
    actions += found
    if size > 1 and total >= need:
        actions.append(DONE)


def _one_more(budget: int, missing: int, paid: int, size: int, own: int, other: int) -> bool:
    """Whether one more die, own or bought, brings what is missing."""
    price = 2 * size
    return (own >= missing and paid * price <= budget) or (other >= missing and (paid + 1) * price <= budget)


def _two_more(budget: int, missing: int, paid: int, own: int, own_next: int, other: int, other_next: int) -> bool:
    return (
        (own + own_next >= missing and paid * 6 <= budget)
        or (own + other >= missing and (paid + 1) * 6 <= budget)
        or (other + other_next >= missing and (paid + 2) * 6 <= budget)
    )


def _tithing_dice(state: State, actions: list[int]) -> None:
    last = -1
    for at, die in enumerate(state.pool):
        if die != last and _tithing_can_end(state, [*state.group, die], at + 1):
            actions.append(TAKE + die)
            last = die
    if state.group and _tithing_ends(state, state.group):
        actions.append(DONE)


def _tithing_ends(state: State, group: list[int]) -> bool:
    paid = paid_with_tithing(group, state.seat)
    total = sum([DIE_VALUE[die] for die in group])
    return paid >= 0 and total >= state.need and 2 * paid * len(group) <= state.budget


def _tithing_can_end(state: State, group: list[int], start: int) -> bool:
    """Whether the group is enough or some later dice make it so."""
    if _tithing_ends(state, group):
        return True
    if len(group) < 3:
        for at in range(start, len(state.pool)):
            if _tithing_can_end(state, [*group, state.pool[at]], at + 1):
                return True
    return False


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    if action == DONE:
        state.trail.append(action)
        deeds.group_is_complete(state, chance, journal)
    elif action < TAKE:
        state.trail.append(action)
        state.modifier = action - MODIFY + 1
        _lay_out(state)
    else:
        _take(state, action, chance, journal)


def _take(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    state.trail.append(action)
    die = action - TAKE
    state.group.append(die)
    state.pool = state.pool[state.pool.index(die) + 1 :]
    sort = sort_of(state, state.trail[0])
    if FOR_PALACE <= sort <= FOR_CITY_HALL:
        state.question = CITIZEN
    elif len(state.group) == most_dice(sort, state.modifier):
        deeds.group_is_complete(state, chance, journal)
