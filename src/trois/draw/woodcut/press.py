"""The press: every shape as rim, shifted wash and ink line."""

from collections.abc import Sequence
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

INK: Final = 2.2
THIN: Final = 1.2
NONE: Final = 0.0
"""Widths of a line; no line at all."""
_SHIFT: Final = 1.5


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.1f}".removesuffix(".0")


def shape(steps: str, wash: str = "", width: float = INK) -> str:
    """One printed shape. Without a wash only the rim covers what lies behind."""
    washed = f'<path d="{steps}" fill="var(--{wash})" transform="translate({_SHIFT} {_SHIFT})"/>' if wash else ""
    return f'<path class="w-rim" d="{steps}"/>{washed}{line(steps, width) if width else ""}'


def line(steps: str, width: float = THIN) -> str:
    return f'<path class="{"w-ink" if width > THIN else "w-thin"}" d="{steps}"/>'


def flat(steps: str, wash: str, opacity: float = 1) -> str:
    """A wash without rim and line: ground, water, glass."""
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<path d="{steps}" fill="var(--{wash})"{faint}/>'


def hatch(steps: str) -> str:
    """The side away from the light."""
    return f'<path class="w-hatch" d="{steps}"/>'


def dots(*points: Point, r: float = 1.15) -> str:
    return "".join(f'<circle class="w-dot" cx="{x:g}" cy="{y:g}" r="{r:g}"/>' for x, y in points)


def circle_path(x: float, y: float, r: float, ry: float = 0) -> str:
    ry = ry or r
    return f"M{x - r:g} {y:g}a{r:g} {ry:g} 0 1 0 {2 * r:g} 0a{r:g} {ry:g} 0 1 0 {-2 * r:g} 0Z"


def circle(x: float, y: float, r: float, wash: str = "", width: float = INK, ry: float = 0) -> str:
    return shape(circle_path(x, y, r, ry), wash, width)


def rect(x: float, y: float, w: float, h: float, wash: str = "", width: float = INK) -> str:
    return shape(f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z", wash, width)


def poly(points: Sequence[Point], wash: str = "", width: float = INK) -> str:
    return shape("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z", wash, width)


def at(x: float, y: float, body: str, s: float = 1.0, flip: bool = False, rot: float = 0) -> str:
    """A drawing moved, turned, scaled, mirrored."""
    turned = f" rotate({rot:g})" if rot else ""
    scaled = f" scale({-s if flip else s:g} {s:g})" if s != 1 or flip else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{body}</g>'


def limb(points: Sequence[Point], wash: str, width: float = 7) -> str:
    """An arm or a leg: a thick line with its own ink."""
    steps = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    passes = (("line", width + 3.6, ""), ("rim", width, ""), (wash, width - 0.8, ' transform="translate(.8 .8)"'))
    return "".join(
        f'<path class="w-limb" d="{steps}" stroke="var(--{colour})" stroke-width="{thick:g}"{moved}/>'
        for colour, thick, moved in passes
    )
