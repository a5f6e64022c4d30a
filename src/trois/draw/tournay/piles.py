"""Nine piles, a row for each colour, and the supply of citizens."""

from typing import Final

from trois.draw.shapes import Part, Pen, named, rect, use, words
from trois.draw.tournay import cards as faces
from trois.draw.tournay.lookup import FACES, PILES, asked
from trois.games.tournay.cards import Cards, cards_for
from trois.games.tournay.describe import Pile
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import COLOURS

NEAR_LIMIT = 10
"""With so many rounds left, or fewer, the limit is shown."""
HEAD: Final = 36
WIDE: Final = 112
STEP_X: Final = 120
STEP_Y: Final = 146


def part(view: TournayView, pen: Pen) -> Part:
    cards = cards_for(view["card_changes"])
    body = _head(view, pen)
    for name, pile in view["piles"].items():
        number = PILES[name]
        body += _pile(view, name, pile, number % 3 * STEP_X, HEAD + number // 3 * STEP_Y, cards, pen)
    return Part("piles", pen.say("part.piles"), HEAD + 3 * STEP_Y, body, pen.take_actions())


def _head(view: TournayView, pen: Pen) -> str:
    criers = sum(pile["crier"] for pile in view["piles"].values())
    body = words(4, 23, _round(view, pen), "name m")
    bell = use("bell", 140, 17, 20, "plain") + words(155, 22, f"{criers}/{view['seats'] + 1}", "m b")
    body += named(bell, pen.say("tournay.criers", n=criers, of=view["seats"] + 1))
    for i, colour in enumerate(COLOURS):
        count, x = view["supply"][colour], 226 + i * 48
        content = use("meeple", x, 17, 22, colour) + words(x + 14, 22, count, "m b")
        body += named(content, pen.say("tournay.supply", n=count, colour=pen.word(colour)))
    return body


def _round(view: TournayView, pen: Pen) -> str:
    """Which round it is; with its limit as that comes near."""
    if view["over"] or view["last_round"]:
        return pen.say("tournay.end" if view["over"] else "tournay.last-round")
    if view["rounds_left"] <= NEAR_LIMIT:
        return pen.say("tournay.round-of", round=view["round"], limit=view["round"] + view["rounds_left"])
    return pen.say("tournay.round", round=view["round"])


def _pile(view: TournayView, name: str, pile: Pile, x: float, y: float, cards: Cards, pen: Pen) -> str:
    number, count = PILES[name], len(pile["cards"])
    top = pile["cards"][0] if count else ""
    foot = y + faces.HIGH + 2
    if not count:
        content = rect(x, y, WIDE, faces.HIGH, "dash", 8)
    elif pile["face_up"]:
        content = faces.face(top, x, y, WIDE, cards, pen)
        content = f'<g data-piece="pile-{name}">{content}</g>'
    else:
        content = faces.back(name, x, y, WIDE, faces.HIGH, pen)
    asked_here = asked(view, "pile") == name
    kind: tuple[str, *tuple[int, ...]] = ("draw", number)
    if asked_here and pen.can("take"):
        kind = ("take",)
    elif pile["face_up"] and count and top in FACES and pen.can("keep", FACES[top]) and not view["looked"]:
        kind = ("keep", FACES[top])
    body = pen.cell(content, x, y, WIDE, faces.HIGH, *kind)
    return body + _count(asked_here, count, pile["crier"], x, foot, pen)


def _count(asked_here: bool, count: int, crier: bool, x: float, y: float, pen: Pen) -> str:
    """How many cards there are, and whether the crier has come; looking at hidden cards starts here."""
    plate = (
        rect(x, y, WIDE, 22, "slot", 6) + use("hand", x + 40, y + 11, 15, "plain") + words(x + 54, y + 16, count, "b")
    )
    plate = named(plate, pen.say("tournay.cards", n=count))
    bell = named(use("bell", x + 90, y + 11, 16, "inked"), pen.say("tournay.crier")) if crier else ""
    return (pen.cell(plate, x, y, WIDE, 22, "look") if asked_here else plate) + bell
