"""A view as the terminal shows it, or as a drawing, in SVG or in pixels."""

import io
import re
from collections.abc import Iterable
from functools import lru_cache
from math import ceil, floor
from typing import Any, Final

from trois import draw, games
from trois._extras import missing
from trois.core.game import View
from trois.draw.palette import PROPERTIES

FORMS = ("human", "ansi", "svg", "rgb_array")
WIDTH, HEIGHT = 640, 480
"""Of every picture of `rgb_array`, so that pictures make a video: the board is scaled to fit."""
PER_SECOND = 2
KEPT = 128
"""Layers of pictures that are kept: a game has about twenty."""
MARGIN = 4
"""Around a layer: a line may stand out a little."""
TINTS: Final = {"hatch": ("line", 0.19), "hatch-back": ("ink-2", 0.12)}
"""What a hatching comes to in pixels, most of its lines being finer than one: a colour, and how much of it."""
_BOX: Final = re.compile(r'width="[^"]*" height="[^"]*" viewBox="([^"]*)"')


def modes(game: str) -> tuple[str, ...]:
    """Lines where the game is in the terminal, drawings where it can be drawn."""
    lines, drawings = (games.has_part(layer, game) for layer in ("terminal", "draw"))
    return (*(FORMS[:2] if lines else ()), *(FORMS[2:] if drawings else ()))


def render(mode: str | None, view: View, legal: list[str], totals: list[int]) -> Any:
    """A view with its legal actions, and the totals once there are any; `human` prints it."""
    if mode == "svg":
        return draw.svg(view)
    if mode == "rgb_array":
        return pixels(*draw.layers(view))
    if mode == "ansi":
        return text(view, legal, totals)
    if mode == "human":
        print(text(view, legal, totals))  # noqa: T201
    return None


def pixels(layers: Iterable[str], width: float, height: float) -> Any:
    """Drawings that lie on one another on a board of this size, as an array of HEIGHT x WIDTH x 3 bytes."""
    try:
        import numpy as np  # the other forms need none of these
        from PIL import Image

        picture = Image.new("RGB", (WIDTH, HEIGHT), PROPERTIES["paper"][0])
        for layer in layers:
            drawn, place = _drawn(layer, width, height)
            picture.paste(drawn, place, drawn)
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return np.array(picture)


@lru_cache(KEPT)
def _drawn(layer: str, width: float, height: float) -> tuple[Any, tuple[int, int]]:
    """What a layer shows, and where. From one step to the next most layers stay as they are."""
    import resvg_py
    from PIL import Image

    found = _BOX.search(layer)
    x, y, wide, high = map(float, found[1].split()) if found else (0, 0, width, height)
    scale = min(WIDTH / width, HEIGHT / height)
    left, top = (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2
    first = max(0, floor(left + x * scale) - MARGIN), max(0, floor(top + y * scale) - MARGIN)
    last = min(WIDTH, ceil(left + (x + wide) * scale) + MARGIN), min(HEIGHT, ceil(top + (y + high) * scale) + MARGIN)
    size = last[0] - first[0], last[1] - first[1]
    box = ((first[0] - left) / scale, (first[1] - top) / scale, size[0] / scale, size[1] / scale)
    sized = _BOX.sub(f'width="{size[0]}" height="{size[1]}" viewBox="{" ".join(map(str, box))}"', layer, count=1)
    for hatching, (colour, share) in TINTS.items():
        sized = sized.replace(f"fill:url(#{hatching})", f"fill:{PROPERTIES[colour][0]};fill-opacity:{share}")
    whole = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=sized)))).convert("RGBA")
    seen = whole.getbbox() or (0, 0, 1, 1)
    return whole.crop(seen), (first[0] + seen[0], first[1] + seen[1])


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
