"""Figures: head, headgear, robe, one attribute, one gesture. The feet are at 0, 0."""

from typing import Final

from trois.draw.woodcut.attributes import attribute
from trois.draw.woodcut.headgear import HEADGEAR
from trois.draw.woodcut.press import INK, THIN, Point, at, circle, dots, hatch, limb, line, shape

GESTURES: Final[dict[str, tuple[list[Point], list[Point]]]] = {
    "hold": ([(-11, -33), (-17, -21), (-7, -18)], [(11, -33), (18, -22), (25, -30)]),
    "raise": ([(-11, -33), (-18, -22), (-9, -17)], [(11, -33), (21, -37), (24, -51)]),
    "give": ([(-11, -33), (-16, -21), (-6, -18)], [(11, -33), (20, -28), (31, -30)]),
    "work": ([(-11, -33), (2, -20), (17, -19)], [(11, -33), (22, -27), (24, -38)]),
    "pray": ([(-11, -33), (-14, -22), (0, -26)], [(11, -33), (14, -22), (2, -26)]),
    "carry": ([(-11, -33), (-6, -22), (12, -22)], [(11, -33), (16, -22), (20, -22)]),
    "wide": ([(-11, -33), (-21, -33), (-27, -43)], [(11, -33), (21, -33), (27, -43)]),
    "walk": ([(-11, -33), (-18, -24), (-15, -14)], [(11, -33), (17, -24), (22, -24)]),
}
"""The back arm and the front arm; the last point is the hand."""
HELD_HIGH: Final = {
    "torch", "club", "axe", "hammer", "ring", "spear", "fork", "banner", "banner-grey", "tankard", "cross",
}  # fmt: skip
_MOODS: Final = {
    "": line("M-1-41q2.5 1.6 5 0"),
    "angry": line("M-1-40.5q2.5-1.6 5 0M-4-51l3.5 1.4M7-51l-3.5 1.4"),
    "sing": circle(2, -41, 1.6, "line", THIN),
}


def figure(
    robe: str = "robe-red",
    head: str = "none",
    attr: str = "none",
    gesture: str = "hold",
    mood: str = "",
    beard: bool = False,
    apron: str = "",
    cross: bool = False,
    hat: str = "",
) -> str:
    """A standing figure; `hat` is the colour of its headgear where it isn't that of the robe."""
    back, front = GESTURES[gesture]
    behind = "" if gesture == "carry" else limb(back, robe) + circle(*back[-1], 3.4, "skin", THIN)
    before = limb(back, robe) if gesture == "carry" else ""
    return (
        behind
        + _robe(robe, apron, cross)
        + _head(head, mood, beard, hat or robe)
        + before
        + _hand(front, robe, attr, gesture)
    )


def _robe(robe: str, apron: str, cross: bool) -> str:
    dress = shape("M-9-38C-15-36-16-24-18 2H18C16-24 15-36 9-38Q0-33-9-38Z", robe)
    folds = line("M-14.6-17Q0-13 14.6-17M-4-12L-6 0M4-12L6 0")
    dress += shape("M-8-24H8L11 2H-11Z", apron, THIN) if apron else folds
    if cross:
        dress += shape("M-3-32H3V-26H8V-21H3V-8H-3V-21H-8V-26H-3Z", "robe-red", THIN)
    return dress + hatch("M7-37C14-35 15-22 17 2H9Q11-20 7-37Z")


def _head(head: str, mood: str, beard: bool, hat: str) -> str:
    face = circle(0, -47, 9, "skin")
    if head != "great":
        face += dots((-2, -47.5), (5, -47.5)) + line("M2-46l1.6 3h-2.2") + _MOODS[mood]
    if beard:
        face += shape("M-7-43C-7-32 8-32 9-43Q6-41 2-42Q-3-41-7-43Z", "hair", THIN)
    return face + HEADGEAR[head](hat)


def _hand(arm: list[Point], robe: str, attr: str, gesture: str) -> str:
    if gesture == "pray":
        return limb(arm, robe) + shape("M-2-24L-1-34Q2-36 4-34L5-24Z", "skin", THIN)
    x, y = arm[-1]
    return limb(arm, robe) + attribute(attr, x, y) + circle(x, y, 3.6, "skin", THIN)


def person(
    x: float,
    y: float = 74,
    s: float = 1.0,
    flip: bool = False,
    *,
    robe: str = "robe-red",
    head: str = "none",
    attr: str = "none",
    gesture: str = "hold",
    mood: str = "",
    beard: bool = False,
    apron: str = "",
    cross: bool = False,
    hat: str = "",
) -> str:
    """A figure in a picture; what it holds high makes it step back a little, so that it stays inside."""
    if attr in HELD_HIGH and gesture in ("raise", "hold"):
        s *= 0.87 if gesture == "raise" else 0.95
    return at(x, y, figure(robe, head, attr, gesture, mood, beard, apron, cross, hat), s, flip)


def horse(coat: str = "linen", cloth: str = "robe-red") -> str:
    legs = line("M-20-14V0M-13-14V0M13-14V0M19-16L23-3", INK)
    tail = shape("M-26-30C-34-26-32-14-29-10C-27-16-26-20-24-22Z", "hair", THIN)
    trunk = shape("M-25-30C-12-35 6-33 14-33L24-52L28-58L30-53L42-44L39-38L30-40L25-22C20-12-18-12-24-16Z", coat)
    mane = shape("M14-34L24-53L20-53C14-48 11-40 10-34Z", "hair", THIN) + dots((31, -48))
    return legs + tail + trunk + mane + shape("M-18-33H11L13-11Q-2-5-19-11Z", cloth, THIN) + line("M-17-17Q-2-11 12-17")


def rider(robe: str, head: str, attr: str, gesture: str = "hold", coat: str = "linen", cloth: str = "robe-red") -> str:
    leg = limb([(0, -30), (4, -14)], robe, 6) + shape("M0-14L9-12L11-7H1Z", "hair", THIN)
    return at(-4, -16, figure(robe, head, attr, gesture), 0.74) + horse(coat, cloth) + leg
