"""An action is carried out: hire, move, pay, then its effect. Rules: Dice groups, Actions."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.dice import DIE_COLOUR, DIE_OWNER, DIE_VALUE, ONE, price
from trois.games.troyes.rules import activities, buildings, cathedral, rounds
from trois.games.troyes.rules.dice_groups import dice_paid, group_price, group_total
from trois.games.troyes.rules.flags import free_flags, put_cubes
from trois.games.troyes.rules.purse import gain_deniers, gain_influence, gain_vp, hand_over, pay_deniers
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT, PLACE
from trois.games.troyes.words import (
    ACTIVITIES,
    AMOUNT,
    CHIVALRY,
    COLOURS,
    FROM_CATHEDRAL,
    GREY,
    MILLER,
    MODIFIERS,
    OWNERS,
)


def group_is_complete(state: State, chance: Chance, journal: Journal | None) -> None:
    """Ask how often, if there is a choice; else carry the action out."""
    target = state.trail[0]
    state.left = most_times(state, target)
    if state.left > 1 and target not in {ACTIVATE + CHIVALRY, ACTIVATE + MILLER} and target < CATHEDRAL:
        state.question = AMOUNT
    else:
        carry_out(state, state.left, chance, journal)


def most_times(state: State, target: int) -> int:
    """Activations or cubes the group gives, as far as they can be paid and find a flag. Rules: At least once."""
    if target >= CATHEDRAL:
        return 1
    times = group_total(state) // state.need
    if target >= COMBAT:
        return min(times, free_flags(state, target - COMBAT))
    card = target - ACTIVATE
    each = state.deal.cards.pay_deniers[card]
    if each:
        times = min(times, 1 + (state.budget - group_price(state)) // each)
    fee = state.deal.cards.pay_influence[card]
    if fee:
        times = min(times, state.influence[state.seat] // fee)
    return times


def carry_out(state: State, times: int, chance: Chance, journal: Journal | None) -> None:
    target = state.trail[0]
    if target < COMBAT:
        hire_if_needed(state, journal)
    total = group_total(state)
    group = state.group
    _pay_and_spend(state, journal)
    if target < COMBAT:
        activities.activate(state, target - ACTIVATE, times, chance, journal)
        return
    if target < CATHEDRAL:
        put_cubes(state, target - COMBAT, state.seat, times, "", journal)
    elif target == CATHEDRAL:
        build_cathedral(state, group, journal)
    elif target == AGRICULTURE:
        farm(state, total, journal)
    rounds.after_turn(state, chance, journal)


def farm(state: State, total: int, journal: Journal | None) -> None:
    """Deniers for the total of yellow dice. Rules: Agriculture."""
    gain_deniers(state, state.seat, total // state.deal.cards.agriculture_divisor, "agriculture", journal)


def place_citizen(state: State, source: int, chance: Chance, journal: Journal | None) -> None:
    """The moving citizen is taken first, then the die is paid, then the others are pushed.

    Rules: Place a citizen.
    """
    building = state.trail[0] - PLACE
    value = DIE_VALUE[state.group[0]]
    buildings.take_from(state, state.seat, source)
    _pay_and_spend(state, journal)
    buildings.put(state, building, value, state.seat, "", journal)
    rounds.after_turn(state, chance, journal)


def hire_if_needed(state: State, journal: Journal | None) -> None:
    """Whoever has no tradesman on the card pays and moves a citizen there. Rules: Hire."""
    card = state.trail[0] - ACTIVATE
    slot = card // 3
    if state.posts[slot * 4 + state.seat]:
        return
    pay_deniers(state, state.seat, state.deal.hire[slot], "hire", journal)
    buildings.take_from(state, state.seat, state.trail[1])
    state.posts[slot * 4 + state.seat] = first_free_post(state, slot)
    if journal is not None:
        journal.add(("hired", state.seat, ACTIVITIES[card]))


def first_free_post(state: State, slot: int) -> int:
    """1 and 2 are the spaces with VP, 3 is the picture. Rules: A tradesman's space."""
    posts = state.posts[slot * 4 : slot * 4 + 4]
    return 1 if 1 not in posts else 2 if 2 not in posts else 3


def _pay_and_spend(state: State, journal: Journal | None) -> None:
    """Dice are paid, dice and modifier cube leave."""
    paid = dice_paid(state)
    if paid:
        pay_for_dice(state, paid, journal)
    for die in state.group:
        _spend_die(state, die, journal)
    if state.modifier:
        _spend_cube(state, journal)
    state.group = []
    state.pool = []
    state.trail = []
    state.modifier = 0
    state.need = 0
    state.budget = 0
    state.left = 0


def pay_for_dice(state: State, paid: list[int], journal: Journal | None) -> None:
    """Owners are paid into the hand, passed or not, the bank for grey dice. Rules: Bought dice."""
    bought = [0] * 5
    for die in paid:
        bought[DIE_OWNER[die]] += 1
    for owner in range(5):
        if bought[owner]:
            due = price(len(state.group), bought[owner])
            if owner == GREY:
                pay_deniers(state, state.seat, due, "bought-dice", journal)
            else:
                hand_over(state, state.seat, owner, due, "bought-dice", journal)


def _spend_die(state: State, die: int, journal: Journal | None) -> None:
    value = DIE_VALUE[die]
    colour = DIE_COLOUR[die]
    state.dice[DIE_OWNER[die] * 3 + colour] -= ONE[value]
    state.total[colour] -= ONE[value]
    if journal is not None:
        journal.add(("used", state.seat, COLOURS[colour], value, OWNERS[DIE_OWNER[die]]))


def _spend_cube(state: State, journal: Journal | None) -> None:
    at = state.seat * len(MODIFIERS) + state.modifier
    state.stock[at] -= 1
    if state.stock[at] == 0:
        state.stocked[state.seat] &= ~(1 << state.modifier)
    if journal is not None:
        journal.add(("modified", state.seat, MODIFIERS[state.modifier]))


def build_cathedral(state: State, group: list[int], journal: Journal | None) -> None:
    """Each die puts a cube on its space, for VP and influence. Rules: Cathedral."""
    cards = state.deal.cards
    for die in group:
        value = DIE_VALUE[die]
        cathedral.build(state, value, state.seat, "", journal)
        gain_vp(state, state.seat, cards.cathedral_vp, FROM_CATHEDRAL, "cathedral", journal)
        gain_influence(state, state.seat, cards.cathedral_influence[value - 1], "cathedral", journal)
