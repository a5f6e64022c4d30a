"""All parts of a board on one sheet: at their places, or in columns that are as even as possible."""

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from trois.draw.frames import Frame
from trois.draw.palette import PROPERTIES
from trois.draw.shapes import WIDTH, Part
from trois.draw.signs.sprite import definitions_for
from trois.draw.style import rules

GAP: Final = 16
PIECE: Final = 12
"""How many elements of a part are drawn together."""
KEPT: Final = 128
"""Pieces of boards that are kept: a game has about twenty."""
Box: TypeAlias = tuple[float, float, float, float]
_TAG: Final = re.compile(r'<(/?)\w(?:"[^"]*"|[^">])*?(/?)>')
_CLIP: Final = re.compile(r"<clipPath.*?</clipPath>")
_SANS: Final = '"Liberation Sans",Arial,sans-serif'
_SERIF: Final = 'Georgia,"Liberation Serif",serif'
_VARIABLE: Final = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")


def whole(parts: list[Part], title: str, frame: Frame) -> str:
    """One SVG of the frame's size for a page that has style and symbols."""
    body = "".join(part.placed for part in parts)
    return (
        f'<svg class="board whole" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {frame.width} {frame.height}" '
        f'preserveAspectRatio="xMidYMid meet" role="group" aria-label="{title}" data-frame="{frame.name}">{body}</svg>'
    )


def standalone(body: str, width: float, height: float, title: str, game: str, dark: bool) -> str:
    """One SVG with its own style and symbols, every colour a number: programs other than browsers know no variables."""
    ground = '<rect class="sheet" width="100%" height="100%"/>'
    return _complete(ground + body, (0, 0, width, height), title, game, dark)


def layer(part: Part, piece: str, title: str, game: str) -> str:
    """The same of a piece of a part, without a ground."""
    return _layer(part.around(piece), (part.x, part.y, part.width, part.height), title, game)


@lru_cache(KEPT)
def _layer(body: str, box: Box, title: str, game: str) -> str:
    return _complete(body, box, title, game, dark=False)


def pieces(body: str) -> list[str]:
    """The elements of a part, some in a piece: where one changes, only its piece has to be drawn again. What the part cuts
    out by is in every piece.
    """
    ends, depth = [], 0
    for tag in _TAG.finditer(body):
        depth += -1 if tag[1] else not tag[2]
        if depth == 0:
            ends.append(tag.end())
    cuts = [0, *ends[PIECE - 1 : -1 : PIECE], len(body)]
    shapes = "".join(_CLIP.findall(body))
    return [shapes + body[start:end] for start, end in pairwise(cuts)]


def _complete(body: str, box: Box, title: str, game: str, dark: bool) -> str:
    style = f"{rules()}.board{{width:auto;max-width:100%}}"
    x, y, width, height = box
    drawn = (
        f'<svg class="board" xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="{x:g} {y:g} {width:g} {height:g}" role="group" aria-label="{title}">'
        f"<style>{style}</style><defs>{definitions_for(style + body, game)}</defs>"
        f"{body}</svg>"
    )
    return resolved(drawn, dark)


def resolved(drawn: str, dark: bool) -> str:
    """The same with the palette's values in place of variables."""
    at = 1 if dark else 0

    def value(found: re.Match[str]) -> str:
        name, fallback = found.groups()
        if name in PROPERTIES:
            return PROPERTIES[name][at]
        return {"sans": _SANS, "serif": _SERIF}.get(name, fallback or "none")

    return _VARIABLE.sub(value, drawn)


def columns(parts: list[Part]) -> tuple[str, float, float]:
    """The parts in columns, with the width and the height they take."""
    laid = _columns(parts)
    width = GAP + len(laid) * (WIDTH + GAP)
    height = GAP + max(sum(part.height + GAP for part in column) for column in laid)
    return "".join(_column(column, GAP + i * (WIDTH + GAP)) for i, column in enumerate(laid)), width, height


def _columns(parts: list[Part]) -> list[list[Part]]:
    """Parts in their order, each into the column that is shortest so far."""
    columns: list[list[Part]] = [[] for _ in range(min(3, len(parts)))]
    heights = [0.0] * len(columns)
    for part in parts:
        at = heights.index(min(heights))
        columns[at].append(part)
        heights[at] += part.height
    return columns


def _column(parts: list[Part], x: float) -> str:
    shapes: list[str] = []
    y = float(GAP)
    for part in parts:
        shapes.append(
            f'<g transform="translate({x:g} {y:g})" role="group" aria-label="{part.safe_title}">{part.body}</g>'
        )
        y += part.height + GAP
    return "".join(shapes)
