"""The pieces, drawn once: a hidden sprite of symbols that boards refer to.

A symbol is 32 units square. Its body takes the fill of whatever uses it, `s-mark` is drawn in the colour that
stands on that fill, `s-thin` in the edge's colour.
"""

from functools import cache
from typing import Final

_PIPS: Final[dict[int, list[tuple[int, int]]]] = {
    0: [],
    1: [(16, 16)],
    2: [(9, 23), (23, 9)],
    3: [(9, 23), (16, 16), (23, 9)],
    4: [(9, 9), (23, 9), (9, 23), (23, 23)],
    5: [(9, 9), (23, 9), (16, 16), (9, 23), (23, 23)],
    6: [(9, 9), (23, 9), (9, 16), (23, 16), (9, 23), (23, 23)],
}

_MEEPLE: Final = (
    "M16 2.5a5.3 5.3 0 0 1 4.6 8c4.6.8 9 2.6 9 5.5 0 2.2-3 2.6-6.2 2.5L27 29.5h-8L16 24l-3 5.5H5l3.6-11"
    "C5.4 18.6 2.4 18.2 2.4 16c0-2.9 4.4-4.7 9-5.500A5.3 5.3 0 0 1 16 2.500Z"
)
_SHIELD: Final = "M4.5 4.500h23v10.500c0 7-4.8 11.4-11.5 14C9.3 26.4 4.5 22 4.5 15Z"

_SHAPES: Final[dict[str, str]] = {
    "meeple": f'<path class="s-body" d="{_MEEPLE}"/>',
    "cube": '<path class="s-body" d="M16 2.5 28.5 9v14L16 29.5 3.5 23V9Z"/>'
    '<path class="s-thin" d="M3.5 9 16 15.5 28.5 9M16 15.500v14"/>',
    "coin": '<circle class="s-body" cx="16" cy="16" r="13"/><circle class="s-thin" cx="16" cy="16" r="9"/>',
    "shield": f'<path class="s-body" d="{_SHIELD}"/><path class="s-mark-line" d="M16 8v16M9 14h14"/>',
    "cross": '<path class="s-body" d="M12 2.500h8v8h8.500v7.500H20v11.500h-8V18H3.500v-7.500H12Z"/>',
    # What districts give in Troyes Dice.
    "influence": '<path class="s-body" d="M3.5 25V9l6.5 6 6-10.5 6 10.5 6.5-6v16Z"/>'
    '<path class="s-mark-line" d="M8 21h16"/>',
    "fortune": '<circle class="s-body" cx="16" cy="16" r="13"/>'
    '<path class="s-mark-line" d="M16 8.5v15M8.5 16h15M13 8.5h6M13 23.5h6M8.5 13v6M23.5 13v6"/>',
    "wisdom": '<path class="s-body" d="M16 8C12.5 5.5 8 5 3 5.500V26c5-.5 9.5 0 13 2.5 3.5-2.5 8-3 13-2.500V5.500C24 5 19.5 5.5 16 8Z"/>'
    '<path class="s-mark-line" d="M16 8.500V27M7 12c2-.2 3.8 0 5.5.7M7 17c2-.2 3.8 0 5.5.7M25 12c-2-.2-3.8 0-5.5.7'
    'M25 17c-2-.2-3.8 0-5.5.7"/>',
    # Buildings.
    "fortress": '<path class="s-body" d="M5 29V13H3V5h5v3h5.500V5h5v3H24V5h5v8h-2v16Z"/>'
    '<path class="s-mark" d="M12.5 29v-6.500a3.5 3.5 0 0 1 7 0V29Z"/>',
    "market": '<path class="s-body" d="M5 29V15h22v14Z"/><path class="s-body" d="M6 4h20l4 9a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0'
    ' 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0Z"/><path class="s-mark" d="M10 29v-8h12v8Z"/>',
    "cathedral": '<path class="s-body" d="M3.5 29.500V12l4-9.5 4 9.500v2l4.5-5 4.5 5v-2l4-9.5 4 9.500v17.500Z"/>'
    '<circle class="s-mark" cx="16" cy="16.5" r="2.6"/><path class="s-mark" d="M12.5 29.500V25a3.5 3.5 0 0 1 7 0v4.500Z"/>',
    "palace": '<path class="s-body" d="M3 29V14h4V8h4v3h3V3l8 3-6 2.500V11h5V8h4v6h4v15Z"/>'
    '<path class="s-mark" d="M13 29v-7h6v7ZM7 18h3v4H7ZM22 18h3v4h-3Z"/>',
    "town-hall": '<path class="s-body" d="M3 29V14l10-5V5l3-3 3 3v4l10 5v15Z"/><circle class="s-mark" cx="16" cy="14" r="3"/>'
    '<path class="s-mark" d="M13 29v-7h6v7ZM6.5 19h3.500v4H6.500ZM22 19h3.500v4H22Z"/>',
    "bishopric": '<path class="s-body" d="M14.5 2h3v2.500H20v3h-2.500V10L25 15v3h4v11.500H3V18h4v-3l7.5-5V7.500H12v-3h2.500Z"/>'
    '<path class="s-mark" d="M12.5 29.500V23a3.5 3.5 0 0 1 7 0v6.500Z"/>',
    "house": '<path class="s-body" d="M4 29V14L16 3l12 11v15Z"/><path class="s-mark" d="M13 29v-8h6v8Z"/>',
    # Times, threats and goods.
    "sun": '<circle class="s-body" cx="16" cy="16" r="6.5"/>'
    '<path class="s-line" d="M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M6 26l3-3"/>',
    "moon": '<path class="s-body" d="M20 3a13 13 0 1 0 9 18A11 11 0 0 1 20 3Z"/>',
    "goblet": '<path class="s-body" d="M7 3h18c0 8-2.5 13.5-7.5 14.500V25l5 2v2.500h-13V27l5-2v-7.500C9.5 16.5 7 11 7 3Z"/>'
    '<path class="s-mark-line" d="M9 8h14"/>',
    "swords": '<path class="s-line" d="M5 4l17 19M27 4 10 23M7 19.500l6.5 7M25 19.500l-6.5 7M8 25l-3.5 4M24 25l3.5 4"/>',
    "hourglass": '<path class="s-body" d="M7 3h18v3c0 5-4 7-7 10 3 3 7 5 7 10v3H7v-3c0-5 4-7 7-10-3-3-7-5-7-10Z"/>'
    '<path class="s-mark" d="M11 26c1-3 3-4 5-5 2 1 4 2 5 5Z"/>',
    "flag": '<path class="s-body" d="M5.5 2.5h21L21 9.5l5.5 7h-18v13h-3Z"/>',
    "points": '<circle class="s-body" cx="16" cy="16" r="13.5"/><path class="s-mark" d="M16 6.5l2.9 6 6.6 .9-4.8 4.6'
    ' 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9Z"/>',
    "bell": '<path class="s-body" d="M16 3c6 0 9 4.5 9 10v7l3 5H4l3-5v-7c0-5.5 3-10 9-10Z"/>'
    '<path class="s-body" d="M12.5 25h7a3.5 3.5 0 0 1-7 0Z"/>',
    "rampart": '<path class="s-body" d="M2.5 28V8h5v4h4V8h9v4h4V8h5v20Z"/><path class="s-thin" d="M2.5 17h27M2.5 22.500h27M10 17v5.500M21 17v5.500M16 22.500V28M6 22.500V28M26 22.500V28"/>',
    "scroll": '<path class="s-body" d="M7 3h19v20c0 4-2 6-5 6H6c3 0 4-2 4-5H3v-3h4Z"/><path class="s-mark-line" d="M12 9h9M12 14h9M12 19h9"/>',
    "hand": '<rect class="s-body" x="3" y="8" width="13" height="19" rx="2" transform="rotate(-14 9 17)"/>'
    '<rect class="s-body" x="10" y="5" width="13" height="20" rx="2"/><rect class="s-body" x="17" y="8" width="13" height="19" rx="2" transform="rotate(14 23 17)"/>',
    "crossed": '<path class="s-strike" d="M4 4l24 24M28 4 4 28"/>',
    "up": '<path class="s-body" d="M16 4 28 18h-7v10H11V18H4Z"/>',
    # Players.
    "disc": '<circle class="s-body" cx="16" cy="16" r="13"/>',
    "square": '<rect class="s-body" x="4" y="4" width="24" height="24" rx="1.5"/>',
    "triangle": '<path class="s-body" d="M16 3 30 28H2Z"/>',
    "diamond": '<path class="s-body" d="M16 1.5 29 16 16 30.5 3 16Z"/>',
    "pentagon": '<path class="s-body" d="M16 2.5 30 13l-5.5 16h-17L2 13Z"/>',
    "plus": '<path class="s-body" d="M11.5 3h9v8.500H29v9h-8.500V29h-9v-8.500H3v-9h8.500Z"/>',
    "heart": '<path class="s-body" d="M16 29C4 20 2.5 14 3 10c.7-6.5 10-8 13-1.500C19 2 28.3 3.5 29 10c.5 4-1 10-13 19Z"/>',
    "star": '<path class="s-body" d="M16 2l4.3 9.3 10.2 1.2-7.5 7 2 10L16 24.5 7 29.500l2-10-7.5-7 10.2-1.200Z"/>',
    "hexagon": '<path class="s-body" d="M16 2l12.5 7v14L16 30 3.5 23V9Z"/>',
    "crescent": '<path class="s-body" d="M21 3a13.5 13.5 0 1 0 7 19.500A11.5 11.5 0 0 1 21 3Z"/>',
}


def _die(value: int) -> str:
    pips = "".join(f'<circle class="s-mark" cx="{x}" cy="{y}" r="3.1"/>' for x, y in _PIPS[value])
    return f'<rect class="s-body" x="2" y="2" width="28" height="28" rx="6"/>{pips}'


def symbol_id(name: str) -> str:
    """Dice are `die-1` to `die-6`, for pages too; the others bear a prefix, so that no page's id is in the way."""
    return name if name.startswith("die-") else f"s-{name}"


NAMES: Final = [*_SHAPES, *(f"die-{value}" for value in _PIPS)]
"""What `use` can refer to."""


@cache
def definitions() -> str:
    """All symbols, to stand inside an SVG."""
    shapes = {**_SHAPES, **{f"die-{value}": _die(value) for value in _PIPS}}
    return "".join(
        f'<symbol id="{symbol_id(name)}" viewBox="0 0 32 32">{shape}</symbol>' for name, shape in shapes.items()
    )
