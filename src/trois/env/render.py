"""A view as text, for any game; as SVG where `trois.draw` knows the game."""

import importlib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec

from trois.core.errors import BadOption
from trois.core.game import View
from trois.core.match import Match

_HEADER = {"rules", "card_changes", "question"}


@cache
def modes(game: str) -> list[str]:
    """`svg` only where the game can be drawn."""
    drawn = find_spec("trois.draw") and find_spec(f"trois.draw.{game.replace('-', '_')}")
    return ["human", "ansi", *(["svg"] if drawn else [])]


def check_mode(game: str, mode: str | None) -> None:
    if mode is not None and mode not in modes(game):
        raise BadOption(f"{game} has no render mode '{mode}'; it has: {', '.join(modes(game))}")


def render(match: Match, seat: int | None, mode: str | None) -> str | None:
    """What a seat may see, with its legal actions; `human` prints it."""
    if mode == "svg":
        drawn: str = importlib.import_module("trois.draw").svg(match.view(seat))
        return drawn
    if mode == "ansi":
        return text(match, seat)
    if mode == "human":
        print(text(match, seat))  # noqa: T201
    return None


def text(match: Match, seat: int | None) -> str:
    view: View = match.view(seat)
    lines = [line for key, value in view.items() if key not in _HEADER for line in _lines(key, value, "")]
    if seat is not None and match.legal(seat):
        lines.append("legal: " + ", ".join(match.texts(seat)))
    if match.over:
        lines.append("scores: " + ", ".join(str(score.total) for score in match.scores))
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
