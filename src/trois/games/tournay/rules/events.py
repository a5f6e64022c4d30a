"""The crier, and what events do to everybody. Rules: Criers and events."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import EVENT_IDS
from trois.games.tournay.rules import effects
from trois.games.tournay.rules.areas import AREAS, members
from trois.games.tournay.rules.counting import count, strength
from trois.games.tournay.rules.district import damage, free_buildings
from trois.games.tournay.rules.effects import Effect
from trois.games.tournay.rules.hand import discard
from trois.games.tournay.rules.pieces import build_rampart, gain, lay_down, lose
from trois.games.tournay.state import State, ask_all, clockwise, later, source_of_event
from trois.games.tournay.words import ANY, DAMAGED, DO_EVENT, DO_STRIKE, FREE, PROTECT, SLOTS, SUFFER

BY_CRIER: Final = 0
BY_BALLISTA: Final = 1
WITH_RAMPART: Final = 1

CHOSEN: Final = (effects.LAY_DOWN, effects.DISCARD, effects.DAMAGE_OWN)
"""Effects about which the players choose."""


def do_crier(state: State, _a: int, _b: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    """A coin on each event with an empty circle; then every event acts, left to right."""
    state.shields = [0] * len(state.shields)
    for slot in range(SLOTS - 1, -1, -1):
        later(state, DO_EVENT, slot, BY_CRIER)
    for slot in range(SLOTS):
        add_coin(state, slot, journal)
    return True


def add_coin(state: State, slot: int, journal: Journal | None) -> None:
    event = state.queue[slot]
    if event >= 0 and state.coins[slot] < state.cards.circles[event]:
        state.coins[slot] += 1
        if journal is not None:
            journal.add(("coin", -1, EVENT_IDS[event], slot + 1))


# Protection


def do_event(state: State, slot: int, source: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    """Ask who protects himself against a negative event, then let it strike."""
    event = state.queue[slot]
    if event < 0 or not state.coins[slot]:
        return True
    if journal is not None:
        journal.add(("event", -1, EVENT_IDS[event], state.coins[slot]))
    safe = 0
    if not state.cards.positive[event]:
        safe = 1 << state.active if source == BY_BALLISTA else 0
        seats = [seat for seat in range(state.seats) if not safe >> seat & 1 and _can_protect(state, seat, source)]
        if seats:
            ask_all(state, PROTECT, seats, slot, source, len(seats))
            return False
    strike(state, slot, safe)
    return True


def strike(state: State, slot: int, safe: int) -> None:
    row = effect_of(state, slot)
    rounds = state.coins[slot]
    if row.do in CHOSEN:
        rounds *= row.n
    later(state, DO_STRIKE, slot, safe, rounds)


def effect_of(state: State, slot: int) -> Effect:
    return state.cards.rows[state.cards.event_effects[state.queue[slot]][0]]


def is_spared(state: State, seat: int) -> bool:
    """Who fires a Ballista is safe from the event and not asked."""
    return source_of_event(state) == BY_BALLISTA and seat == state.active


def _can_protect(state: State, seat: int, source: int) -> bool:
    return state.ramparts[seat] != 0 or (source == BY_CRIER and has_shield(state, seat))


def has_shield(state: State, seat: int) -> bool:
    """A Catapult with a citizen or grey token on it, not used against this crier yet."""
    busy = state.busy[seat]
    if not busy:
        return False
    manned = 0
    for area in members(busy):
        at = AREAS * seat + area
        if state.cards.shield[state.top[at]] and FREE < state.on[at] < DAMAGED:
            manned += 1
    return manned > state.shields[seat]


def protect(state: State, seat: int, slot: int, journal: Journal | None) -> None:
    how = state.answers[seat]
    state.answers[seat] = 0
    if journal is not None:
        word = "rampart" if how == WITH_RAMPART else "catapult"
        journal.add(("protected", seat, EVENT_IDS[state.queue[slot]], word))
    if how == WITH_RAMPART:
        build_rampart(state, seat, "protection", journal)
    else:
        state.shields[seat] += 1


# Striking


def do_strike(state: State, slot: int, safe: int, rounds: int, chance: Chance, journal: Journal | None) -> bool:
    """What an event does, once per coin."""
    row = effect_of(state, slot)
    if row.do in CHOSEN:
        return begin_suffering(state, slot, safe, rounds, journal)
    why = EVENT_IDS[state.queue[slot]]
    for _ in range(rounds):
        strike_once(state, row, safe, why, journal)
    return True


def strike_once(state: State, row: Effect, safe: int, why: str, journal: Journal | None) -> None:
    """Effects without a choice; players are compared anew for every coin."""
    if row.do == effects.LEADER_GAINS:
        for seat in leaders(state, row.colour):
            gain(state, seat, row.n, why, journal)
        return
    hit = richest(state) if row.do == effects.RICHEST_LOSES else clockwise(state, state.active)
    for seat in hit:
        if not safe >> seat & 1:
            strike_seat(state, seat, row, why, journal)


def strike_seat(state: State, seat: int, row: Effect, why: str, journal: Journal | None) -> None:
    if row.do == effects.EACH_GAINS_PER:
        gain(state, seat, min(row.n * count(state, seat, row), row.cap), why, journal)
    elif row.do == effects.EACH_LOSES_PER:
        lose(state, seat, min(row.n * count(state, seat, row), row.cap), why, journal)
    else:
        lose(state, seat, row.n, why, journal)


def leaders(state: State, colour: int) -> list[int]:
    """The seats with the most citizens owned and visible cards of a colour, all that are tied."""
    strengths = [strength(state, seat, colour) for seat in range(state.seats)]
    return [seat for seat in clockwise(state, state.active) if strengths[seat] == max(strengths)]


def richest(state: State) -> list[int]:
    most = max(state.deniers[: state.seats])
    return [seat for seat in clockwise(state, state.active) if state.deniers[seat] == most]


# Events that ask the players


def begin_suffering(state: State, slot: int, safe: int, rounds: int, journal: Journal | None) -> bool:
    """Lay a citizen down, discard a card or damage a building: all hit seats choose at the same time."""
    row = effect_of(state, slot)
    if row.do == effects.LAY_DOWN and row.colour != ANY:
        lay_down_colour(state, row, safe, rounds, EVENT_IDS[state.queue[slot]], journal)
        return True
    seats = [seat for seat in range(state.seats) if not safe >> seat & 1 and sufferable(state, row, seat)]
    if rounds and seats:
        ask_all(state, SUFFER, seats, slot, safe, rounds)
        return False
    return True


def lay_down_colour(state: State, row: Effect, safe: int, n: int, why: str, journal: Journal | None) -> None:
    """Citizens of one colour lie down: nothing to choose."""
    for seat in clockwise(state, state.active):
        if not safe >> seat & 1:
            for _ in range(min(n, sufferable(state, row, seat))):
                lay_down(state, seat, row.colour, why, journal)


def sufferable(state: State, row: Effect, seat: int) -> int:
    """How many citizens a seat could lay down, cards it could discard or buildings it could damage."""
    if row.do == effects.LAY_DOWN:
        standing = state.standing[3 * seat : 3 * seat + 3]
        return sum(standing) if row.colour == ANY else standing[row.colour]
    if row.do == effects.DISCARD:
        return len(state.hands[seat])
    return free_buildings(state, seat).bit_count()


def suffer(state: State, seat: int, do: int, choice: int, why: str, journal: Journal | None) -> None:
    if do == effects.LAY_DOWN:
        lay_down(state, seat, choice - v.COLOUR, why, journal)
    elif do == effects.DISCARD:
        discard(state, seat, choice - v.DISCARD, why, journal)
    else:
        damage(state, seat, choice - v.DAMAGE, why, journal)
