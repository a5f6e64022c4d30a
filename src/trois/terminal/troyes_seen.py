"""What a view of Troyes holds, with its types, and the signs for it."""

from typing import Final, cast

from rich.text import Text as Ink

from trois.core.chance import Chance
from trois.core.game import View
from trois.games.troyes.cards import Cards, cards_for
from trois.games.troyes.imagine import imagine
from trois.games.troyes.state import State
from trois.games.troyes.view import ActivityView, Owner, PlayerView, TroyesView
from trois.terminal.drawing import SEAT_STYLES, SHAPES
from trois.terminal.screen import DIM
from trois.text import Text

AREA: Final = "troyes"
STYLES: Final = {"red": "bold red", "white": "bold", "yellow": "bold yellow"}
DENIER: Final = "¤"
INFLUENCE: Final = "♔"
VP: Final = "★"
SIGNS: Final = {"deniers": DENIER, "influence": INFLUENCE, "vp": VP}
CUBE: Final = "▪"
NEUTRAL: Final = "○"
FREE: Final = "·"
EXPELLED: Final = "✗"
PERIODS: Final = ["", "I", "II", "III"]


def seen_in(view: View) -> TroyesView:
    return cast(TroyesView, view)


def cards_of(view: View) -> Cards:
    return cards_for(seen_in(view)["card_changes"])


def imagined(view: View) -> State:
    """A state that fits the view; only what the view tells may be read off it."""
    return imagine(view, Chance(0))


def letter(colour: str, text: Text) -> Ink:
    return Ink(text.word(AREA, colour, "letter"), STYLES[colour])


def mark(owner: Owner) -> Ink:
    """A citizen or a cube: the shape of its player, never colour alone."""
    if owner is None:
        return Ink(FREE, DIM)
    if isinstance(owner, int):
        return Ink(SHAPES[owner], SEAT_STYLES[owner])
    return Ink(NEUTRAL, DIM)


def marks(owners: list[Owner]) -> Ink:
    return Ink("").join(mark(owner) for owner in owners)


def has_tradesman(activity: ActivityView, seat: int | None) -> bool:
    return seat is not None and seat in [*activity["spaces"], *activity["picture"]]


def points(player: PlayerView) -> str:
    """The victory points in hand, where they may be known."""
    return "?" if player["vp"] is None else str(sum(player["vp"].values()))
