"""What every prestige building is worth to all players if the game ended now."""

from typing import Final

from trois.draw.shapes import rect
from trois.draw.tournay.lettering import name_line, note, words_if_room
from trois.draw.tournay.seen import Table
from trois.draw.woodcut import pieces

_REST: Final = ("cards", "ramparts")


class Ledger:
    """A row for every visible prestige building, a column for every player."""

    def __init__(self, table: Table, w: float, h: float) -> None:
        self.table, self.z, self.w, self.h = table, table.sizes, w, h
        self.names = [name for name in table.scores[0] if name not in _REST]
        self.row = self.z.name + 9
        self.column = self.z.name * 2
        self.head = self.z.name + 14

    @property
    def has_room(self) -> bool:
        return self.h >= self.head + 3 * self.row

    def svg(self) -> str:
        most = int((self.h - self.head - self.row - 6) // self.row)
        shown = self.names[:most]
        high = self.head + (len(shown) + 1) * self.row + 6
        body = rect(0, 0, self.w, high, "card-paper", 8) + self._heading()
        for k, name in enumerate(shown):
            body += self._row(name, self.head + k * self.row)
        return body + self._total(self.head + len(shown) * self.row)

    def _right(self, k: int) -> float:
        """Where the numbers of the k-th player end."""
        return self.w - 8 - (self.table.view["seats"] - 1 - k) * self.column

    def _heading(self) -> str:
        z, pen = self.z, self.table.pen
        room = self._right(0) - self.column - 8
        body = name_line(pen.say("tournay.ledger"), 8, z.name + 6, room, z.name, z.small)
        for k, seat in enumerate(self.table.order):
            body += pieces.badge(
                seat, pen.player(seat)[:1].upper(), self._right(k) - z.name * 0.6, z.name * 0.9, z.name + 4
            )
        return body

    def _row(self, name: str, y: float) -> str:
        z, baseline = self.z, y + self.row * 0.68
        body = f'<path class="dash" d="M7 {y:g}H{self.w - 7:g}"/>'
        body += name_line(name, 8, baseline, self._right(0) - self.column * 0.7 - 8, z.name - 1, z.small)
        return body + "".join(
            note(self._right(k), baseline, self.table.scores[seat][name], "b e", z.text + 1)
            for k, seat in enumerate(self.table.order)
        )

    def _total(self, y: float) -> str:
        z, baseline = self.z, y + self.row * 0.72
        room = self._right(0) - self.column * 0.7 - 8
        body = f'<path class="town-street" d="M7 {y:g}H{self.w - 7:g}"/>'
        body += words_if_room(self.table.pen.say("tournay.ledger-rest"), 8, baseline, room, z.small, z.small)
        return body + "".join(
            note(self._right(k), baseline + 1, self.table.points(seat), "b e", z.name + 1)
            for k, seat in enumerate(self.table.order)
        )
