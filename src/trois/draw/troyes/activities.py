"""Activity cards: the picture, hire and divisor, what it does, who works there, cubes kept for later."""

from trois.draw.effects import effect_lines
from trois.draw.shapes import Box, Pen, named, rect, words
from trois.draw.troyes import cards as card_parts
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.table import ROMAN, Table
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import at
from trois.games.troyes.view import ActivityView
from trois.games.troyes.words import ACTIVITIES, MODIFIER_OF_CARD, MODIFIERS

_INSET = card_parts.INSET
_LOW = 60
"""A card to come that is lower shows only its colour and its period."""
_NARROW = 130
"""A card that is narrower has its hiring cost below its name."""
_FOR_LATER = "▪ "
"""How the text of a card begins whose cubes are kept; on a board the hourglass says so."""


def card(table: Table, slot: int, box: Box, z: Sizes, pen: Pen) -> str:
    activity = table.view["activities"][slot]
    if activity["card"] is None:
        return _back(activity, box, z, pen)
    return _Face(table, activity, box, z, pen).svg()


def _back(activity: ActivityView, box: Box, z: Sizes, pen: Pen) -> str:
    """A card to come: the quietest thing on the board."""
    x, y, w, h = box
    colour = activity["colour"]
    middle = x + w / 2
    label = pen.say("troyes.face-down", colour=pen.word(colour), period=activity["period"])
    if h < _LOW:
        body = rect(x, y, w, h, "card-back", 6) + card_parts.divisor_sign(
            colour, middle - z.sign - 2, y + (h - z.sign) / 2, z.sign, pen
        )
        return named(body + words(middle + 4, y + h / 2 + 5, ROMAN[activity["period"]], "name b soft", z.small), label)
    body = rect(x, y, w, h, "card-back", 7) + rect(x + 5, y + 5, w - 10, h - 10, "card-back-hatch", 5)
    disc = f'<circle class="card-back-disc" cx="{middle:g}" cy="{y + h / 2:g}" r="{z.sign * 1.5:g}"/>'
    body += disc + card_parts.divisor_sign(colour, middle - z.sign * 0.75, y + h / 2 - z.sign * 1.1, z.sign * 1.5, pen)
    body += words(middle, y + h / 2 + z.sign * 1.05, ROMAN[activity["period"]], "c name b soft")
    return named(body, label)


class _Face:
    """One open card. Its lines stand from the foot upwards; the picture takes what is left."""

    def __init__(self, table: Table, activity: ActivityView, box: Box, z: Sizes, pen: Pen) -> None:
        self.table, self.activity, self.z, self.pen = table, activity, z, pen
        self.x, self.y, self.w, self.h = box
        self.id = str(activity["card"])
        self.number = ACTIVITIES.index(self.id)
        self.card = table.card(self.id)
        self.inner = box.w - 2 * _INSET
        short = self.card.short.removeprefix(_FOR_LATER if MODIFIER_OF_CARD[self.number] else "")
        self.is_narrow = box.w < _NARROW
        self.rows = effect_lines(short, self.inner, z.effect, z.sign - 1, pen, 3 if self.is_narrow else 2)
        self.places_top = box.y + box.h - z.citizen - 11
        self.effect_top = self.places_top - len(self.rows) * (z.sign + 2) - 2
        self.row_middle = self.effect_top - z.sign / 2 - 2
        self.name_baseline = self.row_middle - z.sign / 2 - 5
        self.picture = self.name_baseline - z.name - 1 - box.y

    def svg(self) -> str:
        pen, z = self.pen, self.z
        body = card_parts.frame(self.x, self.y, self.w, self.h)
        body += card_parts.head_picture(self.id, self.x, self.y, self.w, max(self.picture, 20))
        body += self._names() + self._numbers()
        body += card_parts.effect(self.rows, self.x + _INSET, self.effect_top, z.sign - 1)
        body += card_parts.times_tag(pen.tag("activate", self.number), self.x + self.w - 5, self.y + 5, z.small)
        body = pen.cell(body, self.x, self.y, self.w, self.h, "activate", self.number)
        body += self._tradesmen() + self._cubes()
        if self.table.is_target(f"activate {self.id}"):
            body += card_parts.target_mark(self.x, self.y, self.w, self.h)
        return pen.explain_card(body, self.card)

    def _names(self) -> str:
        hire = self.table.cards.hire[self.number]
        right = self.x + self.w - _INSET
        middle = self.row_middle if self.is_narrow else self.name_baseline - self.z.name * 0.34
        room = self.inner if self.is_narrow else self.inner - self.z.sign * 2.4
        name = card_parts.card_name(self.card.name, self.x + _INSET, self.name_baseline, room, self.z.name)
        return name + card_parts.price(hire, right, middle, self.z.digits, self.z.sign - 2, self.pen)

    def _numbers(self) -> str:
        z, pen = self.z, self.pen
        colour = self.activity["colour"]
        per = self.table.cards.divisor[self.number]
        body = card_parts.divisor(colour, per, self.x + _INSET, self.row_middle, z.digits, z.sign, pen)
        right = self.x + self.w - _INSET
        if self.is_narrow:
            return body
        if MODIFIER_OF_CARD[self.number]:
            return body + card_parts.sign_at(
                "hourglass", right - z.sign + 3, self.row_middle, z.sign - 2, pen.say("troyes.delayed")
            )
        return body + words(
            right, self.row_middle + z.small * 0.36, ROMAN[self.activity["period"]], "e name b soft", z.small
        )

    def _tradesmen(self) -> str:
        """The two places with points, then those who stand beside them."""
        z = self.z
        wide = z.citizen + z.small * 2.1
        body = ""
        for k, seat in enumerate(self.activity["spaces"]):
            left = self.x + 5 + k * (wide + 3)
            vp = self.table.cards.post_vp[self.number][k]
            drawn = card_parts.place(left, self.places_top, wide, z.citizen + 5, seat, vp, z.citizen, z.small, self.pen)
            body += self._leaving(drawn, seat, left, self.places_top, wide, z.citizen + 5)
        return body + self._others(self.x + 5 + 2 * (wide + 3))

    def _others(self, left: float) -> str:
        """Tradesmen without a place: their work counts, their points are none."""
        here = self.activity["picture"]
        size = self.z.citizen - 3
        step = min(size * 0.72, (self.x + self.w - 4 - left - size) / max(1, len(here) - 1))
        body = ""
        for k, seat in enumerate(here):
            x = left + k * step
            figure = at(x + size / 2, self.places_top + self.z.citizen / 2 + 3, pieces.citizen(seat, size))
            drawn = named(figure, self.pen.say("citizen", name=self.pen.player(seat)))
            body += self._leaving(drawn, seat, x, self.places_top, size, self.z.citizen + 5)
        return body

    def _leaving(self, drawn: str, seat: int | None, x: float, y: float, w: float, h: float) -> str:
        if seat is None or seat != self.table.view["seat"]:
            return drawn
        return self.pen.cell(drawn, x, y, w, h, "leave", self.number)

    def _cubes(self) -> str:
        """Cubes that wait here: one per owner with its number; the viewer's can change dice."""
        modifier = MODIFIER_OF_CARD[self.number]
        if not modifier:
            return ""
        z, body = self.z, ""
        left = self.x + self.w - _INSET - z.sign - 2
        for seat, player in reversed(list(enumerate(self.table.view["players"]))):
            count = player["cubes"][MODIFIERS[modifier]]
            if count:
                left -= z.cube + z.small * 0.62
                body += self._stored_cubes(seat, count, modifier, left)
        return body

    def _stored_cubes(self, seat: int, count: int, modifier: int, left: float) -> str:
        z, pen = self.z, self.pen
        middle = self.y + self.picture - z.cube / 2 - 3 if self.is_narrow else self.row_middle
        drawn = at(left + z.cube / 2, middle, pieces.cube(seat, z.cube))
        drawn += words(left + z.cube, middle + z.small * 0.36, count, "b", z.small)
        drawn = named(drawn, pen.say("troyes.stored", name=pen.player(seat), n=count))
        if seat != self.table.view["seat"]:
            return drawn
        return pen.cell(
            drawn,
            left - 1,
            middle - z.cube / 2 - 1,
            z.cube + z.small * 0.7,
            z.cube + 2,
            "modify",
            modifier - 1,
        )
