"""Dice groups: the dice that bring most for their price."""

from typing import Final

from trois.bots.troyes import prices
from trois.bots.troyes.appraisal import Appraisal
from trois.core.journal import NOBODY
from trois.games.troyes.dice import CHEAPEST_DIE, DIE_OWNER, DIE_VALUE, MOST_DICE, PILES, budget_index, price
from trois.games.troyes.rules.reach import ANY_COLOUR, USABLE_MASK, sort_of, totals
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT, DONE, MODIFY, PLACE, TAKE
from trois.games.troyes.words import TITHING, WHITE

IMPOSSIBLE: Final = -1e6
CUBE_PRICE: Final = 0.7
"""Of a modifier's cube, what using it up costs."""


def best(appraisal: Appraisal, target: int) -> float:
    """The choice of a target: what the best group within reach brings, roughly."""
    if target == CATHEDRAL:
        return _best_building(appraisal)
    state, seat = appraisal.state, appraisal.seat
    money, need = state.money[seat], 1
    worth = 0.0
    if target < COMBAT:
        slot = (target - ACTIVATE) // 3
        worth, need = appraisal.hiring(target - ACTIVATE), state.deal.divisor[slot]
        money -= state.deal.price[slot] + (0 if state.posts[slot * 4 + seat] else state.deal.hire[slot])
    elif target < CATHEDRAL:
        need = state.deal.cards.event_divisor[target - COMBAT]
    else:
        need = state.deal.cards.agriculture_divisor
    return worth + _best_total(appraisal, target, money, need)


def _best_total(appraisal: Appraisal, target: int, money: int, need: int) -> float:
    state, seat = appraisal.state, appraisal.seat
    sort = sort_of(state, target)
    if sort == ANY_COLOUR or state.stocked[seat]:
        reach = _with_modifiers(appraisal, sort)
    else:
        own = state.dice[seat * 3 + sort]
        reach = state.deal.totals.best(0, own, state.total[sort] - own)
    found, before = IMPOSSIBLE, -1
    for step in range(budget_index(money) + 1):
        total = reach[step]
        if total != before and total >= need:
            price = prices.DIE * min(total, 12) if step == 0 else 2 * step * appraisal.denier + prices.DIE * total * 0.4
            found = max(found, appraisal.target(target, total // need) - price)
        before = total
    return found


def _with_modifiers(appraisal: Appraisal, sort: int) -> list[int]:
    """The best totals, a modifier's cube counted as the pips it costs."""
    state, seat = appraisal.state, appraisal.seat
    reach = list(totals(state, seat, sort, 0))
    for modifier in range(1, 9):
        if state.stocked[seat] >> modifier & 1 and usable(sort, modifier):
            for step, total in enumerate(totals(state, seat, sort, modifier)):
                reach[step] = max(reach[step], total - 2)
    return reach


def usable(sort: int, modifier: int) -> bool:
    return USABLE_MASK[sort] >> modifier & 1 == 1


def _best_building(appraisal: Appraisal) -> float:
    """The cathedral with own white dice, or one bought."""
    state = appraisal.state
    pile = PILES[state.dice[appraisal.seat * 3 + WHITE]]
    found = [cathedral_die(appraisal, value, 0) - prices.DIE * value for value in pile.values]
    found.sort(reverse=True)
    worth = sum(found[:3])
    if not found and state.money[appraisal.seat] >= CHEAPEST_DIE:
        return (
            max([cathedral_die(appraisal, value, 0) for value in range(1, 7)]) - CHEAPEST_DIE * appraisal.denier - 0.3
        )
    return worth


def cathedral_die(appraisal: Appraisal, value: int, same: int) -> float:
    """A cube in the cathedral: a point, influence, and no empty level."""
    state, seat = appraisal.state, appraisal.seat
    level = state.heights[value - 1] + same
    if level >= 3:
        return IMPOSSIBLE
    cards = state.deal.cards
    worth = cards.cathedral_vp + cards.cathedral_influence[value - 1] * appraisal.influence + 0.15
    if seat not in state.cathedral[level * 6 : level * 6 + 6]:
        worth += 1.6
    return worth


def best_placement(appraisal: Appraisal, building: int) -> float:
    """A citizen in a building, if there is one to spare, with the lowest die."""
    state = appraisal.state
    if state.supply[appraisal.seat] == 0 and not state.lying[building] >> appraisal.seat & 1:
        return -1.0
    lowest = PILES[state.dice[appraisal.seat * 3 + building]].values
    price = prices.DIE * lowest[0] if lowest else CHEAPEST_DIE * appraisal.denier
    wage = state.deal.cards.wages[building] * appraisal.denier * appraisal.left
    return (
        prices.at(prices.CITIZEN, appraisal.left) - 0.5 * prices.at(prices.SUPPLY, appraisal.left) - wage * 0.6 - price
    )


# The choice of dice


def worths(appraisal: Appraisal, legal: list[int]) -> list[float]:
    """The best group that begins with what is chosen so far and with each action."""
    state = appraisal.state
    target = state.trail[0]
    found: list[float] = []
    for action in legal:
        if action == DONE:
            found.append(_group(appraisal, target, state.group))
        elif action < TAKE:
            found.append(_with_modifier(appraisal, target, action - MODIFY + 1))
        else:
            found.append(_with_die(appraisal, target, action - TAKE))
    return found


def _with_modifier(appraisal: Appraisal, target: int, modifier: int) -> float:
    """A modifier: what its best total brings more, less its cube."""
    state, seat = appraisal.state, appraisal.seat
    cube = CUBE_PRICE * prices.at(prices.CUBE, appraisal.left)
    if target >= PLACE and target != AGRICULTURE:
        return 0.5 - cube
    reach = totals(state, seat, sort_of(state, target), modifier)
    at = budget_index(state.budget)
    if modifier == TITHING:
        return appraisal.target(target, reach[at] // state.need) - cube
    free = reach[0]
    worth = appraisal.target(target, free // state.need) - prices.DIE * free * 0.6 if free >= state.need else IMPOSSIBLE
    return max(worth, appraisal.target(target, reach[at] // state.need) - state.budget * appraisal.denier * 0.8) - cube


def _with_die(appraisal: Appraisal, target: int, die: int) -> float:
    """The best of this die alone, with one more, with two more."""
    state = appraisal.state
    group = [*state.group, die]
    best_worth = _group(appraisal, target, group)
    most = _most(target, state.modifier)
    if len(group) >= most:
        return best_worth
    later = state.pool[state.pool.index(die) + 1 :]
    last = -1
    for at, other in enumerate(later):
        if other == last:
            continue
        last = other
        best_worth = max(best_worth, _group(appraisal, target, [*group, other]))
        if len(group) + 2 <= most:
            third = -1
            for more in later[at + 1 :]:
                if more != third:
                    third = more
                    best_worth = max(best_worth, _group(appraisal, target, [*group, other, more]))
    return best_worth


def _most(target: int, modifier: int) -> int:
    return 1 if PLACE <= target < AGRICULTURE else MOST_DICE[modifier]


def _group(appraisal: Appraisal, target: int, group: list[int]) -> float:
    """What a group brings less what it costs."""
    state, seat = appraisal.state, appraisal.seat
    gains = state.deal.totals.die_gains[state.modifier]
    total, bought, own, grey = state.deal.totals.bonus[state.modifier], 0, 0, 0
    for die in group:
        total += gains[die]
        if DIE_OWNER[die] == seat:
            own += DIE_VALUE[die]
        else:
            bought += 1
            grey += DIE_OWNER[die] == 4
    if state.modifier == TITHING:
        bought = max(0, bought - 2)
    cost = price(len(group), bought)
    if cost > state.budget:
        return IMPOSSIBLE
    worth = -prices.DIE * own - cost * appraisal.denier * (1.0 if grey else 1.0 + prices.RIVALS_DENIER)
    if target == CATHEDRAL:
        return worth + _building(appraisal, group)
    if PLACE <= target < AGRICULTURE:
        return worth - 0.05 * _own_pushed(appraisal, target - PLACE, DIE_VALUE[group[0]])
    if total < state.need:
        return IMPOSSIBLE
    return worth + appraisal.target(target, total // state.need)


def _building(appraisal: Appraisal, group: list[int]) -> float:
    worth = 0.0
    for at, die in enumerate(group):
        same = 0
        for earlier in group[:at]:
            same += DIE_VALUE[earlier] == DIE_VALUE[die]
        worth += cathedral_die(appraisal, DIE_VALUE[die], same)
    return worth


def _own_pushed(appraisal: Appraisal, building: int, value: int) -> int:
    """How many own citizens stand in the row: they would be moved on, or out."""
    cards = appraisal.state.deal.cards
    start = cards.row_start[building][value]
    row = appraisal.state.spaces[start : start + cards.row_length[building]]
    full = NOBODY not in row
    return row.count(appraisal.seat) + (30 if full and row[-1] == appraisal.seat else 0) - (4 if not full else 0)
