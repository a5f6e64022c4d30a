"""The viewer's hand: cards and ramparts; the cards looked at lie above it."""

from typing import Final

from trois.draw.shapes import Part, Pen, named, rect, use, words
from trois.draw.tournay import cards as faces
from trois.draw.tournay.lookup import FACES, PILES, asked
from trois.games.tournay.cards import Cards, cards_for
from trois.games.tournay.describe import Player
from trois.games.tournay.view import TournayView

HEAD: Final = 30
STEP: Final = 122
WIDE: Final = 112
BACKS: Final = 44


def part(view: TournayView, pen: Pen) -> Part:
    cards = cards_for(view["card_changes"])
    body, height = _looked(view, cards, pen)
    body += words(4, height + 20, pen.say("part.hand"), "name m")
    mine, rows = _own(view, view["players"][view["seat"] or 0], height + HEAD, cards, pen)
    height += HEAD + rows * STEP + 4
    return Part("hand", pen.say("part.hand"), height, body + mine, pen.take_actions())


def _looked(view: TournayView, cards: Cards, pen: Pen) -> tuple[str, float]:
    """Cards taken up to choose from."""
    if not view["looked"]:
        return "", 0
    body = words(4, 20, pen.say("tournay.looked"), "name m")
    for at, card in enumerate(view["looked"]):
        x = at * 120
        if card in FACES:
            face = faces.face(card, x, HEAD, WIDE, cards, pen)
            body += pen.cell(face, x, HEAD, WIDE, faces.HIGH, "keep", FACES[card])
        elif card in PILES:
            body += faces.back(card, x, HEAD, WIDE, faces.HIGH, pen)
    return body, HEAD + STEP


def _own(view: TournayView, player: Player, top: float, cards: Cards, pen: Pen) -> tuple[str, int]:
    """Cards three in a row, the ramparts after them."""
    body, at = "", 0
    for card in player["hand"]:
        x, y = at % 3 * 120, top + at // 3 * STEP
        kind = "play" if pen.can("play", FACES[card]) else "discard"
        body += pen.cell(faces.face(card, x, y, WIDE, cards, pen), x, y, WIDE, faces.HIGH, kind, FACES[card])
        body += rect(x, y, WIDE, faces.HIGH, "chosen", 8) if asked(view, "card") == card else ""
        at += 1
    for i, _ in enumerate(player["ramparts"]):
        body += _rampart(i, at % 3 * 120, top + at // 3 * STEP, pen)
        at += 1
    return body, max(1, (at + 2) // 3)


def _rampart(i: int, x: float, y: float, pen: Pen) -> str:
    """A rampart in hand: it protects, or it is built; the first ones stand for how many."""
    content = rect(x, y, WIDE, faces.HIGH, "slot", 8) + use("rampart", x + WIDE / 2, y + 42, 52, "plain")
    content += words(x + WIDE / 2, y + 92, pen.say("tournay.rampart"), "c name m")
    content = named(content, pen.say("tournay.rampart"))
    kind = ("protect", 0) if i == 0 and pen.can("protect", 0) else ("build", i + 1)
    return pen.cell(content, x, y, WIDE, faces.HIGH, *kind)


def backs(player: Player, top: float, pen: Pen) -> str:
    """What others hold: backs, named where the viewer knows the card, and ramparts."""
    body = use("hand", 16, top + 20, 24, "plain")
    for at, card in enumerate(player["hand"]):
        body += faces.back(
            card.partition(".")[0], 36 + at * 44, top + 1, 40, 38, pen, known=card if "." in card else ""
        )
    left = 36 + len(player["hand"]) * 44
    for at, _ in enumerate(player["ramparts"]):
        body += named(use("rampart", left + 18 + at * 36, top + 20, 30, "plain"), pen.say("tournay.rampart"))
    return body
