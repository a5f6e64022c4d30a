"""The others: a small copy of the sheet that shows what differs from the viewer's, or a line each where they are many."""

from functools import lru_cache

from trois.draw.lettering import fitted_name, with_minus
from trois.draw.shapes import KEPT, Part, Pen, circle, named, path, rect, words
from trois.draw.signs import Run, sign, text_width
from trois.draw.troyes_dice.seen import DISTRICTS, GOODS, MOST_THUMBNAILS, Table, building
from trois.draw.troyes_dice.sizes import Sizes
from trois.draw.woodcut import pieces
from trois.games.troyes_dice.view import SheetView
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, RESOURCES

_HIGHEST_LINE = 84
_TALLEST = 190
_TALLEST_ALONE = 150


def parts(table: Table, x: float, top: float, bottom: float, z: Sizes, pen: Pen) -> list[Part]:
    """One part each, one below the other; the first one bears the heading of them all."""
    seats = table.rivals
    head = z.name + 10
    if not seats:
        return []
    room = (bottom - top - head) / len(seats) - z.gap
    small = len(seats) < MOST_THUMBNAILS
    most = _HIGHEST_LINE if not small else _TALLEST if len(seats) > 1 else _TALLEST_ALONE
    height = min(room, most * z.small / 12)
    found = []
    for k, seat in enumerate(seats):
        above = head if k == 0 else 0
        drawn = Rival(table, seat, above, z.left, height, z, pen)
        body = (_heading(table, small, z, pen) if above else "") + (drawn.thumbnail() if small else drawn.line())
        title = pen.say("dice.sheet", name=pen.player(seat))
        found.append(Part(f"sheet-{seat}", title, above + height, body, pen.take_actions(), z.left, x, top))
        top += above + height + z.gap
    return found


def _heading(table: Table, small: bool, z: Sizes, pen: Pen) -> str:
    """What the marks mean; a spectator compares with nobody."""
    size, base = z.small, z.name
    title = pen.say("dice.others")
    body = words(2, base, title, "name b", z.name)
    x = text_width(title, z.name, bold=True) + 14
    if small and table.is_player:
        they = pen.say("dice.they-have")
        body += circle(x, base - 4, 3.5, "ready") + words(x + 7, base, they, "soft", size)
        x += text_width(they, size) * 1.1 + 24
        body += rect(x - 4, base - size * 0.8, 17, size * 0.85, "only-you", 2)
        return body + words(x + 18, base, pen.say("dice.only-you"), "soft", size)
    ready = pen.say("dice.ready")
    left = z.left - text_width(ready, size) - 8
    return (
        body
        + _legend(table, x, left - 18, z, pen)
        + circle(left - 8, base - 4, 4.5, "ready")
        + words(left, base, ready, "soft", size)
    )


def _legend(table: Table, x: float, right: float, z: Sizes, pen: Pen) -> str:
    """What the marks of the small maps mean, where there is room to say it."""
    texts = [pen.say("dice.they-have"), pen.say("dice.only-you")]
    widths = [text_width(text, z.small) * 1.12 + 26 for text in texts]
    if not table.is_player or x + sum(widths) > right:
        return ""
    body, high = "", z.small * 0.75
    for look, text, wide in zip(("yellow map-built", "only-you"), texts, widths, strict=True):
        body += rect(x - 4, z.name - high, high, high, look, 1) + words(x + high, z.name, text, "soft", z.small)
        x += wide
    return body


@lru_cache(KEPT)
def _map_row(looks: tuple[str, ...], x: float, y: float, wide: float, high: float) -> str:
    cells = enumerate(looks)
    return "".join(rect(round(x + column * wide, 1), y, round(wide - 1.5, 1), high, look, 1) for column, look in cells)


@lru_cache(KEPT)
def _amount(name: str, amount: int, x: float, middle: float, size: float) -> str:
    return Run(size, size + 3, gap=1.5).sign(name).word(amount).svg(x, middle)


class Rival:
    """One of the others, from `top` on."""

    def __init__(self, table: Table, seat: int, top: float, w: float, h: float, z: Sizes, pen: Pen) -> None:
        self.table, self.seat, self.z, self.pen = table, seat, z, pen
        self.sheet: SheetView = table.view["sheets"][seat]
        self.top, self.w, self.h = top, w, h

    # A small copy of the sheet

    def thumbnail(self) -> str:
        z, head = self.z, self.z.name + 14
        body = rect(0, self.top, self.w, self.h, "rival", 8) + self._head(head)
        top = self.top + head + 2
        step = (self.h - head - 6) / 3
        left, mark = 8 + z.name * 1.5, z.name * 1.05
        wide = (self.w * 0.6 - left) / 6
        for i, colour in enumerate(COLOURS):
            y = top + i * step
            body += sign(DISTRICTS[colour], 8, y + step / 2 - mark / 2 - 2, mark)
            body += self._row(i, left, y, wide, (step - 5) / 2)
            body += self._row(i + 3, left, y + (step - 5) / 2, wide, (step - 5) / 2)
            body += self._goods(i, left + 6 * wide + 8, y + step / 2 - 2)
        return body

    def _head(self, height: float) -> str:
        z, name, middle = self.z, self.pen.player(self.seat), self.top + height / 2 + 1
        size = max(z.name + 5, z.small / 0.53)
        body = pieces.badge(self.seat, name[:1].upper(), 9 + size / 2, middle, size)
        body += fitted_name(18 + size, middle + z.name * 0.34, name, "name b", z.name, self.w * 0.26, z.small)
        after = 26 + size + min(self.w * 0.26, text_width(name, z.name, bold=True))
        body += self._characters(after, middle, self.w - after - 6 - z.name * 3.6)
        return body + self._score(middle, z.name)

    def _score(self, middle: float, size: float) -> str:
        total = self.table.scores[self.seat].total
        run = Run(size, size * 0.95, gap=size * 0.25).sign("star").word(total)
        said = named(run.svg(self.w - 8 - run.width, middle), self.pen.say("points", n=total))
        return said + self._ready(self.w - 20 - run.width * 1.1, middle)

    def _ready(self, x: float, y: float) -> str:
        """Who has decided."""
        if self.table.is_ready(self.seat):
            return named(circle(x, y, 4.5, "ready"), self.pen.say("dice.ready"))
        return named(circle(x, y, 4.5, "ready not"), self.pen.say("deciding"))

    def _characters(self, x: float, middle: float, width: float) -> str:
        """Which kinds of buildings count, and how much."""
        numbers, cards = self.table.view["numbers"], self.table.cards
        small, count = self.z.small, max(1, len(self.sheet["cathedrals"]))
        step = min(small * 3.45, width / count)
        tells = step >= small * 3.1
        wide = min(small * 1.75, step - 2)
        body = ""
        for order, number in enumerate(self.sheet["cathedrals"]):
            row, left = cards.unlocks[numbers.index(number)], x + order * step
            drawn = building(row, left, middle + wide * 0.4, wide)
            if tells:
                said = f"×{cards.multipliers[order]}"
                drawn += words(left + wide, middle + small * 0.4, said, "soft", small)
            body += named(drawn, f"{self.pen.word(BUILDINGS[row])} ×{cards.multipliers[order]}")
        return body

    def _row(self, row: int, left: float, y: float, wide: float, high: float) -> str:
        cells = [self._cell(row, column, left + column * wide, y, wide - 3, high - 2.5) for column in range(6)]
        return named("".join(cells), self._count(row))

    def _cell(self, row: int, column: int, x: float, y: float, w: float, h: float) -> str:
        """Filled: built; a dot: not by the viewer; dashed: by the viewer only; crossed out."""
        name, colour = BUILDINGS[row], COLOURS[row % 3]
        has = self.sheet["built"][name][column]
        mine = self.table.own["built"][name][column]
        if has:
            body = rect(x, y, w, h, f"{colour} small-cell-built", 3)
            dot = circle(x + w / 2, y + h / 2, 3, "s-mark")
            return body + (f'<g class="{colour}">{dot}</g>' if self.table.is_player and not mine else "")
        body = rect(x, y, w, h, "small-cell", 3)
        if self.sheet["crossed"][colour][column]:
            d = min(w * 0.3, h * 0.36)
            cx, cy = x + w / 2, y + h / 2
            steps = f"M{cx - d * 1.4:g} {cy - d:g}l{d * 2.8:g} {2 * d:g}m0 {-2 * d:g}l{-d * 2.8:g} {2 * d:g}"
            return body + path("small-cross", steps)
        return body + (rect(x + 3, y + 3, w - 6, h - 6, "only-you", 2) if self.table.is_player and mine else "")

    def _goods(self, i: int, x: float, middle: float) -> str:
        """Resources, citizens, and how many more or fewer than the viewer."""
        size = self.z.name - 1
        unspent, count = self.sheet["unspent"][RESOURCES[i]], self.sheet["citizens"][COLOURS[i]]
        room = self.w - 8 - x
        body = sign(GOODS[RESOURCES[i]], x, middle - size * 0.6, size * 1.2)
        body += words(x + room * 0.31, middle + size * 0.35, unspent, "b e", size)
        body += sign(f"citizen-{COLOURS[i]}", x + room * 0.39, middle - size * 0.65, size * 1.3)
        body += words(x + room * 0.74, middle + size * 0.35, count, "b e", size)
        body = named(body, self._holds(i))
        if not self.table.is_player:
            return body
        ahead = count - self.table.own["citizens"][COLOURS[i]]
        said = with_minus(f"{ahead:+d}") if ahead else "="
        look = "bad" if ahead > 0 else "gain" if ahead < 0 else "soft"
        return body + words(self.w - 8, middle + size * 0.35, said, f"b e {look}", max(self.z.small, size - 3))

    # One line

    def line(self) -> str:
        """Badge and map at the left; the name over the goods."""
        z, h = self.z, self.h
        name, size = self.pen.player(self.seat), max(min(h * 0.6, z.name + 7), self.z.small / 0.53)
        body = rect(0, self.top, self.w, h, "rival", 6)
        body += pieces.badge(self.seat, name[:1].upper(), 6 + size / 2, self.top + h / 2, size)
        wide = max(z.small * 4.6, min(h * 1.1, self.w * 0.23))
        body += self._map(size + 12, self.top + 3, wide / 6, (h - 7) / 6)
        left = size + wide + 18
        upper, lower = self.top + h * 0.28, self.top + h * 0.72
        body += fitted_name(left, upper + z.name * 0.3, name, "name b", z.name - 1, self.w * 0.36, z.small)
        body += self._score(upper, z.name)
        return body + self._purse(left, lower)

    def _purse(self, left: float, middle: float) -> str:
        z, body = self.z, ""
        step = (self.w - left - 4) / 6
        amounts = [(GOODS[r], self.sheet["unspent"][r]) for r in RESOURCES]
        amounts += [(f"citizen-{c}", self.sheet["citizens"][c]) for c in COLOURS]
        for k, (name, amount) in enumerate(amounts):
            body += _amount(name, amount, left + k * step, middle, z.small)
        return named(body, self.pen.text.listed(self._holds(i) for i in range(3)))

    def _map(self, x: float, y: float, wide: float, high: float) -> str:
        """Six rows of six: strong what only they have, faint what both have, dashed what only the viewer has."""
        body = ""
        for row in (0, 3, 1, 4, 2, 5):
            looks = tuple(self._map_look(row, column) for column in range(6))
            body += _map_row(looks, x, round(y, 1), wide, round(high - 1.2, 1))
            y += high + (1 if row > 2 else 0)
        return named(body, self.pen.text.listed(self._count(row) for row in range(6)))

    def _map_look(self, row: int, column: int) -> str:
        has = self.sheet["built"][BUILDINGS[row]][column]
        mine = self.table.is_player and self.table.own["built"][BUILDINGS[row]][column]
        if has:
            return f"{COLOURS[row % 3]} {'map-both' if mine else 'map-built'}"
        return "only-you" if mine else "small-cell"

    def _count(self, row: int) -> str:
        count = sum(self.sheet["built"][BUILDINGS[row]])
        return self.pen.text.titled(self.pen.name(BUILDINGS[row]), self.pen.say("dice.count", n=count))

    def _holds(self, i: int) -> str:
        """Resources and citizens of a colour in words."""
        count, word = self.sheet["citizens"][COLOURS[i]], self.pen.word(COLOURS[i])
        citizens = self.pen.say("dice.citizens", n=count, colour=word)
        return f"{self.sheet['unspent'][RESOURCES[i]]} {self.pen.word(RESOURCES[i])}, {citizens}"
