"""Troyes: three bands of buildings and activities, the cathedral, the square, the road of events, influence above."""

from trois.core.game import View
from trois.draw.frames import MEDIUM, Frame
from trois.draw.shapes import Box, Part, Pen, rect
from trois.draw.troyes import activities, buildings, motion, phone, track
from trois.draw.troyes.cathedral import Cathedral
from trois.draw.troyes.pictures import PICTURE_BOX, PICTURES, sky
from trois.draw.troyes.pictures.characters import CHARACTER_PICTURES as PORTRAITS
from trois.draw.troyes.placing import glimpse
from trois.draw.troyes.postcard import TOWN, skyline
from trois.draw.troyes.road import Road
from trois.draw.troyes.sizes import Sizes, sizes_of
from trois.draw.troyes.square import Square
from trois.draw.troyes.table import Table
from trois.games.troyes.words import BUILDINGS, COLOURS

__all__ = ["HAS_FRAMES", "PICTURES", "PICTURE_BOX", "PORTRAITS", "TOWN", "glimpse", "motion", "parts", "sky", "skyline"]

HAS_FRAMES = True

_FIELD = 13.2
"""The field of agriculture is so many times as wide as the smallest text is high."""


def parts(view: View, pen: Pen, frame: Frame = MEDIUM) -> list[Part]:
    table, z = Table(view, pen), sizes_of(frame)
    return phone.parts(table, z, pen) if frame.is_phone else _parts_at_places(table, z, pen)


def _parts_at_places(table: Table, z: Sizes, pen: Pen) -> list[Part]:
    """All parts at their places: extra width goes to the square, extra height to the pictures."""
    left = z.width - 2 * z.pad - z.gap - z.right
    top = z.pad + z.track + z.gap
    high = z.height - top - z.road - z.gap
    column = z.pad + left + z.gap
    field = z.small * _FIELD + 40
    influence = Box(z.pad + 4, z.pad - 1, z.width - 2 * z.pad - field - 20, z.track)
    agriculture = Box(z.width - z.pad - field, z.pad - 1, field, z.track + 1)
    church = Box(column, top, z.right, z.cathedral)
    square = Box(column, top + z.cathedral + z.gap, z.right, high - z.cathedral - z.gap)
    road = Box(0, z.height - z.road, z.width, z.road)
    return [
        _part("influence", pen, track.track(table, influence.w, influence.h, z, pen), influence),
        _part("agriculture", pen, track.agriculture(table, agriculture.w, agriculture.h, z, pen), agriculture),
        *(_band(table, number, left, (high - 2 * z.gap) / 3, z.pad, top, z, pen) for number in range(3)),
        _part("cathedral", pen, Cathedral(table, church.w, church.h, z, pen).svg(), church),
        _part("square", pen, Square(table, square.w, square.h, z, pen).svg(), square),
        _part("events", pen, Road(table, road.w, road.h, z, pen).svg(), road),
    ]


def _part(name: str, pen: Pen, body: str, box: Box) -> Part:
    return Part(name, pen.say(f"part.{name}"), box.h, body, pen.take_actions(), box.w, box.x, box.y)


def _band(table: Table, number: int, w: float, h: float, x: float, top: float, z: Sizes, pen: Pen) -> Part:
    """A building with its three activities."""
    colour = COLOURS[number]
    g = z.gap
    wide = (w - z.building - 5 * g) / 3
    body = rect(0, 0, w, h, f"band-{colour}", 9) + buildings.building(
        table, number, g, g, z.building, h - 2 * g, z, pen
    )
    slots = [slot for slot, activity in enumerate(table.view["activities"]) if activity["colour"] == colour]
    for k, slot in enumerate(slots):
        box = Box(z.building + 2 * g + k * (wide + g), g, wide, h - 2 * g)
        body += activities.card(table, slot, box, z, pen)
    name = BUILDINGS[number].replace(" ", "-")
    return Part(name, pen.name(BUILDINGS[number]), h, body, pen.take_actions(), w, x, top + number * (h + g))
