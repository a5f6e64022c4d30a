"""Any view of any game as SVG: for the browser in parts or as one board, for notebooks and files in one piece.

Words come from the catalogue `draw` and the games' own; colours are names, given by `css`. A game whose `parts` takes a
frame composes its board for that room; the parts of another one are 360 wide and laid out in columns.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from inspect import signature
from typing import cast

from trois import games
from trois.core.game import View
from trois.draw.frames import MEDIUM, Frame
from trois.draw.layout import columns, standalone, whole
from trois.draw.motion import Gone
from trois.draw.shapes import Part, Pen
from trois.draw.sprite import sprite as symbols
from trois.draw.style import css
from trois.text import Text
from trois.text.voice import voice_of

__all__ = ["Part", "board", "css", "has_frames", "parts", "placed", "svg", "symbols"]


def _drawing(game: str) -> Callable[..., list[Part]]:
    """The function that draws a game, loaded when the first board of it is drawn."""
    return cast(Callable[..., list[Part]], games.part("draw", game).parts)


@cache
def has_frames(game: str) -> bool:
    """Whether the game composes its board for a frame."""
    return "frame" in signature(_drawing(game)).parameters


def parts(
    view: View,
    choices: Mapping[int, str],
    text: Text,
    names: Sequence[str] = (),
    frame: Frame = MEDIUM,
    tags: Mapping[int, str] | None = None,
    gone: Sequence[Gone] = (),
) -> list[Part]:
    """The sections of a board. `choices` are the legal actions with their labels, `names` the players' by seat, `tags`
    short texts in the corners of choices, `gone` the viewer's dice that others took.
    """
    game = str(view["game"])
    pen = Pen(voice_of(view, text, names), choices, tags)
    pen.gone = gone
    return _drawing(game)(view, pen, frame) if has_frames(game) else _drawing(game)(view, pen)


def board(
    view: View,
    choices: Mapping[int, str],
    text: Text,
    names: Sequence[str] = (),
    frame: Frame = MEDIUM,
    tags: Mapping[int, str] | None = None,
    gone: Sequence[Gone] = (),
) -> str:
    """The whole board of a game with frames as one SVG: every part at its place."""
    return whole(parts(view, choices, text, names, frame, tags, gone), _title(view), frame)


def placed(view: View, choices: Mapping[int, str]) -> set[int]:
    """The actions that have a place on the board; `Part.actions` tells the same by part."""
    return {action for part in parts(view, choices, Text()) for action in part.actions}


def svg(
    view: View, text: Text | None = None, dark: bool = False, names: Sequence[str] = (), frame: Frame = MEDIUM
) -> str:
    """The whole board as one standalone SVG that any program can show: nothing in it needs a page or a style sheet."""
    game = str(view["game"])
    drawn = parts(view, {}, text or Text(), names, frame)
    body, width, height = columns(drawn)
    if has_frames(game):
        body, width, height = "".join(part.placed for part in drawn), frame.width, frame.height
    return standalone(body, width, height, _title(view), game, dark)


def _title(view: View) -> str:
    return escape(games.get(str(view["game"])).title)
