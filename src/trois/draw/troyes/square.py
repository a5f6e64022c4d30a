"""The square: a quarter for every district, as large as its dice need; the viewer's at the foot, attackers above it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trois.draw.shapes import Pen, named, rect, words
from trois.draw.signs import Run, sign, text_width
from trois.draw.troyes import cards as card_parts
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.table import Table
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import THIN, at, circle, hatch, line, shape
from trois.games.troyes.words import COLOURS
from trois.text.model import Chip

_GAP: Final = 8
_MARGIN: Final = 14
_PLATES: Final = 16
"""Between lines of dice where the plates with their prices have room, too."""
_TRIES: Final = [
    (scale, most, gap) for scale in (1.0, 0.9, 0.82, 0.74, 0.66, 0.58) for most in (5, 4, 3) for gap in (_PLATES, _GAP)
]
"""How large dice are, how many of a district stand side by side at most, what is between their lines: until all have room."""
_ATTACKED: Final = 0.8
"""Under attack dice get smaller by so much before the plates with their strength lose their room."""
BLACK: Final = -2
"""In place of a district: the attackers."""


@dataclass
class Quarter:
    """One district: whose, its dice, how large they are drawn and how many stand side by side."""

    owner: int
    dice: list[tuple[str, int]]
    size: float
    columns: int

    @property
    def lines(self) -> int:
        return -(-len(self.dice) // self.columns) if self.dice else 0

    @property
    def width(self) -> float:
        return self.columns * (self.size + _GAP) + 2 * _MARGIN


class Square:
    """Rows of quarters; a row grows with its lines of dice, a quarter with its columns."""

    def __init__(self, table: Table, w: float, h: float, z: Sizes, pen: Pen, attack_first: bool = False) -> None:
        self.table, self.z, self.pen = table, z, pen
        self.w, self.h = w, h
        self._prices: dict[tuple[int, ...], Sequence[Chip]] = {}
        """What a die costs, also for the ones like it."""
        self.attack_first = attack_first and bool(table.view["black"])
        for self.scale, self.most, self.gap in _TRIES:
            if table.view["black"] and self.scale > _ATTACKED and self.gap < _PLATES:
                continue
            self.head = z.name + (18 if self.scale == 1 else 12)
            self.rows = self._rows()
            if self.least_height <= h and self._is_wide_enough:
                break

    def _rows(self) -> list[list[Quarter]]:
        view = self.table.view
        others = self.table.order[1:]
        foreign = [*others, view["seats"]]
        rows = [[self._quarter(owner) for owner in foreign[k : k + 2]] for k in range(0, len(foreign), 2)]
        if view["black"]:
            dice = [("black", value) for value in sorted(view["black"], reverse=True)]
            rows.append([Quarter(BLACK, dice, self.z.die * self.scale, self._columns(len(dice), self.z.die))])
        rows.append([self._quarter(self.table.order[0], own=True)])
        return rows[-2:] + rows[:-2] if self.attack_first else rows

    def _quarter(self, owner: int, own: bool = False) -> Quarter:
        district = self.table.view["districts"][owner]
        dice = [(colour, value) for colour in COLOURS for value in district[colour]]
        if own:
            return Quarter(owner, dice, self.z.own_die * self.scale, self._columns(len(dice), self.z.own_die))
        lines = -(-len(dice) // self.most)
        return Quarter(owner, dice, self.z.die * self.scale, max(2, -(-len(dice) // max(1, lines))))

    def _columns(self, count: int, die: float) -> int:
        """How many dice stand side by side where they have the whole width."""
        most = int((self.w - 3 * _MARGIN) / (die * self.scale + _GAP))
        return max(2, min(most, count))

    # The ground

    def svg(self) -> str:
        tops = self._tops()
        body = self._ground(tops)
        for row, top, bottom in zip(self.rows, tops, tops[1:], strict=False):
            x = 4.0
            for quarter, width in zip(row, self._widths(row), strict=True):
                body += self._draw(quarter, x, top, width, bottom - top)
                x += width
        return body

    def _tops(self) -> list[float]:
        """Where every row begins; what is left of the height is shared."""
        needs = self._needs()
        slack = (self.h - 8 - sum(needs)) / len(needs)
        tops = [4.0]
        for need in needs:
            tops.append(tops[-1] + need + slack)
        return tops

    def _needs(self) -> list[float]:
        return [max(self.head + max(1, q.lines) * (q.size + self.gap) for q in row) for row in self.rows]

    @property
    def least_height(self) -> float:
        """The height at which no row is squeezed."""
        return sum(self._needs()) + 8

    @property
    def _is_wide_enough(self) -> bool:
        """Whether no die has to lie over its neighbour."""
        return all(sum(q.width for q in row) <= self.w - 14 for row in self.rows)

    def _widths(self, row: list[Quarter]) -> list[float]:
        """As much as the dice need, or the name; what is left is shared."""
        needs = [max(q.width, text_width(self._name(q.owner), self.z.name, bold=True) + 62) for q in row]
        slack = (self.w - 8 - sum(needs)) / len(row)
        return [need + slack for need in needs] if slack > 0 else [(self.w - 8) * n / sum(needs) for n in needs]

    def _ground(self, tops: list[float]) -> str:
        at_own = next(k for k, row in enumerate(self.rows) if row[0].owner == self.table.order[0])
        own, below = tops[at_own], tops[at_own + 1] if at_own + 2 < len(tops) else self.h
        body = rect(4, 4, self.w - 8, self.h - 8, "plaza", 40)
        paving = "".join(
            f'<ellipse cx="{self.w / 2:g}" cy="{tops[1]:g}" rx="{r * 1.2:g}" ry="{r:g}" stroke-dasharray="{12 + r // 12} 5"/>'
            for r in range(46, int(self.w * 0.62), 26)
        )
        name = self.pen.id("square")
        clip = f'<clipPath id="{name}"><rect x="4" y="4" width="{self.w - 8:g}" height="{self.h - 8:g}" rx="40"/></clipPath>'
        body += f'{clip}<g clip-path="url(#{name})"><rect class="own-quarter" x="0" y="{own:g}" width="{self.w:g}" height="{below - own:g}"/>'
        body += f'<g class="paving">{paving}</g>{self._streets(tops)}</g>'
        return body + rect(4, 4, self.w - 8, self.h - 8, "square-edge", 40) + self._fountain(tops)

    def _streets(self, tops: list[float]) -> str:
        steps = "".join(f"M0 {top:g}H{self.w:g}" for top in tops[1:-1])
        for row, top, bottom in zip(self.rows, tops, tops[1:], strict=False):
            if len(row) > 1:
                steps += f"M{4 + self._widths(row)[0]:g} {top:g}V{bottom:g}"
        return f'<path class="street" d="{steps}"/><path class="street-line" d="{steps}"/>'

    def _fountain(self, tops: list[float]) -> str:
        if len(self.rows[0]) < 2 or self.table.view["black"]:
            return ""
        scale = 0.55 if self.h < 320 else 0.7
        return at(4 + self._widths(self.rows[0])[0], tops[1] - 2, fountain(), scale)

    # Quarters

    def _name(self, owner: int) -> str:
        if owner == BLACK:
            return self.pen.say("troyes.attackers")
        if owner == self.table.view["seats"]:
            return self.pen.owner("grey")
        return self.pen.say("you") if owner == self.table.view["seat"] else self.pen.player(owner)

    def _draw(self, quarter: Quarter, x: float, top: float, width: float, height: float) -> str:
        room = height - self.head - max(1, quarter.lines) * (quarter.size + self.gap)
        top += max(2.0, room * 0.42)
        left = x + _MARGIN + (6 if x < 5 else 0)
        body = self._head(quarter.owner, left, top + self.head / 2 - 2, width)
        chosen = self._chosen_dice(quarter.owner)
        step = min(quarter.size + _GAP, (width - 2 * _MARGIN) / quarter.columns)
        for number, die in enumerate(quarter.dice):
            cx = left + quarter.size / 2 + number % quarter.columns * step
            cy = top + self.head + quarter.size / 2 + number // quarter.columns * (quarter.size + self.gap)
            is_chosen = chosen.get(die, 0) > 0
            if is_chosen:
                chosen[die] -= 1
            body += self._die(quarter, number, die, cx, cy, is_chosen)
        return body + (self._ghosts(quarter, left, top + self.head) if self._is_viewers(quarter) else "")

    def _is_viewers(self, quarter: Quarter) -> bool:
        return quarter.owner == self.table.view["seat"]

    def _ghosts(self, quarter: Quarter, left: float, top: float) -> str:
        """Beside the viewer's dice those that others took, as far as there is room."""
        step, size = quarter.size + _GAP, quarter.size
        room = self._columns(len(quarter.dice) + len(self.pen.marks.gone), self.z.own_die)
        if quarter.lines > 1:
            return ""
        places = range(len(quarter.dice), room)
        return "".join(
            self._ghost(left + size / 2 + place * step, top + size / 2, size, *taken)
            for place, taken in zip(places, self.pen.marks.gone, strict=False)
        )

    def _ghost(self, x: float, y: float, size: float, colour: str, value: int, seat: int) -> str:
        pen, name = self.pen, self.pen.player(seat)
        drawn = at(x, y, f'<g class="ghost">{pieces.die(colour, value, size)}</g>')
        drawn += rect(x - size / 2, y - size / 2, size, size, "circle-to-come", size * 0.2)
        drawn += pieces.badge(seat, name[:1].upper(), x + size * 0.4, y + size * 0.4, max(16, size * 0.42))
        said = pen.say("die", colour=pen.word(colour), value=value)
        return named(drawn, pen.say("troyes.taken-by", die=said, name=name))

    def _head(self, owner: int, x: float, middle: float, width: float) -> str:
        """Whose district it is; who has passed, with the coins that lie there; who starts."""
        view, size = self.table.view, self.z.name
        name = self._name(owner)
        if owner == BLACK:
            head = words(x, middle + size * 0.34, name, "name b bad", size)
            after = x + text_width(name, size, bold=True) + 12
            return head + (
                self._give_way(x + width - 90, middle) or self._order_of_attack(after, middle, width - after)
            )
        neutral = owner == view["seats"]
        initial = "–" if neutral else self.pen.player(owner)[:1].upper()
        body = pieces.badge("grey" if neutral else owner, initial, x + 11, middle, size + 8)
        body += card_parts.card_name(name, x + 28, middle + size * 0.34, width - 90, size)
        return body if neutral else body + self._state(owner, x + 36 + text_width(name, size, bold=True), middle)

    def _state(self, owner: int, x: float, middle: float) -> str:
        view, z = self.table.view, self.z
        body = ""
        if owner == view["start"]:
            body += named(
                sign("horn", x, middle - z.sign / 2, z.sign), self.pen.say("troyes.start", name=self.pen.player(owner))
            )
            x += z.sign + 6
        money = view["players"][owner]["district"]
        if not money:
            return body
        run = Run(z.small, z.sign - 3).sign("denier").word(f"+{money}")
        pill = rect(x, middle - z.sign / 2, run.width + 12, z.sign, "pill", z.sign / 2)
        return body + named(pill + run.svg(x + 6, middle), self.pen.say("troyes.passed-with", n=money))

    def _give_way(self, x: float, middle: float) -> str:
        if not self.pen.can("cannot"):
            return ""
        plate = rect(x, middle - 11, 76, 22, "pill", 11) + words(
            x + 38, middle + 4, self.pen.say("troyes.give-way"), "c b", self.z.small
        )
        return self.pen.cell(plate, x, middle - 11, 76, 22, "cannot")

    def _order_of_attack(self, x: float, middle: float, room: float) -> str:
        """What the marks on the black dice mean, where there is room to say it."""
        said, size = self.pen.say("troyes.attack-order"), self.z.small
        fits = text_width(said, size) < room
        return words(x, middle + size * 0.34, said, "soft", size) if fits else ""

    # Dice

    def _chosen_dice(self, owner: int) -> dict[tuple[str, int], int]:
        """Dice of a district that were chosen for the action in the making."""
        view = self.table.view
        name = str(owner) if owner < view["seats"] else "grey"
        own = view["pending"][:1] == [owner]
        found: dict[tuple[str, int], int] = {}
        for text in view["trail"]:
            kind, *args = text.split(" ")
            if kind == "take" and args[2] == name:
                die = (args[1], int(args[0]))
            elif kind in ("fight", "turn") and own:
                die = (args[0], int(args[1]))
            else:
                continue
            found[die] = found.get(die, 0) + 1
        return found

    def _die(self, quarter: Quarter, number: int, die: tuple[str, int], x: float, y: float, chosen: bool) -> str:
        (colour, value), size = die, quarter.size
        word = self.pen.say("black") if colour == "black" else self.pen.word(colour)
        drawn = at(x, y - (4 if chosen else 0), pieces.die(colour, value, size))
        alike = quarter.dice[:number].count(die)
        owner = "grey" if quarter.owner == self.table.view["seats"] else quarter.owner
        piece = f"die-{owner}-{colour}-{value}-{alike}" if quarter.owner != BLACK else f"black-{number}"
        said = self.pen.say("die", colour=word, value=value)
        if quarter.owner == BLACK:
            seat = self._facing(number)
            drawn += pieces.badge(
                seat, self.pen.player(seat)[:1].upper(), x - size * 0.57, y - size * 0.52, max(15, size * 0.38)
            )
            said = self.pen.say("troyes.faced-by", die=said, name=self.pen.player(seat))
        content = named(drawn, said, self.pen.piece(piece))
        if chosen:
            return rect(x - size / 2 - 3, y - size / 2 - 7, size + 6, size + 6, "chosen", size * 0.2 + 3) + content
        return self._choosable(quarter.owner, content, x, y, size, colour, value)

    def _facing(self, number: int) -> int:
        """Who counters a black die if each stops one: the highest now, the others round the table."""
        view = self.table.view
        return ((view["pending"] or [view["start"]])[0] + number) % view["seats"]

    def _choosable(self, owner: int, content: str, x: float, y: float, size: float, colour: str, value: int) -> str:
        pen = self.pen
        if owner == BLACK:
            return pen.spot(content, x, y, size + 6, "also", value - 1)
        c, v = COLOURS.index(colour), value - 1
        if owner != self.table.view["seat"]:
            taker = 4 if owner == self.table.view["seats"] else owner
            plate = self._price(x, y, size, v, c, taker)
            return pen.one_of_several(content + plate, self._around(x, y, size, plate), "take", v, c, taker)
        if pen.is_lit("take", v, c, owner):
            return pen.one_of_several(content, self._around(x, y, size), "take", v, c, owner)
        kind = "turn" if self.table.view["trail"] and pen.is_lit("turn", c, v) else "fight"
        plate = (
            self._double_value(x, y, size, value)
            if kind == "fight" and colour == "red" and pen.is_lit("fight", c, v)
            else ""
        )
        return pen.one_of_several(content + plate, self._around(x, y, size, plate), kind, c, v)

    def _around(self, x: float, y: float, size: float, plate: str = "") -> tuple[float, float, float, float]:
        """The edge of a die that can be chosen, with the plate at its foot."""
        return x - size / 2 - 3, y - size / 2 - 3, size + 6, size + 6 + (self.z.small * 0.64 + 2 if plate else 0)

    def _double_value(self, x: float, y: float, size: float, value: int) -> str:
        """What a red die is worth against a black one."""
        return self._at_foot(Run(self.z.small, self.z.small).word(f"= {2 * value}", "b"), x, y - 3, size)

    def _price(self, x: float, y: float, size: float, *die: int) -> str:
        """What a die would add to the price, at its foot."""
        chips = self._prices[die] = self.pen.tag("take", *die) or self._prices.get(die, ())
        if not chips:
            return ""
        price = sum(chip.amount or 0 for chip in chips)
        run = Run(self.z.small, self.z.small + 2, gap=1).word(f"−{price}", "b bad").sign("denier")
        return self._at_foot(run, x, y, size)

    def _at_foot(self, run: Run, x: float, y: float, size: float) -> str:
        """A small plate at the foot of a die."""
        wide, high, top = run.width + 8, self.z.small + 5, y + size / 2 - self.z.small * 0.36
        return rect(x - wide / 2, top, wide, high, "pill", high / 2) + run.svg(x - run.width / 2, top + high / 2)


def fountain() -> str:
    """The fountain in the middle of the town."""
    basin = circle(0, 0, 30, "stone", ry=20) + circle(0, -3, 23, "water", THIN, ry=14)
    column = shape("M-5 0V-26h10V0Z", "stone", THIN) + circle(0, -26, 12, "stone", THIN, ry=5)
    jets = line("M0-30v-6M-4-30q-8-8-12 2M4-30q8-8 12 2M-14 2q5-3 9 0M7 3q5-3 9 0")
    return basin + column + jets + hatch("M6-18A30 20 0 0 1 8 19A30 20 0 0 0 30 0A30 20 0 0 0 6-18Z")
