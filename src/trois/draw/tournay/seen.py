"""A view of Tournay with its types, and the numbers of its cards, events and piles."""

from typing import Final, cast

from trois.core.game import View
from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import PILE_WORDS

ROMAN: Final = ["", "I", "II", "III"]
FACES: Final = {name: face for face, name in enumerate(IDS)}
EVENTS: Final = {name: event for event, name in enumerate(EVENT_IDS)}
PILES: Final = {name: pile for pile, name in enumerate(PILE_WORDS)}


def seen(view: View) -> TournayView:
    return cast(TournayView, view)


def asked(view: TournayView, key: str) -> str | int | bool | None:
    """A detail of the viewer's question."""
    question = view["question"]
    return None if question is None else question.get(key)
