"""The letters and signs of Tournay, and the names of its cards."""

from collections.abc import Mapping
from typing import Final

from trois.games.tournay.cards import EVENT_IDS, IDS, Cards
from trois.games.tournay.words import COLOURS
from trois.text import Text

AREA: Final = "tournay"
SIGNS: Final[Mapping[str, str]] = {
    "deniers": "{n}d",
    "citizens": "{n}{letter}",
    "used": "{n}{letter}",
    "hired": "{who}{n}",
    "price": "({n} {what})",
    "effect": "{effect}",
}


def word(name: str, text: Text) -> str:
    """A word of the game: a card, an event, a pile, a colour."""
    return text.word(AREA, name)


def letter(colour: str, text: Text) -> str:
    """The letter that stands for a colour."""
    return text.word(AREA, colour, "letter")


def colour_of(name: str, cards: Cards) -> str:
    """The colour of a card, an event or the back of a card."""
    if name in IDS:
        return COLOURS[cards.colour[IDS.index(name)]]
    if name in EVENT_IDS:
        return COLOURS[cards.event_colour[EVENT_IDS.index(name)]]
    return name[:-1]
