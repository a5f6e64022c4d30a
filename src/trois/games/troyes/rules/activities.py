"""What the 27 activities do (Rules: Activities). Dice used for the activation have left the district."""

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
    pay_deniers,
    pay_influence,
)
from trois.games.troyes.state import FEE, PRICE, State
from trois.games.troyes.words import (
    ACTIVITIES,
    ARCHER,
    ARTISAN,
    CAPTAIN,
    CHIVALRY,
    CITY_HALL,
    CUBES,
    DIPLOMAT,
    FROM_ACTIVITIES,
    GLASSBLOWER,
    GOLDSMITH,
    GREY,
    HUNTING,
    INNKEEPER,
    JOURNEYMAN,
    JOUST,
    MERCENARY,
    MERCHANT,
    MILL,
    MILLER,
    MODIFIER_OF_CARD,
    MODIFIERS,
    NOBODY,
    PILGRIMAGE,
    PROCESSION,
    RED,
    SCULPTOR,
    TAX_COLLECTOR,
    TROUBADOUR,
)

_DENIERS: Final = {ARTISAN: 6, MERCHANT: 2, GOLDSMITH: 2, MERCENARY: 3}
_INFLUENCE: Final = {INNKEEPER: 1, HUNTING: 3}
_VP: Final = {JOURNEYMAN: 2, GOLDSMITH: 1, SCULPTOR: 1, PILGRIMAGE: 2, TROUBADOUR: 2}
PROCESSION_VP: Final = 2
JOUST_VP: Final = 2
ARCHER_HITS_FROM: Final = 3


def _by_card(numbers: dict[int, int]) -> list[int]:
    return [numbers.get(card, 0) for card in range(len(ACTIVITIES))]


DENIERS: Final = _by_card(_DENIERS)
INFLUENCE: Final = _by_card(_INFLUENCE)
VP: Final = _by_card(_VP)


def activate(state: State, card: int, times: int, chance: Chance, journal: Journal | None) -> None:
    if journal is not None:
        journal.add(("activated", state.seat, ACTIVITIES[card], times))
    if MODIFIER_OF_CARD[card]:
        _stock(state, MODIFIER_OF_CARD[card], times)
    elif card == MILLER:
        _ask(state, MILL, times)
        return
    elif card in {ARCHER, CHIVALRY, DIPLOMAT}:
        _raise_cubes(state, card, times, chance, journal)
        return
    else:
        _exchange(state, card, times, journal)
        _special(state, card, times, journal)
    rounds.after_turn(state, chance, journal)


def _ask(state: State, question: int, left: int) -> None:
    state.question = question
    state.base = question
    state.left = left
    state.last = 0


def _stock(state: State, modifier: int, cubes: int) -> None:
    """A delayed card takes cubes, to be used one per later action."""
    state.stock[state.seat * len(MODIFIERS) + modifier] += cubes
    state.stocked[state.seat] |= 1 << modifier


def _exchange(state: State, card: int, times: int, journal: Journal | None) -> None:
    """Cards that take and give fixed numbers."""
    seat = state.seat
    pay_deniers(state, seat, PRICE[card] * times, journal)
    pay_influence(state, seat, FEE[card] * times, journal)
    gain_deniers(state, seat, DENIERS[card] * times, journal)
    gain_influence(state, seat, INFLUENCE[card] * times, journal)
    gain_vp(state, seat, VP[card] * times, FROM_ACTIVITIES, journal)


def _special(state: State, card: int, times: int, journal: Journal | None) -> None:
    if card == PROCESSION:
        _procession(state, times, journal)
    elif card == GLASSBLOWER:
        pairs = state.cathedral.count(state.seat) // 2
        gain_vp(state, state.seat, pairs * times, FROM_ACTIVITIES, journal)
    elif card == CAPTAIN:
        present = sum([has_cube(state, event, state.seat) for event in state.queue])
        gain_vp(state, state.seat, present * times, FROM_ACTIVITIES, journal)
    elif card == JOUST:
        _joust(state, times, journal)
    elif card == TAX_COLLECTOR:
        for _ in range(times):
            _collect_taxes(state, journal)


def _procession(state: State, times: int, journal: Journal | None) -> None:
    """Every player with the most dice gains; grey is a rival whose VP are lost."""
    _prize(state, [state.dice_in(owner) for owner in range(5)], PROCESSION_VP * times, journal)


def _joust(state: State, times: int, journal: Journal | None) -> None:
    """Only if the activator's red dice left are the highest or tied; then all the tied gain."""
    sums = [PILES[state.dice[owner * 3 + RED]].total for owner in range(5)]
    if sums[state.seat] == max(sums):
        _prize(state, sums, JOUST_VP * times, journal)


def _prize(state: State, merits: list[int], points: int, journal: Journal | None) -> None:
    most = max(merits)
    for seat in range(state.deal.seats):
        if most > 0 and merits[seat] == most:
            gain_vp(state, seat, points, FROM_ACTIVITIES, journal)


def _collect_taxes(state: State, journal: Journal | None) -> None:
    """Others pay as far as they can, the bank for the neutral citizens; nobody loses VP."""
    due = state.citizens_in(CITY_HALL, GREY)
    for seat in range(state.deal.seats):
        if seat != state.seat:
            tax = min(state.citizens_in(CITY_HALL, seat), state.money[seat])
            pay_deniers(state, seat, tax, journal)
            due += tax
    gain_deniers(state, state.seat, due, journal)


def _raise_cubes(state: State, card: int, times: int, chance: Chance, journal: Journal | None) -> None:
    """Cubes to be placed on events one by one."""
    if card == ARCHER:
        cubes = _shoot(times, chance, journal)
    elif card == CHIVALRY:
        cubes = times * PILES[state.dice[state.seat * 3 + RED]].size
    else:
        pay_influence(state, state.seat, FEE[card] * times, journal)
        cubes = times
    if cubes:
        _ask(state, CUBES, cubes)
    else:
        rounds.after_turn(state, chance, journal)


def _shoot(times: int, chance: Chance, journal: Journal | None) -> int:
    """All rolls come first; a 3 or more hits."""
    hits = 0
    for _ in range(times):
        value = chance.roll()
        hits += value >= ARCHER_HITS_FROM
        if journal is not None:
            journal.add(("rolled", NOBODY, "black", value))
    return hits
