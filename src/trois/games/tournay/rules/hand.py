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
    masks = state.known[seat]
    state.known[seat] = (*masks[:at], known | 1 << seat, *masks[at:])


def from_hand(state: State, seat: int, face: int) -> None:
    """A card leaves the hand for all to see: of several alike it is, for everybody, one they knew."""
    at = state.hands[seat].index(face)
    masks = list(state.known[seat])
    missing = ~masks[at]
    for other in range(at + 1, len(masks)):
        if state.hands[seat][other] == face:
            masks[other], missing = masks[other] & ~missing, missing & ~masks[other]
    del state.hands[seat][at]
    del masks[at]
    state.known[seat] = tuple(masks)


def discard(state: State, seat: int, face: int, why: str, journal: Journal | None) -> None:
    """A card of the hand goes face down under its pile. Rules: What is known."""
    pile = state.cards.pile[face]
    known = certain(state, seat, pile) | 1 << seat
    hand = state.hands[seat]
    at = hand.index(face)
    masks = [mask & known if state.cards.pile[hand[i]] == pile else mask for i, mask in enumerate(state.known[seat])]
    del hand[at]
    del masks[at]
    state.known[seat] = tuple(masks)
    put_under(state, face, known)
    if journal is not None:
        journal.add(("put_under", seat, PILE_WORDS[pile], why))
        journal.add(("put_card_under", seat, IDS[face], why), seat)


def certain(state: State, seat: int, pile: int) -> int:
    """Who knows which card it is that leaves a hand face down: those who know that all with its back are alike."""
    cards = [at for at, face in enumerate(state.hands[seat]) if state.cards.pile[face] == pile]
    if any(state.hands[seat][at] != state.hands[seat][cards[0]] for at in cards):
        return 0
    known = -1
    for at in cards:
        known &= state.known[seat][at]
    return known


def put_under(state: State, face: int, known: int) -> None:
    """A card goes face down under the pile it came from; `known` tells who knows it there."""
    pile = state.cards.pile[face]
    state.piles[pile].insert(0, face | known << 7)
    state.stocked |= 1 << pile
