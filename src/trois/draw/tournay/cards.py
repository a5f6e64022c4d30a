"""Activity cards, face and back; the same on piles, in districts and in the hand."""

from typing import Final

from trois.draw import pieces
from trois.draw.shapes import Pen, circle, named, rect, use, words, wrapped
from trois.draw.tournay import signs
from trois.draw.tournay.lookup import FACES, PILES, ROMAN
from trois.games.tournay.cards import Cards
from trois.games.tournay.words import BUILDING, CHARACTER, COLOURS

HIGH: Final = 116
_NO_CITIZEN: Final = 3
_ROWS: Final = [(0.0, signs.SIZE), (16.0, 15.0), (12.5, 12.0)]
"""By the number of rows of effects: from one to the next, and the size of their signs."""
_KIND_ICONS: Final = ["house", "meeple", "cathedral"]


def face(card: str, x: float, y: float, width: float, cards: Cards, pen: Pen) -> str:
    """A card: what it is called, costs, counts and does."""
    number = FACES[card]
    colour = COLOURS[cards.colour[number]]
    told = pen.voice.card(card)
    content = rect(x, y, width, HIGH, "cell", 8) + rect(x + 1, y + 1, width - 2, 40, f"wash-{colour}", 7)
    content += wrapped(x + width / 2, y + 25, told.name, width - 10, "c name m", 15)
    content += _sort(cards.kind[number], cards.level[number], colour, x + 6, y + 53)
    content += _price(number, x + width - 6, y + 53, cards, pen)
    rows = [signs.of(cards.rows[effect]) for effect in cards.effects[number]]
    step, size = _ROWS[min(len(rows), len(_ROWS)) - 1]
    first = y + 79 - (len(rows) - 1) * step / 2
    content += "".join(signs.row(row, x + width / 2, first + i * step, width - 8, size) for i, row in enumerate(rows))
    content += _worth(cards.pp[number], x + width / 2, y + 104, pen)
    return pen.explain_card(named(content, _label(number, told.name, colour, cards, pen)), told)


def _label(number: int, name: str, colour: str, cards: Cards, pen: Pen) -> str:
    level, worth = cards.level[number], cards.pp[number]
    return pen.say("tournay.card", name=name, colour=pen.word(colour), level=level, price=cards.price[number], n=worth)


def _sort(kind: int, level: int, colour: str, x: float, y: float) -> str:
    """Building, character or prestige building, and the level."""
    icon = use(_KIND_ICONS[kind], x + 9, y, 19, colour)
    crown = use("influence", x + 9, y - 9, 9, colour) if kind == CHARACTER else ""
    return icon + crown + words(x + 22, y + 5, ROMAN[level], "name")


def _price(number: int, right: float, y: float, cards: Cards, pen: Pen) -> str:
    """Deniers, a card, a citizen."""
    body, x = "", right
    if cards.price[number]:
        body += named(
            use("coin", x - 9, y, 18, "yellow") + words(x - 20, y + 5, cards.price[number], "e b"),
            pen.say("deniers", n=cards.price[number]),
        )
        x -= 32
    if cards.pay_cards[number]:
        body += use("hand", x - 8, y, 17, "plain")
        x -= 18
    if cards.pay_citizen[number] < _NO_CITIZEN:
        body += use("meeple", x - 8, y, 17, COLOURS[cards.pay_citizen[number]])
    return body


def _worth(points: int, x: float, y: float, pen: Pen) -> str:
    return named(use("points", x - 7, y, 14, "inked") + words(x + 3, y + 4.5, points, "b"), pen.say("points", n=points))


def back(pile: str, x: float, y: float, width: float, height: float, pen: Pen, known: str = "") -> str:
    """A card face down: its colour and level, and its name if the viewer knows it."""
    colour, level = COLOURS[PILES[pile] // 3], PILES[pile] % 3 + 1
    content = rect(x, y, width, height, f"{colour} piece", 8)
    content += use(pieces.DISTRICT_ICONS[colour], x + width / 2, y + height * 0.36, min(34, height * 0.4), colour)
    size = "m " if height > 50 else ""
    letter = words(
        x + width / 2, y + height * 0.84, f"{pen.say(f'letter.{colour}')} {ROMAN[level]}", f"c {size}on name"
    )
    label = pen.word(known) if known else pen.say("tournay.back", colour=pen.word(colour), level=level)
    return named(f'<g class="{colour}">{content}{letter}</g>', label)


def occupant(on: str, x: float, y: float, pen: Pen) -> str:
    """A citizen, a grey token or damage on a building."""
    if on == "free":
        return ""
    if on == "damage":
        return named(circle(x, y, 15, "sheet") + use("crossed", x, y, 24, "outline"), pen.say("tournay.damage"))
    if on == "grey":
        return named(use("hexagon", x, y, 28, "grey"), pen.say("tournay.token"))
    return named(use("meeple", x, y, 34, on), pen.say("tournay.on-it", colour=pen.word(on)))


def is_building(card: str, cards: Cards) -> bool:
    return cards.kind[FACES[card]] == BUILDING
