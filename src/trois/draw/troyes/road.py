"""The road of events into the city: Marauding at the gate, the nearest acts first."""

from typing import Final

from trois.draw.effects import effect_lines
from trois.draw.shapes import Pen, named, rect, words
from trois.draw.signs import Run, sign, text_width
from trois.draw.troyes import cards as card_parts
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.table import Table
from trois.draw.troyes.threat import threat
from trois.draw.woodcut import buildings as wood
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import INK, at, line, shape
from trois.games.troyes.view import EventView
from trois.games.troyes.words import COLOURS, EVENTS

_INSET: Final = 6
_DECKS: Final = 128
_NARROW_GATE: Final = 60
"""A gate of this width has no room for words."""
_SMALLEST_NAME: Final = 0.86
"""A name that must be smaller than this part of its size is set in two lines."""


class Road:
    """The gate, the cards in a row, and what is still to come."""

    def __init__(self, table: Table, w: float, h: float, z: Sizes, pen: Pen) -> None:
        self.table, self.z, self.pen = table, z, pen
        self.w, self.h = w, h

    def svg(self) -> str:
        z, queue = self.z, self.table.view["queue"]
        last = self.table.is_last_round
        left, right = z.gate + 8, self.w - z.pad - (0 if last else _DECKS * z.small / 12)
        room = right - left
        width = min(154 * z.small / 12, (room - z.gap * (len(queue) - 1)) / max(1, len(queue)))
        body = self._ground() + self._gate()
        for k, event in enumerate(queue):
            body += Event(self.table, event, left + k * (width + z.gap), 5, width, self.h - 11, z, self.pen).svg()
        return body if last else body + self.decks(right + 8)

    def _ground(self) -> str:
        w, h = self.w, self.h
        waves = "".join(f"q40 {-7 if k % 2 else 6} 80 0" for k in range(int(w // 80) + 1))
        back = "".join(f"q-40 {6 if k % 2 else -6} -80 0" for k in range(int(w // 80) + 1))
        return f'<path class="road" d="M0 {h * 0.78:g}H{self.z.gate * 0.6:g}C{self.z.gate:g} {h * 0.76:g} {self.z.gate * 0.8:g} 20 {self.z.gate * 1.3:g} 12{waves}V{h - 6:g}{back}H0Z"/>'

    def _gate(self) -> str:
        scale = min(self.z.gate / 100, (self.h - 8) / 160)
        body = at(0, 150, wood.body(92, 84, "stone") + wood.battlements(92, 84, "stone", 0, 5))
        body += at(6, 150, wood.tower(24, 112, "stone", 0, "robe-red")) + at(
            66, 150, wood.tower(24, 112, "stone", 0, "robe-red")
        )
        body += shape("M32 150V104A16 16 0 0 1 64 104V150Z", "coal")
        bars = '<path class="bars" d="M36 92V120M42 88V120M48 86V120M54 88V120M60 92V120M33 108H63M33 116H63"/>'
        said = self.pen.say("part.events") if self.z.gate > _NARROW_GATE else ""
        title = words(self.z.gate / 2, self.h - 8, said, "c name b", self.z.small + 1)
        return at(4, self.h - 24 - 150 * scale, body + bars + line("M-4 150H104", INK), scale) + title

    def decks(self, x: float) -> str:
        """How many cards are still to come, by colour."""
        z, pen = self.z, self.pen
        body = words(x, z.small + 14, pen.say("troyes.to-come"), "name b", z.small + 1)
        size = z.sign * 1.5
        for k, colour in enumerate(COLOURS):
            count = self.table.view["decks"][colour]
            left, top = x + k * (size + 12), z.small + 24
            card = rect(left, top, size + 4, size * 1.5, "card-back", 4) + rect(
                left + 3, top + 3, size - 2, size * 1.5 - 6, "card-back-hatch", 3
            )
            card += card_parts.divisor_sign(colour, left + 4, top + size * 0.3, size - 4, pen)
            run = words(left + size / 2 + 2, top + size * 1.5 + z.small + 3, count, "c b", z.small)
            body += named(card + run, pen.say("troyes.deck", colour=pen.word(colour), n=count))
        top = z.small * 2 + 34 + size * 1.5
        if self.h - top < 40:
            return body
        return body + threat(self.table, x - 4, top, _DECKS * z.small / 12 - 12, self.h - top - 10, z)


class Event:
    """One card of the road."""

    def __init__(
        self, table: Table, event: EventView, x: float, y: float, w: float, h: float, z: Sizes, pen: Pen
    ) -> None:
        self.table, self.event, self.z, self.pen = table, event, z, pen
        self.x, self.y, self.w, self.h = x, y, w, h
        self.number = EVENTS.index(event["event"])
        self.card = table.card(event["event"])
        self.inner = w - 2 * _INSET
        self.size = z.effect - (1 if w < 120 else 0)
        self.rows = effect_lines(self.card.short, self.inner, self.size, z.sign - 2, pen)
        self.prize = y + h - z.small / 2 - 5
        self.flags = self.prize - z.small / 2 - z.flag / 2 - 7
        self.effect_top = self.flags - z.flag / 2 - len(self.rows) * (z.sign + 1) - 2
        self.names = self._lines_of_name()
        self.name_baseline = self.effect_top - 3 - (len(self.names) - 1) * z.name
        self.picture = self.name_baseline - z.name - y

    def svg(self) -> str:
        pen, z = self.pen, self.z
        body = card_parts.frame(self.x, self.y, self.w, self.h)
        body += (
            card_parts.head_picture(self.event["event"], self.x, self.y, self.w, max(20, self.picture)) + self._tab()
        )
        for k, line_of_name in enumerate(self.names):
            baseline = self.name_baseline + k * z.name
            body += self._name(line_of_name, baseline)
        step = z.sign + 1
        body += "".join(row.svg(self.x + _INSET, self.effect_top + step * (k + 0.5)) for k, row in enumerate(self.rows))
        body += self._flags() + self._prizes()
        body += card_parts.times_tag(pen.tag("combat", self.number), self.x + self.w - 5, self.y + 5, z.small)
        kind = "combat" if pen.can("combat", self.number) else "cube"
        body = pen.cell(body, self.x, self.y, self.w, self.h, kind, self.number)
        if self.table.is_target(f"combat {self.event['event']}"):
            body += card_parts.target_mark(self.x, self.y, self.w, self.h)
        piece = pen.piece(f"event-{self.event['event']}")
        return f"<g{piece}>{pen.explain_card(body, self.card)}</g>"

    def _name(self, name: str, baseline: float) -> str:
        """A very long word goes closer to the edges."""
        fits = text_width(name, self.z.name * _SMALLEST_NAME, bold=True) <= self.inner
        inset = _INSET if fits else _INSET / 3
        return card_parts.card_name(name, self.x + inset, baseline, self.w - 2 * inset, self.z.name)

    def _lines_of_name(self) -> list[str]:
        """A long name in two lines, as even as its words allow."""
        name = self.card.name
        if " " not in name or text_width(name, self.z.name * _SMALLEST_NAME, bold=True) <= self.inner:
            return [name]
        parts = name.split(" ")
        cuts = [[" ".join(parts[:k]), " ".join(parts[k:])] for k in range(1, len(parts))]
        lengths = [max(len(first), len(second)) for first, second in cuts]
        return cuts[lengths.index(min(lengths))]

    def _tab(self) -> str:
        """The divisor, as a tab that rises from the card."""
        colour = COLOURS[self.table.cards.event_colour[self.number]]
        size = self.z.sign
        run = (
            Run(self.z.digits, size - 1)
            .die(colour, self.pen.letter(colour))
            .word(f"÷{self.table.cards.event_divisor[self.number]}")
        )
        x, y = self.x + self.w - run.width - 10, self.y + self.picture - size - 5
        tab = f'<path class="card-tab" d="M{x:g} {self.y + self.picture:g}v-{size - 2:g}q0-7 7-7h{run.width + 3:g}v{size + 5:g}"/>'
        label = self.pen.say("divisor", colour=self.pen.word(colour), n=self.table.cards.event_divisor[self.number])
        return tab + named(run.svg(x + 5, y + size / 2 + 3), label)

    def _flags(self) -> str:
        """Cubes stand on the flags in their order."""
        count = self.table.cards.event_flags[self.number]
        step = min(self.z.flag + 2, self.inner / count)
        body = ""
        for k in range(count):
            x = self.x + _INSET + step * (k + 0.5)
            if k < len(self.event["cubes"]):
                owner = self.event["cubes"][k]
                drawn = at(x, self.flags, pieces.cube(owner, self.z.flag))
                body += named(drawn, self.pen.say("cube", name=self.pen.owner(owner)))
            else:
                body += sign("flag", x - self.z.flag / 2 + 1, self.flags - self.z.flag / 2, self.z.flag - 2)
        return body

    def _prizes(self) -> str:
        first, second = self.table.cards.event_vp[self.number]
        z = self.z
        rule = f'<path class="dash" d="M{self.x + 4:g} {self.prize - z.small / 2 - 4:g}h{self.w - 8:g}"/>'
        one = Run(z.small, z.small + 2, gap=1).word(first).sign("points")
        two = Run(z.small, z.small + 2, gap=2).word(self.pen.say("troyes.second"), "soft").word(second).sign("points")
        body = rule + named(one.svg(self.x + _INSET, self.prize), self.pen.say("troyes.first-prize", n=first))
        return body + named(
            two.svg(self.x + self.w - _INSET - two.width, self.prize), self.pen.say("troyes.second-prize", n=second)
        )
