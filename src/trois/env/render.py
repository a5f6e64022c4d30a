"""A view as the terminal shows it, or as a drawing, in SVG or in pixels."""

import io
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from trois import draw, games
from trois._extras import missing
from trois.core.game import View
from trois.draw.palette import PROPERTIES

FORMS = ("human", "ansi", "svg", "rgb_array")
WIDTH, HEIGHT = 640, 480
"""Of every picture of `rgb_array`, so that pictures make a video: the board is scaled to fit."""
PER_SECOND = 2
KEPT = 64
"""Layers of pictures that are kept: a game has up to a dozen."""


def modes(game: str) -> tuple[str, ...]:
    """Lines where the game is in the terminal, drawings where it can be drawn."""
    lines, drawings = (games.has_part(layer, game) for layer in ("terminal", "draw"))
    return (*(FORMS[:2] if lines else ()), *(FORMS[2:] if drawings else ()))


def render(mode: str | None, view: View, legal: list[str], totals: list[int]) -> Any:
    """A view with its legal actions, and the totals once there are any; `human` prints it."""
    if mode == "svg":
        return draw.svg(view)
    if mode == "rgb_array":
        return pixels(draw.layers(view))
    if mode == "ansi":
        return text(view, legal, totals)
    if mode == "human":
        print(text(view, legal, totals))  # noqa: T201
    return None


def pixels(layers: Iterable[str]) -> Any:
    """Drawings that lie on one another as an array of HEIGHT x WIDTH x 3 bytes."""
    try:
        import numpy as np  # the other forms need none of these
        from PIL import Image

        picture = Image.new("RGB", (WIDTH, HEIGHT), PROPERTIES["paper"][0])
        for layer in layers:
            drawn, place = _drawn(layer)
            picture.paste(drawn, place, drawn)
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return np.array(picture)


@lru_cache(KEPT)
def _drawn(layer: str) -> tuple[Any, tuple[int, int]]:
    """What a layer shows, and where. From one step to the next most layers stay as they are."""
    import resvg_py
    from PIL import Image

    sized = re.sub(r'width="[^"]*" height="[^"]*"', f'width="{WIDTH}" height="{HEIGHT}"', layer, count=1)
    whole = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=sized)))).convert("RGBA")
    box = whole.getbbox() or (0, 0, 1, 1)
    return whole.crop(box), box[:2]


def text(view: View, legal: list[str], totals: list[int]) -> str:
    """The board as the terminal has it, what is asked, and the legal actions."""
    try:
        from trois.terminal.drawing import in_words  # needs Rich
    except ModuleNotFoundError as error:
        raise missing(error) from None
    lines = [in_words(view)]
    if legal:
        lines.append("legal: " + ", ".join(legal))
    if totals:
        lines.append("scores: " + ", ".join(map(str, totals)))
    return "\n".join(lines)
