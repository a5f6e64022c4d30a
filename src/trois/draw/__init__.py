"""Any view of any game as SVG: for the browser in parts, for notebooks and files in one piece.

Words come from the catalogue `draw` and the games' own; colours are names, given by `css`.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import cast

from trois import games
from trois.core.game import View
from trois.draw.layout import compose
from trois.draw.shapes import Part, Pen
from trois.draw.style import css
from trois.draw.symbols import sprite as symbols
from trois.text import Text
from trois.text.voice import voice_of

__all__ = ["Part", "css", "parts", "placed", "svg", "symbols"]


def _drawing(game: str) -> Callable[[View, Pen], list[Part]]:
    """The function that draws a game, loaded when the first board of it is drawn."""
    return cast(Callable[[View, Pen], list[Part]], games.part("draw", game).parts)


def parts(view: View, choices: Mapping[int, str], text: Text, names: Sequence[str] = ()) -> list[Part]:
    """The sections of a board. `choices` are the legal actions with their labels, `names` the players' by seat."""
    return _drawing(str(view["game"]))(view, Pen(voice_of(view, text, names), choices))


def placed(view: View, choices: Mapping[int, str]) -> set[int]:
    """The actions that have a place on the board; `Part.actions` tells the same by part."""
    return {action for part in parts(view, choices, Text()) for action in part.actions}


def svg(view: View, text: Text | None = None, dark: bool = False, names: Sequence[str] = ()) -> str:
    """The whole board as one standalone SVG."""
    title = games.get(str(view["game"])).title
    return compose(parts(view, {}, text or Text(), names), escape(title), dark)
