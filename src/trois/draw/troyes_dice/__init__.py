"""Troyes Dice: the wheel and the sheets, the viewer's first."""

from typing import cast

from trois.core.game import View
from trois.draw.shapes import Part, Pen
from trois.draw.troyes_dice import sheet, wheel
from trois.games.troyes_dice.view import DiceView


def parts(view: View, pen: Pen) -> list[Part]:
    dice = cast(DiceView, view)
    return [wheel.part(dice, pen), *(sheet.part(dice, seat, pen) for seat in _order(dice))]


def _order(view: DiceView) -> list[int]:
    """The own sheet first, the others clockwise."""
    first = view["seat"] or 0
    return [(first + step) % view["seats"] for step in range(view["seats"])]
