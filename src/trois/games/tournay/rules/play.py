"""Playing a card: which, where, and what it is paid with. Rules: Playing a card."""

from typing import Final

from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import IDS
from trois.games.tournay.rules.areas import LINE, area_actions
from trois.games.tournay.rules.characters import characters, react_to_card, rebate_at
from trois.games.tournay.rules.district import lay_card
from trois.games.tournay.rules.hand import discard, from_hand
from trois.games.tournay.rules.pieces import dismiss, lose
from trois.games.tournay.state import State
from trois.games.tournay.words import ANY

NO_CARD: Final = 127
"""Nothing of the hand is paid."""


def playable(state: State, seat: int) -> list[int]:
    """The cards of a hand that can be paid somewhere in the district, as actions."""
    cards = state.cards
    purse = state.deniers[seat] + state.rebate[seat]
    found: list[int] = []
    last = -1
    for face in state.hands[seat]:
        if face != last and cards.price[face] <= purse and (cards.plain[face] or may_be_played(state, seat, face)):
            found.append(face)
        last = face
    return found


def may_be_played(state: State, seat: int, face: int) -> bool:
    """One prestige building of each name in a district; cards and citizens must be there to be paid."""
    cards = state.cards
    if state.names[seat] & cards.same_name[face]:
        return False
    if cards.pay_cards[face] and len(state.hands[seat]) < 2:
        return False
    colour = cards.pay_citizen[face]
    return colour == ANY or state.standing[3 * seat + colour] > 0


def places(state: State, seat: int, face: int) -> list[int]:
    """The areas where a card can be paid, as actions."""
    price = state.cards.price[face]
    deniers = state.deniers[seat]
    spots = area_actions(state.open[seat], v.PLACE)
    if price <= deniers:
        return spots
    return [spot for spot in spots if price - rebate_at(state, seat, spot - v.PLACE) <= deniers]


def payments(state: State, seat: int, face: int) -> list[int]:
    """The other cards of the hand, as actions that put one under its pile."""
    hand = state.hands[seat]
    found: list[int] = []
    last = -1
    for other in hand:
        if other != last and (other != face or hand.count(face) > 1):
            found.append(v.DISCARD + other)
        last = other
    return found


def play(state: State, seat: int, face: int, area: int, paid: int, journal: Journal | None) -> None:
    """Pay, place, then let the characters of the row and column react."""
    cards = state.cards
    price = cards.price[face]
    if price and state.rebate[seat]:
        price = max(0, price - rebate_at(state, seat, area))
    if price:
        lose(state, seat, price, IDS[face], journal)
    from_hand(state, seat, face)
    if paid != NO_CARD:
        discard(state, seat, paid, IDS[face], journal)
    if cards.pay_citizen[face] != ANY:
        dismiss(state, seat, cards.pay_citizen[face], IDS[face], journal)
    lay_card(state, seat, area, face, journal)
    near = characters(state, seat) & LINE[area]
    if near:
        react_to_card(state, seat, near, cards.kind[face], journal)
