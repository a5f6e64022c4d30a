"""Dice, citizens, cubes and players' marks, as every board shows them. Each is drawn around its middle at 0, 0."""

from functools import lru_cache
from html import escape
from typing import Final, TypeAlias

from trois.draw.palette import PLAYERS

Owner: TypeAlias = int | str | None
"""A seat, "grey" for the neutral one, nobody."""

_PIPS: Final[dict[int, list[tuple[int, int]]]] = {
    0: [],
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
_CITIZEN: Final = (
    "M12 2.4a4.1 4.1 0 0 1 3.6 6c3.3.7 6.6 2.2 6.6 4.2 0 1.6-2.5 2-5 2 .9 2.3 3.5 5.2 3.5 6.7 0 .9-.7 1.3-1.8 1.3h-3.3"
    "c-1 0-1.4-.6-1.9-1.6L12 18.4l-1.7 2.6c-.5 1-.9 1.6-1.9 1.6H5.1c-1.1 0-1.8-.4-1.8-1.3 0-1.5 2.6-4.4 3.5-6.7-2.5 0-5-.4"
    "-5-2 0-2 3.3-3.5 6.6-4.2a4.1 4.1 0 0 1 3.6-6Z"
)
"""In a box of 24."""
_SHAPES: Final = [
    "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
    "M-.9-.9H.9V.9H-.9Z",
    "M0-1.15L1.1.85H-1.1Z",
    "M0-1.2L1.2 0L0 1.2L-1.2 0Z",
    "M0-1.1L1.05-.34L.65.9H-.65L-1.05-.34Z",
    "M-.36-1.05H.36V-.36H1.05V.36H.36V1.05H-.36V.36H-1.05V-.36H-.36Z",
    "M0 1C-.9.3-1.1-.2-1.05-.5C-1-1-.3-1.1 0-.6C.3-1.1 1-1 1.05-.5C1.1-.2.9.3 0 1Z",
    "M0-1.15L.32-.4L1.1-.34L.5.2L.7 1L0 .56L-.7 1L-.5.2L-1.1-.34L-.32-.4Z",
    "M0-1.1L.95-.55V.55L0 1.1L-.95.55V-.55Z",
    "M.35-1.05A1.05 1.05 0 1 0 .95.6A.9.9 0 0 1 .35-1.05Z",
]
"""By seat: a player's shape, of radius 1."""
_NEUTRAL: Final = "M-1-.35H1V.35H-1Z"


def colour_of(owner: Owner) -> str:
    """The palette's name of an owner's pieces."""
    return PLAYERS[owner] if isinstance(owner, int) else "grey"


def shape_path(owner: Owner) -> str:
    return _SHAPES[owner] if isinstance(owner, int) else _NEUTRAL


@lru_cache(4096)
def mark(owner: Owner, x: float, y: float, r: float, fill: str = "mark") -> str:
    """A player's shape alone."""
    return f'<path d="{shape_path(owner)}" fill="var(--{fill})" transform="translate({x:g} {y:g}) scale({r:g})"/>'


@lru_cache(4096)
def missing_mark(owner: Owner, x: float, y: float, r: float) -> str:
    """The dashed shape of a player who has nothing there."""
    thin = 1.7 / r
    return (
        f'<path d="{shape_path(owner)}" fill="none" stroke="var(--{colour_of(owner)})" stroke-width="{thin:.2f}" '
        f'stroke-dasharray="{2 / r:.2f} {2 / r:.2f}" transform="translate({x:g} {y:g}) scale({r:g})"/>'
    )


@lru_cache(4096)
def badge(owner: Owner, initial: str, x: float, y: float, size: float) -> str:
    """A player's shape with the initial in it."""
    r = size / 2
    outline = shape_path(owner) if isinstance(owner, int) else _SHAPES[0]
    drop = 0.3 if owner == 2 else 0.1
    letter = (
        f'<text class="c b on" x="{x:g}" y="{y + size * (0.24 + drop * 0.3):g}" font-size="{size * 0.54:g}">'
        f"{escape(initial)}</text>"
    )
    edge = f'stroke="var(--line)" stroke-width="{1.5 / r:.2f}" stroke-linejoin="round"'
    shape = (
        f'<path d="{outline}" fill="var(--{colour_of(owner)})" {edge} transform="translate({x:g} {y:g}) scale({r:g})"/>'
    )
    return f'<g class="{colour_of(owner)}">{shape}{letter}</g>'


@lru_cache(4096)
def die(colour: str, value: int, size: float = 44) -> str:
    """A die: hatched shadow, body, a lighter upper edge, generous pips."""
    half, round_, step = size / 2, size * 0.2, size * 0.25
    pip = "pip-dark" if colour in ("white", "yellow") else "pip-light"
    box = f'width="{size:g}" height="{size:g}" rx="{round_:g}"'
    shadow = f'<rect class="w-hatch" x="{3 - half:g}" y="{4.5 - half:g}" {box}/>'
    body = f'<rect class="die-{colour} die-body" x="{-half:g}" y="{-half:g}" {box}/>'
    light = f'<path class="die-light" d="M{round_ - half:g} {3.2 - half:g}H{half - round_:g}"/>'
    pips = "".join(
        f'<circle class="{pip}" cx="{x * step:.1f}" cy="{y * step:.1f}" r="{size * 0.094:.1f}"/>'
        for x, y in _PIPS[value]
    )
    return shadow + body + light + pips


@lru_cache(4096)
def citizen(owner: Owner, size: float = 26, lying: bool = False) -> str:
    """A citizen with the shape of its player; one that was expelled lies."""
    scale = size / 24
    turned = " rotate(-90)" if lying else ""
    body = (
        f'<path class="w-hatch" d="{_CITIZEN}" transform="translate(2 2)"/>'
        f'<path d="{_CITIZEN}" fill="var(--{colour_of(owner)})" stroke="var(--line)" stroke-width="{1.6 / scale:.2f}" '
        f'stroke-linejoin="round"/>{mark(owner, 12, 13.2, 2.7)}'
    )
    return f'<g transform="scale({scale:.3f}){turned} translate(-12 -12)">{body}</g>'


@lru_cache(4096)
def cube(owner: Owner, size: float = 18) -> str:
    """A cube with the shape of its player."""
    scale = size / 20
    body = (
        f'<path d="M10 1.5L18 5.5V14.5L10 18.5L2 14.5V5.5Z" fill="var(--{colour_of(owner)})" stroke="var(--line)" '
        f'stroke-width="{1.5 / scale:.2f}" stroke-linejoin="round"/>'
        '<path class="cube-top" d="M10 1.5L18 5.5L10 9.5L2 5.5Z"/><path class="cube-side" d="M10 9.5L18 5.5V14.5L10 18.5Z"/>'
        f'<path class="w-thin" d="M2 5.5L10 9.5L18 5.5M10 9.5V18.5" stroke-width="{0.9 / scale:.2f}"/>{mark(owner, 10, 9.8, 3.6)}'
    )
    return f'<g transform="scale({scale:.3f}) translate(-10 -10)">{body}</g>'
