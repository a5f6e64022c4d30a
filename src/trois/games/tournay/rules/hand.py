"""Cards that come to a hand and leave it, and who knows them there. Rules: What is known.

Nobody forgets a face: whoever has seen a card knows it in the hand it goes to, until it may have left unseen.
"""

from trois.core.journal import Journal
from trois.games.tournay.cards import IDS
from trois.games.tournay.state import State, known_to
from trois.games.tournay.words import PILE_WORDS


def to_hand(state: State, seat: int, face: int, known: int) -> None:
    """Hands are kept in order of the cards' numbers; `known` tells who knows the card, one bit each."""
    hand = state.hands[seat]
    at = len(hand)
    while at and hand[at - 1] > face:
        at -= 1
    hand.insert(at, face)
    masks = list(state.known[seat])
    masks.insert(at, known | 1 << seat)
    state.known[seat] = tuple(masks)


def from_hand(state: State, seat: int, face: int) -> None:
    """A card leaves the hand for all to see: of several alike it is, for everybody, one they knew."""
    hand, masks = state.hands[seat], list(state.known[seat])
    at = hand.index(face)
    _lose_sight(hand, masks, face, at + 1, ~masks[at])
    del hand[at], masks[at]
    state.known[seat] = tuple(masks)


def _lose_sight(hand: list[int], masks: list[int], face: int, at: int, losers: int) -> None:
    """Of the cards alike from `at` on, each of the losers knows one fewer."""
    while at < len(hand) and hand[at] == face:
        masks[at], losers = masks[at] & ~losers, losers & ~masks[at]
        at += 1


def discard(state: State, seat: int, face: int, why: str, journal: Journal | None) -> None:
    """A card goes face down under its pile: it may be any with that back. Rules: What is known."""
    known = 1 << seat | certain(state, seat, face)
    hand, masks = state.hands[seat], list(state.known[seat])
    backs = state.cards.pile
    for at, other in enumerate(hand):
        if other != face and backs[other] == backs[face] and (not at or hand[at - 1] != other):
            _lose_sight(hand, masks, other, at, ~(1 << seat))
    state.known[seat] = tuple(masks)
    from_hand(state, seat, face)
    put_under(state, face, known)
    if journal is not None:
        journal.add(("put_under", seat, PILE_WORDS[backs[face]], why))
        journal.add(("put_card_under", seat, IDS[face], why), seat)


def certain(state: State, seat: int, face: int) -> int:
    """Who knows which card it is that leaves a hand face down: those who know that all with its back are alike."""
    pile = state.cards.pile
    hand, masks = state.hands[seat], state.known[seat]
    known = -1
    for at in range(len(hand)):
        if hand[at] == face:
            known &= masks[at]
        elif pile[hand[at]] == pile[face]:
            return 0
    return known


def put_under(state: State, face: int, known: int) -> None:
    """A card goes face down under the pile it came from; `known` tells who knows it there."""
    pile = state.cards.pile[face]
    state.piles[pile].insert(0, known_to(face, known))
    state.stocked |= 1 << pile
