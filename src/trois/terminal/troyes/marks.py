"""The pieces of Troyes as letters and signs."""

from typing import Final

from rich.text import Text as Ink

from trois.games.troyes.view import Owner, PlayerView
from trois.terminal.drawing import STYLES, seat_mark
from trois.terminal.screen import DIM
from trois.text import Text
from trois.text.model import NEUTRAL
from trois.text.troyes.seen import AREA

DENIER: Final = "¤"
INFLUENCE: Final = "♔"
VP: Final = "★"
CUBE: Final = "▪"
FREE: Final = "·"
EXPELLED: Final = "✗"
PERIODS: Final = ["", "I", "II", "III"]


def letter(colour: str, text: Text) -> Ink:
    return Ink(text.word(AREA, colour, "letter"), STYLES[colour])


def mark(owner: Owner) -> Ink:
    """A citizen or a cube: the shape of its player, never colour alone."""
    if owner is None:
        return Ink(FREE, DIM)
    return seat_mark(owner if isinstance(owner, int) else NEUTRAL)


def marks(owners: list[Owner]) -> Ink:
    return Ink("").join(mark(owner) for owner in owners)


def points(player: PlayerView) -> str:
    """The victory points in hand, where they may be known."""
    return "?" if player["vp"] is None else str(sum(player["vp"].values()))
