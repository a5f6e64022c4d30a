"""Pictures that only the rules show: the resources as large signs, a plaza with its two sides."""

from collections.abc import Callable
from functools import partial
from typing import Final

from trois.draw.shapes import rect
from trois.draw.signs import sign
from trois.draw.troyes_dice.seen import DISTRICTS, GOODS
from trois.games.troyes_dice.words import COLOURS, RESOURCES


def _resource(name: str) -> str:
    return sign(GOODS[name], 36, 2, 48)


def _plaza(faces: str) -> str:
    """Both sides of a plaza: colour and sign of their districts."""
    return "".join(
        rect(16 + 46 * k, 6, 42, 42, f"die-{colour} die-edge", 8) + sign(DISTRICTS[colour], 26 + 46 * k, 16, 22)
        for k, colour in enumerate(faces.split())
    )


PORTRAITS: Final[dict[str, Callable[[], str]]] = {
    **{name: partial(_resource, name) for name in RESOURCES},
    **{f"{one} {other}": partial(_plaza, f"{one} {other}") for one in COLOURS for other in COLOURS},
}
"""By resource, and by the colours of a plaza's two sides."""
