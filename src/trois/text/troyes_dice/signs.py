"""The letters and signs of Troyes Dice."""

from collections.abc import Mapping
from typing import Final

from trois.games.troyes_dice.words import BUILDINGS, COLOURS
from trois.text import Text

AREA: Final = "troyes_dice"
SIGNS: Final[Mapping[str, str]] = {
    "resource": "{n}◆{letter}",
    "citizens": "{n}●{letter}",
    "no-room": "({n} {what})",
}
"""A resource has the letter of its colour, a citizen too."""


def letter(colour: str, text: Text) -> str:
    """The letter that stands for a colour."""
    return text.word(AREA, colour, "letter")


def building_colour(building: str) -> str:
    return COLOURS[BUILDINGS.index(building) % 3]
