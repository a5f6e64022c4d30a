"""Activating a building, and the characters that watch it. Rules: Activate; Characters."""

from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import FIGHT_AND_KEEP, IDS
from trois.games.tournay.rules.areas import AREAS, LINE, listed
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.pieces import can_use_one, characters, gain
from trois.games.tournay.state import (
    CHAIN,
    DO_CHAIN,
    DO_COMBAT,
    DO_EFFECT,
    DO_KNIGHT,
    USE,
    State,
    ask,
    later,
)
from trois.games.tournay.words import COLOURS, FOR_CHAIN, GREY, RED, WHITE


def activate(state: State, area: int, colour: int, hired: bool, chained: bool, journal: Journal | None) -> None:
    """Place, take the characters' deniers; effects, Knights and chains are done then, in this order."""
    seat = state.active
    at = AREAS * seat + area
    _place(state, seat, at, colour, hired, journal)
    state.busy[seat] |= 1 << area
    face = state.top[at]
    if journal is not None:
        journal.add(("activated", seat, IDS[face], AREA_WORDS[area]))
    near = characters(state, seat) & LINE[area]
    if near:
        kind = state.cards.colour[face]
        _pay_characters(state, seat, near, kind, journal)
        if kind == WHITE and not chained:
            _call_chains(state, seat, near)
        if kind == RED and (hired or colour == RED):
            _call_knights(state, seat, near)
    for row in reversed(state.cards.effects[face]):
        state.work.append(DO_EFFECT | row << 5)


def _place(state: State, seat: int, at: int, colour: int, hired: bool, journal: Journal | None) -> None:
    """An own citizen goes onto the building; a hired one leaves a grey token there."""
    if hired:
        state.on[at] = GREY
        return
    state.on[at] = colour + 1
    state.standing[3 * seat + colour] -= 1
    state.placed[3 * seat + colour] += 1
    if journal is not None:
        journal.add(("used", seat, COLOURS[colour], 1))


def _pay_characters(state: State, seat: int, near: int, colour: int, journal: Journal | None) -> None:
    """Aldermen, Bishops and Sergeants."""
    while near:
        low = near & -near
        character = state.top[AREAS * seat + low.bit_length() - 1]
        gain(state, seat, state.cards.on_activate[character][colour], journal)
        near ^= low


def _call_knights(state: State, seat: int, near: int) -> None:
    """In the order of their areas: the last one called comes first."""
    for area in range(AREAS - 1, -1, -1):
        if near >> area & 1 and state.cards.every_second[state.top[AREAS * seat + area]]:
            later(state, DO_KNIGHT, area)


def _call_chains(state: State, seat: int, near: int) -> None:
    for area in range(AREAS - 1, -1, -1):
        if near >> area & 1 and state.cards.chain[state.top[AREAS * seat + area]]:
            later(state, DO_CHAIN, area)


def do_knight(state: State, area: int) -> bool:
    """Every second red citizen or grey token near a Knight lets him fight. Rules: every_second."""
    if is_even_near(state, state.active, area):
        keep = state.cards.every_second[state.top[AREAS * state.active + area]] == FIGHT_AND_KEEP
        later(state, DO_COMBAT, 1 if keep else 0, 1)
    return True


def is_even_near(state: State, seat: int, area: int) -> bool:
    """Is the number of red citizens and grey tokens on the red buildings of the row and column even?"""
    mask = state.houses[3 * seat + RED] & LINE[area]
    found = 0
    while mask:
        low = mask & -mask
        occupant = state.on[AREAS * seat + low.bit_length() - 1]
        if occupant == RED + 1 or occupant == GREY:
            found += 1
        mask ^= low
    return found % 2 == 0


def chain_areas(state: State, area: int) -> int:
    """Where a Monk or Templar lets one more white citizen work. Rules: chain."""
    seat = state.active
    colour = state.cards.chain[state.top[AREAS * seat + area]] - 1
    return state.houses[3 * seat + colour] & LINE[area] & ~state.busy[seat]


def do_chain(state: State, area: int) -> bool:
    if chain_areas(state, area) and can_use_one(state, WHITE, state.deniers[state.active]):
        ask(state, CHAIN, area)
        return False
    return True


def legal_chain(state: State) -> list[int]:
    return [*listed(chain_areas(state, state.a), v.ACTIVATE), v.PASS]


def apply_chain(state: State, action: int) -> bool:
    if action == v.PASS:
        return True
    ask(state, USE, FOR_CHAIN, action - v.ACTIVATE, WHITE << 2 | 1)
    return False
