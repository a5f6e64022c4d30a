"""The crier's procession: how often the bell has rung, and the events behind him with their coins and what they bring."""

from functools import cache, lru_cache

from trois.draw.shapes import KEPT, Part, Pen, circle, named, phrase, rect, words
from trois.draw.signs import Run, sign
from trois.draw.tournay.bell import rings
from trois.draw.tournay.cards import DISTRICT_SIGNS, scene
from trois.draw.tournay.lettering import name_line, words_if_room
from trois.draw.tournay.seen import EVENTS, GAME, Table
from trois.draw.tournay.signs import effect_run
from trois.draw.tournay.sizes import Sizes
from trois.draw.woodcut.block import GOLD, RED, Block
from trois.draw.woodcut.busts import bust
from trois.draw.woodcut.press import at
from trois.games.tournay.cards import Cards
from trois.games.tournay.describe import EventView
from trois.games.tournay.words import COLOURS, IN_SIGHT
from trois.text import Text


def part(table: Table, x: float, y: float, w: float, h: float, pen: Pen) -> Part:
    z = table.sizes
    wide = (w - 2 * z.gap) / 3
    body = _head(table, w, z.procession)
    for place, event in enumerate(table.view["queue"]):
        left = place * (wide + z.gap)
        if event is None:
            body += rect(left, z.procession, wide, z.event, "dash", 7)
        else:
            body += _event(table, event, place, left, z.procession, wide, z.event)
    return Part("events", pen.say("part.events"), h, body, pen.take_actions(), w, x, y)


# The crier


@cache
def _crier() -> str:
    block = Block()
    bust(block, "brim", RED, "bell", GOLD, x=42, up=True)
    return block.svg


def _head(table: Table, w: float, h: float) -> str:
    z, pen = table.sizes, table.pen
    scale = (h - 5) / 72
    left = 100 * scale
    ground = f'<path class="town-street" d="M0 {h - 8:g}H{w:g}"/>'
    body = ground + f"<g{pen.piece('crier')}>{at(-14 * scale, h - 8 - 66 * scale, _crier(), scale)}</g>"
    body += name_line(
        pen.say("tournay.procession"), left, z.title_text + 1, w - left - 60 - 5.5 * z.small, z.title_text - 3, z.small
    )
    count = table.view["event_pile"]
    run = Run(z.text, z.sign, 3).sign("cards").word(count, "b soft")
    body += named(run.svg(w - run.width, z.title_text * 0.66), pen.say("tournay.event-pile", n=count))
    said, right = pen.say("tournay.round", round=table.view["round"]), w - run.width - 10
    body += words(right, z.title_text + 1, said, "e soft", z.small)
    return body + _bells(table, left, h - 8 - z.sign * 0.68, w)


def _bells(table: Table, x: float, middle: float, w: float) -> str:
    """A bell for every crier that has come, and those that bring the end near."""
    z, pen, view = table.sizes, table.pen, table.view
    rung, most = sum(pile["crier"] for pile in view["piles"].values()), view["seats"] + 1
    size = z.sign + 1
    body = "".join(
        sign("bell" if k < rung else "bell-to-come", x + k * size, middle - size / 2, size - 1)
        for k in range(max(rung, most))
    )
    body = named(body, pen.say("tournay.criers", n=rung, of=most))
    left = x + max(rung, most) * size + 6
    said, look = _end(table, rung, most)
    return body + words_if_room(said, left, middle + z.small * 0.36, w - left, z.small, z.small, look)


def _end(table: Table, rung: int, most: int) -> tuple[str, str]:
    """How near the end is, in words."""
    pen, view = table.pen, table.view
    left = view.get("rounds_left")
    if view["over"]:
        return pen.say("tournay.end"), "b"
    if view["last_round"]:
        return pen.say("tournay.last-round"), "b bad"
    if isinstance(left, int) and left < IN_SIGHT:
        return pen.say("tournay.rounds-left", n=left), "b bad"
    if rung >= most:
        return pen.say("tournay.bells-out", n=min(rung, most), of=most), "b bad"
    return pen.say("tournay.bells-left", n=most - rung), "soft"


# Events


def _event(table: Table, event: EventView, place: int, x: float, y: float, w: float, h: float) -> str:
    card, pen = table.card(event["event"]), table.pen
    body = face(event["event"], event["coins"], w, h, table.sizes, table.cards, table.language)
    body = at(x, y, body + rings(table, place, w, h))
    body = pen.cell(body, x, y, w, h, *_kind(place, pen))
    mark = rect(x, y, w, h, "chosen", 7) if table.question_detail("event") == event["event"] else ""
    return f"<g{pen.piece(card.id.replace('.', '-'))}>{pen.explain_card(body, card)}{mark}</g>"


def _kind(place: int, pen: Pen) -> tuple[str, int]:
    """Fighting an event, or firing it alone; several at once are in the list only."""
    return ("combat", place) if pen.can("combat", place) else ("fire", (1 << place) - 1)


@lru_cache(KEPT)
def face(event: str, coins: int, w: float, h: float, z: Sizes, cards: Cards, language: str) -> str:
    """An event with its coins, its upper left corner at 0, 0."""
    number = EVENTS[event]
    name = Text(language).word(GAME, event)
    effect_at = h - z.foot - 4 - z.sign / 2 - 2
    coins_at = effect_at - z.sign - 2
    name_at = coins_at - z.sign / 2 - 4
    high = name_at - z.name - 1
    colour = COLOURS[cards.event_colour[number]]
    body = rect(0, 0, w, h, "card-paper", 7)
    body += scene(event, w, high, f"sky-{colour}")
    body += f'<path class="card-rule" d="M0 {high:g}h{w:g}"/>'
    body += rect(0.7, 0.7, z.sign + 6, z.sign + 6, "card-tab", 6) + sign(DISTRICT_SIGNS[colour], 3.7, 3.7, z.sign)
    body += name_line(name, w / 2, name_at, w - 8, z.name, z.small, "name b c")
    body += _coins(coins, cards.circles[number], w / 2, coins_at, z, language)
    run = effect_run(event, cards, w - 8, z.text, z.sign - 1, z.small)
    body += run.svg((w - run.width) / 2, effect_at)
    return body + f'<path class="dash" d="M7 {h - z.foot - 3:g}H{w - 7:g}"/>'


def _coins(coins: int, circles: int, x: float, y: float, z: Sizes, language: str) -> str:
    size = z.sign
    left = x - circles * (size + 2) / 2
    body = ""
    for k in range(circles):
        middle = left + (k + 0.5) * (size + 2)
        body += (
            sign("denier", middle - size / 2, y - size / 2, size)
            if k < coins
            else circle(middle, y, size / 2 - 1.5, "circle-to-come")
        )
    return named(body, phrase(language, "tournay.coins", ("n", coins), ("circles", circles)))
