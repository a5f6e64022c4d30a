"""The choice of an action on the own turn. Rules: Actions."""

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
    values_within_reach,
    widest_totals,
)
from trois.games.troyes.state import State
from trois.games.troyes.steps import group
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT, PASS, PLACE
from trois.games.troyes.words import CITIZEN, PILGRIMAGE, SLOT_COLOUR, WHITE, YELLOW

PILGRIMAGE_SLOT: Final = 5


def legal(state: State) -> list[int]:
    """Every action that some group within reach can carry out, passing, and influence. Rules: Actions."""
    reach = _reach(state)
    actions = _activities(state, reach)
    actions += _events(state, reach)
    if _can_build(state):
        actions.append(CATHEDRAL)
    _placements(state, actions)
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
    for card, slot, hire, price, fee, divisor in state.deal.offers[min(3, state.round)]:
        left = money - price if posts[slot * 4 + seat] else money - price - hire
        if left >= 0 and points >= fee:
            totals = reach[ANY_COLOUR if card == PILGRIMAGE else SLOT_COLOUR[slot]]
            if totals[BUDGET_OF[left] if left < HIGHEST_PRICE else -1] >= divisor:
                actions.append(ACTIVATE + card)
    return actions


def _events(state: State, reach: list[list[int]]) -> list[int]:
    cards = state.deal.cards
    colours = cards.event_colour
    divisors = cards.event_divisor
    budget = budget_index(state.money[state.seat])
    strengths = [reach[0][budget], reach[1][budget], reach[2][budget]]
    actions = [COMBAT + event for event in state.queue if strengths[colours[event]] >= divisors[event]]
    actions.sort()
    return actions


def _can_build(state: State) -> bool:
    return values_within_reach(state, state.seat, WHITE, 0) & state.open_columns != 0


def _placements(state: State, actions: list[int]) -> None:
    actions += [PLACE + building for building in range(3) if can_place(state, building)]


def can_place(state: State, building: int) -> bool:
    return can_place_with(state, building, 0) or (
        state.stocked[state.seat] != 0 and any_modifier_places(state, building)
    )


def can_place_with(state: State, building: int, modifier: int) -> bool:
    """Whether a die within reach finds its row free of protected citizens. Rules: Protected."""
    values = values_within_reach(state, state.seat, building, modifier)
    if state.lying[building] == 0 or values == 0:
        return values != 0
    return values & placeable_values(state, state.seat, building) != 0


def any_modifier_places(state: State, building: int) -> bool:
    for modifier in USABLE[FOR_PALACE + building]:
        if state.stocked[state.seat] >> modifier & 1 and can_place_with(state, building, modifier):
            return True
    return False


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
