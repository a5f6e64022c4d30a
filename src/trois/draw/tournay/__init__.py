"""Tournay: piles, the event queue, the viewer's district and hand, then the other districts; who watches has no hand."""

from typing import cast

from trois.core.game import View
from trois.draw.shapes import Part, Pen
from trois.draw.tournay import district, events, hand, piles
from trois.draw.tournay.pictures import PICTURE_BOX, PICTURES, sky
from trois.games.tournay.view import TournayView

__all__ = ["PICTURES", "PICTURE_BOX", "parts", "sky"]


def parts(view: View, pen: Pen) -> list[Part]:
    board = cast(TournayView, view)
    seats, first = board["seats"], board["seat"] or 0
    laid = [district.part(board, (first + step) % seats, pen) for step in range(seats)]
    own = [] if board["seat"] is None else [hand.part(board, pen)]
    return [piles.part(board, pen), events.part(board, pen), laid[0], *own, *laid[1:]]
