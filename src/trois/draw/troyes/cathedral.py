"""The cathedral: only what is built has stone; the rest is a plan with scaffolding."""

from typing import Final

from trois.draw.shapes import Pen, named, rect, words
from trois.draw.signs import Run
from trois.draw.troyes import cards as card_parts
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.table import ROMAN, Table
from trois.draw.woodcut import pieces
from trois.draw.woodcut.buildings import crane
from trois.draw.woodcut.press import INK, THIN, at, hatch, line, shape
from trois.draw.woodcut.press import rect as wall
from trois.games.troyes.scoring import EMPTY_LEVEL_VP

_COLUMNS: Final = 6


class Cathedral:
    """Three levels of six bays in a box, and who has a cube on which level."""

    def __init__(self, table: Table, w: float, h: float, z: Sizes, pen: Pen) -> None:
        self.table, self.z, self.pen = table, z, pen
        self.w, self.h = w, h
        self.die = min(30.0, max(19.0, (w - 140) / 12))
        foot = self.die + 12 + z.small + 12
        self.roof = max(16.0, h * 0.13)
        self.bay = (w - max(112, w * 0.28) - 24) / _COLUMNS
        self.level = (h - foot - self.roof - 10) / 3
        self.base = h - foot
        self.left = 16.0

    def svg(self) -> str:
        body = self._ground() + self.stone() + self._foot()
        wide = self.left + _COLUMNS * self.bay + 5
        choice = rect(3, 3, wide, self.h - 6, "halo", 9)
        mark = card_parts.target_mark(3, 3, wide, self.h - 6) if self.table.is_target("cathedral") else ""
        return self.pen.choice(body, choice, "cathedral") + mark + self._standing()

    def stone(self) -> str:
        """What is built and planned, on its base."""
        body = self._roofs()
        body += "".join(self._bay(level, column) for level in range(3) for column in range(_COLUMNS))
        return body + self._crane() + wall(self.left - 6, self.base, _COLUMNS * self.bay + 12, 6, "stone")

    def _ground(self) -> str:
        w, h, base = self.w, self.h, self.base
        hills = f"M0 {h * 0.58:g}Q{w * 0.2:g} {h * 0.48:g} {w * 0.4:g} {h * 0.55:g}T{w * 0.8:g} {h * 0.5:g}T{w:g} {h * 0.54:g}V{base + 6:g}H0Z"
        sky = rect(0, 0, w, h, "sky", 10) + f'<path class="sky-2" d="{hills}"/>'
        return sky + f'<path class="plaza" d="M0 {base + 4:g}H{w:g}V{h - 10:g}q0 10-10 10H10q-10 0-10-10Z"/>'

    def _top(self) -> float:
        return self.base - 3 * self.level

    def _roofs(self) -> str:
        """Two towers and a gable: drawn once their bays stand, planned before."""
        top, left, bay = self._top(), self.left, self.bay
        third = self.table.view["cathedral"][2]
        body = ""
        for first, rise in ((0, 1.0), (4, 1.0), (2, 0.62)):
            steps = f"M{left + first * bay:g} {top:g}L{left + (first + 1) * bay:g} {top - self.roof * rise:g}L{left + (first + 2) * bay:g} {top:g}"
            done = third[first] is not None and third[first + 1] is not None
            body += shape(steps + "Z", "dusk") if done else f'<path class="plan" d="{steps}"/>'
        return body

    def _bay(self, level: int, column: int) -> str:
        owner = self.table.view["cathedral"][level][column]
        x, y = self.left + column * self.bay, self.base - (level + 1) * self.level
        arch = self._arch(x, y)
        where = self.pen.say("troyes.cathedral-space", level=level + 1, number=column + 1)
        if owner is None:
            return named(f'<path class="plan" d="{arch}"/>', where)
        stone = (
            wall(x, y, self.bay, self.level, "linen")
            + shape(arch + "Z", "lit", THIN)
            + line(f"M{x:g} {y:g}h{self.bay:g}", INK)
        )
        stone += hatch(f"M{x + self.bay - 6:g} {y:g}h6v{self.level:g}h-6Z") if column % 2 else ""
        size = min(self.level - 8, self.bay - 12, 34)
        cube = at(x + self.bay / 2, y + self.level - size / 2 - 2, pieces.cube(owner, size))
        label = self.pen.say("troyes.cathedral-cube", name=self.pen.owner(owner), level=level + 1, number=column + 1)
        return named(stone + cube, label, self.pen.piece(f"cathedral-{level}-{column}"))

    def _arch(self, x: float, y: float) -> str:
        bay, level = self.bay, self.level
        return (
            f"M{x + bay * 0.15:.1f} {y + level:.1f}V{y + level * 0.42:.1f}Q{x + bay / 2:.1f} {y - level * 0.14:.1f} "
            f"{x + bay * 0.85:.1f} {y + level * 0.42:.1f}V{y + level:.1f}"
        )

    def _crane(self) -> str:
        """The crane stands on the highest bay, until all is built."""
        levels = self.table.view["cathedral"]
        heights = [sum(levels[level][column] is not None for level in range(3)) for column in range(_COLUMNS)]
        if min(heights) == 3 or self.level < 28:
            return ""
        column = heights.index(max(heights))
        top = self.base - heights[column] * self.level
        return at(self.left + (column + 0.42) * self.bay, top, crane(0, 0), min(1.0, top / 56))

    def _foot(self) -> str:
        """The die of every column, and what a cube there brings."""
        cards, size = self.table.cards, self.z.small
        body = ""
        for column in range(_COLUMNS):
            x = self.left + (column + 0.5) * self.bay
            body += at(x, self.base + 9 + self.die / 2, pieces.die("white", column + 1, self.die))
        for first in (0, 3):
            influence = cards.cathedral_influence[first]
            run = (
                Run(size, size + 2)
                .word(f"+{cards.cathedral_vp}")
                .sign("points")
                .word(f"+{influence}")
                .sign("influence")
            )
            middle = self.left + (first + 1.5) * self.bay
            label = self.pen.say(
                "troyes.cathedral-gain", number=f"{first + 1}–{first + 3}", vp=cards.cathedral_vp, influence=influence
            )
            body += named(run.svg(middle - run.width / 2, self.base + 17 + self.die + size / 2), label)
        return body

    def _standing(self) -> str:
        """Who has a cube on which level: a dashed shape loses points at the end."""
        x = self.left + _COLUMNS * self.bay + 17
        body = card_parts.card_name(self.pen.say("part.cathedral"), x, self.z.name + 8, self.w - x - 6, self.z.name + 2)
        body += self._loss(x, self.z.name * 2 + 12)
        seats = self.table.view["seats"]
        step = (self.w - x - 26) / seats
        for level in range(3):
            y = self.base - (level + 0.5) * self.level + (8 if level == 2 else 0)
            body += words(x + 8, y + 4, ROMAN[level + 1], "c name b", self.z.small)
            owners = self.table.view["cathedral"][level]
            for seat in range(seats):
                draw = (
                    pieces.mark(seat, x + 24 + step * (seat + 0.4), y, 6.5, pieces.colour_of(seat))
                    if seat in owners
                    else pieces.missing_mark(seat, x + 24 + step * (seat + 0.4), y, 6.5)
                )
                key = "troyes.has-level" if seat in owners else "troyes.lacks-level"
                body += named(draw, self.pen.say(key, name=self.pen.player(seat), level=level + 1))
        return body

    def _loss(self, x: float, middle: float) -> str:
        """What every dashed shape costs at the end, where the highest level leaves room."""
        if middle + 8 > self.base - 2.5 * self.level:
            return ""
        run = Run(self.z.small, self.z.small + 3, gap=2).word(f"−{-EMPTY_LEVEL_VP}", "b soft").sign("points")
        run.word("/", "soft")
        dashed = pieces.missing_mark(self.table.view["seat"] or 0, x + run.width + 12, middle, 6)
        label = self.pen.say("troyes.cathedral-loss", n=-EMPTY_LEVEL_VP)
        return named(run.svg(x, middle) + dashed, label)
