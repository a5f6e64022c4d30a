"""The heap in the terminal."""

from rich.console import RenderableType

from trois.terminal.drawing import Space
from trois.text.voice import Voice


def board(voice: Voice, space: Space) -> list[RenderableType]:
    return ["o" * int(str(voice.view["heap"]))]


def sheet(voice: Voice, seat: int) -> RenderableType:
    return f"{voice.names[seat]}: {voice.view['taken']}"
