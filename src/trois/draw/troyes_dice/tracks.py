"""The tracks of a sheet: resources above each district, citizens at the foot."""

from typing import Final

from trois.draw.lettering import fitted_name
from trois.draw.shapes import Pen, circle, named, path, rect, words
from trois.draw.signs import Run, sign
from trois.draw.troyes_dice.seen import GOODS, Table
from trois.draw.troyes_dice.sizes import Sizes
from trois.games.troyes_dice.cards import (
    ADMINISTRATION_BUILD,
    CITIZEN_TRACK,
    EACH_RESOURCE,
    NOTHING,
    PRESTIGE_BUILD,
    RESOURCE_TRACK,
)
from trois.games.troyes_dice.words import COLOURS, RESOURCES
from trois.text.functions import form

_KEYS: Final = ["each-resource", "administration-build", "prestige-build", "other-citizens"]


# Resources


def resources(table: Table, i: int, y: float, width: float, z: Sizes, pen: Pen) -> str:
    """What is left to spend, then 18 symbols: spent ones struck through, unspent ones, the rest to come."""
    name, colour = RESOURCES[i], COLOURS[i]
    circled, unspent = table.own["circled"][name], table.own["unspent"][name]
    step = (width - z.label - z.gap - 2) / RESOURCE_TRACK
    middle, r = y + z.track * (0.56 if z.is_phone else 0.5), min(z.track * 0.26, step * 0.42)
    body = ""
    for place in range(1, RESOURCE_TRACK + 1):
        x = z.label + (place - 0.5) * step
        body += _good(GOODS[name], x, middle, r, place <= circled, place <= circled - unspent)
        if table.cards.citizens_by[place] > table.cards.citizens_by[place - 1]:
            gift = sign(f"citizen-{colour}", x + r * 0.3, middle - r * 2.1, r * 1.7)
            body += f'<g class="faint">{gift}</g>' if place <= circled else gift
    label = pen.say("dice.resources", what=pen.word(name), unspent=unspent, circled=circled)
    return named(body, label) + _purse(i, unspent, y, z, pen)


def _good(name: str, x: float, y: float, r: float, circled: bool, spent: bool) -> str:
    if not circled:
        return circle(x, y, r - 2, "to-come")
    drawn = sign(name, x - r, y - r, 2 * r)
    if not spent:
        return drawn
    return f'<g class="faint">{drawn}</g>' + path("pen-stroke", f"M{x - r:g} {y + r:g}l{2 * r:g} {-2 * r:g}")


def _purse(i: int, unspent: int, y: float, z: Sizes, pen: Pen) -> str:
    """What is left to spend; paying starts here, and so does gaining nothing."""
    name, size, middle = RESOURCES[i], z.digits, y + z.track * (0.56 if z.is_phone else 0.5)
    if z.is_phone:
        size, right = (14, 26) if unspent < 10 else (11, 29)
        content = sign(GOODS[name], 0, middle - size / 2, size) + words(right, middle + 5.5, unspent, "b e", 15)
    else:
        content = sign(GOODS[name], z.gap + 3, middle - size / 2, size)
        content += words(z.gap + size + 8, middle + size * 0.36, unspent, "b", size)
        left = z.gap + size * (1 + 0.58 * len(str(unspent))) + 13
        shown = form(pen.word(name), "short")
        content += fitted_name(left, middle + z.small * 0.4, shown, "soft", z.small + 0.5, z.label - left - 4, z.small)
    content = named(content, f"{unspent} {pen.word(name)}")
    kind = ("pay", i) if pen.can("pay", i) else ("gain", i, 0)
    chosen = pen.cell(content, 2, middle - z.track / 2 + 3, z.label - 4, z.track - 6, *kind)
    return pen.explain_card(chosen, pen.voice.card(name))


# Citizens


class Citizens:
    """Three tracks of 20, the columns that count together marked across them."""

    def __init__(self, table: Table, top: float, width: float, z: Sizes, pen: Pen) -> None:
        self.table, self.z, self.pen = table, z, pen
        self.counts = table.own["citizens"]
        self.start = top
        self.head = z.small + 12
        self.top = top + (z.row if z.is_phone else 0)
        self.left = 8 if z.is_phone else z.label
        self.width = width
        self.step = (width - self.left - z.gap - 2) / CITIZEN_TRACK

    @property
    def height(self) -> float:
        return self.top - self.start + self.head + 3 * self.z.row

    def svg(self) -> str:
        places = [place for place in range(1, CITIZEN_TRACK + 1) if self.table.cards.has_bonus[place]]
        body = "".join(self._bonus(place) for place in places)
        if not self.z.is_phone:
            size = self.z.name
            body += words(self.z.gap + 5, self.top + size * 0.9, self.pen.name("citizens"), "name b", size)
        return body + "".join(self._track(i) for i in range(3))

    def _x(self, place: int) -> float:
        return self.left + (place - 0.5) * self.step

    def _bonus(self, place: int) -> str:
        """The head of a place that brings something, and the bar of a column that counts for all three."""
        cards, z = self.table.cards, self.z
        x, column = self._x(place), cards.column_bonus[place]
        done = column != NOTHING and min(self.counts.values()) >= place
        look = "bar full" if done else "bar"
        bar = rect(x - self.step * 0.48, self.top + self.head, self.step * 0.96, 3 * z.row, look, 8)
        run = self._sign(column, cards.track_bonus[place], done)
        left = min(x - run.width / 2, self._x(CITIZEN_TRACK) + self.step / 2 - run.width)
        content = (bar if column != NOTHING else "") + run.svg(left, self.top + self.head / 2 - 1)
        key = _KEYS[column - 1 if column != NOTHING else cards.track_bonus[place] + 1]
        return self.pen.explain(content, f"explain.{key}", self.pen.say(f"dice.{key}", place=place))

    def _sign(self, column: int, single: int, done: bool) -> Run:
        run = Run(self.z.small, self.z.small + 3, gap=self.z.small * 0.3)
        if done:
            run.word("✓")
        if column == EACH_RESOURCE:
            return run.sign("crown").sign("fortune").sign("book")
        if column == ADMINISTRATION_BUILD or single == PRESTIGE_BUILD:
            said = "" if self.z.is_phone else self.pen.say("dice.any-building")
            run = run.word(said, "soft") if said else run
            return run.sign("house" if column == ADMINISTRATION_BUILD else "prestige")
        return run.sign("citizen").sign("citizen")

    def _track(self, i: int) -> str:
        z, colour = self.z, COLOURS[i]
        count, middle = self.counts[colour], self.top + self.head + (i + 0.5) * z.row
        size = min(z.row * 0.74, self.step * 1.02)
        body = ""
        for place in range(1, CITIZEN_TRACK + 1):
            x = self._x(place)
            if place <= count:
                body += sign(f"citizen-{colour}", x - size / 2, middle - size / 2, size)
            else:
                large = self.table.cards.track_bonus[place] != NOTHING
                body += circle(x, middle, size * (0.36 if large else 0.2), "to-come large" if large else "to-come")
        label = self.pen.say("dice.citizens", n=count, colour=self.pen.word(colour))
        head = self._summary(i, count) if z.is_phone else self._head(i, count, middle)
        return named(body, label) + head

    def _head(self, i: int, count: int, middle: float) -> str:
        z, colour = self.z, COLOURS[i]
        size = z.row * 0.8
        head = sign(f"citizen-{colour}", z.gap, middle - size / 2, size)
        head += words(z.gap + size + 4, middle + z.digits * 0.32, count, "b", z.digits * 0.9)
        left = z.gap + size + z.digits * 0.64 * len(str(count)) + 10
        head += fitted_name(
            left, middle + z.small * 0.36, self.pen.word(colour), "soft", z.small + 0.5, z.label - left - 4, z.small
        )
        return self.pen.cell(head, 2, middle - z.row / 2 + 1, self.left - 6, z.row - 2, "citizen", i)

    def _summary(self, i: int, count: int) -> str:
        """On a phone: a third of one line under the districts, so that the whole sheet is in sight."""
        wide, high = self.width / 3, self.z.row - 1
        x, middle = i * wide, self.start + high / 2
        head = sign(f"citizen-{COLOURS[i]}", x + 4, middle - 9, 18)
        head += words(x + 26, middle + 5.5, count, "b", 15)
        step = (wide - 52) / CITIZEN_TRACK
        for place in range(1, CITIZEN_TRACK + 1):
            look = f"come die-{COLOURS[i]}" if place <= count else "to-come"
            head += circle(x + 46 + (place - 0.5) * step, middle, 2 if place <= count else 1.3, look)
        return self.pen.cell(head, x + 1, middle - high / 2, wide - 2, high, "citizen", i)
