"""Phase 3 up to the roll of the black dice: new events come, then each one acts (Rules: Events)."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
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
    MIGRANT_WORKERS,
    NEUTRAL_CITIZENS,
    NOBODY,
    PALACE,
    SUCCESSION_CONFLICT,
    SUPPORT,
    THEOLOGICAL_CONFLICT,
    WAYFARERS,
    YELLOW,
)

CIVIL_WAR_COST: Final = 3
HERESY_COST: Final = 2


def bring_and_act(state: State, chance: Chance, journal: Journal | None) -> int:
    """The number of black dice that attack."""
    _bring(state, journal)
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


def _bring(state: State, journal: Journal | None) -> None:
    """A red card and the card it calls, to the right end of the queue."""
    red = state.red_deck.pop()
    called = state.yellow_deck.pop() if state.deal.cards.event_calls[red] == YELLOW else state.white_deck.pop()
    state.queue += [red, called]
    if journal is not None:
        journal.add(("event", NOBODY, EVENTS[red]))
        journal.add(("event", NOBODY, EVENTS[called]))


def act(state: State, event: int, at: int, chance: Chance, journal: Journal | None) -> int:
    """What an event does; the number of events to its left that it took out of the queue."""
    if event == SUPPORT:
        return _support(state, at, journal)
    if event == SUCCESSION_CONFLICT:
        _neutral_citizen(state, PALACE, chance, journal)
    elif event == WAYFARERS:
        _neutral_citizen(state, CITY_HALL, chance, journal)
    elif event == THEOLOGICAL_CONFLICT:
        _neutral_citizen(state, BISHOPRIC, chance, journal)
    elif event == MIGRANT_WORKERS:
        _migrant_workers(state, journal)
    elif event == INTERRUPTION_OF_WORK:
        _interruption_of_work(state, journal)
    else:
        _demand(state, event, journal)
    return 0


def _demand(state: State, event: int, journal: Journal | None) -> None:
    """Drought, Civil War and Heresy ask something of each player."""
    for at in range(state.deal.seats):
        seat = (state.start + at) % state.deal.seats
        if event == DROUGHT:
            must_pay_deniers(state, seat, state.citizens_in(CITY_HALL, seat), journal)
        elif event == CIVIL_WAR:
            must_pay_deniers(state, seat, CIVIL_WAR_COST, journal)
        elif event == HERESY:
            must_pay_influence(state, seat, HERESY_COST, journal)


def _neutral_citizen(state: State, building: int, chance: Chance, journal: Journal | None) -> None:
    """A neutral citizen comes with a roll; with all eight in play there is not even a roll."""
    if state.neutral_in_play() >= NEUTRAL_CITIZENS:
        return
    value = chance.roll()
    if journal is not None:
        journal.add(("rolled", NOBODY, "black", value))
    victim = buildings.pushed_out(state, building, value)
    if not buildings.is_protected(state, building, victim):
        buildings.put(state, building, value, GREY, journal)


def _support(state: State, at: int, journal: Journal | None) -> int:
    """A grey cube on each of the two events to the left; Marauding counts, and stays when it is full."""
    length = len(state.queue)
    for event in state.queue[max(0, at - 2) : at]:
        flags.put_cubes(state, event, GREY, 1, journal)
    return length - len(state.queue)


def _migrant_workers(state: State, journal: Journal | None) -> None:
    """A grey cube on the lowest free level, there on the lowest number."""
    lowest = min(state.heights)
    if lowest < 3:
        cathedral.build(state, state.heights.index(lowest) + 1, GREY, journal)


def _interruption_of_work(state: State, journal: Journal | None) -> None:
    """The cube on the highest level, there on the highest number, goes, whose ever it is."""
    highest = max(state.heights)
    if highest == 0:
        return
    for value in range(6, 0, -1):
        if state.heights[value - 1] == highest:
            cathedral.tear_down(state, value, journal)
            return
