"""Tournay: the crier's procession and the market, the viewer's town with Plaza and hand, the rivals' towns."""

from trois.core.game import View
from trois.draw.frames import MEDIUM, Frame
from trois.draw.shapes import Part, Pen
from trois.draw.tournay import district, hand, market, motion, procession
from trois.draw.tournay.pictures import PICTURE_BOX, PICTURES, sky
from trois.draw.tournay.postcard import TOWN, skyline
from trois.draw.tournay.seen import Table

__all__ = ["HAS_FRAMES", "PICTURES", "PICTURE_BOX", "TOWN", "motion", "parts", "sky", "skyline"]

HAS_FRAMES = True

_GAP = 8
"""Between the parts of a column."""


def parts(view: View, pen: Pen, frame: Frame = MEDIUM) -> list[Part]:
    table = Table(view, pen, frame)
    if frame.is_phone:
        return _phone(table, pen)
    return [*_left(table, pen), *_middle(table, pen), *_right(table, pen)]


def _left(table: Table, pen: Pen) -> list[Part]:
    """The procession, and the market below it."""
    z = table.sizes
    x, w = z.left.x, z.left.width
    high = z.procession + z.event
    market_top = z.top + high + _GAP
    return [
        procession.part(table, x, z.top, w, high, pen),
        market.part(table, x, market_top, w, z.height - market_top - 4, pen),
    ]


def _middle(table: Table, pen: Pen) -> list[Part]:
    """The viewer's town and hand."""
    z = table.sizes
    x, w = z.middle.x, z.middle.width
    high = z.title + z.town + z.plaza + 4
    hand_top = z.top + high + 2
    return [
        district.own(table, x, z.top, w, high, pen),
        hand.part(table, x, hand_top, w, z.height - hand_top - 2, pen),
    ]


def _right(table: Table, pen: Pen) -> list[Part]:
    """The rivals, each with as much height as the others."""
    z = table.sizes
    rivals = table.order[1:]
    pitch = (z.height - 2 * z.top + _GAP) / len(rivals)
    return [
        district.rival(table, seat, z.right.x, z.top + k * pitch, z.right.width, pitch - _GAP, pen)
        for k, seat in enumerate(rivals)
    ]


def _phone(table: Table, pen: Pen) -> list[Part]:
    """A tab for each part: the town with the hand, the market, the events, every rival."""
    z = table.sizes
    market_high = z.awning + 3 * (z.pile + z.gap + 2) + z.supply + 8
    return [
        district.own_with_hand(table, z.width, pen),
        market.part(table, 0, 0, z.width, market_high, pen),
        procession.part(table, 0, 0, z.width, z.procession + z.event, pen),
        *(district.rival(table, seat, 0, 0, z.width, z.height + 56, pen) for seat in table.order[1:]),
    ]
