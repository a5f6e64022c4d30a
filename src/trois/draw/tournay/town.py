"""A district as a town: houses stand on streets and join to a skyline, a plate under each tells what it does."""

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final

from trois.draw.pictures import picture_id
from trois.draw.shapes import KEPT, named, phrase, rect
from trois.draw.signs import Run, sign
from trois.draw.tournay import cards as faces
from trois.draw.tournay.lettering import fit_name, name_line, name_width, words_if_room
from trois.draw.tournay.seen import FACES, ROMAN, Table
from trois.draw.tournay.signs import effect_run, few_words
from trois.draw.tournay.sizes import Sizes
from trois.draw.woodcut.press import at
from trois.games.tournay.cards import Cards
from trois.games.tournay.describe import StackView
from trois.games.tournay.rules.areas import AREAS, SIDE
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.words import CHARACTER
from trois.text.tournay.places import window

_PICTURE: Final = (120, 80, 78)
"""Width and height of a picture, and how far its ground is below its top."""
WIDE: Final = 100
"""From this width on a plate has its colour at the side and its text flush left."""
NAME, SIGNS, WORDS = 1, 2, 3
"""How much a plate tells."""
_ENOUGH: Final = 2
"""So many prestige buildings a finished district needs; it may have more."""
_CLOUDS: Final = (
    (0.24, 0.12, 0.9),
    (0.68, 0.08, 0.75),
    (0.12, 0.42, 0.8),
    (0.6, 0.4, 0.75),
    (0.84, 0.74, 0.8),
    (0.14, 0.75, 0.9),
)


@dataclass(frozen=True)
class Plot:
    """The place of one house: how large it is, how high its plate is and how much that tells."""

    w: float
    h: float
    plate: float
    tells: int
    least: float
    """The smallest size of its text."""

    @property
    def street(self) -> float:
        """How far below its top the house stands."""
        return self.h - self.plate - (6 if self.w >= WIDE else 4)


class Town:
    """The rows and columns of a district."""

    def __init__(self, table: Table, seat: int, w: float, h: float, plate: float, tells: int) -> None:
        self.table, self.seat, self.z, self.pen = table, seat, table.sizes, table.pen
        self.w, self.h = w, h
        self.player = table.player(seat)
        self.mine = seat == table.seat
        self.stacks = {AREA_WORDS.index(stack["area"]): stack for stack in self.player["district"]}
        placing = self.mine and any(self.pen.can("place", area) for area in range(AREAS))
        self.rows, self.columns = window(self.player["district"], placing)
        self.plot = Plot(w / len(self.columns), h / len(self.rows), plate, tells, self.z.small)

    def svg(self) -> str:
        plot = self.plot
        body = self._land()
        for i, row in enumerate(self.rows):
            for j, column in enumerate(self.columns):
                body += self._area(SIDE * row + column, j * plot.w, i * plot.h)
        return body

    def _land(self) -> str:
        """Hills and clouds, and a street for every row."""
        body = ""
        if self.plot.w >= WIDE:
            body = "".join(cloud(self.w * x, self.h * y, s) for x, y, s in _CLOUDS)
        for i in range(len(self.rows)):
            y = i * self.plot.h + self.plot.street
            body += _hills(self.w, y, self.plot.street * 0.36)
        return body

    def _area(self, area: int, x: float, y: float) -> str:
        stack = self.stacks.get(area)
        w, h = self.plot.w, self.plot.h
        if stack is None:
            body = named(at(x, y, lot(self.plot)), self.pen.say("tournay.empty-area"))
            return self.pen.cell(body, x + 2, y + 4, w - 4, h - 8, "place", area) if self.mine else body
        card = stack["cards"][-1]
        drawn = f"<g{self.pen.piece(f'house-{self.seat}-{AREA_WORDS[area]}')}>{at(x, y, self._house(stack, area))}</g>"
        kind = self._use_of(area, card)
        if kind:
            drawn = self.pen.cell(drawn, x + 1.5, y + 3, w - 3, h - 5, *kind)
        marked = self.mine and AREA_WORDS[area] in (
            self.table.question_detail("target"),
            self.table.question_detail("area"),
        )
        mark = rect(x + 1.5, y + 3, w - 3, h - 5, "chosen", 7) if marked else ""
        return self.pen.explain_card(drawn, self.table.card(card)) + mark

    def _house(self, stack: StackView, area: int) -> str:
        """The visible card, the edges of the covered ones, who stands before it."""
        plot, covered = self.plot, len(stack["cards"]) - 1
        edges = "".join(
            rect(3 + 1.6 * k, plot.street + 2 * k, plot.w - 6, plot.plate, "pile-edge", 4)
            for k in range(min(3, covered), 0, -1)
        )
        body = edges + house(stack["cards"][-1], plot, bool(covered), self.z, self.table.cards, self.table.language)
        return body + (self._covered_count(covered) if covered else "") + self._occupant(stack["on"], area)

    def _covered_count(self, count: int) -> str:
        if self.plot.tells < SIGNS or self.plot.w < WIDE:
            return ""
        run = Run(self.z.small, self.z.small + 2, 2).sign("cards").word(count, "b soft")
        line = self.z.name + 6 + self.z.sign / 2 if self.plot.tells == WORDS else self.plot.plate - self.z.small * 0.7
        y = self.plot.street + line
        return named(run.svg(self.plot.w - run.width - 7, y), self.pen.say("tournay.covered", n=count))

    def _occupant(self, on: str, area: int) -> str:
        """A citizen, a grey token or damage; never over the plate."""
        if on == "free":
            return ""
        size = min(self.z.worker, self.plot.street * 0.5)
        y = self.plot.street - size + 1
        if on == "damage":
            return named(sign("damage", self.plot.w - size - 4, y - 2, size), self.pen.say("tournay.damage"))
        if on == "grey":
            return named(sign("neutral-citizen", 2, y, size), self.pen.say("tournay.token"))
        label = self.pen.say("tournay.on-it", colour=self.pen.word(on))
        return named(sign(f"citizen-{on}", 2, y, size), label, self.pen.piece(self._worker(on, area)))

    def _worker(self, colour: str, area: int) -> str:
        """The name of a citizen at work: those who stand on the Plaza are counted first."""
        workers = [number for number, stack in sorted(self.stacks.items()) if stack["on"] == colour]
        standing = self.table.player(self.seat)["standing"][colour]
        return f"citizen-{self.seat}-{colour}-{standing + workers.index(area)}"

    def _use_of(self, area: int, card: str) -> tuple[str, int] | None:
        """What choosing this card would do: cover, activate, damage, protect, copy."""
        pen, face = self.pen, FACES[card]
        if self._is_aimed_at() and pen.can("damage", area):
            return "damage", area
        if not self.mine:
            return ("copy", face) if pen.can("copy", face) else None
        for kind in ("place", "activate"):
            if pen.can(kind, area):
                return kind, area
        return ("protect", 1) if self.table.cards.shield[face] and pen.can("protect", 1) else None

    def _is_aimed_at(self) -> bool:
        """Whether damage would be done here: by the Catapult in another's district, by an event in one's own."""
        detail = self.table.question_detail
        return detail("seat") == self.seat if detail("kind") == "damage" else self.mine


# Houses


@lru_cache(KEPT)
def house(card: str, plot: Plot, covers: bool, z: Sizes, cards: Cards, language: str) -> str:
    """A card as a house over its plate; its plot's upper left corner is at 0, 0."""
    wide, high, ground = _PICTURE
    scale = min(plot.w * 1.14 / wide, (plot.street - 1) / ground)
    body = (
        f'<use href="#{picture_id(card)}" x="{(plot.w - wide * scale) / 2:.1f}" y="{plot.street - ground * scale:.1f}" '
        f'width="{wide * scale:.1f}" height="{high * scale:.1f}"/>'
    )
    body += at(3 if plot.w >= WIDE else 1, plot.street, _plate(card, plot, covers, z, cards, language))
    if cards.kind[FACES[card]] == CHARACTER:
        body += _pointers(plot, faces.colour_of(card, cards))
    return named(body, faces.label(card, cards, language))


def _plate(card: str, plot: Plot, covers: bool, z: Sizes, cards: Cards, language: str) -> str:
    w = plot.w - (6 if plot.w >= WIDE else 2)
    colour = faces.colour_of(card, cards)
    if plot.w < WIDE:
        over = _over(card, w, z, cards, language)
        paper = rect(-over, 0, w + 2 * over, plot.plate, "card-paper", 4)
        bar = rect(0.7 - over, 0.7, w + 2 * over - 1.4, 3.5, colour, 1)
        return paper + bar + _narrow(card, w, plot, z, cards, language)
    paper = rect(0, 0, w, plot.plate, "card-paper", 4)
    bar = rect(0.7, 0.7, 5.5, plot.plate - 1.4, colour, 2)
    return paper + bar + _broad(card, w, plot, covers, z, cards, language)


def _over(card: str, w: float, z: Sizes, cards: Cards, language: str) -> float:
    """How far a narrow plate reaches beyond its area at either side, so that its name does not."""
    name, size = fit_name(faces.bare_name(card, cards, language), w - 1, z.small + 0.5, z.small)
    return max(0.0, min(3.0, (name_width(name, size) * 1.03 + 5 - w) / 2))


def _narrow(card: str, w: float, plot: Plot, z: Sizes, cards: Cards, language: str) -> str:
    name = name_line(
        faces.bare_name(card, cards, language), w / 2, z.small + 4.5, w - 1, z.small + 0.5, z.small, "name b c"
    )
    if plot.tells < SIGNS:
        return name
    run = effect_run(card, cards, w - 2, z.small, z.small + 2, z.small)
    return name + run.svg((w - run.width) / 2, plot.plate - (z.small + 2) / 2 - 1.5)


def _broad(card: str, w: float, plot: Plot, covers: bool, z: Sizes, cards: Cards, language: str) -> str:
    left, size = 11, max(z.small, min(z.name, plot.plate * (0.3 if plot.tells == WORDS else 0.4)))
    points = Run(z.small + 0.5, z.small + 2, 1).sign("star").word(cards.pp[FACES[card]])
    room = w - left - points.width - 11
    baseline = size + 1.5
    signs = min(z.sign, plot.plate * 0.31)
    middle = baseline + 3 + signs / 2
    wide = w - left - 4 - (30 if covers else 0)
    shown, _ = fit_name(faces.bare_name(card, cards, language), room, size, z.small)
    below = plot.tells >= SIGNS and not covers and shown.endswith("…")
    if below:  # a long name has the first line for itself
        room, wide = room + points.width, wide - points.width - 4
    body = _name_and_level(card, left, baseline, room, size, z, cards, language)
    body += points.svg(w - points.width - 4, middle if below else baseline - size * 0.34)
    if plot.tells < SIGNS:
        return body
    run = effect_run(card, cards, wide, max(z.small, signs - 3), signs, z.small)
    body += run.svg(left, middle)
    if plot.tells < WORDS or plot.plate - 4 - z.small * 0.75 < middle + signs / 2:
        return body
    words = few_words(card, cards, language)
    return body + words_if_room(words, left, plot.plate - 4, w - left - 4, z.small, z.small)


def _name_and_level(
    card: str, x: float, baseline: float, room: float, size: float, z: Sizes, cards: Cards, language: str
) -> str:
    """A name with its level; prestige buildings have one level only."""
    level = ROMAN[cards.level[FACES[card]]]
    name = faces.bare_name(card, cards, language)
    if cards.level[FACES[card]] == len(ROMAN) - 1:
        return name_line(name, x, baseline, room, size, z.small)
    whole = name_width(f"{name} {level}", size)
    if whole > room and whole * z.small / size > room:
        return name_line(name, x, baseline, room, size, z.small)
    fits = min(size, round(size * room / whole, 1))
    steps = f'{escape(name)} <tspan class="light">{level}</tspan>'
    return f'<text class="name b" x="{x:g}" y="{baseline:g}" font-size="{fits:g}">{steps}</text>'


def _pointers(plot: Plot, colour: str) -> str:
    """Characters act along their row and column."""
    s = 5 if plot.w >= WIDE else 3.5
    middle, left, right, foot = plot.street + plot.plate / 2, 3.5, plot.w - 3.5, plot.street + plot.plate - 1
    steps = (
        f"M{left:g} {middle - s:g}l{-s - 1:g} {s:g}l{s + 1:g} {s:g}ZM{right:g} {middle - s:g}l{s + 1:g} {s:g}l{-s - 1:g} {s:g}Z"
        f"M{plot.w / 2 - s:g} {foot:g}l{s:g} {s + 1:g}l{s:g} {-s - 1:g}Z"
    )
    return f'<path class="pointer {colour}" d="{steps}"/>'


# Land


@lru_cache(KEPT)
def lot(plot: Plot) -> str:
    """An empty area: grass, two stakes, a string. No box."""
    w, g = plot.w, plot.street
    stake = min(20.0, g * 0.3)
    inset = w * 0.16
    fence = (
        f"M{w * 0.06:.1f} {g:g}H{w * 0.94:.1f}M{inset:.1f} {g:g}v{-stake:g}M{w - inset:.1f} {g:g}v{-stake:g}"
        f"M{inset:.1f} {g - stake * 0.75:.1f}Q{w / 2:.1f} {g - stake * 0.3:.1f} {w - inset:.1f} {g - stake * 0.75:.1f}"
    )
    blades = "".join(
        f"M{w * k:.1f} {g:g}q-1-5-4-7M{w * k:.1f} {g:g}q0-6 1-9M{w * k:.1f} {g:g}q2-5 5-6" for k in (0.27, 0.42, 0.57, 0.72)
    ) if w >= WIDE else ""  # fmt: skip
    hatch = rect(round(w * 0.1, 1), g + 3, round(w * 0.8, 1), 8 if w >= WIDE else 5, "card-back-hatch", 2)
    return f'<path class="stakes" d="{fence}"/><path class="grass" d="{blades}"/>{hatch}'


@lru_cache(KEPT)
def _hills(w: float, y: float, high: float) -> str:
    h = round(high, 1)
    steps = (
        f"M0 {y:g}v{-h * 0.8:.1f}q{w * 0.1:.1f} {-h * 0.5:.1f} {w * 0.22:.1f} {-h * 0.12:.1f}t{w * 0.26:.1f} {-h * 0.2:.1f}"
        f"t{w * 0.28:.1f} {h * 0.14:.1f}t{w * 0.24:.1f} {-h * 0.2:.1f}V{y:g}Z"
    )
    return f'<path class="hills" d="{steps}"/><path class="town-street" d="M0 {y:g}H{w:g}"/>'


def cloud(x: float, y: float, s: float) -> str:
    steps = f"M{x - 24 * s:.1f} {y:.1f}h{48 * s:.1f}c5-9-7-13-12-8c-3-11-20-11-23-1c-9-5-18 2-13 9Z"
    return f'<path class="cloud" d="{steps}"/>'


def summary(table: Table, seat: int) -> str:
    """How far a district is, in words."""
    stacks = table.player(seat)["district"]
    spires = sum(cards_level(stack, table) == len(ROMAN) - 1 for stack in stacks)
    return phrase(table.language, "tournay.areas", ("areas", len(stacks)), ("prestige", min(spires, _ENOUGH)))


def cards_level(stack: StackView, table: Table) -> int:
    return table.cards.level[FACES[stack["cards"][-1]]]
