"""The numbers of cards, events and piles by their names, and what the viewer is asked."""

from typing import Final

from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import PILE_WORDS

ROMAN: Final = ["", "I", "II", "III"]
FACES: Final = {name: face for face, name in enumerate(IDS)}
EVENTS: Final = {name: event for event, name in enumerate(EVENT_IDS)}
PILES: Final = {name: pile for pile, name in enumerate(PILE_WORDS)}


def asked(view: TournayView, key: str) -> str | int | bool | None:
    """A detail of the viewer's question."""
    question = view["question"]
    return None if question is None else question.get(key)
