"""The market: nine piles under an awning, a row for each colour, and the supply; while somebody looks at cards they lie on a table before it."""

from collections.abc import Callable
from typing import Final

from trois.draw.shapes import Part, Pen, circle, named, rect, words
from trois.draw.signs import Run, sign, text_width
from trois.draw.tournay import cards as faces
from trois.draw.tournay.lettering import words_if_room
from trois.draw.tournay.seen import FACES, PILES, ROMAN, Table
from trois.draw.tournay.signs import sign_run
from trois.draw.woodcut.press import at
from trois.games.tournay.describe import PileView
from trois.games.tournay.words import COLOURS, HIRE_PRICE

_SCALLOP: Final = 17
_LARGER: Final = 1.28
"""Cards on the table, against those of the piles."""


class Market:
    def __init__(self, table: Table, w: float, h: float) -> None:
        self.table, self.z, self.pen = table, table.sizes, table.pen
        self.w, self.h = w, h
        self.gap = self.z.gap
        self.pile_w = (w - 2 * self.gap) / 3
        self.top = self.z.awning
        self.dear = self._dear()

    def svg(self) -> str:
        if self.table.view["looked"]:
            return self._awning() + self._piles(self._stall_height(), self._stall) + self._table() + self._supply()
        return self._awning() + self._piles(self._pile_height(), self._pile) + self._supply()

    def _piles(self, high: float, draw: Callable[[str, PileView, float, float, float], str]) -> str:
        body = ""
        for name, pile in self.table.view["piles"].items():
            number = PILES[name]
            x = number % 3 * (self.pile_w + self.gap)
            y = self.top + number // 3 * (high + self.gap + (2 if high > 100 else 0))
            body += draw(name, pile, x, y, high)
        return body

    # Beam and awning

    def _awning(self) -> str:
        z, count = self.z, round(self.w / _SCALLOP)
        wide, beam = self.w / count, z.awning * 0.55
        body = "".join(
            f'<path class="awning{"" if k % 2 else " light"}" '
            f'd="M{k * wide:.1f} {beam:g}h{wide:.1f}v{beam * 0.3:.1f}a{wide / 2:.1f} {beam * 0.3:.1f} 0 0 1-{wide:.1f} 0Z"/>'
            for k in range(count)
        )
        return body + rect(0, 0.5, self.w, beam, "card-paper", 3) + self._levels(beam)

    def _levels(self, beam: float) -> str:
        """Drawing from a pile takes as many citizens as its level."""
        body = ""
        for level in (1, 2, 3):
            run = Run(self.z.name - 1, beam * 0.8, 2 + 1.5 * level).word(ROMAN[level], "name b")
            for _ in range(level):
                run.sign("citizen")
            x = (level - 1) * (self.pile_w + self.gap) + (self.pile_w - run.width) / 2
            body += named(run.svg(x, beam / 2 + 0.5), self.pen.say("tournay.needs", n=level))
        return body

    # Piles

    def _pile(self, name: str, pile: PileView, x: float, y: float, h: float) -> str:
        w, z, count = self.pile_w, self.z, len(pile["cards"])
        if not count:
            return rect(x, y, w, h, "dash", 7)
        foot = z.foot
        shown = (
            faces.face(pile["cards"][0], w, h, z, self.table.cards, self.table.language)
            if pile["face_up"]
            else faces.back(name, w, h, foot, z, self.table.language)
        )
        edges = "".join(rect(1.4 * k, 1.6 * k, w, h, "pile-edge", 7) for k in range(min(3, count // 3), 0, -1))
        bell = self._bell(pile["face_up"], w, h) if pile["crier"] else ""
        body = at(x, y, edges + f"<g{self.pen.piece(f'pile-{name}')}>{shown}</g>{bell}")
        asked = self.table.question_detail("pile") == name and self.pen.can("take")
        body = self._explained_pile(
            pile, self.pen.cell(body, x, y, w, h - (foot if asked else 0), *self._kind(name, pile))
        )
        return body + self._foot(name, pile, x, y + h - foot, w, foot, asked)

    def _explained_pile(self, pile: PileView, body: str) -> str:
        return self.pen.explain_card(body, self.table.card(pile["cards"][0])) if pile["face_up"] else body

    def _kind(self, name: str, pile: PileView) -> tuple[str, *tuple[int, ...]]:
        """Drawing from a pile, taking its open card, or one of several open cards."""
        top = pile["cards"][0]
        if self.table.question_detail("pile") == name and self.pen.can("take"):
            return ("take",)
        if pile["face_up"] and top in FACES and self.pen.can("keep", FACES[top]) and not self.table.view["looked"]:
            return "keep", FACES[top]
        return "draw", PILES[name]

    def _foot(self, name: str, pile: PileView, x: float, y: float, w: float, h: float, asked: bool) -> str:
        """How many cards there are, and the price where citizens must be hired; or the choice to look at two."""
        z, count, middle = self.z, len(pile["cards"]), y + h / 2
        if asked:
            plate = rect(x + 3, y + 1, w - 6, h - 3, "pill", 6)
            return self.pen.cell(plate + self._look(x + w * 0.2, middle, w * 0.7), x + 2, y, w - 4, h - 1, "look")
        run = Run(z.text, z.text + 2, 2).sign("cards").word(count, "b soft")
        body = named(run.svg(x + w - run.width - 6, middle), self.pen.say("tournay.cards", n=count))
        if not pile["face_up"]:
            body += self._look(x + 6, middle, w - run.width - z.sign - 22)
        return body + self._hire(name, pile["face_up"], x + w * 0.5, y, w)

    def _look(self, x: float, middle: float, room: float) -> str:
        """The eye: one may look at two cards of the pile."""
        z = self.z
        said = self.pen.say("tournay.look-two")
        words = words_if_room(said, x + z.text + 5, middle + z.small * 0.36, room, z.small, z.small)
        return named(sign("look", x, middle - z.text / 2 - 1, z.text + 2) + words, said)

    def _bell(self, is_open: bool, w: float, h: float) -> str:
        """The crier of this pile has come."""
        size = self.z.sign
        x, y = (5.0, faces.picture_height(h, self.z) - size - 3) if is_open else (w - size - 8, 8.0)
        disc = circle(x + size / 2, y + size / 2, size * 0.62, "card-back-disc") if is_open else ""
        return named(disc + sign("bell", x, y, size), self.pen.say("tournay.crier"))

    def _hire(self, name: str, is_open: bool, x: float, foot: float, w: float) -> str:
        """What drawing costs where own citizens are missing."""
        if PILES[name] not in self.dear:
            return ""
        z, deniers = self.z, self.dear[PILES[name]]
        run = Run(z.small, z.small, 1).word(f"−{deniers}", "b loss").sign("denier")
        left = x - run.width / 2 - 6 if is_open else x + w * 0.5 - run.width - 22
        top = foot + 2 if is_open else foot - z.small - 14
        pill = rect(left, top, run.width + 10, z.small + 5, "price-pill", (z.small + 5) / 2)
        label = self.pen.say("tournay.hiring-price", n=deniers)
        return named(pill + run.svg(left + 5, top + (z.small + 5) / 2), label)

    def _dear(self) -> dict[int, int]:
        """By pile that may be drawn from: the price of the citizens to be hired."""
        if self.table.seat is None or self.table.question_detail("level"):
            return {}
        standing = self.table.player(self.table.seat)["standing"]
        missing = {n: n % 3 + 1 - standing[COLOURS[n // 3]] for n in PILES.values() if self.pen.can("draw", n)}
        return {number: HIRE_PRICE * count for number, count in missing.items() if count > 0}

    def _pile_height(self) -> float:
        return (self.h - self.top - self.z.supply - 2 * (self.gap + 2) - 8) / 3

    # The market folded, and the table

    def _stall_height(self) -> float:
        return self.z.pile * 0.28

    def _stall(self, name: str, pile: PileView, x: float, y: float, h: float) -> str:
        w, z, count = self.pile_w, self.z, len(pile["cards"])
        if not count:
            return rect(x, y, w, h, "dash", 6)
        if pile["face_up"]:
            shown = faces.stall(pile["cards"][0], w, h, z, self.table.cards, self.table.language)
        else:
            shown = faces.closed_stall(name, w, h, z, self.table.language)
        here = rect(0, 0, w, h, "chosen", 6) if self.table.question_detail("pile") == name else ""
        body = at(x, y, shown + words(w - 5, h - 5, count, "b e soft", z.small) + here)
        return self._explained_pile(pile, self.pen.cell(body, x, y, w, h, *self._kind(name, pile)))

    def _table(self) -> str:
        """The cards looked at, large."""
        z, looked = self.z, self.table.view["looked"]
        top = self.top + 3 * (self._stall_height() + self.gap) + 6
        bottom = self.h - z.supply - 4
        body = rect(0, top, self.w, bottom - top, "panel", 8)
        body += words(10, top + z.name + 5, self.pen.say("tournay.looked"), "name b", z.name + 1)
        if any(card in FACES for card in looked):
            body += words(self.w - 10, top + z.name + 5, self.pen.say("tournay.only-you"), "e soft", z.small)
        wide = min(self.pile_w * _LARGER, (self.w - 20) / len(looked) - 10)
        high = min(wide * 1.5, bottom - top - z.name - 20)
        left = (self.w - len(looked) * (wide + 10) + 10) / 2
        y = top + z.name + 12
        return body + "".join(
            self._looked_card(card, left + k * (wide + 10), y, wide, high) for k, card in enumerate(looked)
        )

    def _looked_card(self, card: str, x: float, y: float, w: float, h: float) -> str:
        if card not in FACES:
            return at(x, y, faces.back(card, w, h, 0, self.z, self.table.language)) if card in PILES else ""
        wide, high = round(w / _LARGER, 1), round(h / _LARGER, 1)
        body = at(x, y, faces.face(card, wide, high, self.z, self.table.cards, self.table.language), _LARGER)
        return self.pen.explain_card(self.pen.cell(body, x, y, w, h, "keep", FACES[card]), self.table.card(card))

    # The supply

    def _supply(self) -> str:
        z, pen = self.z, self.pen
        middle = self.h - z.supply / 2
        title = pen.say("tournay.supply-title")
        body = words(0, middle + z.name * 0.34, title, "name b", z.name - 1)
        x = text_width(title, z.name - 1, bold=True) + 8
        for number, colour in enumerate(COLOURS):
            count = self.table.view["supply"][colour]
            run = Run(z.text, z.sign + 2, 2).sign(f"citizen-{colour}").word(count, "b" if count else "b loss")
            label = pen.say("tournay.supply", n=count, colour=pen.word(colour))
            drawn = named(run.svg(x, middle), label)
            body += pen.cell(drawn, x - 4, middle - z.supply / 2 + 1, run.width + 8, z.supply - 2, "recruit", number)
            x += run.width + 12
        return body + self._hiring(x, middle)

    def _hiring(self, x: float, middle: float) -> str:
        """What a rival's citizen costs, where there is room to say so."""
        z = self.z
        price = sign_run([str(HIRE_PRICE), "[denier]"], z.text, z.text, 2)
        right = self.w - price.width
        said = words_if_room(
            self.pen.say("tournay.hiring"),
            right - 4,
            middle + z.small * 0.36,
            right - x - 6,
            z.small,
            z.small,
            "e soft",
        )
        return named(said + price.svg(right, middle), self.pen.say("tournay.hiring")) if said else ""


def part(table: Table, x: float, y: float, w: float, h: float, pen: Pen) -> Part:
    body = Market(table, w, h).svg()
    return Part("piles", pen.say("part.piles"), h, body, pen.take_actions(), w, x, y)
