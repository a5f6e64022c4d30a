"""Phase 3 up to the roll of the black dice: new events come, then each one acts. Rules: Events."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import NOBODY, Journal
from trois.games.troyes.cards import Cards
from trois.games.troyes.rules import buildings, cathedral, flags
from trois.games.troyes.rules.purse import must_pay_deniers, must_pay_influence
from trois.games.troyes.state import State
from trois.games.troyes.words import (
    BISHOPRIC,
    CITY_HALL,
    CIVIL_WAR,
    DROUGHT,
    EVENTS,
    GREY,
    HERESY,
    INTERRUPTION_OF_WORK,
    LEVELS,
    MIGRANT_WORKERS,
    NEUTRAL_CITIZENS,
    PALACE,
    SUCCESSION_CONFLICT,
    SUPPORT,
    THEOLOGICAL_CONFLICT,
    WAYFARERS,
    YELLOW,
)

_COMES_TO: Final = {SUCCESSION_CONFLICT: PALACE, WAYFARERS: CITY_HALL, THEOLOGICAL_CONFLICT: BISHOPRIC}
"""The building a neutral citizen comes to."""


def bring_and_act(state: State, chance: Chance, journal: Journal | None) -> int:
    """Each event acts, from left to right; the number of black dice that attack. Rules: Events act."""
    bring(state, journal)
    attackers = 0
    at = 0
    while at < len(state.queue):
        event = state.queue[at]
        attackers += state.deal.cards.event_black[event]
        if journal is not None:
            journal.add(("acted", NOBODY, EVENTS[event]))
        gone = act(state, event, at, chance, journal)
        at += 1 - gone
    return attackers


def bring(state: State, journal: Journal | None) -> None:
    """A red card and the card it calls, to the right end of the queue. Rules: New events."""
    red = state.red_deck.pop()
    called = state.yellow_deck.pop() if state.deal.cards.event_calls[red] == YELLOW else state.white_deck.pop()
    state.queue += [red, called]
    if journal is not None:
        journal.add(("event", NOBODY, EVENTS[red]))
        journal.add(("event", NOBODY, EVENTS[called]))


def act(state: State, event: int, at: int, chance: Chance, journal: Journal | None) -> int:
    """What an event does; the number of events to its left that it took out of the queue."""
    if event == SUPPORT:
        return support(state, at, journal)
    if event in _COMES_TO:
        neutral_citizen(state, event, chance, journal)
    elif event == MIGRANT_WORKERS:
        migrant_workers(state, journal)
    elif event == INTERRUPTION_OF_WORK:
        interruption_of_work(state, journal)
    elif event in {DROUGHT, CIVIL_WAR, HERESY}:
        demand(state, event, journal)
    return 0


def _number(state: State, event: int, name: str) -> int:
    return state.deal.cards.event_effect[event].number(name)


def demand(state: State, event: int, journal: Journal | None) -> None:
    """Something of each player. Rules: Drought, Civil War, Heresy."""
    why = EVENTS[event]
    for at in range(state.deal.seats):
        seat = (state.start + at) % state.deal.seats
        amount = amount_due(state.deal.cards, event, state.citizens_in(CITY_HALL, seat))
        if event == HERESY:
            must_pay_influence(state, seat, amount, why, journal)
        else:
            must_pay_deniers(state, seat, amount, why, why, journal)


def amount_due(cards: Cards, event: int, citizens: int) -> int:
    """Deniers, or influence by Heresy, that an event takes of a player with so many citizens in the City Hall.

    Rules: Drought, Civil War, Heresy.
    """
    number = cards.event_effect[event].number("influence" if event == HERESY else "deniers")
    return number * citizens if event == DROUGHT else number


def neutral_citizen(state: State, event: int, chance: Chance, journal: Journal | None) -> None:
    """A neutral citizen comes with a roll; with all eight in play there is not even a roll. Rules: Eight neutral citizens."""
    if state.neutral_in_play() >= NEUTRAL_CITIZENS:
        return
    building = _COMES_TO[event]
    value = chance.roll()
    if journal is not None:
        journal.add(("rolled", NOBODY, "black", value, EVENTS[event]))
    victim = buildings.pushed_out(state, building, value)
    if not buildings.is_protected(state, building, victim):
        buildings.put(state, building, value, GREY, EVENTS[event], journal)


def support(state: State, at: int, journal: Journal | None) -> int:
    """A grey cube on each of the events next to its left; Marauding counts, and stays when it is full.

    Rules: Support.
    """
    length = len(state.queue)
    for event in state.queue[max(0, at - _number(state, SUPPORT, "events")) : at]:
        flags.put_cubes(state, event, GREY, 1, EVENTS[SUPPORT], journal)
    return length - len(state.queue)


def migrant_workers(state: State, journal: Journal | None) -> None:
    """A grey cube on the lowest free level, there on the lowest number. Rules: Migrant Workers."""
    for _ in range(_number(state, MIGRANT_WORKERS, "cubes")):
        lowest = min(state.heights)
        if lowest < LEVELS:
            cathedral.build(state, state.heights.index(lowest) + 1, GREY, EVENTS[MIGRANT_WORKERS], journal)


def interruption_of_work(state: State, journal: Journal | None) -> None:
    """The cube on the highest level, there on the highest number, goes, whose ever it is.

    Rules: Interruption of Work.
    """
    for _ in range(_number(state, INTERRUPTION_OF_WORK, "cubes")):
        highest = max(state.heights)
        if highest:
            last = 5 - state.heights[::-1].index(highest)
            cathedral.tear_down(state, last + 1, EVENTS[INTERRUPTION_OF_WORK], journal)
