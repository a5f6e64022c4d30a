"""The event queue, Marauding first: what a card threatens, its flags and what countering it pays."""

from typing import Final

from trois.draw import pieces
from trois.draw.shapes import Part, Pen, named, rect, use, words, wrapped
from trois.games.troyes.cards import Cards, cards_for
from trois.games.troyes.view import EventView, TroyesView
from trois.games.troyes.words import COLOURS, EVENTS

HEAD: Final = 34
WIDE: Final = 116
HIGH: Final = 112
STEP: Final = 122


def part(view: TroyesView, pen: Pen) -> Part:
    cards = cards_for(view["card_changes"])
    queue = view["queue"]
    height = HEAD + (len(queue) + 2) // 3 * (HIGH + 6)
    body = _decks(view, pen)
    for at, event in enumerate(queue):
        body += _card(event, at % 3 * STEP, HEAD + at // 3 * (HIGH + 6), cards, pen)
    return Part("events", pen.say("part.events"), height, body, pen.take_actions())


def _decks(view: TroyesView, pen: Pen) -> str:
    """How many cards are still to come."""
    body = words(4, 22, pen.say("troyes.to-come"), "name m")
    for i, colour in enumerate(COLOURS):
        count = view["decks"][colour]
        x = 232 + i * 46
        card = rect(x - 9, 4, 18, 24, f"{colour} piece", 3) + use(pieces.DISTRICT_ICONS[colour], x, 16, 13, colour)
        body += named(card + words(x + 14, 21, count, "b"), pen.say("troyes.deck", colour=pen.word(colour), n=count))
    return body


def _card(event: EventView, x: float, y: float, cards: Cards, pen: Pen) -> str:
    number = EVENTS.index(event["event"])
    colour = COLOURS[cards.event_colour[number]]
    card = pen.voice.card(event["event"])
    content = rect(x, y, WIDE, HIGH, "cell", 8) + rect(x + 1, y + 1, WIDE - 2, 38, f"wash-{colour}", 7)
    content += wrapped(x + WIDE / 2, y + 24, card.name, WIDE - 10, "c name m", 15)
    content += pieces.price(colour, cards.event_divisor[number], x + 15, y + 53, pen)
    content += _threat(cards.event_black[number], x + 72, y + 53, pen)
    content += _flags(event, cards.event_flags[number], x, y + 75, pen)
    first, second = cards.event_vp[number]
    content += pieces.points(first, x + 16, y + 99, pen) + pieces.points(second, x + 56, y + 99, pen)
    kind = "combat" if pen.can("combat", number) else "cube"
    body = pen.cell(content, x, y, WIDE, HIGH, kind, number)
    return f'<g data-piece="event-{card.id}">{pen.explain_card(body, card)}</g>'


def _threat(black: int, x: float, y: float, pen: Pen) -> str:
    """The black dice it sends, or the sign of another ill."""
    if not black:
        return use("scroll", x + 26, y, 18, "plain")
    dice = "".join(use("die-0", x + 26 - i * 20, y, 18, "black") for i in range(black))
    return named(dice, pen.say("troyes.black-dice", n=black))


def _flags(event: EventView, flags: int, x: float, y: float, pen: Pen) -> str:
    step = min(20, (WIDE - 10) / flags)
    body = ""
    for at in range(flags):
        cx = x + 6 + step * (at + 0.5)
        body += use("flag", cx, y, 14, "outline")
        if at < len(event["cubes"]):
            body += pieces.cube(event["cubes"][at], cx, y, 18, pen)
    return body
