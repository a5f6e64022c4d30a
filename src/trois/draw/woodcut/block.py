"""A woodblock of 120 x 70 on which a building is cut part by part; the ground is at 66.

Methods return the block, so that a building reads from its walls to its banner.
"""

from collections.abc import Sequence
from typing import Final, Self

from trois.draw.woodcut import press
from trois.draw.woodcut.press import INK, THIN, Point
from trois.draw.woodcut.press import number as n

GROUND: Final = 66
RED: Final = "robe-red"
GOLD: Final = "robe-gold"
WALL: Final = "wall"
STONE: Final = "stone"
WOOD: Final = "wood"
LEAF: Final = "leaf"
WATER: Final = "water"
SLATE: Final = "dusk"
PAPER: Final = "linen"
COAL: Final = "coal"
SKIN: Final = "skin"
PLASTER: Final = "plaster"
LAMP: Final = "lamp"

_SIGNS: Final = {
    "mug": "M-3-3H2V4H-3ZM2-1.5H4.5V2H2",
    "bread": "M-4 2C-4-3 4-3 4 2Z",
    "bed": "M-4-3V4M-4 1.5H4V4M-4-.5H0V1.5",
    "shears": "M-3-4L3 4M3-4L-3 4",
    "scale": "M0-4V4M-3.5-2.500H3.5M-3.5-2.500L-5 1H-2ZM3.5-2.500L2 1H5Z",
}


class Block:
    """Shapes one over the other; `svg` is what is printed."""

    def __init__(self) -> None:
        self._printed: list[str] = []

    @property
    def svg(self) -> str:
        return "".join(self._printed)

    def add(self, printed: str) -> Self:
        self._printed.append(printed)
        return self

    def shape(self, steps: str, wash: str = "", width: float = INK) -> Self:
        return self.add(press.shape(steps, wash, width) if wash else press.line(steps, width))

    def flat(self, steps: str, wash: str) -> Self:
        return self.add(press.flat(steps, wash))

    def line(self, steps: str, width: float = THIN) -> Self:
        return self.add(press.line(steps, width))

    def poly(self, points: Sequence[Point], wash: str = "", width: float = INK) -> Self:
        return self.add(press.poly(points, wash, width))

    def rect(self, x: float, y: float, w: float, h: float, wash: str = "", width: float = INK) -> Self:
        return self.poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], wash, width)

    def circ(self, x: float, y: float, r: float, wash: str = "", width: float = INK) -> Self:
        return self.shape(press.circle_path(x, y, r), wash, width)

    def hatch(self, x: float, y: float, w: float, h: float) -> Self:
        """Shadow inside a rectangle."""
        return self.add(press.hatch(f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}Z"))

    def hairs(self, steps: str) -> Self:
        """The finest lines: tiles, grain."""
        return self.add(f'<path class="w-hair" d="{steps}"/>')

    # Walls and roofs

    def body(self, x: float, w: float, h: float, wash: str = PLASTER, y: float = GROUND) -> Self:
        return self.rect(x, y - h, w, h, wash).hatch(x + w * 0.68, y - h + 1, w * 0.32 - 1, h - 2)

    def gable(
        self, x: float, w: float, y: float, h: float, wash: str = GOLD, over: float = 4, tiles: bool = True
    ) -> Self:
        self.poly([(x - over, y), (x + w / 2, y - h), (x + w + over, y)], wash)
        if tiles:
            self.hairs(
                f"M{n(x + w * 0.55)} {n(y - h * 0.72)}L{n(x + w * 0.86)} {n(y - 2.5)}"
                f"M{n(x + w * 0.48)} {n(y - h * 0.5)}L{n(x + w * 0.66)} {n(y - 2.5)}"
            )
        return self

    def hip(self, x: float, w: float, y: float, h: float, wash: str = GOLD, over: float = 4, inset: float = 9) -> Self:
        """A roof that slopes on all sides."""
        self.poly([(x - over, y), (x + inset, y - h), (x + w - inset, y - h), (x + w + over, y)], wash)
        count = int((w - 2 * inset - 2) // 7) + 1
        starts = [x + inset + 5 + 7 * k for k in range(count)]
        return self.hairs("".join(f"M{n(s)} {n(y - h + 2.5)}L{n(s + 3)} {n(y - 2.5)}" for s in starts))

    def step(self, x: float, w: float, y: float, count: int = 3, h: float = 6, wash: str = GOLD) -> Self:
        """A stepped gable."""
        wide = w / (2 * count + 1)
        left: list[Point] = [(x, y)]
        for k in range(count + 1):
            top = y - k * h - (h if k else h * 0.6)
            left += [(x + k * wide, top), (x + (k + 1) * wide, top)]
        return self.poly([*left, *((2 * x + w - a, b) for a, b in reversed(left))], wash)

    def battle(self, x: float, w: float, y: float, count: int = 4, h: float = 5, wash: str = STONE) -> Self:
        """Battlements along the top of a wall."""
        wide = w / (2 * count - 1)
        points: list[Point] = [(x, y + 4), (x, y - h)]
        for k in range(2 * count - 1):
            top = y if k % 2 else y - h
            points += [(x + k * wide, top), (x + (k + 1) * wide, top)]
        return self.poly([*points, (x + w, y + 4)], wash)

    def tower(
        self, x: float, w: float, h: float, wash: str = STONE, top: str = "battle", roof: str = RED,
        y: float = GROUND, th: float = 16,
    ) -> Self:  # fmt: skip
        self.body(x, w, h, wash, y)
        if top == "battle":
            self.battle(x - 2.5, w + 5, y - h, 3 if w < 24 else 4, 5, wash)
        elif top == "spire":
            self.spire(x, w, y - h, th, roof)
        return self

    def spire(self, x: float, w: float, y: float, h: float, wash: str = SLATE) -> Self:
        self.poly([(x - 2, y), (x + w / 2, y - h), (x + w + 2, y)], wash)
        return self.hairs(f"M{n(x + w * 0.58)} {n(y - h * 0.6)}L{n(x + w * 0.78)} {n(y - 2)}")

    # What stands on and in them

    def cross(self, x: float, y: float, s: float = 5) -> Self:
        return self.line(f"M{n(x)} {n(y)}v{n(-s * 1.5)}M{n(x - s * 0.45)} {n(y - s)}h{n(s * 0.9)}")

    def banner(self, x: float, y: float, h: float = 10, wash: str = RED) -> Self:
        top = y - h
        cloth = [(x, top), (x + 9, top + 2.4), (x + 6.4, top + 3.6), (x + 9, top + 5.6), (x, top + 6.4)]
        return self.line(f"M{n(x)} {n(y)}v{n(-h)}").poly(cloth, wash, THIN)

    def door(self, x: float, w: float = 8, h: float = 12, arch: bool = True, wash: str = COAL) -> Self:
        if arch:
            return self.add(press.flat(_arch(x, GROUND, w, h), wash)).line(_arch(x, GROUND, w, h))
        return self.rect(x, GROUND - h, w, h, wash, THIN)

    def win(self, x: float, y: float, w: float = 5, h: float = 6, kind: str = "square") -> Self:
        """A window: square, arch, slit, or a rose around its middle."""
        if kind == "slit":
            return self.line(f"M{n(x)} {n(y)}v{n(h)}", INK)
        if kind == "rose":
            bars = f"M{n(x - w)} {n(y)}h{n(2 * w)}M{n(x)} {n(y - w)}v{n(2 * w)}"
            return self.circ(x, y, w, LAMP, THIN).line(bars)
        frame = _arch(x, y + h, w, h) if kind == "arch" else f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}Z"
        return self.add(press.flat(frame, LAMP)).line(frame)

    def wins(self, x: float, w: float, y: float, count: int, ww: float = 5, h: float = 6, kind: str = "square") -> Self:
        """A row of windows, evenly along a wall."""
        for k in range(count):
            self.win(x + w * (k + 0.5) / count - ww / 2, y, ww, h, kind)
        return self

    def sign(self, x: float, y: float, kind: str, d: int = 1) -> Self:
        """A sign on its arm: to the right, or to the left (-1)."""
        middle = x + 6.5 * d
        self.line(f"M{n(x)} {n(y)}h{n(11 * d)}M{n(middle)} {n(y)}v3").circ(middle, y + 8, 5.2, PAPER, THIN)
        return self.add(press.at(middle, y + 8, press.line(_SIGNS[kind]), 0.8))

    def timber(self, x: float, y: float, w: float, h: float, count: int = 3) -> Self:
        """A timber frame."""
        beams = f"M{n(x)} {n(y)}h{n(w)}M{n(x)} {n(y + h)}h{n(w)}"
        posts = "".join(f"M{n(x + w * k / count)} {n(y)}v{n(h)}" for k in range(count + 1))
        braces = "".join(
            f"M{n(x + w * (k + k % 2) / count)} {n(y)}L{n(x + w * (k + 1 - k % 2) / count)} {n(y + h)}"
            for k in range(count)
        )
        return self.line(beams + posts + braces)

    def scaffold(self, x: float, w: float, h: float, levels: int = 3) -> Self:
        posts = "".join(f"M{n(x + w * k / 2)} {GROUND}v{n(-h)}" for k in range(3))
        boards = "".join(f"M{n(x - 2)} {n(GROUND - h * k / levels)}h{n(w + 4)}" for k in range(1, levels + 1))
        low, high = n(GROUND - h / levels), n(GROUND - 2 * h / levels)
        braces = f"M{n(x)} {GROUND}L{n(x + w / 2)} {low}L{n(x + w)} {high}"
        return self.line(posts + boards + braces)

    def tree(self, x: float, s: float = 1.0, wash: str = LEAF) -> Self:
        crown = (
            f"M{n(x - 7 * s)} {n(GROUND - 8 * s)}c{n(-4 * s)} {n(-8 * s)} {n(2 * s)} {n(-13 * s)} {n(7 * s)} {n(-14 * s)}"
            f"c{n(5 * s)} {n(s)} {n(11 * s)} {n(6 * s)} {n(7 * s)} {n(14 * s)}Z"
        )
        return self.line(f"M{n(x)} {GROUND}v{n(-9 * s)}", INK).shape(crown, wash)

    def ground(self) -> Self:
        return self.line(f"M4 {GROUND}H116", INK)


def _arch(x: float, y: float, w: float, h: float) -> str:
    """An opening with a round top, standing at y."""
    return f"M{n(x)} {n(y)}v{n(-h + w / 2)}a{n(w / 2)} {n(w / 2)} 0 0 1 {n(w)} 0v{n(h - w / 2)}Z"
