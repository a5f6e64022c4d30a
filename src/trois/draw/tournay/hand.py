"""The viewer's hand as a fan, its ramparts as bricks beside it; who watches sees the backs of the first seat's hand."""

from typing import Final

from trois.draw.shapes import Part, Pen, named, rect
from trois.draw.tournay import cards as faces
from trois.draw.tournay.lettering import words_if_room
from trois.draw.tournay.seen import FACES, Table, pile_of
from trois.draw.woodcut.press import at
from trois.games.tournay.words import ANY, COLOURS, HAND_LIMIT

_EDGE: Final = 22
"""So much of a rampart looks out behind the one before."""
_SPREAD: Final = 3.0
"""The outer cards lean by so many degrees."""


class Hand:
    """Cards side by side, narrower where there are many."""

    def __init__(self, table: Table, seat: int, w: float, h: float) -> None:
        self.table, self.z, self.pen = table, table.sizes, table.pen
        self.w, self.h = w, h
        self.player = table.player(seat)
        self.top = self.z.small + 12
        self.card_h = h - self.top - 10
        count, walls = len(self.player["hand"]), len(self.player["ramparts"])
        self.edges = _EDGE * min(walls, 5) + (16 if walls else 0) if count else 0
        room = w - self.edges - 4
        self.card_w = min(self.z.hand_w, room / max(1, count) - 3)
        step = min(self.card_w + 3, (room - self.card_w) / max(1, count - 1))
        self.step = step
        self.playable = {card for card in self.player["hand"] if card in FACES and self.pen.can("play", FACES[card])}
        self.left = max(2.0, (w - self.edges - (step * (count - 1) + self.card_w)) / 2) if count else 0

    def svg(self) -> str:
        walls = "".join(self._rampart(k) for k in reversed(range(len(self.player["ramparts"]))))
        if not self.player["hand"] and not walls:
            return self._title() + self._places()
        return self._title() + walls + "".join(self._card(k, card) for k, card in enumerate(self.player["hand"]))

    def _title(self) -> str:
        z, pen = self.z, self.pen
        cards, walls = len(self.player["hand"]), len(self.player["ramparts"])
        said = pen.say(
            "tournay.hand-count",
            cards=pen.say("tournay.cards", n=cards),
            ramparts=pen.say("tournay.ramparts", n=walls),
            most=HAND_LIMIT,
        )
        return words_if_room(said, self.w / 2, z.small + 2, self.w, z.small, z.small, "c soft")

    def _places(self) -> str:
        """Where cards will lie, while there are none."""
        w = min(self.z.hand_w, self.w / HAND_LIMIT - 3)
        left = (self.w - HAND_LIMIT * (w + 3)) / 2
        return "".join(rect(left + k * (w + 3), self.top, w, self.card_h, "dash", 8) for k in range(HAND_LIMIT))

    def _lean(self, k: int) -> float:
        count = len(self.player["hand"])
        return 0 if count < 2 else _SPREAD * (2 * k / (count - 1) - 1)

    def _card(self, k: int, card: str) -> str:
        x, w, h = self.left + k * self.step, self.card_w, self.card_h
        lean = self._lean(k)
        y = self.top + abs(lean) * 0.9
        if card not in FACES:
            body = at(x, y, faces.back(pile_of(card), w, h, 0, self.z, self.table.language))
        else:
            body = self._face(card, x, y, w, h)
        if not lean:
            return body
        return f'<g transform="rotate({lean:g} {x + w / 2:.1f} {y + h:.1f})">{body}</g>'

    def _face(self, card: str, x: float, y: float, w: float, h: float) -> str:
        pen = self.pen
        kind = "play" if pen.can("play", FACES[card]) else "discard"
        body = at(x, y, faces.face(card, round(w, 1), h, self.z, self.table.cards, self.table.language))
        body = pen.explain_card(
            pen.cell(body, x, y, w, h, kind, FACES[card]), self.table.card(card), self._why_not(card)
        )
        return body + (rect(x, y, w, h, "chosen", 7) if self.table.question_detail("card") == card else "")

    def _why_not(self, card: str) -> str:
        """What is missing to play a card, where one may be played. Rules: Playing a card."""
        seat = self.table.view["seat"]
        if self.table.question_detail("played") is not False or seat is None or card in self.playable:
            return ""
        cards, face = self.table.cards, FACES[card]
        if any(
            cards.same_name[face] and cards.same_name[FACES[name]] == cards.same_name[face] for name in self._built()
        ):
            return self.pen.say("tournay.not-now-name")
        if cards.pay_cards[face] and len(self.player["hand"]) < 2:
            return self.pen.say("tournay.not-now-card")
        colour = cards.pay_citizen[face]
        if colour != ANY and not self.player["standing"][COLOURS[colour]]:
            return self.pen.say("tournay.not-now-citizen")
        return self.pen.say("tournay.not-now-price")

    def _built(self) -> list[str]:
        return [stack["cards"][-1] for stack in self.player["district"]]

    def _rampart(self, k: int) -> str:
        """A rampart in hand: it protects, or it is built; the first ones stand for how many."""
        end = self.left + (len(self.player["hand"]) - 1) * self.step + self.card_w
        x = end + k * _EDGE - 34 if self.player["hand"] else 20 + k * (_EDGE + 34)
        y, w, h = self.top + 8 + 2 * k, 62.0, self.card_h - 12
        seen = (x + w - _EDGE, _EDGE) if self.player["hand"] or k < len(self.player["ramparts"]) - 1 else (x, w)
        content = named(at(x, y, bricks(w, h)), self.pen.say("tournay.rampart"))
        kind = ("protect", 0) if k == 0 and self.pen.can("protect", 0) else ("build", k + 1)
        body = self.pen.cell(content, seen[0], y, seen[1], h, *kind)
        return f'<g transform="rotate({4 + k:g} {x + w / 2:.1f} {y + h:.1f})">{body}</g>'


def bricks(w: float, h: float) -> str:
    """The back of a rampart: a wall."""
    steps, row = "", 0
    line = 18.0
    while line < h:
        steps += f"M0 {line:g}h{w:g}" + "".join(f"M{x} {line - 18:g}v18" for x in range(12 + row % 2 * 12, int(w), 24))
        line, row = line + 18, row + 1
    return rect(0, 0, w, h, "rampart-card", 6) + f'<path class="w-thin rampart-lines" d="{steps}"/>'


def part(table: Table, x: float, y: float, w: float, h: float, pen: Pen) -> Part:
    seat = table.order[0]
    body = Hand(table, seat, w, h).svg()
    return Part("hand", pen.say("part.hand"), h, body, pen.take_actions(), w, x, y)
