"""Boards as SVG from `draw`, with the legal actions lit."""

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from types import ModuleType

from markupsafe import Markup

from trois.core.game import View
from trois.text import Text


@dataclass(frozen=True)
class Board:
    """One part of a board; `lit` says that something can be chosen on it."""

    name: str
    title: str
    svg: Markup
    lit: bool


@cache
def _draw() -> ModuleType | None:
    if importlib.util.find_spec("trois.draw") is None:
        return None
    module = importlib.import_module("trois.draw")
    return module if hasattr(module, "parts") else None


def boards(view: View, choices: Mapping[int, str], text: Text) -> list[Board]:
    draw = _draw()
    if draw is None:
        return [_plain(choices)]
    drawn = draw.parts(view, choices, text)
    return [Board(p.name, p.title, Markup(p.svg), "data-action=" in p.svg) for p in drawn]  # noqa: S704


def _plain(choices: Mapping[int, str]) -> Board:
    """Until a game is drawn: its choices alone."""
    rows = "".join(
        f'<a class="choice" role="button" tabindex="0" href="#action-{action}" data-action="{action}" '
        f'aria-label="{escape(label)}"><rect class="cell" x="10" y="{10 + 34 * i}" width="340" height="28"/>'
        f'<text x="20" y="{30 + 34 * i}">{escape(label[:50])}</text></a>'
        for i, (action, label) in enumerate(choices.items())
    )
    height = max(60, 20 + 34 * len(choices))
    svg = f'<svg class="board" viewBox="0 0 360 {height}">{rows}</svg>'
    return Board("board", "Board", Markup(svg), bool(choices))  # noqa: S704


def symbols() -> Markup:
    draw = _draw()
    return Markup(draw.symbols() if draw else "")  # noqa: S704


def css() -> str:
    draw = _draw()
    return str(draw.css()) if draw else ""
