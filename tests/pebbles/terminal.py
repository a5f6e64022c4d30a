"""The heap in the terminal."""

from rich.console import RenderableType

from trois.core.game import View
from trois.terminal.drawing import Space
from trois.text import Text


def board(view: View, names: list[str], text: Text, space: Space) -> list[RenderableType]:
    return ["o" * int(str(view["heap"]))]


def sheet(view: View, seat: int, names: list[str], text: Text) -> RenderableType:
    return f"{names[seat]}: {view['taken']}"
