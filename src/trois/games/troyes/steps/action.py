"""The choice of an action on one's own turn. Rules: Actions."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.dice import BUDGET_OF, HIGHEST_PRICE, budget_index
from trois.games.troyes.rules import influence, rounds
from trois.games.troyes.rules.buildings import placeable_values
from trois.games.troyes.rules.reach import (
    ANY_COLOUR,
    FOR_PALACE,
    USABLE,
    USABLE_MASK,
    values_within_reach,
    widest_totals,
)
from trois.games.troyes.state import State
from trois.games.troyes.steps import group
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT, PASS, PLACE
from trois.games.troyes.words import CITIZEN, PILGRIMAGE, WHITE, YELLOW

PILGRIMAGE_SLOT: Final = 5


def legal(state: State) -> list[int]:
    """Every action that some group within reach can carry out, passing, and influence. Rules: Actions."""
    reach = _reach(state)
    actions = _activities(state, reach)
    _add_events(state, reach, actions)
    values = [values_within_reach(state, state.seat, building, 0) for building in range(3)]
    if values[WHITE] & state.open_columns:
        actions.append(CATHEDRAL)
    for building in range(3):
        if can_place_with(state, building, values[building]) or any_modifier_places(state, building):
            actions.append(PLACE + building)
    if reach[YELLOW][budget_index(state.money[state.seat])] >= state.deal.cards.agriculture_divisor:
        actions.append(AGRICULTURE)
    actions.append(PASS)
    influence.moves(state, actions)
    return actions


def _reach(state: State) -> list[list[int]]:
    """The best totals for each colour; for a mixed group only when Pilgrimage lies open."""
    seat = state.seat
    if state.stocked[seat]:
        reach = [widest_totals(state, seat, sort) for sort in range(3)]
    else:
        reach = []
        totals = state.deal.totals
        for colour in range(3):
            own = state.dice[seat * 3 + colour]
            reach.append(totals.best(0, own, state.total[colour] - own))
    if state.round >= 3 and state.deal.activities[PILGRIMAGE_SLOT] == PILGRIMAGE:
        reach.append(widest_totals(state, seat, ANY_COLOUR))
    return reach


def _activities(state: State, reach: list[list[int]]) -> list[int]:
    """Cards whose hire, dice and first activation can be paid and whose divisor can be reached."""
    seat = state.seat
    posts = state.posts
    money = state.money[seat]
    points = state.influence[seat]
    actions: list[int] = []
    for card, colour, post, hire, price, fee, divisor in state.deal.offers[min(3, state.round)]:
        left = money - price if posts[post + seat] else money - price - hire
        if left < 0 or points < fee:
            continue
        if reach[colour][BUDGET_OF[left] if left < HIGHEST_PRICE else -1] >= divisor:
            actions.append(ACTIVATE + card)
    return actions


def _add_events(state: State, reach: list[list[int]], actions: list[int]) -> None:
    cards = state.deal.cards
    colours = cards.event_colour
    divisors = cards.event_divisor
    budget = budget_index(state.money[state.seat])
    found = [COMBAT + event for event in state.queue if reach[colours[event]][budget] >= divisors[event]]
    if len(found) > 1:
        found.sort()
    actions += found


def can_place_with(state: State, building: int, values: int) -> bool:
    """Whether a die of one of these values finds its row free of protected citizens. Rules: Protected."""
    if state.lying[building] == 0 or values == 0:
        return values != 0
    return values & placeable_values(state, state.seat, building) != 0


def any_modifier_places(state: State, building: int) -> bool:
    """Whether a cube brings a die within reach that can."""
    seat = state.seat
    usable = state.stocked[seat] & USABLE_MASK[FOR_PALACE + building]
    if not usable:
        return False
    modifiers = [modifier for modifier in USABLE[FOR_PALACE + building] if usable >> modifier & 1]
    values = [values_within_reach(state, seat, building, modifier) for modifier in modifiers]
    return any(can_place_with(state, building, each) for each in values)


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    if action > PASS:
        influence.spend(state, action, chance, journal)
    elif action == PASS:
        rounds.pass_turn(state, journal)
        rounds.after_turn(state, chance, journal)
    else:
        state.trail.append(action)
        if action < COMBAT and state.posts[(action - ACTIVATE) // 3 * 4 + state.seat] == 0:
            state.question = CITIZEN
        else:
            group.begin(state)
