"""Troyes Dice in the terminal: the wheel as a strip of plazas, the viewer's sheet large, the others in a table."""

from typing import Final, cast

from rich.console import RenderableType

from trois.games.troyes_dice.view import DiceView
from trois.terminal.drawing import Space
from trois.terminal.troyes_dice.board import wheel
from trois.terminal.troyes_dice.sheet import sheet_lines, small_sheets
from trois.text.voice import Voice

MOST_LARGE: Final = 3


def board(voice: Voice, space: Space) -> list[RenderableType]:
    """The wheel, the viewer's own sheet large, the others in a table where there is room."""
    seen, names, text = cast(DiceView, voice.view), list(voice.names), voice.text
    worth = [score.total for score in voice.scores]
    things: list[RenderableType] = [] if seen["over"] else wheel(seen, text, space)
    large = _large_seats(seen, space)
    small = [seat for seat in range(seen["seats"]) if seat not in large]
    things += [sheet_lines(seen, seat, names, text, worth[seat]) for seat in large]
    if small and not (large and space.is_low):
        things.append(small_sheets(seen, names, text, small, worth))
    return things


def sheet(voice: Voice, seat: int) -> RenderableType:
    """One score sheet, large."""
    seen = cast(DiceView, voice.view)
    return sheet_lines(seen, seat, list(voice.names), voice.text, voice.scores[seat].total)


def _large_seats(seen: DiceView, space: Space) -> list[int]:
    """The viewer's own; a spectator sees a few sheets large where there is room."""
    if seen["seat"] is not None:
        return [seen["seat"]]
    return list(range(seen["seats"])) if seen["seats"] <= MOST_LARGE and not space.is_low else []
