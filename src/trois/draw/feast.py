"""The end of a match: a long table in the hall, pennants above it, those who played, and the winners crowned."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from trois.draw.portraits import Look
from trois.draw.woodcut.attributes import attribute
from trois.draw.woodcut.figures import figure
from trois.draw.woodcut.press import INK, THIN, at, circle, flat, line, rect, shape
from trois.draw.woodcut.scenery import coins, notes

WIDTH: Final = 1440
HEIGHT: Final = 340
_FLOOR: Final = HEIGHT - 46
_TABLE: Final = (900, HEIGHT - 62, 470)
"""Left, top and width of the table."""
_PENNANTS: Final = ("robe-red", "robe-gold", "linen", "leaf", "dusk")
_CONFETTI: Final = (
    (986, 92, "robe-red", 20),
    (1060, 72, "robe-gold", -15),
    (1200, 76, "leaf", 40),
    (1280, 100, "dusk", 10),
    (1150, 60, "robe-red", 70),
    (1320, 70, "robe-gold", 30),
    (940, 66, "leaf", 55),
)
_CHAIRS: Final = {
    1: ((1126, 2.3, False),),
    2: ((1064, 2.2, False), (1206, 1.9, True)),
    3: ((1126, 2.3, False), (992, 1.8, False), (1276, 1.8, True)),
}
"""By number of guests: where they sit, the first in front."""
_CUPS: Final = ("chalice", "tankard", "chalice")


@lru_cache(32)
def feast(looks: Sequence[Look], winners: int) -> str:
    """`looks` are the players', the best first; so many of them have won."""
    return (
        f'<svg class="board feast" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMaxYMax slice" '
        f'aria-hidden="true">{_hall()}{_guests(looks[:3], winners)}{_table()}{_singer()}{_confetti()}</svg>'
    )


def _hall() -> str:
    walls = flat(f"M-900 0H{WIDTH}V{HEIGHT}H-900Z", "sky-red", 0.75) + flat(
        f"M-900 {_FLOOR}H{WIDTH}V{HEIGHT}H-900Z", "road"
    )
    return walls + line(f"M-900 {_FLOOR}H{WIDTH}", INK) + "".join(_arch(40 + 170 * k) for k in range(-5, 9)) + _cord()


def _arch(x: int) -> str:
    steps = f"M{x} {_FLOOR}V120a60 78 0 0 1 120 0V{_FLOOR}"
    return flat(f"{steps}Z", "sky-yellow", 0.6) + line(steps)


def _cord() -> str:
    """Pennants on a cord from wall to wall."""
    swings = range(-7, 12)
    body = line("M-840 6" + "".join(f"Q{60 + 120 * k} 46 {120 + 120 * k} 6" for k in swings), INK)
    for swing in swings:
        for k in range(4):
            share = (k + 0.5) / 4
            x, y = 120 * (swing + share), 6 + 80 * share * (1 - share)
            body += shape(f"M{x - 9:.1f} {y:.1f}h18l-9 22Z", _PENNANTS[(4 * swing + k) % 5], THIN)
    return body


def _guests(looks: Sequence[Look], winners: int) -> str:
    """Those behind first, so that the winner stands before them."""
    chairs = _CHAIRS[len(looks)]
    body = ""
    for place in reversed(range(len(looks))):
        (x, size, flip), look = chairs[place], looks[place]
        worn = look.crowned() if place < winners else look
        body += at(x, HEIGHT - 40, worn.figure(_CUPS[place], "raise"), size, flip)
    return body


def _table() -> str:
    x, y, width = _TABLE
    cloth = f"M{x} {y + 16}h{width}v16" + "q-13 12-26 0" * 17 + "q-13 10-28 0Z"
    legs = line(f"M{x + 20} {y + 32}V{HEIGHT}M{x + width - 20} {y + 32}V{HEIGHT}", INK)
    return rect(x, y, width, 16, "wood") + shape(cloth, "linen") + legs + _dishes(x, y)


def _dishes(x: int, y: int) -> str:
    loaf = shape("M-20 0Q-20-16 0-16Q20-16 20 0Z", "wood") + line("M-10-12l4 8M2-15l2 9M12-10l-2 6")
    fruit = "".join(circle(across, down, 7, wash, THIN) for across, down, wash in _FRUIT)
    candle = attribute("candle", 0, 0)
    return (
        at(x + 60, y, loaf)
        + at(x + 118, y, coins(0, -3, 4))
        + at(x + 176, y, candle, 1.5)
        + at(x + 300, y, candle, 1.5)
        + at(x + 352, y, attribute("tankard", 0, 0), 1.2)
        + at(x + 404, y, circle(0, -6, 20, "stone", THIN, 6) + fruit)
    )


_FRUIT: Final = ((-7, -12, "robe-red"), (6, -12, "robe-gold"), (0, -19, "leaf"))


def _singer() -> str:
    drawn = figure("robe-red", "feather", "lute", "carry", "sing", hat="robe-gold")
    return at(800, HEIGHT - 24, drawn, 1.45) + notes(850, 190) + notes(756, 168)


def _confetti() -> str:
    return "".join(at(x, y, rect(-4, -3, 8, 6, wash, THIN), rot=turn) for x, y, wash, turn in _CONFETTI)
