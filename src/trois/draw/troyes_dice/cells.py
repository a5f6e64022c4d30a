"""The cells of a sheet: buildings with what they bring, dice, and the bonuses between neighbours."""

from typing import Final

from trois.draw.shapes import Pen, named, path, rect, use, words
from trois.draw.troyes_dice.signs import pill
from trois.games.troyes_dice.cards import GIVES_CITIZEN, Cards
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.words import BUILDINGS, CATHEDRAL, COLOURS, FORTRESS, MARKET, RESOURCES

LEFT: Final = 58
WIDE: Final = 49.3
HIGH: Final = 44


class Page:
    """A sheet as it is drawn."""

    def __init__(self, view: DiceView, seat: int, cards: Cards) -> None:
        self.sheet = view["sheets"][seat]
        self.numbers = view["numbers"]
        self.cards = cards
        self.seat = seat

    def die(self, i: int, column: int, y: float, pen: Pen) -> str:
        """The die of a column: taking it gains as many resources."""
        colour, number = COLOURS[i], self.numbers[column]
        x = LEFT + column * WIDE
        crossed = self.sheet["crossed"][colour][column]
        label = pen.say("crossed" if crossed else "die", colour=pen.word(colour), value=number)
        content = use(f"die-{number}", x + 23.5, y + 17, 27, f"{colour} faint" if crossed else colour)
        content += use("crossed", x + 23.5, y + 17, 30, "outline") if crossed else ""
        return pen.cell(named(content, label), x, y, 47, 35, "gain", i, number)

    def building(self, row: int, column: int, y: float, pen: Pen) -> str:
        x = LEFT + column * WIDE
        built = self.sheet["built"][BUILDINGS[row]][column]
        crossed = self.sheet["crossed"][COLOURS[row % 3]][column] and not built
        state = "built" if built else "crossed-out" if crossed else "free-cell"
        label = pen.say(f"dice.{state}", building=pen.word(BUILDINGS[row]), number=self.numbers[column])
        if built:
            content = self._built(row, column, x, y)
        else:
            inside = self._promise(row, column, x, y)
            content = rect(x, y, 47, HIGH, "cell", 5) + (f'<g class="faint">{inside}</g>' if crossed else inside)
            content += path("strike", f"M{x + 8} {y + 8}l31 28m0-28l-31 28") if crossed else ""
        content = pen.explain(named(content, label), f"explain.{BUILDINGS[row]}", label)
        return pen.cell(content, x, y, 47, HIGH, "build", row, self.numbers[column] - 1)

    def _built(self, row: int, column: int, x: float, y: float) -> str:
        colour = COLOURS[row % 3]
        content = rect(x, y, 47, HIGH, f"{colour} piece", 5)
        if row != CATHEDRAL:
            return content + use(BUILDINGS[row], x + 23.5, y + 22, 33, f"stamp-{colour}")
        order = self.sheet["cathedrals"].index(self.numbers[column])
        unlocked = self.cards.unlocks[column]
        content += use("cathedral", x + 14, y + 22, 25, f"stamp-{colour}")
        content += use(BUILDINGS[unlocked], x + 36, y + 14, 17, COLOURS[unlocked % 3])
        times = words(x + 36, y + 37, f"×{self.cards.multipliers[order]}", "c b on")
        return content + f'<g class="{colour}">{times}</g>'

    def _promise(self, row: int, column: int, x: float, y: float) -> str:
        """A building not yet built, with what it would bring."""
        if row == FORTRESS:
            citizen = COLOURS[self.cards.fortress_citizen[column]]
            return use("fortress", x + 14, y + 23, 24, "outline") + use("meeple", x + 36, y + 23, 18, citizen)
        if row == MARKET:
            return self._market(column, x, y)
        if row == CATHEDRAL:
            unlocked = self.cards.unlocks[column]
            other = use(BUILDINGS[unlocked], x + 36, y + 24, 19, COLOURS[unlocked % 3])
            return use("cathedral", x + 14, y + 23, 25, "outline") + other
        return use(BUILDINGS[row], x + 23.5, y + 22, 29, "outline")

    def _market(self, column: int, x: float, y: float) -> str:
        """So many for each die of the colour."""
        colour = self.cards.market_die[column]
        citizen = self.cards.market_gives[column] == GIVES_CITIZEN
        gift = use("meeple" if citizen else RESOURCES[colour], x + 38, y + 33, 15, COLOURS[colour])
        die = use("die-0", x + 34, y + 15, 15, COLOURS[colour])
        stall = use("market", x + 13, y + 23, 22, "outline")
        return stall + die + words(x + 26, y + 38, self.cards.market_each[column], "c b") + gift

    def links(self, row: int, y: float, pen: Pen) -> str:
        """What two neighbours bring together, on the line between them."""
        shapes: list[str] = []
        built = self.sheet["built"][BUILDINGS[row]]
        for column in (0, 2, 4):
            link = self.cards.links[row][column]
            if link is None:
                continue
            x = LEFT + (column + 1) * WIDE - 1
            name = "meeple" if link.gives == GIVES_CITIZEN else RESOURCES[link.colour]
            done = built[column] and built[column + 1]
            what = COLOURS[link.colour] if link.gives == GIVES_CITIZEN else RESOURCES[link.colour]
            label = pen.say("dice.linked" if done else "dice.link", amount=link.amount, what=pen.word(what))
            content = pill(x, y, 32, 16, f"{COLOURS[link.colour]} piece" if done else "cell")
            look = f'class="{COLOURS[link.colour]}"' if done else 'class="inked"'
            figure = words(x - 7, y + 4.5, f"+{link.amount}", "c b on" if done else "c b")
            content += f"<g {look}>{figure}</g>" + use(name, x + 7, y, 12, COLOURS[link.colour])
            shapes.append(named(content, label))
        return "".join(shapes)
