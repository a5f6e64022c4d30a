"""Activating a building, and the characters that watch it. Rules: Actions; Characters."""

from trois.core.journal import Journal
from trois.games.tournay.cards import IDS
from trois.games.tournay.rules.areas import AREAS, LINE
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.characters import call_chains, call_knights, characters, pay_for_activation
from trois.games.tournay.state import State, later
from trois.games.tournay.words import COLOURS, DO_EFFECT, GREY, RED, WHITE


def activate(state: State, area: int, colour: int, hired: bool, chained: bool, journal: Journal | None) -> None:
    """Place, take the characters' deniers; effects, Knights and chains are done then, in this order."""
    seat = state.active
    at = AREAS * seat + area
    place(state, seat, at, colour, hired, journal)
    state.busy[seat] |= 1 << area
    face = state.top[at]
    if journal is not None:
        journal.add(("activated", seat, IDS[face], AREA_WORDS[area]))
    near = characters(state, seat) & LINE[area]
    if near:
        kind = state.cards.colour[face]
        pay_for_activation(state, seat, near, kind, journal)
        if kind == WHITE and not chained:
            call_chains(state, seat, near)
        if kind == RED and (hired or colour == RED):
            call_knights(state, seat, near)
    for row in reversed(state.cards.effects[face]):
        later(state, DO_EFFECT, row)


def place(state: State, seat: int, at: int, colour: int, hired: bool, journal: Journal | None) -> None:
    """An own citizen goes onto the building; a hired one leaves a grey token there."""
    if hired:
        state.on[at] = GREY
        return
    state.on[at] = colour + 1
    state.standing[3 * seat + colour] -= 1
    state.placed[3 * seat + colour] += 1
    if journal is not None:
        journal.add(("used", seat, COLOURS[colour], 1))
