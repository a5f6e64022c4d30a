"""A Plaza: citizens of each colour, standing, then lying; many choices of citizens are made here."""

from typing import Final

from trois.draw.shapes import Pen, named, rect, words
from trois.draw.signs import sign, text_width
from trois.draw.tournay.lettering import words_if_room
from trois.draw.tournay.seen import Table
from trois.draw.tournay.signs import pairs
from trois.draw.woodcut.press import at
from trois.games.tournay.vocabulary import MIXES, STAND
from trois.games.tournay.words import COLOURS
from trois.text.tournay.standing import ONE_OF

_FROM_ONE: Final = [[number for number, mix in enumerate(MIXES) if sum(mix) == mix[source]] for source in range(4)]
"""By source: the ways to take citizens from it alone."""


class Plaza:
    """The paved ground before a town. Low ones have their title at the side."""

    def __init__(self, table: Table, seat: int, w: float, h: float, y: float) -> None:
        self.table, self.seat, self.z, self.pen = table, seat, table.sizes, table.pen
        self.w, self.h, self.y = w, h, y
        self.player = table.player(seat)
        self.mine = seat == table.seat
        self.low = h < 64
        self.size = min(self.z.citizen, h * (0.68 if self.low else 0.56))

    def svg(self) -> str:
        body = rect(0, self.y, self.w, self.h, "plaza-floor", 8) + _bricks(self.w, self.h, self.y) + self._title()
        left = self._left()
        well = self.h * (0.9 if self.low else 0.62)
        wide = (self.w - left - well - 6) / 3
        top = self.y + (2 if self.low else self.z.name + 10)
        for number in range(3):
            body += Field(self, number, left + number * wide, top, wide, self.y + self.h - 3 - top).svg()
        return body + self._gather(self.w - well - 4, self.y + self.h - well - 3, well)

    def _left(self) -> float:
        if not self.low:
            return 8
        title = self.pen.say("tournay.plaza-title")
        return max(text_width(title, self.z.name, bold=True), self._count()[1]) + 14

    def _count(self) -> tuple[str, float]:
        """How many stand and lie, as signs and numbers, and how wide that is."""
        up, down, _ = self._numbers()
        return pairs([("citizen", up, "b"), ("lying", down, "b soft")], self.z.small, self.z.small + 3, 4)

    def _numbers(self) -> tuple[int, int, int]:
        work = sum(stack["on"] in COLOURS for stack in self.player["district"])
        return sum(self.player["standing"].values()), sum(self.player["lying"].values()), work

    def _title(self) -> str:
        z, pen = self.z, self.pen
        up, down, work = self._numbers()
        title = pen.say("tournay.plaza-title")
        if self.low:
            name = words(7, self.y + self.h * 0.4, title, "name b", z.name)
            return name + at(7, self.y + self.h * 0.72, self._count()[0])
        said = pen.say("tournay.plaza-count", up=up, down=down, work=work)
        body = words(9, self.y + z.name + 4, title, "name b", z.name)
        room = self.w - text_width(title, z.name, bold=True) - 40
        return body + words_if_room(said, self.w - 10, self.y + z.name + 3, room, z.small, z.small, "e soft")

    def _gather(self, x: float, y: float, size: float) -> str:
        """The well: who gathers stands here."""
        well = sign("well", x, y, size)
        if not self.mine or not self.pen.can("gather"):
            return well
        body = well + sign("up", x + size * 0.3, y - size * 0.1, size * 0.45)
        return self.pen.cell(body, x - 2, y - 2, size + 4, size + 4, "gather")


class Field:
    """The citizens of one colour on a Plaza, in a box at x, y."""

    def __init__(self, plaza: Plaza, number: int, x: float, y: float, w: float, h: float) -> None:
        self.plaza, self.number, self.pen = plaza, number, plaza.pen
        self.colour = COLOURS[number]
        self.x, self.y, self.w, self.h = x, y, w, h
        self.up = plaza.player["standing"][self.colour]
        self.down = plaza.player["lying"][self.colour]
        count = max(1, self.up + self.down)
        self.step = min(plaza.size * 0.93, (w - plaza.size) / max(1, count - 1))

    def svg(self) -> str:
        label = self.pen.say("tournay.plaza", colour=self.pen.word(self.colour), up=self.up, down=self.down)
        body = named(self._citizens(), label)
        action = field_action(self.plaza.table, self.plaza.seat, self.number, self.pen)
        if action is not None:
            ground = rect(self.x + 1, self.y, self.w - 2, self.h, "plaza-field", 6)
            return self.pen.cell(ground + body, self.x + 1, self.y, self.w - 2, self.h, *action)
        return body + (self._counting() if self.plaza.mine else "")

    def _left(self, k: int) -> float:
        return self.x + 2 + k * self.step

    def _citizens(self) -> str:
        size, foot = self.plaza.size, self.y + self.h - 3
        body = ""
        for k in range(self.up + self.down):
            x = self._left(k)
            stands = k < self.up
            shadow = f'<ellipse class="ground-shadow" cx="{x + size / 2:.1f}" cy="{foot - 2:.1f}" rx="{size * 0.4:.1f}" ry="3"/>'
            name = f"citizen-{self.colour}" if stands else f"lying-{self.colour}"
            tall = size if stands else size * 0.88
            drawn = shadow + sign(name, round(x, 1), round(foot - tall * (0.98 if stands else 0.9), 1), tall)
            body += f"<g{self.pen.piece(self._piece(k))}>{drawn}</g>"
        return body

    def _piece(self, k: int) -> str:
        """Those at work are counted between those who stand and those who lie, so that a citizen keeps its name."""
        at_work = sum(stack["on"] == self.colour for stack in self.plaza.player["district"])
        return f"citizen-{self.plaza.seat}-{self.colour}-{k if k < self.up else k + at_work}"

    def _counting(self) -> str:
        """Choices of so many citizens: the last of them is what one chooses; who stands up is picked one by one."""
        body = ""
        for k in range(self.up):
            body += self._count_choice(k + 1, k, "earn", self.number, k)
        for k in range(self.down):
            box = (self._left(self.up + k) + 0.5, self.y, self._wide(self.up + k) - 1, self.h)
            body += self.pen.one_of_several("", box, "stand", ONE_OF[self.number] - STAND)
        return body

    def _count_choice(self, count: int, k: int, kind: str, *args: int) -> str:
        if not self.pen.can(kind, *args):
            return ""
        z = self.plaza.z
        figure = words(self._left(k) + 2, self.y + z.small, count, "b", z.small) if self.step >= 10 else ""
        return self.pen.cell(figure, self._left(k) + 0.5, self.y, self._wide(k) - 1, self.h, kind, *args)

    def _wide(self, k: int) -> float:
        return self.plaza.size if k in (self.up - 1, self.up + self.down - 1) else self.step


def field_action(table: Table, seat: int, number: int, pen: Pen) -> tuple[str, int] | None:
    """One choice for all citizens of a colour: the colour itself, or citizens to be used that all come from here."""
    if seat == table.seat and pen.can("colour", number):
        return "colour", number
    if table.seat is None or table.question_detail("colour") != COLOURS[number]:
        return None
    source = (seat - table.seat) % table.view["seats"]
    return next((("use", mix) for mix in _FROM_ONE[source] if pen.can("use", mix)), None)


def _bricks(w: float, h: float, y: float) -> str:
    """The paving."""
    steps, row = "", 0
    line = y + 15.0
    while line < y + h - 2:
        steps += f"M1 {line:g}H{w - 1:g}" + "".join(
            f"M{x} {line - 15:g}v15" for x in range(14 + row % 2 * 18, int(w) - 4, 36)
        )
        line, row = line + 15, row + 1
    return f'<path class="bricks" d="{steps}"/>'
