"""Signs that the wheel and the sheets share."""

from typing import Final

from trois.draw.shapes import path, rect, use
from trois.games.troyes_dice.words import COLOURS, RESOURCES

ICONS: Final = {"red": "shield", "yellow": "coin", "white": "cross"}


def any_resource(x: float, y: float, radius: float) -> str:
    """A disc in the three colours: a resource of any type."""
    dx, dy = 0.866 * radius, 0.5 * radius
    return (
        path("red piece", f"M{x:g} {y:g}V{y - radius:g}A{radius} {radius} 0 0 1 {x + dx:g} {y + dy:g}Z")
        + path("yellow piece", f"M{x:g} {y:g}L{x + dx:g} {y + dy:g}A{radius} {radius} 0 0 1 {x - dx:g} {y + dy:g}Z")
        + path("white piece", f"M{x:g} {y:g}L{x - dx:g} {y + dy:g}A{radius} {radius} 0 0 1 {x:g} {y - radius:g}Z")
    )


def one_of_each(x: float, y: float, size: float) -> str:
    """One of each resource, side by side around a middle."""
    icons = zip(RESOURCES, COLOURS, (-1, 0, 1), strict=True)
    return "".join(use(name, x + at * size * 1.1, y, size, colour) for name, colour, at in icons)


def pill(x: float, y: float, width: float, height: float, look: str = "cell") -> str:
    """A small plate around a middle."""
    return rect(x - width / 2, y - height / 2, width, height, look, height / 2)
