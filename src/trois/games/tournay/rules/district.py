"""A district: its areas, the cards that lie there and what stands on them. Rules: Playing a card."""

from trois.core.journal import Journal
from trois.games.tournay.cards import IDS
from trois.games.tournay.rules.areas import AREAS, buildable
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.characters import most_rebate
from trois.games.tournay.rules.hand import put_under
from trois.games.tournay.state import State
from trois.games.tournay.words import BUILDING, CHARACTER, DAMAGED, EVERYONE, FREE, GREY


def free_buildings(state: State, seat: int) -> int:
    """The areas with a building without citizen or token."""
    base = 3 * seat
    houses = state.houses
    return (houses[base] | houses[base + 1] | houses[base + 2]) & ~state.busy[seat]


def damage(state: State, seat: int, area: int, why: str, journal: Journal | None) -> None:
    state.on[AREAS * seat + area] = DAMAGED
    state.busy[seat] |= 1 << area
    if journal is not None:
        journal.add(("damaged", seat, IDS[state.top[AREAS * seat + area]], AREA_WORDS[area], why))


def vacate(state: State, seat: int, area: int) -> None:
    """Clear an area for a card: a citizen lies down, a token returns to the supply. Rules: Playing a card."""
    occupant = state.on[AREAS * seat + area]
    if FREE < occupant < GREY:
        colour = occupant - 1
        state.placed[3 * seat + colour] -= 1
        state.lying[3 * seat + colour] += 1
    state.on[AREAS * seat + area] = FREE
    state.busy[seat] &= ~(1 << area)


def lay_card(state: State, seat: int, area: int, face: int, journal: Journal | None) -> None:
    """Put a card on an area: it covers a stack of its colour and replaces any other. Rules: Playing a card."""
    at = AREAS * seat + area
    old = state.top[at]
    bit = 1 << area
    if old >= 0:
        vacate(state, seat, area)
        _unlist(state, seat, ~bit)
        if state.cards.colour[old] == state.cards.colour[face]:
            state.under[at] = (*state.under[at], old)
        else:
            replace(state, seat, area, IDS[face], journal)
    else:
        state.used[seat] |= bit
        state.open[seat] = buildable(state.used[seat])
    state.top[at] = face
    state.names[seat] |= state.cards.same_name[face]
    _list(state, seat, bit, face)
    state.rebate[seat] = most_rebate(state, seat)
    if journal is not None:
        journal.add(("played", seat, IDS[face], AREA_WORDS[area]))


def replace(state: State, seat: int, area: int, why: str, journal: Journal | None) -> None:
    """The whole stack goes face down under its piles, the top card first; everybody saw it."""
    at = AREAS * seat + area
    stack = [state.top[at], *reversed(state.under[at])]
    for face in stack:
        put_under(state, face, EVERYONE)
        state.names[seat] &= ~state.cards.same_name[face]
        if journal is not None:
            journal.add(("replaced", seat, IDS[face], AREA_WORDS[area], why))
    state.under[at] = ()


def _unlist(state: State, seat: int, rest: int) -> None:
    for colour in range(3 * seat, 3 * seat + 3):
        state.houses[colour] &= rest
        state.people[colour] &= rest
    state.prestige[seat] &= rest


def _list(state: State, seat: int, bit: int, face: int) -> None:
    kind = state.cards.kind[face]
    if kind == BUILDING:
        state.houses[3 * seat + state.cards.colour[face]] |= bit
    elif kind == CHARACTER:
        state.people[3 * seat + state.cards.colour[face]] |= bit
    else:
        state.prestige[seat] |= bit


def index_district(state: State, seat: int) -> None:
    """Work out what follows from the cards and occupants of a district."""
    state.used[seat] = 0
    state.busy[seat] = 0
    state.names[seat] = 0
    _unlist(state, seat, 0)
    start = AREAS * seat
    for area, face in enumerate(state.top[start : start + AREAS]):
        if face >= 0:
            state.used[seat] |= 1 << area
            _list(state, seat, 1 << area, face)
            for each in (face, *state.under[start + area]):
                state.names[seat] |= state.cards.same_name[each]
    for area, occupant in enumerate(state.on[start : start + AREAS]):
        if occupant:
            state.busy[seat] |= 1 << area
    state.open[seat] = buildable(state.used[seat])
    state.rebate[seat] = most_rebate(state, seat)
