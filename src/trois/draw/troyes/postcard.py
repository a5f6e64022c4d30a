"""Troyes: its cathedral as far as it was built, between Palace, Bishopric and City Hall with whoever stands there."""

from collections.abc import Sequence
from typing import Final

from trois.draw.frames import PHONE
from trois.draw.shapes import Pen
from trois.draw.troyes.buildings import HIGH, WIDE, picture
from trois.draw.troyes.cathedral import Cathedral
from trois.draw.troyes.sizes import sizes_of
from trois.draw.troyes.table import Table
from trois.draw.woodcut.press import at
from trois.games.troyes.words import BUILDINGS
from trois.text.voice import Voice

TOWN: Final = "Troyes"


def skyline(voice: Voice, seat: int) -> Sequence[str]:  # noqa: ARG001 (the town is everybody's)
    pen = Pen(voice, {})
    table = Table(voice.view, pen)
    palace, bishopric, hall = (_standing(table, number, pen) for number in range(len(BUILDINGS)))
    built = Cathedral(table, 256, 190, sizes_of(PHONE), pen)
    return [palace, at(-built.left - 3 * built.bay, -built.base, built.stone()), bishopric, hall]


def _standing(table: Table, number: int, pen: Pen) -> str:
    scale = 120 / WIDE
    return at(-60, -HIGH * scale, picture(table, number, pen), scale)
