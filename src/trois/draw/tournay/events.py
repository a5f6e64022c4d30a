"""The event queue: three places, coins on them, and what each coin brings."""

from typing import Final

from trois.draw import pieces
from trois.draw.shapes import Part, Pen, circle, named, rect, use, words, wrapped
from trois.draw.tournay import signs
from trois.draw.tournay.lookup import EVENTS, asked
from trois.games.tournay.cards import Cards, cards_for
from trois.games.tournay.describe import QueuedEvent
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import COLOURS

HEAD: Final = 34
WIDE: Final = 112
HIGH: Final = 116


def part(view: TournayView, pen: Pen) -> Part:
    cards = cards_for(view["card_changes"])
    body = _head(view, pen)
    for place, event in enumerate(view["queue"]):
        x = place * 120
        body += rect(x, HEAD, WIDE, HIGH, "dash", 8) if event is None else _card(view, event, place, x, cards, pen)
    return Part("events", pen.say("part.events"), HEAD + HIGH + 4, body, pen.take_actions())


def _head(view: TournayView, pen: Pen) -> str:
    count = view["event_pile"]
    card = rect(316, 3, 18, 25, "inked", 3) + use("bell", 325, 15, 13, "plain")
    return words(4, 22, pen.say("part.events"), "name m") + named(
        card + words(339, 21, count, "b"), pen.say("tournay.cards", n=count)
    )


def _card(view: TournayView, event: QueuedEvent, place: int, x: float, cards: Cards, pen: Pen) -> str:
    number, y = EVENTS[event["event"]], HEAD
    colour = COLOURS[cards.event_colour[number]]
    told = pen.voice.card(event["event"])
    content = rect(x, y, WIDE, HIGH, "cell", 8) + rect(x + 1, y + 1, WIDE - 2, 40, f"wash-{colour}", 7)
    content += wrapped(x + WIDE / 2, y + 25, told.name, WIDE - 10, "c name m", 15)
    content += use(pieces.DISTRICT_ICONS[colour], x + 15, y + 56, 20, colour)
    good = cards.positive[number]
    content += words(x + 30, y + 61, pen.say("tournay.good" if good else "tournay.bad"), "gain" if good else "loss")
    for i, effect in enumerate(cards.event_effects[number]):
        content += signs.row(signs.of(cards.rows[effect]), x + WIDE / 2, y + 79 + i * 15, WIDE - 8)
    content += _coins(event["coins"], cards.circles[number], x, y + 101, pen)
    body = pen.cell(content, x, y, WIDE, HIGH, *_kind(place, pen))
    mark = rect(x, y, WIDE, HIGH, "chosen", 8) if asked(view, "event") == event["event"] else ""
    return f'<g data-piece="{told.id.replace(".", "-")}">{pen.explain_card(body, told)}{mark}</g>'


def _kind(place: int, pen: Pen) -> tuple[str, int]:
    """Fighting an event, or firing it alone; several at once are in the list only."""
    return ("combat", place) if pen.can("combat", place) else ("fire", (1 << place) - 1)


def _coins(coins: int, circles: int, x: float, y: float, pen: Pen) -> str:
    left = x + WIDE / 2 - (circles - 1) * 11
    body = ""
    for at in range(circles):
        cx = left + at * 22
        body += use("coin", cx, y, 21, "yellow") if at < coins else circle(cx, y, 9, "dash")
    return named(body, pen.say("tournay.coins", n=coins, circles=circles))
