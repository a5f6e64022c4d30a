"""Tournay in the terminal: piles and events, the viewer's district large, the others small."""

from typing import Final, cast

from rich.console import RenderableType

from trois.games.tournay.view import TournayView
from trois.terminal.drawing import Space
from trois.terminal.tournay.board import events, piles
from trois.terminal.tournay.district import full_player, large_player, small_players
from trois.text.voice import Voice

WIDEST_BOARD: Final = 100
MOST_LARGE: Final = 2


def board(voice: Voice, space: Space) -> list[RenderableType]:
    """Events and piles, then the districts: the viewer's own large, the others small where there is room."""
    seen, names, text = cast(TournayView, voice.view), list(voice.names), voice.text
    worth = [score.total for score in voice.scores]
    things: list[RenderableType] = [events(seen, text), *piles(seen, text)]
    large = _large_seats(seen, space)
    small = [seat for seat in range(seen["seats"]) if seat not in large]
    if small and not (large and space.is_low):
        things.append(small_players(seen, small, names, text, min(space.width, WIDEST_BOARD), worth))
    for seat in large:
        things += large_player(seen, seat, names, text, worth[seat], not space.is_low)
    return things


def sheet(voice: Voice, seat: int) -> RenderableType:
    """One player's district, with what its visible cards do."""
    seen = cast(TournayView, voice.view)
    return full_player(seen, seat, list(voice.names), voice.text, voice.scores[seat].total)


def _large_seats(seen: TournayView, space: Space) -> list[int]:
    """The viewer's own; a spectator sees two districts large where there is room."""
    if seen["seat"] is not None:
        return [seen["seat"]]
    return list(range(seen["seats"])) if seen["seats"] <= MOST_LARGE and not space.is_low else []
