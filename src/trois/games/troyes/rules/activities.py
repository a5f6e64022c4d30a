"""What the 27 activities do. Dice used for the activation have left the district. Rules: Activities."""

from collections.abc import Callable
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.dice import PILES
from trois.games.troyes.rules import rounds
from trois.games.troyes.rules.flags import has_cube
from trois.games.troyes.rules.purse import (
    gain_deniers,
    gain_influence,
    gain_vp,
    hand_over,
    pay_deniers,
    pay_influence,
)
from trois.games.troyes.state import State
from trois.games.troyes.words import (
    ACTIVITIES,
    ARCHER,
    CAPTAIN,
    CHIVALRY,
    CITY_HALL,
    CUBES,
    DIPLOMAT,
    FROM_ACTIVITIES,
    GLASSBLOWER,
    GREY,
    JOUST,
    MILL,
    MILLER,
    MODIFIER_OF_CARD,
    MODIFIERS,
    PROCESSION,
    RED,
    TAX_COLLECTOR,
)


def activate(state: State, card: int, times: int, chance: Chance, journal: Journal | None) -> None:
    """So many activations of a card; whoever may choose something is asked."""
    if journal is not None:
        journal.add(("activated", state.seat, ACTIVITIES[card], times))
    if card == MILLER:
        _ask(state, MILL, times)
        return
    cubes = 0
    if MODIFIER_OF_CARD[card]:
        stock_cubes(state, card, times)
    elif card in _CUBES:
        cubes = cubes_to_place(state, card, times, chance, journal)
    else:
        _AT_ONCE.get(card, exchange)(state, card, times, journal)
    if cubes:
        _ask(state, CUBES, cubes)
    else:
        rounds.after_turn(state, chance, journal)


def _ask(state: State, question: int, left: int) -> None:
    state.question = question
    state.base = question
    state.left = left
    state.last = 0


def stock_cubes(state: State, card: int, times: int) -> None:
    """A delayed card takes cubes, to be used one per later action. Rules: Delayed cards."""
    modifier = MODIFIER_OF_CARD[card]
    state.stock[state.seat * len(MODIFIERS) + modifier] += times
    state.stocked[state.seat] |= 1 << modifier


def exchange(state: State, card: int, times: int, journal: Journal | None) -> None:
    """Cards that take and give fixed numbers. Rules: Activities."""
    seat, why = state.seat, ACTIVITIES[card]
    cards = state.deal.cards
    pay_deniers(state, seat, cards.pay_deniers[card] * times, why, journal)
    pay_influence(state, seat, cards.pay_influence[card] * times, why, journal)
    gain_deniers(state, seat, cards.deniers[card] * times, why, journal)
    gain_influence(state, seat, cards.influence[card] * times, why, journal)
    gain_vp(state, seat, cards.vp[card] * times, FROM_ACTIVITIES, why, journal)


def procession(state: State, card: int, times: int, journal: Journal | None) -> None:
    """Every player with the most dice gains; grey is a rival whose VP are lost. Rules: Procession."""
    dice = [state.dice_in(owner) for owner in range(5)]
    _reward_best(state, dice, card, times, journal)


def joust(state: State, card: int, times: int, journal: Journal | None) -> None:
    """Only if the activator's red dice left are the highest or tied; then all the tied gain. Rules: Joust."""
    sums = [PILES[state.dice[owner * 3 + RED]].total for owner in range(5)]
    if sums[state.seat] == max(sums):
        _reward_best(state, sums, card, times, journal)


def _reward_best(state: State, merits: list[int], card: int, times: int, journal: Journal | None) -> None:
    """VP for all who have the most; none for a player without any."""
    points = state.deal.cards.vp[card] * times
    most = max(merits)
    for seat in range(state.deal.seats):
        if most > 0 and merits[seat] == most:
            gain_vp(state, seat, points, FROM_ACTIVITIES, ACTIVITIES[card], journal)


def glassblower(state: State, card: int, times: int, journal: Journal | None) -> None:
    """VP for every so many own cubes in the cathedral. Rules: Glassblower."""
    cards = state.deal.cards
    groups = state.cathedral.count(state.seat) // cards.cubes[card]
    gain_vp(state, state.seat, cards.vp[card] * groups * times, FROM_ACTIVITIES, ACTIVITIES[card], journal)


def captain(state: State, card: int, times: int, journal: Journal | None) -> None:
    """VP for each event with an own cube, Marauding too. Rules: Captain."""
    present = sum([has_cube(state, event, state.seat) for event in state.queue])
    points = state.deal.cards.vp[card] * present * times
    gain_vp(state, state.seat, points, FROM_ACTIVITIES, ACTIVITIES[card], journal)


def tax_collector(state: State, card: int, times: int, journal: Journal | None) -> None:
    for _ in range(times):
        collect_taxes(state, state.deal.cards.deniers[card], journal)


def collect_taxes(state: State, rate: int, journal: Journal | None) -> None:
    """Others pay as far as they can, the bank for the neutral citizens; nobody loses VP. Rules: Tax Collector."""
    why = ACTIVITIES[TAX_COLLECTOR]
    for seat in range(state.deal.seats):
        if seat != state.seat:
            tax = min(rate * state.citizens_in(CITY_HALL, seat), state.money[seat])
            hand_over(state, seat, state.seat, tax, why, journal)
    gain_deniers(state, state.seat, rate * state.citizens_in(CITY_HALL, GREY), why, journal)


_AT_ONCE: Final[dict[int, Callable[[State, int, int, Journal | None], None]]] = {
    PROCESSION: procession,
    JOUST: joust,
    GLASSBLOWER: glassblower,
    CAPTAIN: captain,
    TAX_COLLECTOR: tax_collector,
}
"""What a card does at once; all others exchange."""
_CUBES: Final = {ARCHER, CHIVALRY, DIPLOMAT}


def cubes_to_place(state: State, card: int, times: int, chance: Chance, journal: Journal | None) -> int:
    """Cubes that will be placed on events one by one. Rules: Archer, Chivalry, Diplomat."""
    cards = state.deal.cards
    if card == ARCHER:
        times = shoot(state.seat, times, cards.effect[card].number("least"), chance, journal)
    elif card == CHIVALRY:
        times *= PILES[state.dice[state.seat * 3 + RED]].size
    else:
        pay_influence(state, state.seat, cards.pay_influence[card] * times, ACTIVITIES[card], journal)
    return times * cards.cubes[card]


def shoot(seat: int, times: int, least: int, chance: Chance, journal: Journal | None) -> int:
    """All rolls come first; so much or more hits. Rules: Archer."""
    hits = 0
    for _ in range(times):
        value = chance.roll()
        hits += value >= least
        if journal is not None:
            journal.add(("rolled", seat, "black", value, ACTIVITIES[ARCHER]))
    return hits
