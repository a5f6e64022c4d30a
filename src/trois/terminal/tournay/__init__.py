"""Tournay in the terminal: piles and events, the own district large, the others small."""

from typing import Final, cast

from rich.console import RenderableType

from trois.core.chance import Chance
from trois.core.game import View
from trois.games.tournay import scoring
from trois.games.tournay.imagine import imagine
from trois.games.tournay.view import TournayView
from trois.terminal.drawing import Space
from trois.terminal.tournay.board import events, piles
from trois.terminal.tournay.district import full_player, large_player, small_players
from trois.text import Text

WIDEST_BOARD: Final = 100
MOST_LARGE: Final = 2


def board(view: View, names: list[str], text: Text, space: Space) -> list[RenderableType]:
    """Events and piles, then the districts: the viewer's own large, the others small where there is room."""
    seen = cast(TournayView, view)
    worth = points(seen)
    things: list[RenderableType] = [events(seen, text), *piles(seen, text)]
    large = _large_seats(seen, space)
    small = [seat for seat in range(seen["seats"]) if seat not in large]
    if small and not (large and space.is_low):
        things.append(small_players(seen, small, names, text, min(space.width, WIDEST_BOARD), worth))
    for seat in large:
        things += large_player(seen, seat, names, text, worth[seat], not space.is_low)
    return things


def sheet(view: View, seat: int, names: list[str], text: Text) -> RenderableType:
    """One player's district, with what its visible cards do."""
    seen = cast(TournayView, view)
    return full_player(seen, seat, names, text, points(seen)[seat])


def points(seen: TournayView) -> list[int]:
    """What the districts would score if the game ended now."""
    return [score.total for score in scoring.scores(imagine(seen, Chance(0)))]


def _large_seats(seen: TournayView, space: Space) -> list[int]:
    """The viewer's own; a spectator sees two districts large where there is room."""
    if seen["seat"] is not None:
        return [seen["seat"]]
    return list(range(seen["seats"])) if seen["seats"] <= MOST_LARGE and not space.is_low else []
