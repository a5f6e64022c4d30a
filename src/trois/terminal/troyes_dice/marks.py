"""The pieces of Troyes Dice as letters and signs."""

from trois.games.troyes_dice.words import RESOURCES
from trois.text import Text
from trois.text.troyes_dice.signs import letter


def tag(what: str, text: Text) -> str:
    """A resource or a citizen as a sign with the letter of its colour: ◆R, ●Y."""
    return f"{'◆' if what in RESOURCES else '●'}{letter(what, text)}"
