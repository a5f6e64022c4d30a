"""Pieces that belong to somebody: colour and shape tell whose."""

from typing import Final, TypeAlias

from trois.draw.palette import PLAYERS, SHAPES
from trois.draw.shapes import Pen, named, rect, use, words

Owner: TypeAlias = int | str | None
"""A seat, "grey" for the neutral one, nobody."""

DISTRICT_ICONS: Final = {"red": "shield", "yellow": "coin", "white": "cross"}


def look(owner: Owner) -> str:
    """The class of an owner's pieces."""
    return PLAYERS[owner] if isinstance(owner, int) else "grey"


def owner_name(owner: Owner, pen: Pen) -> str:
    return pen.player(owner) if isinstance(owner, int) else pen.say("player.grey")


def _marked(name: str, owner: Owner, x: float, y: float, size: float, down: float) -> str:
    piece = use(name, x, y, size, look(owner))
    if not isinstance(owner, int):
        return piece
    return piece + use(SHAPES[owner], x, y + size * down, size * 0.32, f"stamp-{PLAYERS[owner]}")


def citizen(owner: Owner, x: float, y: float, size: float, pen: Pen) -> str:
    label = pen.say("citizen", name=owner_name(owner, pen))
    return named(_marked("meeple", owner, x, y, size, 0.09), label)


def cube(owner: Owner, x: float, y: float, size: float, pen: Pen) -> str:
    label = pen.say("cube", name=owner_name(owner, pen))
    return named(_marked("cube", owner, x, y, size, -0.18), label)


def cubes(owner: Owner, count: int, x: float, y: float, pen: Pen) -> str:
    """Several cubes of one owner: one drawn, the number beside it."""
    return cube(owner, x, y, 18, pen) + words(x + 11, y + 5, count, "b")


def coins(count: int, x: float, y: float, pen: Pen, size: float = 18) -> str:
    label = pen.say("deniers", n=count)
    return named(use("coin", x, y, size, "yellow") + words(x + size * 0.65, y + 5, count, "b"), label)


def points(count: int, x: float, y: float, pen: Pen, size: float = 18) -> str:
    label = pen.say("points", n=count)
    return named(use("points", x, y, size, "inked") + words(x + size * 0.62, y + 5, count, "b"), label)


def price(colour: str, divisor: int, x: float, y: float, pen: Pen) -> str:
    """Dice of a colour, so many pips for one."""
    label = pen.say("divisor", colour=pen.word(colour), n=divisor)
    return named(
        use("die-0", x, y, 19, colour) + _letter(colour, x, y, pen) + words(x + 12, y + 5, f"÷{divisor}", "b"), label
    )


def _letter(colour: str, x: float, y: float, pen: Pen) -> str:
    return f'<g class="{colour}">{words(x, y + 4.5, pen.say(f"letter.{colour}"), "c b on")}</g>'


def plate(x: float, y: float, width: float, height: float) -> str:
    return rect(x, y, width, height, "cell", 6)
