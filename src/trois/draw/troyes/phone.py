"""Troyes on a phone: four parts behind tabs, each as wide as the window and as high as it needs."""

from typing import Final

from trois.draw.shapes import Box, Part, Pen, rect
from trois.draw.troyes import activities, buildings, track
from trois.draw.troyes.cathedral import Cathedral
from trois.draw.troyes.road import Event, Road
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.square import Square
from trois.draw.troyes.table import Table
from trois.draw.woodcut.press import at
from trois.games.troyes.words import BUILDINGS, COLOURS

_CARD: Final = 164
"""The height of an activity or an event."""
_BUILDING: Final = 136
_TO_COME: Final = 30
"""The heights of a building and of an activity that nobody has seen."""
_BETWEEN: Final = 3
_DECKS: Final = 84
_ENDLESS: Final = 10_000
"""A height in which no die need be small."""


def parts(table: Table, z: Sizes, pen: Pen) -> list[Part]:
    return [_square(table, z, pen), _city(table, z, pen), _events(table, z, pen), _cathedral(table, z, pen)]


def _part(name: str, height: float, body: str, z: Sizes, pen: Pen) -> Part:
    return Part(name, pen.say(f"part.{name}"), height, body, pen.take_actions(), z.width)


def _square(table: Table, z: Sizes, pen: Pen) -> Part:
    """The influence track above the square; the square grows with its dice, and begins with an attack."""
    height = max(z.height, Square(table, z.width, _ENDLESS, z, pen).least_height)
    body = at(4, 2, track.track(table, z.width - 8, z.track, z, pen))
    body += at(0, z.track + 6, Square(table, z.width, height, z, pen, attack_first=True).svg())
    return _part("square", height + z.track + 6, body, z, pen)


def _city(table: Table, z: Sizes, pen: Pen) -> Part:
    """Agriculture, then the buildings side by side, each over its activities; what is still to come takes little room."""
    field = track.agriculture(table, z.width - 2, z.track + 8, z, pen)
    top, wide = z.track + 8 + z.gap, (z.width - 2 * _BETWEEN) / len(BUILDINGS)
    columns = [_column(table, number, wide, z, pen) for number in range(len(BUILDINGS))]
    high = max(height for _, height in columns)
    body = at(1, 0, field)
    for number, (drawn, _) in enumerate(columns):
        x = number * (wide + _BETWEEN)
        body += rect(x, top, wide, high, f"band-{COLOURS[number]}", 8) + at(x, top, drawn)
    return _part("city", top + high + z.gap, body, z, pen)


def _column(table: Table, number: int, wide: float, z: Sizes, pen: Pen) -> tuple[str, float]:
    """A building over its activities, and how high they are."""
    body, y = buildings.building(table, number, 1, 2, wide - 2, _BUILDING, z, pen), _BUILDING + 4.0
    for slot, activity in enumerate(table.view["activities"]):
        if activity["colour"] == COLOURS[number]:
            high = _CARD if activity["card"] else _TO_COME
            body += activities.card(table, slot, Box(2, y, wide - 4, high), z, pen)
            y += high + 4
    return body, y + 2


def _events(table: Table, z: Sizes, pen: Pen) -> Part:
    """Two cards side by side, the nearest first; what is still to come below them."""
    wide, queue = (z.width - z.gap - 2) / 2, table.view["queue"]
    body = ""
    for k, event in enumerate(queue):
        x, y = 1 + k % 2 * (wide + z.gap), 2 + k // 2 * (_CARD + z.gap)
        body += Event(table, event, x, y, wide, _CARD, z, pen).svg()
    top = 2 + -(-len(queue) // 2) * (_CARD + z.gap)
    body += at(0, top, Road(table, z.width, _DECKS, z, pen).decks(8))
    return _part("events", top + _DECKS, body, z, pen)


def _cathedral(table: Table, z: Sizes, pen: Pen) -> Part:
    return _part("cathedral", z.cathedral, Cathedral(table, z.width, z.cathedral, z, pen).svg(), z, pen)
