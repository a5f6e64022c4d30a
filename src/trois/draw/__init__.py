"""What a voice speaks of as SVG: for the browser in parts or as one board, for notebooks and files in one piece.

Words come from the catalogue `draw` and the games' own; colours are names, given by `css`. A game with `HAS_FRAMES`
composes its board for the room it has; the parts of another one are 360 wide and laid out in columns.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import cast

from trois import games
from trois.core.game import View
from trois.draw.extras import extra
from trois.draw.frames import MEDIUM, Frame
from trois.draw.layout import columns, layer, pieces, standalone, whole
from trois.draw.marks import Marks
from trois.draw.shapes import Part, Pen
from trois.draw.signs.sprite import sprite as symbols
from trois.draw.style import css
from trois.text import Text
from trois.text.voice import Voice, voice_of

__all__ = ["Marks", "Part", "board", "css", "has_frames", "layers", "parts", "placed", "svg", "symbols"]


def _drawing(game: str) -> Callable[..., list[Part]]:
    """The function that draws a game, loaded when the first board of it is drawn."""
    return cast(Callable[..., list[Part]], games.part("draw", game).parts)


def has_frames(game: str) -> bool:
    """Whether the game composes its board for a frame."""
    return bool(extra(game, "HAS_FRAMES"))


def parts(voice: Voice, choices: Mapping[int, str], frame: Frame = MEDIUM, marks: Marks | None = None) -> list[Part]:
    """The sections of a board. `choices` are the legal actions with their labels."""
    game = voice.game.name
    pen = Pen(voice, choices, marks)
    return _drawing(game)(voice.view, pen, frame) if has_frames(game) else _drawing(game)(voice.view, pen)


def board(voice: Voice, choices: Mapping[int, str], frame: Frame = MEDIUM, marks: Marks | None = None) -> str:
    """The whole board of a game with frames as one SVG: every part at its place."""
    return whole(parts(voice, choices, frame, marks), _title(voice.view), frame)


def placed(voice: Voice, choices: Mapping[int, str]) -> set[int]:
    """The actions that have a place on the board; `Part.actions` tells the same by part."""
    return {action for part in parts(voice, choices) for action in part.actions}


def svg(
    view: View, text: Text | None = None, dark: bool = False, names: Sequence[str] = (), frame: Frame = MEDIUM
) -> str:
    """The whole board as one standalone SVG that any program can show: nothing in it needs a page or a style sheet."""
    game = str(view["game"])
    drawn = parts(voice_of(view, text or Text(), names), {}, frame)
    body, width, height = columns(drawn)
    if has_frames(game):
        body, width, height = "".join(part.placed for part in drawn), frame.width, frame.height
    return standalone(body, width, height, _title(view), game, dark)


def layers(view: View, frame: Frame = MEDIUM) -> tuple[list[str], float, float]:
    """The board as SVGs that lie on one another, so that what has not changed need not be made into pixels again, with
    the width and the height of the whole. Each shows a piece, whose place its `viewBox` tells.
    """
    game = str(view["game"])
    drawn = parts(voice_of(view, Text(), ()), {}, frame)
    if not has_frames(game):
        _, width, height = columns(drawn)
        return [svg(view)], width, height
    title = _title(view)
    return [layer(part, piece, title, game) for part in drawn for piece in pieces(part.body)], frame.width, frame.height


def _title(view: View) -> str:
    return escape(games.get(str(view["game"])).title)
