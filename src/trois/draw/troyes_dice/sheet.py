"""A score sheet: three districts one above the other, then the three citizen tracks."""

from typing import Final

from trois.draw.shapes import Part, Pen, fitted, named, rect, use, words, wrapped
from trois.draw.troyes_dice import cells, numbering, tracks
from trois.draw.troyes_dice.signs import ICONS
from trois.games.troyes_dice.cards import cards_for
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.words import BUILDINGS, COLOURS

HEAD: Final = 36
STEP: Final = 178


def part(view: DiceView, seat: int, pen: Pen) -> Part:
    own = seat == view["seat"]
    numbers, extra = numbering.band(view, HEAD, pen) if own else ("", 0)
    top = HEAD + extra
    body = rect(0, 0, 360, top + 3 * STEP + tracks.CITIZENS, "sheet", 10) + _head(view, seat, pen) + numbers
    cards = cards_for(view["card_changes"])
    hand = pen if own else pen.without_choices()
    body += "".join(_district(view, seat, i, top + i * STEP, hand, cells.Page(view, seat, cards)) for i in range(3))
    body += tracks.citizens(view["sheets"][seat], cards, top + 3 * STEP, hand)
    title = pen.say("dice.sheet", name=pen.player(seat))
    return Part(f"sheet-{seat}", title, top + 3 * STEP + tracks.CITIZENS, body, pen.take_actions())


def _head(view: DiceView, seat: int, pen: Pen) -> str:
    waiting = seat in view["pending"]
    note = words(352, 24, pen.say("deciding"), "e soft") if waiting else ""
    return pen.badge(seat, 20, 18, 26) + fitted(40, 24, pen.player(seat), 200, "name l", 22) + note


def _district(view: DiceView, seat: int, i: int, top: float, pen: Pen, page: cells.Page) -> str:
    colour = COLOURS[i]
    body = rect(2, top, 356, STEP - 6, f"wash-{colour}", 8)
    body += tracks.resources(view["sheets"][seat], i, page.cards, top, pen)
    body += _label(i, top + 58, pen) + _label(i + 3, top + 144, pen)
    body += named(use(ICONS[colour], 27, top + 101, 26, colour), pen.word(colour))
    body += "".join(page.die(i, column, top + 84, pen) for column in range(6))
    body += "".join(page.building(i, column, top + 36, pen) for column in range(6))
    body += "".join(page.building(i + 3, column, top + 122, pen) for column in range(6))
    return body + page.links(i, top + 38, pen) + page.links(i + 3, top + 165, pen)


def _label(row: int, y: float, pen: Pen) -> str:
    return wrapped(28, y + 4, pen.name(BUILDINGS[row]), 50, "c name")
