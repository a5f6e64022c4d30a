"""Districts with their owners' goods: the viewer's large, the rivals' as small as they must be and still readable."""

from dataclasses import dataclass
from typing import Final

from trois.draw.shapes import Part, Pen, named, rect, words
from trois.draw.signs import Run
from trois.draw.tournay import cards as faces
from trois.draw.tournay import town
from trois.draw.tournay.hand import Hand, bricks
from trois.draw.tournay.ledger import Ledger
from trois.draw.tournay.lettering import fit_name, name_width, words_if_room
from trois.draw.tournay.plaza import Plaza, field_action
from trois.draw.tournay.seen import FACES, Table, pile_of
from trois.draw.tournay.signs import pairs
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import at
from trois.games.tournay.words import COLOURS


def _part(seat: int, x: float, y: float, w: float, h: float, body: str, pen: Pen) -> Part:
    title = pen.say("tournay.district", name=pen.player(seat))
    return Part(f"district-{seat}", title, h, body, pen.take_actions(), w, x, y)


def own(table: Table, x: float, y: float, w: float, h: float, pen: Pen) -> Part:
    """The viewer's town with its Plaza; whoever watches sees the first seat's here."""
    return _part(table.order[0], x, y, w, h, _own(table, w, h), pen)


def own_with_hand(table: Table, w: float, pen: Pen) -> Part:
    """Town, Plaza and hand under one another, for a phone."""
    z = table.sizes
    town_high = z.title + z.town + z.plaza + 4
    body = _own(table, w, town_high) + at(0, town_high + 4, Hand(table, table.order[0], w, z.hand).svg())
    return _part(table.order[0], 0, 0, w, town_high + z.hand + 4, body, pen)


def _own(table: Table, w: float, h: float) -> str:
    z, seat = table.sizes, table.order[0]
    body = rect(0, 0, w, z.title + z.town + 6, "town-ground", 10)
    body += _heading(table, seat, w, z.title, z.title_text, with_summary=True)
    tells = town.WORDS if z.plate > 3 * z.small + 5 else town.SIGNS
    body += at(3, z.title, town.Town(table, seat, w - 6, z.town, z.plate, tells).svg())
    return body + Plaza(table, seat, w, h - z.title - z.town - 4, z.title + z.town + 4).svg()


# Headings


def _heading(table: Table, seat: int, w: float, h: float, size: float, with_summary: bool) -> str:
    """Whose district it is, how far it is, and what can be seen of the owner's goods."""
    z, pen = table.sizes, table.pen
    middle = h / 2
    badge = max(size + 7, z.badge)
    body = rect(1.5, 1.5, w - 3, h - 3, "ink", 8) if seat in table.view["pending"] and not with_summary else ""
    body += pieces.badge(seat, pen.player(seat)[:1].upper(), badge * 0.72, middle, badge)
    goods, wide = pairs(_goods(table, seat, with_summary), z.name, z.sign)
    right = w - 8 - wide
    body += named(at(right, middle, goods), pen.say("tournay.points", n=table.points(seat)))
    left = badge * 1.35
    room = (right if with_summary or w < 3 * town.WIDE else w * 0.38) - left - 8
    name, fits = fit_name(pen.player(seat), room - z.small - 8, size, z.small)
    body += words(left, middle + fits * 0.34, name, "name b", fits)
    left += name_width(name, fits) + 8
    if seat == table.view["first"]:
        flag = Run(z.small, z.small + 3).sign("flag")
        body += named(flag.svg(left, middle), pen.say("tournay.first"))
        left += flag.width + 5
    if not with_summary:
        return body
    said = town.summary(table, seat)
    return body + words_if_room(said, right - 8, middle + z.small * 0.36, right - left - 10, z.small, z.small, "e soft")


def _goods(table: Table, seat: int, whole: bool) -> list[tuple[str, object, str]]:
    """The points if it ended now; the viewer's deniers and walls too, which rivals have on a line of their own."""
    player = table.player(seat)
    own = [("denier", player["deniers"], "b"), ("rampart", len(player["built"]), "b")] if whole else []
    return [*own, ("star", table.points(seat), "b")]


# Rivals

_LEAST_PICTURE: Final = 28
"""Where a house would be lower, its plate gives up the signs."""


@dataclass(frozen=True)
class Layout:
    """The heights of a rival's box, from its heading down."""

    head: float
    goods: float
    town: float
    plate: float
    tells: int
    plaza: float
    hand: float

    @property
    def used_height(self) -> float:
        return self.head + self.goods + self.town + self.plaza + self.hand + 6


def _layout(table: Table, w: float, h: float) -> Layout:
    """As much of the plates as the height allows: the name always, then signs, then words."""
    z, broad, alone = table.sizes, w / 3 >= town.WIDE, len(table.order) == 2
    head = z.name + 12
    goods = 0 if broad and not alone else z.sign + 4
    plaza = z.plaza * 0.78 if broad and alone else z.sign + 8
    rest = h - head - goods - plaza - 6
    row = rest / 3 * (0.6 if broad and alone else 1)
    row = min(row, z.town / 3 if broad else w * 0.5 + z.small * 2)
    plate, tells = _plate(table, broad, row)
    hand = min((rest - 3 * row) * 0.36, z.pile * 0.8) if alone and not table.frame.is_phone else 0
    return Layout(head, goods, 3 * row, plate, tells, plaza, hand)


def _plate(table: Table, broad: bool, row: float) -> tuple[float, int]:
    """How high a rival's plates are, and what they tell."""
    z = table.sizes
    if broad and row > 2.1 * z.plate:
        return z.plate, town.WORDS
    two = 2 * z.small + 8
    return (two, town.SIGNS) if row - two >= _LEAST_PICTURE else (z.small + 7, town.NAME)


def rival(table: Table, seat: int, x: float, y: float, w: float, h: float, pen: Pen) -> Part:
    """A rival's town; where there is room below it the hand, and what every prestige building is worth."""
    layout = _layout(table, w, h)
    body = rect(0, 0, w, h, "town-ground", 8)
    body += _heading(table, seat, w, layout.head, table.sizes.name + 1, with_summary=False)
    if layout.goods:
        body += _possessions(table, seat, layout.head + layout.goods / 2, 6, w - 7, not layout.hand)
    else:
        body += _possessions(table, seat, layout.head / 2, w * 0.38, w - 4.2 * table.sizes.name, True)
    top = layout.head + layout.goods
    body += at(3, top, town.Town(table, seat, w - 6, layout.town, layout.plate, layout.tells).svg())
    top += layout.town + 2
    body += _people(table, seat, top, w, layout.plaza)
    top += layout.plaza + 4
    if layout.hand:
        body += _backs(table, seat, top, w, layout.hand)
    ledger = Ledger(table, w - 8, h - layout.used_height - 4)
    if ledger.has_room:
        body += at(4, layout.used_height, ledger.svg())
    return _part(seat, x, y, w, h, body, pen)


def _people(table: Table, seat: int, y: float, w: float, h: float) -> str:
    """The Plaza as a place, or in numbers."""
    if h < 2 * table.sizes.sign + 12:
        return _citizens(table, seat, y, w, h)
    return at(4, y, Plaza(table, seat, w - 8, h, 0).svg())


def _backs(table: Table, seat: int, y: float, w: float, h: float) -> str:
    """A rival's hand: colours and levels are open; then the ramparts."""
    z, player = table.sizes, table.player(seat)
    cards, walls = player["hand"], player["ramparts"]
    title = table.pen.say("tournay.hand-of", name=table.pen.player(seat))
    body = words(8, y + z.name + 2, title, "name b", z.name)
    top, high = y + z.name + 9, h - z.name - 14
    wide = min(high * 0.8, (w - 12) / max(4, len(cards) + len(walls)) - 4)
    high = min(high, wide * 1.4)
    for k, card in enumerate(cards):
        drawn = faces.back(pile_of(card), round(wide, 1), round(high, 1), 0, z, table.language)
        body += at(6 + k * (wide + 4), top, drawn)
    for k in range(len(walls)):
        wall = named(bricks(wide, high), table.pen.say("tournay.rampart"))
        body += at(6 + (len(cards) + k) * (wide + 4), top, wall)
    return body


def _possessions(table: Table, seat: int, middle: float, left: float, right: float, with_hand: bool) -> str:
    """Deniers, ramparts built and in hand, and the hand by colour and level where it lies nowhere else."""
    z, pen, player = table.sizes, table.pen, table.player(seat)
    money = Run(z.text, z.sign, 2).sign("denier").word(player["deniers"])
    body = named(money.svg(left, middle), pen.say("deniers", n=player["deniers"]))
    walls = Run(z.text, z.sign, 2).sign("rampart").word(_walls(player["built"], player["ramparts"]))
    built, held = len(player["built"]), len(player["ramparts"])
    in_hand = pen.text.titled(pen.say("part.hand"), pen.say("tournay.ramparts", n=held))
    label = pen.text.listed([pen.say("tournay.built", n=built), in_hand])
    body += named(walls.svg(right - walls.width, middle), label)
    left += money.width + 8
    room = right - walls.width - 6 - left
    if with_hand:
        return body + _little_hand(table, player["hand"], left, middle, room)
    said = town.summary(table, seat)
    return body + words_if_room(said, left + 4, middle + z.small * 0.36, room, z.small, z.small)


def _little_hand(table: Table, hand: list[str], left: float, middle: float, room: float) -> str:
    """A hand as little backs; cards that the viewer has seen are explained."""
    z = table.sizes
    size = z.sign + 3
    step = min(size * 0.8 + 2, room / max(1, len(hand)))
    body = ""
    for k, card in enumerate(hand):
        drawn = at(left + k * step, middle - size / 2, faces.little_back(card, size, z.small, table.language))
        body += table.pen.explain_card(drawn, table.card(card)) if card in FACES else drawn
    return body


def _walls(built: list[str], held: list[str]) -> str:
    return f"{len(built)}+{len(held)}" if held else str(len(built))


def _citizens(table: Table, seat: int, y: float, w: float, h: float) -> str:
    """The Plaza in numbers; a rival's citizens can be hired from here."""
    z, pen, player = table.sizes, table.pen, table.player(seat)
    wide, middle = w / 3, y + h / 2
    body = f'<path class="dash" d="M6 {y + 1:g}H{w - 6:g}"/>'
    for number, colour in enumerate(COLOURS):
        up, down = player["standing"][colour], player["lying"][colour]
        shown = [(f"citizen-{colour}", up, "b"), (f"lying-{colour}", down, "b soft")]
        numbers, broad = pairs(shown, z.text, z.sign, 4)
        x = number * wide
        label = pen.say("tournay.plaza", colour=pen.word(colour), up=up, down=down)
        drawn = named(at(x + (wide - broad) / 2, middle + 1, numbers), label, pen.piece(f"plaza-{seat}-{colour}"))
        action = field_action(table, seat, number, pen)
        body += pen.cell(drawn, x + 2, y + 3, wide - 4, h - 4, *action) if action else drawn
    return body
