"""The three buildings: who stands where, who is pushed out, and who is protected. Rules: Buildings."""

from collections.abc import Sequence
from typing import Final, TypeVar

from trois.core.journal import NOBODY, Journal
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import LEAVE, MOVE, RAISE, SUPPLY
from trois.games.troyes.words import BUILDINGS, SLOTS, SPACES_PER_BUILDING, TELLER

ANY_VALUE: Final = 126
Owner = TypeVar("Owner")
"""Whoever stands on a space: a seat in states, in views what they show."""


def pushed_out(state: State, building: int, value: int) -> int:
    """Whom a citizen placed with this value would expel; NOBODY if a gap takes up the push."""
    cards = state.deal.cards
    start = cards.row_start[building][value]
    length = cards.row_length[building]
    for space in range(start, start + length):
        if state.spaces[space] == NOBODY:
            return NOBODY
    return state.spaces[start + length - 1]


def is_protected(state: State, building: int, owner: int) -> bool:
    """While one of a colour lies on a building, no other of that colour is expelled from it. Rules: Protected."""
    return owner >= 0 and state.lying[building] >> owner & 1 == 1


def placeable_values(state: State, seat: int, building: int) -> int:
    """A mask with bit v set if a die of value v can place a citizen of the seat.

    A row is closed if it is full and its last citizen protected, unless one of the seat's own stands in it:
    the moving citizen is taken first, which opens the row.
    """
    lying = state.lying[building]
    if lying == 0:
        return ANY_VALUE
    values = ANY_VALUE
    spaces = state.spaces
    for start, end, mask in state.deal.cards.rows[building]:
        victim = spaces[end - 1]
        if victim >= 0 and lying >> victim & 1:
            row = spaces[start:end]
            if NOBODY not in row and seat not in row:
                values &= ~mask
    return values


def settle(state: State, space: int, owner: int, journal: Journal | None) -> None:
    """A citizen takes an empty space of the initial placement."""
    state.spaces[space] = owner
    if journal is not None:
        building = space // SPACES_PER_BUILDING
        journal.add(("settled", TELLER[owner], BUILDINGS[building], space % SPACES_PER_BUILDING + 1))


def put(state: State, building: int, value: int, owner: int, why: str, journal: Journal | None) -> None:
    """The newcomer takes the first space; the unbroken block moves right, the last one may be expelled.

    Rules: Placing, Expelled.
    """
    cards = state.deal.cards
    start = cards.row_start[building][value]
    end = start + cards.row_length[building]
    if journal is not None:
        journal.add(("placed", TELLER[owner], BUILDINGS[building], start % SPACES_PER_BUILDING + 1, why))
    state.spaces[start:end], expelled = row_after_push(state.spaces[start:end], owner, NOBODY)
    if expelled == NOBODY:
        return
    state.lying[building] |= 1 << expelled
    if journal is not None:
        journal.add(("expelled", TELLER[expelled], BUILDINGS[building], why or "placed-citizen"))


def row_after_push(row: Sequence[Owner], newcomer: Owner, nobody: Owner) -> tuple[list[Owner], Owner]:
    """A row once the newcomer has taken its first space, and who is expelled from it, or nobody.

    Rules: Placing, Expelled.
    """
    if nobody not in row:
        return [newcomer, *row[:-1]], row[-1]
    gap = row.index(nobody)
    return [newcomer, *row[:gap], *row[gap + 1 :]], nobody


def sources(state: State, seat: int) -> list[int]:
    """The personal supply or anywhere on the board. Rules: Where a citizen comes from."""
    found: list[int] = []
    if state.supply[seat]:
        found.append(SUPPLY)
    posts = state.posts
    found += [LEAVE + state.deal.activities[slot] for slot in range(SLOTS) if posts[slot * 4 + seat]]
    found += [MOVE + space for space, owner in enumerate(state.spaces) if owner == seat]
    found += [RAISE + building for building in range(3) if state.lying[building] >> seat & 1]
    return found


def take_from(state: State, seat: int, source: int) -> None:
    """Take a citizen away from where it is. Rules: A space that was left."""
    if source >= RAISE:
        state.lying[source - RAISE] &= ~(1 << seat)
    elif source >= MOVE:
        state.spaces[source - MOVE] = NOBODY
    elif source >= LEAVE:
        state.posts[(source - LEAVE) // 3 * 4 + seat] = 0
    else:
        state.supply[seat] -= 1


def sources_for(state: State, seat: int, building: int, value: int) -> list[int]:
    """Sources after whose taking the placement expels nobody who is protected. Rules: The moving citizen."""
    found = sources(state, seat)
    victim = pushed_out(state, building, value)
    if not is_protected(state, building, victim):
        return found
    cards = state.deal.cards
    start = MOVE + cards.row_start[building][value]
    end = start + cards.row_length[building]
    lying = RAISE + building if victim == seat else NOBODY
    return [source for source in found if start <= source < end or source == lying]
