"""Boards as SVG from `draw`, with the legal actions lit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from trois import draw
from trois.core.game import View
from trois.text import Text


@dataclass(frozen=True)
class Board:
    """One part of a board; `lit` says that something can be chosen on it."""

    name: str
    title: str
    svg: Markup
    lit: bool


def boards(view: View, choices: Mapping[int, str], text: Text, names: Sequence[str]) -> list[Board]:
    drawn = draw.parts(view, choices, text, names)
    return [Board(part.name, part.title, Markup(part.svg), bool(part.actions)) for part in drawn]  # noqa: S704


def symbols() -> Markup:
    return Markup(draw.symbols())  # noqa: S704


def css() -> str:
    return draw.css()
