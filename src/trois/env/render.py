"""A view as text, for any game; as SVG where the game can be drawn."""

from collections.abc import Iterable, Mapping

from trois import draw, games
from trois.core.game import View

FORMS = ("human", "ansi", "svg")
_HEADER = {"rules", "card_changes", "question"}


def modes(game: str) -> tuple[str, ...]:
    """`svg` only where the game can be drawn."""
    return FORMS if games.has_part("draw", game) else FORMS[:2]


def render(mode: str | None, view: View, legal: list[str], totals: list[int]) -> str | None:
    """A view with its legal actions, and the totals once there are any; `human` prints it."""
    if mode == "svg":
        return draw.svg(view)
    if mode == "ansi":
        return text(view, legal, totals)
    if mode == "human":
        print(text(view, legal, totals))  # noqa: T201
    return None


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
