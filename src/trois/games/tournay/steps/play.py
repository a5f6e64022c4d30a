"""Where a card is played and what it is paid with. Rules: Playing a card."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.rules.play import NO_CARD, payments, places, play
from trois.games.tournay.state import State, area_to_play, ask, card_to_play, later
from trois.games.tournay.words import DO_ACTION, PAY


def legal_place(state: State, seat: int) -> list[int]:
    """The areas where the card can be paid. Rules: Playing a card."""
    return places(state, seat, card_to_play(state))


def apply_place(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """A card that costs another card asks for it, any other is played. Rules: Playing a card."""
    face, area = card_to_play(state), action - v.PLACE
    if state.cards.pay_cards[face]:
        ask(state, PAY, face, area)
        return False
    later(state, DO_ACTION)
    play(state, state.active, face, area, NO_CARD, journal)
    return True


def legal_pay(state: State, seat: int) -> list[int]:
    """The other cards of the hand. Rules: Playing a card."""
    return payments(state, seat, card_to_play(state))


def apply_pay(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """The card is played and paid. Rules: Playing a card."""
    later(state, DO_ACTION)
    play(state, state.active, card_to_play(state), area_to_play(state), action - v.DISCARD, journal)
    return True
