"""Drawing a card: the visible one or two others, and which of them. Rules: Actions."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import IDS, source_word
from trois.games.tournay.rules.draw import choose_tops, give, look, take, visible_tops
from trois.games.tournay.state import (
    State,
    cards_to_take,
    face_of,
    first_colour,
    known_to,
    level_asked,
    pile_asked,
    source_of_draw,
)
from trois.games.tournay.words import EVERYONE, PILE_WORDS

_TAKE_OR_LOOK: Final = [v.TAKE, v.LOOK]


def legal_take(state: State, seat: int) -> list[int]:
    """Three cards or more and a visible one: take it or look at two others. Rules: Actions."""
    return _TAKE_OR_LOOK


def apply_take(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """Take the visible card, or put it under the pile and look at two. Rules: Actions."""
    pile = pile_asked(state)
    if action == v.TAKE:
        take(state, pile, source_word(source_of_draw(state)), journal)
        return True
    cards = state.piles[pile]
    if journal is not None:
        journal.add(("visible_under", state.active, IDS[face_of(cards[-1])], PILE_WORDS[pile]))
    cards.insert(0, cards.pop())
    return look(state, pile, source_of_draw(state), chance, journal)


def legal_keep(state: State, seat: int) -> list[int]:
    """One of the two cards looked at. Rules: Actions."""
    first = v.KEEP + face_of(state.looked[0])
    second = v.KEEP + face_of(state.looked[1])
    if first == second:
        return [first]
    return [first, second] if first < second else [second, first]


def apply_keep(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """One card is kept, the other stays face up on the pile. Rules: Actions."""
    pile = pile_asked(state)
    kept, left = state.looked
    if face_of(kept) != action - v.KEEP:
        kept, left = left, kept
    state.looked = []
    if face_of(kept) == face_of(left):
        # Who knew one of two that look alike can't tell which of them is left.
        kept &= left
    give(state, pile, kept, source_word(source_of_draw(state)), journal)
    state.piles[pile].append(known_to(left, EVERYONE))
    state.face_up |= 1 << pile
    state.stocked |= 1 << pile
    if journal is not None:
        journal.add(("left", state.active, IDS[face_of(left)], PILE_WORDS[pile]))
    return True


def legal_abbey(state: State, seat: int) -> list[int]:
    """In order of the piles, so that each choice of cards can be made in one way only. Rules: Effects of buildings."""
    tops = visible_tops(state, level_asked(state), first_colour(state))
    ends = max(len(tops) - cards_to_take(state), 0)
    actions = [v.KEEP + face_of(state.piles[pile][-1]) for pile in tops[: ends + 1]]
    actions.sort()
    return actions


def apply_abbey(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """The card goes to the hand; the next one is asked for. Rules: Effects of buildings."""
    level, n = level_asked(state), cards_to_take(state)
    pile = state.cards.pile[action - v.KEEP]
    take(state, pile, "abbey", journal)
    return choose_tops(state, level, pile // 3 + 1, n - 1)
