"""All parts of a board on one sheet, in columns as even as they go."""

from typing import Final

from trois.draw.palette import properties
from trois.draw.shapes import WIDTH, Part
from trois.draw.style import rules
from trois.draw.symbols import definitions

GAP: Final = 16


def compose(parts: list[Part], title: str, dark: bool) -> str:
    """One SVG with its own style and symbols."""
    columns = _columns(parts)
    width = GAP + len(columns) * (WIDTH + GAP)
    height = GAP + max(sum(part.height + GAP for part in column) for column in columns)
    body = "".join(_column(column, GAP + i * (WIDTH + GAP)) for i, column in enumerate(columns))
    return (
        f'<svg class="board" xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" role="group" aria-label="{title}">'
        f"<style>.board{{{properties(dark)}}}\n{rules()}.board{{width:auto;max-width:100%}}</style><defs>{definitions()}</defs>"
        f'<rect class="sheet" width="100%" height="100%"/>{body}</svg>'
    )


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
