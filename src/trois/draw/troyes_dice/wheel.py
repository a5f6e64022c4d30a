"""The wheel: it turns with the days under fixed prices, the neutral slot at the bottom, mornings left, afternoons right."""

from math import cos, pi, sin

from trois.draw.lettering import fitted_name
from trois.draw.shapes import Part, Pen, circle, named, path, rect, words
from trois.draw.signs import Run, sign
from trois.draw.troyes_dice.plazas import Plazas, plaza_price, price
from trois.draw.troyes_dice.seen import Table, building
from trois.draw.troyes_dice.sizes import Sizes
from trois.games.troyes_dice.words import CATHEDRAL, FORTRESS, HALVES, TOWN_HALL

_SLOTS = 9
_DAYS = 8


def part(table: Table, x: float, y: float, z: Sizes, pen: Pen) -> Part:
    wheel = Wheel(table, z, pen)
    return Part("wheel", pen.say("part.wheel"), wheel.height, wheel.svg(), pen.take_actions(), z.left, x, y)


class Wheel:
    """Everything on it follows from the radius of the circle of plazas."""

    def __init__(self, table: Table, z: Sizes, pen: Pen) -> None:
        self.table, self.z, self.pen = table, z, pen
        self.r = z.radius
        self.tile = self.r * 0.414
        self.x, self.y = z.left / 2, self.r + self.tile / 2 + self.tile * 0.35 + 2
        self.plazas = Plazas(table, self.tile, max(z.small, 12), pen, glides=not z.is_phone)
        self.first = 5 if table.view["half"] == HALVES[1] else 1

    @property
    def _foot(self) -> float:
        """Where the days begin."""
        return self.y + self.r + self.tile * 0.42 + self.z.gap + 8

    @property
    def height(self) -> float:
        return self._foot + self.z.small + 16

    def svg(self) -> str:
        body = self._ground() + self._halves() + self._hub()
        turning = "".join(self._slot(position) for position in range(_SLOTS)) + self._tabs()
        body += f'<g{self.pen.piece("wheel")} data-origin="{self.x:g} {self.y:g}">{turning}</g>'
        return body + self._days()

    def _at(self, position: float, radius: float) -> tuple[float, float]:
        angle = pi / 2 + position * 2 * pi / _SLOTS
        return round(self.x + radius * cos(angle), 1), round(self.y + radius * sin(angle), 1)

    # The ground

    def _ground(self) -> str:
        """The disc with its spokes, and a strong arc under the plazas of this half-day."""
        outer, hub = self.r * 1.04, self.r * 0.414
        spokes = ""
        for position in range(_SLOTS):
            (a, b), (c, d) = self._at(position + 0.5, hub), self._at(position + 0.5, outer)
            spokes += f"M{a:g} {b:g}L{c:g} {d:g}"
        busy = "arc" if self.table.view["plazas"] else "arc rest"
        arcs = path(busy, self._arc(self.first)) + path("arc rest", self._arc(6 - self.first))
        return circle(self.x, self.y, outer, "wheel") + path("spoke", spokes) + arcs

    def _arc(self, first: int) -> str:
        outer = self.r * 1.04
        (a, b), (c, d) = self._at(first - 0.5, outer), self._at(first + 3.5, outer)
        return f"M{a:g} {b:g}A{outer:g} {outer:g} 0 0 1 {c:g} {d:g}"

    def _halves(self) -> str:
        """Morning and afternoon in the upper corners; the one that is on stands out."""
        z, morning = self.z, self.first == 1
        size, mark, room = z.small + 1.5, z.small * 1.8, self.x - self.r * 0.62
        left = self._faint(sign("sun", 0, 1, mark), not morning) + fitted_name(
            mark + 4, mark * 0.72, self.pen.word(HALVES[0]), "name b" if morning else "name soft", size, room, z.small
        )
        right = self._faint(sign("moon", z.left - mark, 1, mark), morning) + fitted_name(
            z.left - mark - 4, mark * 0.72, self.pen.word(HALVES[1]), "name soft e" if morning else "name b e", size,
            room, z.small,
        )  # fmt: skip
        return left + right

    @staticmethod
    def _faint(drawn: str, is_faint: bool) -> str:
        return f'<g class="faint">{drawn}</g>' if is_faint else drawn

    # The hub

    def _hub(self) -> str:
        r = self.r * 0.414
        if self.pen.can("collect"):
            return circle(self.x, self.y, r, "hub") + self._collect(r)
        return circle(self.x, self.y, r, "hub") + self._town(r) + self._date(r)

    def _town(self, r: float) -> str:
        """The little town under the sun or the moon."""
        wide, bottom = r * 0.66, self.y + r * 0.74
        houses = building(FORTRESS, self.x - wide * 1.13, bottom, wide) + building(
            TOWN_HALL, self.x + wide * 0.13, bottom, wide
        )
        houses += building(CATHEDRAL, self.x - wide * 0.58, bottom + 1, wide * 1.16)
        half = r * 0.5
        ground = path("pen-stroke", f"M{self.x - half * 1.3:g} {bottom - 1:g}h{half * 2.6:g}")
        sky = "sun" if self.first == 1 else "moon"
        mark = r * 0.46
        return houses + ground + sign(sky, self.x - mark / 2, self.y - r * 0.93, mark)

    def _date(self, r: float) -> str:
        z, pen = self.z, self.pen
        size = max(r * 0.35, z.small)
        if self.table.view["over"]:
            return fitted_name(self.x, self.y - r * 0.05, pen.say("dice.end"), "c name b", size, r * 1.6, z.small)
        day = fitted_name(
            self.x, self.y - r * 0.14, pen.say("dice.day", day=self.table.day), "c name b", size, r * 1.7, z.small
        )
        return day + words(self.x, self.y - r * 0.14 + z.small + 2, pen.say("dice.of-days"), "c soft", z.small)

    def _collect(self, r: float) -> str:
        """One of each resource, for whoever can pay for no die."""
        z, pen = self.z, self.pen
        run = Run(z.small, r * 0.42, gap=3).sign("crown").sign("fortune").sign("book")
        content = run.svg(self.x - run.width / 2, self.y + r * 0.25)
        content += fitted_name(self.x, self.y - r * 0.2, pen.say("dice.one-each"), "c b", z.effect, r * 1.7, z.small)
        halo = circle(self.x, self.y, r, "halo")
        return pen.choice(content, halo, "collect")

    # Plazas

    def _slot(self, position: int) -> str:
        view = self.table.view
        k = position - self.first
        x, y = self._at(position, self.r)
        if 0 <= k < len(view["plazas"]):
            plaza = view["plazas"][k]
            run, label = plaza_price(plaza, self.r * 0.14, self._letter, self.pen)
            return self.plazas.busy(k, x, y) + self.plazas.price(k, self._centred(run, position), label)
        slot = view["slots"][self._number(position)]
        size = self.tile if position else self.tile * 0.83
        return self.plazas.resting(slot, x, y, size) + (self._resting_price(position) if position else "")

    @property
    def _letter(self) -> float:
        return max(self.z.small, self.r * 0.095)

    def _number(self, position: int) -> int:
        return (self.table.day - 1 + position) % _SLOTS

    def _resting_price(self, position: int) -> str:
        cards, k = self.table.cards, (position - 1) % 4
        run, label = price(
            [0, cards.cost_fortune[k], 0], cards.cost_any[k], self.r * 0.14, self._letter, self.pen, "soft"
        )
        drawn = named(self._centred(run, position), label)
        return drawn if k == 0 else f'<g class="faint">{drawn}</g>'

    def _centred(self, run: Run, position: int) -> str:
        x, y = self._at(position, self.r * 0.585)
        return run.svg(x - run.width / 2, y)

    def _tabs(self) -> str:
        """Banquets and Raids, over the lower edge of their plazas; the neutral one's beside it."""
        body, size = "", max(self.z.small, self.r * 0.085)
        for position in range(_SLOTS):
            x, y = self._at(position, self.r)
            slot = self.table.view["slots"][self._number(position)]
            if position:
                x = min(max(x, self.tile * 0.62), self.z.left - self.tile * 0.62)
                body += self.plazas.tab(slot, x, y + self.tile * 0.43, size)
            else:
                body += self.plazas.tab(slot, x + self.tile * 0.95, y + self.tile * 0.08, size)
        return body

    # Days

    def _days(self) -> str:
        """Eight days of two halves."""
        z, view = self.z, self.table.view
        step = (z.left - 8) / _DAYS
        wide, now = step * 0.43, 2 * view["day"] - 2 + (self.first > 1)
        body = ""
        for day in range(_DAYS):
            x = 6 + day * step
            for half in (0, 1):
                at = 2 * day + half
                look = "half past" if at < now else "half now" if at == now else "half"
                body += rect(x + half * (wide + 1), self._foot, wide, z.small * 0.66, look, 3)
            look = "c b" if day + 1 == view["day"] else "c" if day + 1 < view["day"] else "c soft"
            body += words(x + wide, self._foot + z.small * 0.66 + z.small + 2, day + 1, look, z.small)
        return body
