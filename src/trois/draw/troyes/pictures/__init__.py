"""A picture for every activity and event of Troyes, 144 x 72."""

from collections.abc import Callable
from typing import Final

from trois.draw.troyes.pictures.activities import ACTIVITY_PICTURES
from trois.draw.troyes.pictures.events import EVENT_PICTURES
from trois.games.troyes.words import ACTIVITIES, COLOURS, EVENTS, SLOT_COLOUR, WHITE_DECK, YELLOW_DECK

PICTURE_BOX: Final = (0, 0, 144, 72)
"""Left, top, width and height of every picture; the ground is at the foot."""
_EVENT_SKIES: Final = {
    "marauding": "yellow",
    **{EVENTS[event]: "yellow" for event in YELLOW_DECK},
    **{EVENTS[event]: "white" for event in WHITE_DECK},
}
PICTURES: Final[dict[str, Callable[[], str]]] = ACTIVITY_PICTURES | EVENT_PICTURES


def sky(card: str) -> str:
    """The class of the ground behind a picture: the colour of the dice that work there."""
    if card in ACTIVITIES:
        return f"sky-{COLOURS[SLOT_COLOUR[ACTIVITIES.index(card) // 3]]}"
    return f"sky-{_EVENT_SKIES.get(card, 'red')}"
