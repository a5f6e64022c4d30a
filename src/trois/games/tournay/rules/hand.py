"""Cards that come to a hand and leave it, and who knows them there. Rules: What is known.

Nobody forgets a face: who has seen a card knows it in the hand it goes to, until it may have left unseen.
"""

from trois.core.journal import Journal
from trois.games.tournay.cards import IDS
from trois.games.tournay.state import State
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
    hand, masks = state.hands[seat], state.known[seat]
    at = hand.index(face)
    if at + 1 < len(hand) and hand[at + 1] == face:
        masks = _less_known(hand, masks, at)
    del hand[at]
    state.known[seat] = masks[:at] + masks[at + 1 :]


def _less_known(hand: list[int], masks: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Who did not know the card at `at` loses sight of another one like it."""
    changed = list(masks)
    missing = ~masks[at]
    for other in range(at + 1, len(hand)):
        if hand[other] == hand[at]:
            changed[other], missing = changed[other] & ~missing, missing & ~changed[other]
    return tuple(changed)


def discard(state: State, seat: int, face: int, why: str, journal: Journal | None) -> None:
    """A card of the hand goes face down under its pile. Rules: What is known."""
    hand = state.hands[seat]
    masks = list(state.known[seat])
    at = hand.index(face)
    known = 1 << seat | certain(state, seat, face)
    backs = state.cards.pile
    for other in range(len(hand)):
        if backs[hand[other]] == backs[face]:
            masks[other] &= known
    del hand[at], masks[at]
    state.known[seat] = tuple(masks)
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
    state.piles[pile].insert(0, face | known << 7)
    state.stocked |= 1 << pile
