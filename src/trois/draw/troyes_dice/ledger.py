"""What a sheet would be worth now, line by line, where the others leave room for it: alone, or with one other player."""

from collections.abc import Mapping
from typing import Final

from trois.draw.lettering import fitted_name
from trois.draw.shapes import Part, Pen, rect, words
from trois.draw.signs import sign
from trois.draw.troyes_dice.seen import Table, building
from trois.draw.troyes_dice.sizes import Sizes
from trois.draw.woodcut import pieces
from trois.games.troyes_dice.words import BUILDINGS, RESOURCES

_MOST_COLUMNS: Final = 2
_LINES: Final = len(BUILDINGS) + 3


def parts(table: Table, x: float, top: float, bottom: float, z: Sizes, pen: Pen) -> list[Part]:
    """One part, or none where there is no room."""
    line = min((bottom - top) / _LINES, z.small * 2.6)
    if table.view["seats"] > _MOST_COLUMNS or line < z.small + 4:
        return []
    body = Ledger(table, line, z, pen).svg()
    return [Part("points", pen.say("part.points"), line * _LINES, body, pen.take_actions(), z.left, x, top)]


class Ledger:
    """A head, the six characters, resources and citizens; a column for every player."""

    def __init__(self, table: Table, line: float, z: Sizes, pen: Pen) -> None:
        self.table, self.line, self.z, self.pen = table, line, z, pen
        self.seats = [table.seat, *table.rivals]
        self.column = z.left * 0.24

    def svg(self) -> str:
        z, pen = self.z, self.pen
        body = rect(0, 0, z.left, self.line * _LINES, "rival", 8) + self._head()
        for row, name in enumerate(BUILDINGS):
            middle = self.line * (row + 1.5)
            wide = min(self.line * 1.1, z.small * 2.4)
            body += building(row, 8, middle + wide * 0.42, wide) + self._name(
                pen.text.word(pen.area, name, "many"), middle
            )
            body += self._points(middle, [self._character(seat, row) for seat in self.seats])
        goods = [("", sum(self._score(seat)[name] for name in RESOURCES)) for seat in self.seats]
        folk = [("", self._score(seat)["citizens"]) for seat in self.seats]
        return body + self._other("fortune", pen.say("dice.all-goods"), goods, 7) + self._other(
            "citizen", pen.name("citizens"), folk, 8
        )  # fmt: skip

    def _score(self, seat: int) -> Mapping[str, int]:
        return self.table.scores[seat].parts

    def _right(self, k: int) -> float:
        return self.z.left - 10 - (len(self.seats) - 1 - k) * self.column

    def _head(self) -> str:
        z, middle, size = self.z, self.line * 0.5, self.z.small / 0.53
        when = self.pen.say("dice.final" if self.table.view["over"] else "dice.now")
        body = fitted_name(8, middle + z.name * 0.35, when, "name b", z.name - 1, z.left * 0.48, z.small)
        for k, seat in enumerate(self.seats):
            name, right = self.pen.player(seat), self._right(k)
            total = sum(self._score(seat).values())
            body += words(right, middle + z.name * 0.35, total, "b e", z.name)
            body += pieces.badge(seat, name[:1].upper(), right - z.name * 1.6 - size / 2, middle, min(size, self.line))
        return body

    def _name(self, said: str, middle: float) -> str:
        z = self.z
        left = 14 + z.small * 2.4
        return fitted_name(left, middle + z.small * 0.36, said, "", z.small + 1, z.left * 0.55 - left, z.small)

    def _other(self, mark: str, said: str, values: list[tuple[str, int]], line: int) -> str:
        middle, size = self.line * (line + 0.5), self.z.small + 4
        drawn = sign(mark, 8 + (self.z.small * 2.4 - size) / 2, middle - size / 2, size)
        return drawn + self._name(said, middle) + self._points(middle, values)

    def _character(self, seat: int, row: int) -> tuple[str, int]:
        """How many buildings, how often they count; nothing before the character is unlocked."""
        sheet, cards = self.table.view["sheets"][seat], self.table.cards
        count = sum(sheet["built"][BUILDINGS[row]])
        for order, number in enumerate(sheet["cathedrals"]):
            if cards.unlocks[self.table.view["numbers"].index(number)] == row:
                return f"{count}×{cards.multipliers[order]}", self._score(seat)[BUILDINGS[row]]
        return f"{count}×0", 0

    def _points(self, middle: float, values: list[tuple[str, int]]) -> str:
        z, body = self.z, ""
        for k, (how, points) in enumerate(values):
            right = self._right(k)
            body += words(right, middle + z.effect * 0.36, points, "b e" if points else "e soft", z.effect)
            body += words(right - z.effect * 1.9, middle + z.small * 0.36, how, "e soft", z.small) if how else ""
        return body
