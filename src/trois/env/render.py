"""A view as text, for any game; as a drawing where the game can be drawn, in SVG or in pixels."""

import io
import re
from collections.abc import Iterable, Mapping
from typing import Any

from trois import draw, games
from trois._extras import missing
from trois.core.game import View
from trois.draw.palette import PROPERTIES

FORMS = ("human", "ansi", "svg", "rgb_array")
WIDTH, HEIGHT = 640, 480
"""Of every picture of `rgb_array`, so that pictures make a video: the board is scaled to fit."""
PER_SECOND = 2
_HEADER = {"rules", "card_changes", "question"}


def modes(game: str) -> tuple[str, ...]:
    """Drawings only where the game can be drawn."""
    return FORMS if games.has_part("draw", game) else FORMS[:2]


def render(mode: str | None, view: View, legal: list[str], totals: list[int]) -> Any:
    """A view with its legal actions, and the totals once there are any; `human` prints it."""
    if mode == "svg":
        return draw.svg(view)
    if mode == "rgb_array":
        return pixels(draw.svg(view))
    if mode == "ansi":
        return text(view, legal, totals)
    if mode == "human":
        print(text(view, legal, totals))  # noqa: T201
    return None


def pixels(svg: str) -> Any:
    """A drawing of `draw.svg` as an array of HEIGHT x WIDTH x 3 bytes."""
    try:
        import numpy as np  # noqa: PLC0415 (the other forms need none of these)
        import resvg_py  # noqa: PLC0415
        from PIL import Image  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise missing(error) from None
    sized = re.sub(r'width="[^"]*" height="[^"]*"', f'width="{WIDTH}" height="{HEIGHT}"', svg, count=1)
    drawn = resvg_py.svg_to_bytes(svg_string=sized, background=PROPERTIES["paper"][0])
    return np.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))


def text(view: View, legal: list[str], totals: list[int]) -> str:
    lines = [line for key, value in view.items() if key not in _HEADER for line in _lines(key, value, "")]
    if legal:
        lines.append("legal: " + ", ".join(legal))
    if totals:
        lines.append("scores: " + ", ".join(map(str, totals)))
    return "\n".join(lines)


def _lines(key: str, value: object, indent: str) -> list[str]:
    """One line for what has no tables in it, else a line for each part."""
    if isinstance(value, Mapping) and any(isinstance(each, Mapping | list) for each in value.values()):
        return [f"{indent}{key}:", *_nested(value.items(), indent)]
    if isinstance(value, list) and any(isinstance(each, Mapping | list) for each in value):
        return [f"{indent}{key}:", *_nested(enumerate(value), indent)]
    return [f"{indent}{key}: {_short(value)}"]


def _nested(items: Iterable[tuple[object, object]], indent: str) -> list[str]:
    return [line for name, each in items for line in _lines(str(name), each, indent + "  ")]


def _short(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_short(each)}" for key, each in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_short(each) for each in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
