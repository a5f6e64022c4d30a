"""Troyes: the square with the dice, the buildings with their activities, events, the cathedral, the players."""

from typing import cast

from trois.core.game import View
from trois.draw.shapes import Part, Pen
from trois.draw.troyes import cathedral, city, events, players, square
from trois.draw.troyes.pictures import PICTURE_BOX, PICTURES, sky
from trois.games.troyes.view import TroyesView

__all__ = ["PICTURES", "PICTURE_BOX", "parts", "sky"]


def parts(view: View, pen: Pen) -> list[Part]:
    board = cast(TroyesView, view)
    return [
        square.part(board, pen),
        city.part(board, pen),
        events.part(board, pen),
        cathedral.part(board, pen),
        players.part(board, pen),
    ]
