"""What every prestige building is worth to all players if the game ended now."""

from typing import Final

from trois.draw.pictures import picture
from trois.draw.shapes import rect, words
from trois.draw.tournay.cards import bare_name
from trois.draw.tournay.lettering import name_line, words_if_room
from trois.draw.tournay.seen import GAME, Table
from trois.draw.tournay.signs import effect_run
from trois.draw.woodcut import pieces
from trois.games.tournay.cards import IDS

_REST: Final = ("cards", "ramparts")


class Ledger:
    """A row for every visible prestige building, a column for every player; with pictures where there is room."""

    def __init__(self, table: Table, w: float, h: float) -> None:
        self.table, self.z, self.w, self.h = table, table.sizes, w, h
        self.names = [name for name in table.scores[0] if name not in _REST]
        z = self.z
        self.column, self.head, self.foot = z.name * 2, z.name + 14, z.name + 12
        tall = z.name + z.sign + 10
        self.pictured = w > 300 and h >= self.head + self.foot + tall * len(self.names)
        self.row = tall if self.pictured else z.name + 9

    @property
    def has_room(self) -> bool:
        return self.h >= self.head + self.foot + 2 * self.row

    def svg(self) -> str:
        most = int((self.h - self.head - self.foot) // self.row)
        shown = self.names[:most]
        high = self.head + len(shown) * self.row + self.foot
        body = rect(0, 0, self.w, high, "card-paper", 8) + self._heading()
        for k, name in enumerate(shown):
            body += self._row(name, self.head + k * self.row)
        return body + self._total(self.head + len(shown) * self.row)

    def _right(self, k: int) -> float:
        """Where the numbers of the k-th player end."""
        return self.w - 8 - (self.table.view["seats"] - 1 - k) * self.column

    def _heading(self) -> str:
        z, pen = self.z, self.table.pen
        room = self._right(0) - self.column - 4
        body = words_if_room(pen.say("tournay.ledger"), 8, z.name + 6, room, z.name, z.small, "name b")
        body = body or name_line(pen.say("tournay.ledger-short"), 8, z.name + 6, room, z.name, z.small)
        for k, seat in enumerate(self.table.order):
            x = self._right(k) - z.name * 0.6
            body += pieces.badge(seat, pen.player(seat)[:1].upper(), x, z.name * 0.9, max(z.name + 4, z.badge))
        return body

    def _row(self, name: str, y: float) -> str:
        """A prestige building; its picture and effect where rows are tall."""
        z, card = self.z, IDS[self.table.cards.name.index(name)]
        left, middle = 8.0, y + self.row / 2
        body = f'<path class="dash" d="M7 {y:g}H{self.w - 7:g}"/>'
        if self.pictured:
            body += picture(GAME, card, 8, y + 4, 52, self.row - 7)
            left = 68
        room = self._right(0) - self.column * 0.7 - left
        baseline = y + z.name + 2 if self.pictured else middle + z.name * 0.3
        body += name_line(
            bare_name(card, self.table.cards, self.table.language), left, baseline, room, z.name - 1, z.small
        )
        if self.pictured:
            run = effect_run(card, self.table.cards, room, z.small + 1, z.sign - 3, z.small)
            body += run.svg(left, baseline + z.sign / 2 + 4)
        return self.table.pen.explain_card(body, self.table.card(card)) + self._numbers(name, middle)

    def _numbers(self, name: str, middle: float) -> str:
        size = self.z.text + 1
        return "".join(
            words(self._right(k), middle + size * 0.36, self.table.scores[seat][name], "b e", size)
            for k, seat in enumerate(self.table.order)
        )

    def _total(self, y: float) -> str:
        z, baseline = self.z, y + self.foot * 0.68
        room = self._right(0) - self.column * 0.7 - 8
        body = f'<path class="town-street" d="M7 {y:g}H{self.w - 7:g}"/>'
        body += words_if_room(self.table.pen.say("tournay.ledger-rest"), 8, baseline, room, z.small, z.small)
        return body + "".join(
            words(self._right(k), baseline + 1, self.table.points(seat), "b e", z.name + 1)
            for k, seat in enumerate(self.table.order)
        )
