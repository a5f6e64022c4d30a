"""Troyes Dice: the wheel and the others at the left, the viewer's sheet whole at the right."""

from trois.core.game import View
from trois.draw.frames import MEDIUM, Frame
from trois.draw.shapes import Part, Pen
from trois.draw.troyes_dice import ledger, motion, rivals, sheet, wheel
from trois.draw.troyes_dice.feats import FEAT_SCENES, SCENE_BOX
from trois.draw.troyes_dice.pictures import PICTURE_BOX, PICTURES, PLANS, sky
from trois.draw.troyes_dice.portraits import PORTRAITS
from trois.draw.troyes_dice.postcard import TOWN, skyline
from trois.draw.troyes_dice.seen import Table
from trois.draw.troyes_dice.sizes import Sizes, sizes_of

__all__ = [
    "FEAT_SCENES",
    "HAS_FRAMES",
    "PICTURES",
    "PICTURE_BOX",
    "PLANS",
    "PORTRAITS",
    "SCENE_BOX",
    "TOWN",
    "motion",
    "parts",
    "sky",
    "skyline",
]

HAS_FRAMES = True

_PHONE_THUMBNAIL = 152
_PHONE_LINE = 62


def parts(view: View, pen: Pen, frame: Frame = MEDIUM) -> list[Part]:
    table, z = Table(view, pen), sizes_of(frame)
    return _tabs(table, z, pen) if z.is_phone else _window(table, z, pen)


def _window(table: Table, z: Sizes, pen: Pen) -> list[Part]:
    turned = wheel.part(table, z.pad, z.pad, z, pen)
    x = z.pad + z.left + 1.6 * z.pad
    own = sheet.part(table, x, z.pad, z.width - x - z.pad, z, pen)
    top = turned.y + turned.height + z.gap
    bottom = z.height - z.pad
    others = rivals.parts(table, z.pad, top, bottom, z, pen.without_choices())
    if others:
        top = others[-1].y + others[-1].height + z.gap
    return [turned, own, *others, *ledger.parts(table, z.pad, top, bottom, z, pen)]


def _tabs(table: Table, z: Sizes, pen: Pen) -> list[Part]:
    """The dice stand above the sheet, so that both are in sight; the wheel is there to look at."""
    own = sheet.part(table, 0, 0, z.width, z, pen)
    turned = wheel.part(table, 0, 0, z, pen)
    high = (_PHONE_THUMBNAIL if table.view["seats"] <= 4 else _PHONE_LINE) * max(1, len(table.rivals)) + 40
    others = rivals.parts(table, 0, 0, high, z, pen.without_choices())
    return [own, turned, *others]
