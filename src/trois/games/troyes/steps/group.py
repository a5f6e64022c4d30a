"""Dice are chosen for an action: a modifier, then one to three dice from low to high. Rules: Dice groups."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.dice import (
    CHEAPEST_DIE,
    DIE_OWNER,
    DIE_PRICE,
    DIE_VALUE,
    MOST_DICE,
    NO_DIE,
    budget_index,
    price,
)
from trois.games.troyes.rules.actions import group_is_complete
from trois.games.troyes.rules.buildings import placeable_values
from trois.games.troyes.rules.reach import (
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
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT, DONE, MODIFY, TAKE
from trois.games.troyes.words import CITIZEN, DICE, TITHING


def begin(state: State) -> None:
    """Ask for dice for the target of the trail, within what is in hand now. Rules: Paid from the hand."""
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
    if state.budget >= CHEAPEST_DIE or state.modifier == TITHING:
        state.pool = all_dice(state, colour)
    else:
        state.pool = dice_of(state, colour, state.seat)
        state.pool.sort()


def legal(state: State) -> list[int]:
    """A modifier first, then dice that can still make a group. Rules: One colour, One modifier."""
    sort = sort_of(state, state.trail[0])
    actions: list[int] = []
    if not state.group and state.modifier == 0 and state.stocked[state.seat] & USABLE_MASK[sort]:
        actions = modifiers(state, sort)
    if sort == FOR_CATHEDRAL:
        cathedral_dice(state, actions)
    elif sort >= FOR_PALACE:
        single_die(state, sort - FOR_PALACE, actions)
    elif state.modifier == TITHING:
        tithing_dice(state, actions)
    else:
        usual_dice(state, actions)
    return actions


def modifiers(state: State, sort: int) -> list[int]:
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


def single_die(state: State, building: int, actions: list[int]) -> None:
    """Exactly one die, of a value whose row can take a citizen; with Tithing a free one of another.

    Rules: Place a citizen.
    """
    values = placeable_values(state, state.seat, building)
    tithing = state.modifier == TITHING
    last = -1
    for die in state.pool:
        if die == last or not values >> DIE_VALUE[die] & 1:
            continue
        if not tithing or DIE_OWNER[die] != state.seat:
            actions.append(TAKE + die)
            last = die


def cathedral_dice(state: State, actions: list[int]) -> None:
    """Every die of the group must find a free level on its space. Rules: Every cathedral die."""
    size = len(state.group)
    bought = sum([DIE_OWNER[die] != state.seat for die in state.group])
    last = -1
    for die in state.pool:
        value = DIE_VALUE[die]
        same = sum([DIE_VALUE[chosen] == value for chosen in state.group])
        due = price(size + 1, bought + (DIE_OWNER[die] != state.seat))
        if die != last and due <= state.budget and state.heights[value - 1] + same < 3:
            actions.append(TAKE + die)
            last = die
    if size:
        actions.append(DONE)


class _Rest:
    """The best dice that may still follow in a group, two of the seat's own and two of others."""

    def __init__(self, budget: int, most: int) -> None:
        self.budget = budget
        self.most = most
        self.own = NO_DIE
        self.own_next = NO_DIE
        self.other = NO_DIE
        self.other_next = NO_DIE

    def meet(self, gain: int, is_own: bool) -> None:
        """Dice are met from high to low, so only the first two of each sort matter."""
        if is_own:
            if self.own == NO_DIE:
                self.own = gain
            elif self.own_next == NO_DIE:
                self.own_next = gain
        elif self.other == NO_DIE:
            self.other = gain
        elif self.other_next == NO_DIE:
            self.other_next = gain

    def can_bring(self, missing: int, size: int, paid: int) -> bool:
        """Whether one or two more dice bring what a group of this size and this many paid dice misses."""
        if size == self.most:
            return False
        spare = self.budget // DIE_PRICE[size + 1] - paid
        if (self.own >= missing and spare >= 0) or (self.other >= missing and spare >= 1):
            return True
        return size + 2 <= self.most and self._two_bring(missing, self.budget // DIE_PRICE[3] - paid)

    def _two_bring(self, missing: int, spare: int) -> bool:
        return (
            (self.own + self.own_next >= missing and spare >= 0)
            or (self.own + self.other >= missing and spare >= 1)
            or (self.other + self.other_next >= missing and spare >= 2)
        )


def usual_dice(state: State, actions: list[int]) -> None:
    """Dice with which the group can still reach what it needs, with later dice, within the budget."""
    totals_now = state.deal.totals
    gains = totals_now.die_gains[state.modifier]
    seat = state.seat
    pool = state.pool
    missing = state.need - totals_now.bonus[state.modifier]
    bought = 0
    for die in state.group:
        missing -= gains[die]
        bought += DIE_OWNER[die] != seat
    size = len(state.group) + 1
    affordable = state.budget // DIE_PRICE[size]
    rest = _Rest(state.budget, MOST_DICE[state.modifier])
    found: list[int] = []
    for at in range(len(pool) - 1, -1, -1):
        die = pool[at]
        gain = gains[die]
        is_own = DIE_OWNER[die] == seat
        paid = bought if is_own else bought + 1
        is_first = paid <= affordable and (at == 0 or pool[at - 1] != die)
        if is_first and (gain >= missing or rest.can_bring(missing - gain, size, paid)):
            found.append(TAKE + die)
        rest.meet(gain, is_own)
    found.reverse()
    actions += found
    if size > 1 and missing <= 0:
        actions.append(DONE)


def tithing_dice(state: State, actions: list[int]) -> None:
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
    return paid >= 0 and total >= state.need and price(len(group), paid) <= state.budget


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
        group_is_complete(state, chance, journal)
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
        group_is_complete(state, chance, journal)
