"""Every card of a game with its picture and its name on one sheet."""

from typing import Final

from trois import games
from trois.draw import signs
from trois.draw.lettering import fitted_name
from trois.draw.palette import properties
from trois.draw.pictures import HATCH, box, definitions, portrait
from trois.draw.shapes import rect
from trois.draw.style import rules
from trois.text import Text

_COLUMNS: Final = 9
_GAP: Final = 12
_NAME: Final = 26


def sheet(game: str, text: Text | None = None, dark: bool = False) -> str:
    """A standalone SVG."""
    drawing = games.part("draw", game)
    _, _, wide, high = box(game)
    cards = [*drawing.PICTURES, *getattr(drawing, "PORTRAITS", {})]
    width = _GAP + _COLUMNS * (wide + _GAP)
    height = _GAP + -(-len(cards) // _COLUMNS) * (high + _NAME + _GAP)
    body = "".join(_card(game, card, at, text or Text()) for at, card in enumerate(cards))
    return (
        f'<svg class="board" xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><style>.board{{{properties(dark)}}}\n{rules()}</style>'
        f'<defs>{HATCH}{definitions(game)}{signs.definitions()}</defs><rect class="sheet" width="100%" height="100%"/>{body}</svg>'
    )


def _card(game: str, card: str, at: int, text: Text) -> str:
    _, _, wide, high = box(game)
    x, y = _GAP + at % _COLUMNS * (wide + _GAP), _GAP + at // _COLUMNS * (high + _NAME + _GAP)
    name = fitted_name(x + wide / 2, y + high + 18, text.word(game, card), "c name b", 15, wide - 8, 11)
    edge = rect(x, y, wide, high + _NAME, "card-edge", 6) + f'<path class="card-rule" d="M{x} {y + high}h{wide}"/>'
    drawn = f'<g transform="translate({x} {y})">{portrait(game, card)}</g>'
    return rect(x, y, wide, high + _NAME, "card-paper", 6) + drawn + edge + name
