"""The cells of a sheet: buildings with what they bring, dice, and the bonuses between neighbours."""

from trois.draw.shapes import Pen, circle, named, path, rect, use, words
from trois.draw.signs import Run, sign
from trois.draw.troyes_dice.seen import Table, building, gift_sign
from trois.draw.troyes_dice.sizes import Sizes
from trois.draw.troyes_dice.tags import is_price, tagged
from trois.games.troyes_dice.cards import GIVES_CITIZEN, Link
from trois.games.troyes_dice.words import BUILDINGS, CATHEDRAL, COLOURS, FORTRESS, MARKET, RESOURCES


class Cells:
    """The columns of one sheet: from `left` on, each `step` wide."""

    def __init__(self, table: Table, left: float, step: float, z: Sizes, pen: Pen) -> None:
        self.table, self.z, self.pen = table, z, pen
        self.sheet, self.cards, self.numbers = table.own, table.cards, table.view["numbers"]
        self.left, self.step = left, step
        self.w, self.h = step - (3 if z.is_phone else 5), z.cell
        self.picture = min(self.w * 0.68, (self.h - 5) / 0.84)

    # Dice

    def die(self, i: int, column: int, y: float) -> str:
        """The die of a column: taking it gains as many resources."""
        colour, number, size = COLOURS[i], self.numbers[column], self.z.die
        middle, half = self.left + (column + 0.5) * self.step, size / 2
        crossed = self.sheet["crossed"][colour][column]
        label = self.pen.say("crossed" if crossed else "die", colour=self.pen.word(colour), value=number)
        content = use(f"die-{number}", middle, y + half, size, f"{colour} faint" if crossed else colour)
        if crossed:
            d = half * 1.04
            content += path(
                "brush", f"M{middle - d:g} {y + half + d:g}l{2 * d:g} {-2 * d:g}m{-2 * d:g} 0l{2 * d:g} {2 * d:g}"
            )
        return self._gain(named(content, label, self._piece(f"cell-{colour}", number)), middle - half, y, i, number)

    def _piece(self, name: str, number: int) -> str:
        """Nothing glides before the columns have their numbers."""
        return self.pen.piece(f"{name}-{number}") if number else ""

    def _gain(self, content: str, x: float, y: float, i: int, number: int) -> str:
        size = self.z.die
        paid = is_price(self.pen.tag("gain", i, number))
        halo = rect(x - 2, y - 1, size + 4, size + 2, "halo paid" if paid else "halo", 6)
        return self.pen.choice(content, halo, "gain", i, number)

    # Buildings

    def building(self, row: int, column: int, y: float) -> str:
        pen, x = self.pen, self.left + column * self.step + 2
        built = self.sheet["built"][BUILDINGS[row]][column]
        crossed = self.sheet["crossed"][COLOURS[row % 3]][column] and not built
        state = "built" if built else "crossed-out" if crossed else "free-cell"
        label = pen.say(f"dice.{state}", building=pen.word(BUILDINGS[row]), number=self.numbers[column])
        content = self._paper(row, x, y, built)
        content += self._hatching(x, y) if crossed else self._gains(row, column, x, y, built)
        content += self._tick(x, y) if built and row != CATHEDRAL else ""
        number = self.numbers[column]
        drawn = named(content, label, self._piece(BUILDINGS[row], number))
        chosen = tagged(pen, drawn, x, y, self.w, self.h, self.z.small, "build", row, number - 1)
        return pen.explain(chosen, f"explain.{BUILDINGS[row]}", label)

    def _paper(self, row: int, x: float, y: float, built: bool) -> str:
        look = f"wash-{COLOURS[row % 3]} built" if built else "cell-paper"
        left = x + (2 if self.z.is_phone else 3)
        wide = self.picture * (0.88 if row == MARKET else 1)
        return rect(x, y, self.w, self.h, look, 6) + building(row, left, y + self.h - 2, wide, built)

    def _hatching(self, x: float, y: float) -> str:
        """Hatched, with two strokes of a brush."""
        w, h = self.w, self.h
        strokes = (
            f"M{x + w * 0.14:g} {y + h * 0.82:g}C{x + w * 0.4:g} {y + h * 0.5:g} {x + w * 0.7:g} {y + h * 0.4:g} {x + w * 0.86:g} {y + h * 0.17:g}"
            f"M{x + w * 0.16:g} {y + h * 0.19:g}C{x + w * 0.4:g} {y + h * 0.45:g} {x + w * 0.6:g} {y + h * 0.6:g} {x + w * 0.85:g} {y + h * 0.82:g}"
        )
        hatched = rect(x + 4, y + 4, w - 8, h - 8, "w-hatch", 3)
        return rect(x, y, w, h, "void", 6) + hatched + path("brush", strokes)

    def _tick(self, x: float, y: float) -> str:
        r = min(8.5, self.h * 0.12)
        cx, cy = x + self.w - r - 3, y + r + 3
        tick = f"M{cx - r * 0.45:g} {cy:g}l{r * 0.35:g} {r * 0.4:g}l{r * 0.6:g} {-r * 0.8:g}"
        return circle(cx, cy, r, "tick-disc") + path("tick-line", tick)

    # What a building brings

    def _gains(self, row: int, column: int, x: float, y: float, built: bool) -> str:
        right, bottom = x + self.w - 3, y + self.h - 3
        if row == FORTRESS:
            size = self.h * 0.4
            return sign(f"citizen-{COLOURS[self.cards.fortress_citizen[column]]}", right - size, bottom - size, size)
        if row == MARKET:
            return self._market(column, right, bottom)
        if row == CATHEDRAL:
            return self._character(column, right, bottom, built)
        return self._pair(COLOURS[row % 3], right, bottom - self.h * 0.08)

    def _pair(self, colour: str, right: float, bottom: float) -> str:
        """As many citizens as an administration building brings, at most three of them drawn."""
        if self.z.is_phone:
            return sign(f"citizen-{colour}", right - 17, bottom - 24, 17)
        size = self.h * 0.31
        count = min(3, self.cards.administration_citizens)
        return "".join(
            sign(f"citizen-{colour}", right - size - size * 0.55 * k, bottom - size - size * 0.3 * k, size)
            for k in reversed(range(count))
        )

    def _market(self, column: int, right: float, bottom: float) -> str:
        """So many for each die of the colour."""
        z = self.z
        colour = self.cards.market_die[column]
        gift = gift_sign(self.cards.market_gives[column], colour)
        size = z.effect * 0.95
        if z.is_phone:
            die = use("die-0", right - 8, bottom - 20.5, 10, COLOURS[colour])
            return die + sign(gift, right - 16, bottom - 14.5, 16)
        run = Run(z.effect, z.sign, gap=z.effect * 0.2).word(self.cards.market_each[column]).sign(gift)
        middle = bottom - z.sign / 2
        die = use("die-0", right - size, middle - z.sign - 1, size, COLOURS[colour])
        colon = words(right - size * 0.4, middle - z.sign + z.effect * 0.3, ":", "b", z.effect)
        return run.svg(right - run.width, middle) + die + colon

    def _character(self, column: int, right: float, bottom: float, built: bool) -> str:
        """Whom a cathedral unlocks, and how much each building counts."""
        unlocked = self.cards.unlocks[column]
        if self.z.is_phone:
            return building(unlocked, right - 21, bottom, 21)
        order = self.sheet["cathedrals"].index(self.numbers[column]) if built else len(self.sheet["cathedrals"])
        size, wide = self.z.effect, self.w * 0.34
        times = words(right - 1, bottom - 1, f"×{self.cards.multipliers[order]}", "e b" if built else "e b soft", size)
        return times + building(unlocked, right - wide, bottom - size, wide)

    # Bonuses between neighbours

    def links(self, row: int, y: float) -> str:
        """What two neighbours bring together, on the line between them."""
        drawn = ""
        for column in (0, 1, 2, 3, 4):
            link = self.cards.links[row][column]
            if link is not None and link.partner == column + 1:
                drawn += self._link(row, column, link, self.left + (column + 1) * self.step, y)
        return drawn

    def _link(self, row: int, column: int, link: Link, middle: float, y: float) -> str:
        z, built = self.z, self.sheet["built"][BUILDINGS[row]]
        crossed = self.sheet["crossed"][COLOURS[row % 3]]
        done = built[column] and built[column + 1]
        lost = any(crossed[c] and not built[c] for c in (column, column + 1))
        size = max(z.small, z.effect - 1.5)
        run = Run(size, size + (1 if z.is_phone else 3), gap=1 if z.is_phone else size * 0.22).word(
            f"+{link.amount}", "b on-coal" if done else "b"
        )
        run.sign(gift_sign(link.gives, link.colour))
        w, h = run.width + (7 if z.is_phone else 12), size + (4 if z.is_phone else 6)
        content = rect(middle - w / 2, y - h / 2, w, h, f"pill{' done' if done else ' lost' if lost else ''}", h / 2)
        inside = run.svg(middle - run.width / 2, y)
        content += f'<g class="faint">{inside}</g>' if lost else inside
        content += (
            path("pen-stroke", f"M{middle - w * 0.36:g} {y + h * 0.3:g}l{w * 0.72:g} {-h * 0.6:g}") if lost else ""
        )
        return named(content, self._link_label(link, done))

    def _link_label(self, link: Link, done: bool) -> str:
        what = COLOURS[link.colour] if link.gives == GIVES_CITIZEN else RESOURCES[link.colour]
        counted = self.pen.text.word(self.pen.game, what, "what", link.amount)
        return self.pen.say("dice.linked" if done else "dice.link", amount=link.amount, what=counted)
