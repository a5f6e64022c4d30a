"""Districts with their owners' goods: the viewer's large, the rivals' as small as they must be and still readable."""

from dataclasses import dataclass

from trois.draw.shapes import Part, Pen, named, rect
from trois.draw.signs import Run
from trois.draw.tournay import cards as faces
from trois.draw.tournay import town
from trois.draw.tournay.ledger import Ledger
from trois.draw.tournay.lettering import fit_name, name_width, note, words_if_room
from trois.draw.tournay.plaza import Plaza, field_action
from trois.draw.tournay.seen import COLOURS, Table
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import at


def _part(seat: int, x: float, y: float, w: float, h: float, body: str, pen: Pen) -> Part:
    title = pen.say("tournay.district", name=pen.player(seat))
    return Part(f"district-{seat}", title, h, body, pen.take_actions(), w, x, y)


def own(table: Table, x: float, y: float, w: float, h: float, pen: Pen) -> Part:
    """The viewer's town with its Plaza; whoever watches sees the first seat's here."""
    z, seat = table.sizes, table.order[0]
    body = rect(0, 0, w, z.title + z.town + 6, "town-ground", 10)
    body += _heading(table, seat, w, z.title, z.title_text, with_summary=True)
    body += at(3, z.title, town.Town(table, seat, w - 6, z.town, z.plate, town.WORDS).svg())
    body += Plaza(table, seat, w, h - z.title - z.town - 4, z.title + z.town + 4).svg()
    return _part(seat, x, y, w, h, body, pen)


# Headings


def _heading(table: Table, seat: int, w: float, h: float, size: float, with_summary: bool) -> str:
    """Whose district it is, how far it is, and what can be seen of the owner's goods."""
    z, pen = table.sizes, table.pen
    middle = h / 2
    badge = size + 7
    body = rect(1.5, 1.5, w - 3, h - 3, "ink", 8) if seat in table.view["pending"] and not with_summary else ""
    body += pieces.badge(seat, pen.player(seat)[:1].upper(), badge * 0.72, middle, badge)
    goods = _goods(table, seat, with_summary)
    right = w - 8 - goods.width
    body += named(goods.svg(right, middle), pen.say("points", n=table.points(seat)))
    left = badge * 1.35
    name, fits = fit_name(pen.player(seat), right - left - 8, size, z.small)
    body += note(left, middle + fits * 0.34, name, "name b", fits)
    left += name_width(name, fits) + 8
    if seat == table.view["first"]:
        flag = Run(z.small, z.small + 3).sign("flag")
        body += named(flag.svg(left, middle), pen.say("tournay.first"))
        left += flag.width + 5
    if not with_summary:
        return body
    said = town.summary(table, seat)
    return body + words_if_room(said, right - 8, middle + z.small * 0.36, right - left - 10, z.small, z.small, "e soft")


def _goods(table: Table, seat: int, whole: bool) -> Run:
    """The points if it ended now; the viewer's deniers and walls too, which rivals have on a line of their own."""
    z, player = table.sizes, table.player(seat)
    run = Run(z.name, z.sign, 3)
    if whole:
        run.sign("denier").word(player["deniers"]).sign("rampart").word(len(player["built"]))
    return run.sign("star").word(table.points(seat))


# Rivals


@dataclass(frozen=True)
class Layout:
    """The heights of a rival's box."""

    head: float
    goods: float
    town: float
    plate: float
    tells: int
    plaza: float


def _layout(table: Table, w: float, h: float) -> Layout:
    """As much of the plates as the height allows: the name always, then signs, then words."""
    z = table.sizes
    head, goods, plaza = z.name + 13, z.sign + 6, z.sign + 12
    rest = h - head - goods - plaza - 6
    broad = w / 3 >= 100
    row = min(rest / 3, z.town / 3 if broad else w * 0.5 + z.small * 2)
    if broad and row > 2.1 * z.plate:
        return Layout(head, goods, 3 * row, z.plate, town.WORDS, plaza)
    two = (z.plate * 0.68) if broad else 2 * z.small + 11
    if row - two > two * 0.9:
        return Layout(head, goods, 3 * row, two, town.SIGNS, plaza)
    return Layout(head, goods, 3 * row, z.small + 7, town.NAME, plaza)


def rival(table: Table, seat: int, x: float, y: float, w: float, h: float, pen: Pen) -> Part:
    """A rival's town; where there is room below it, what every prestige building is worth."""
    layout = _layout(table, w, h)
    body = rect(0, 0, w, h, "town-ground", 8)
    body += _heading(table, seat, w, layout.head, table.sizes.name + 1, with_summary=False)
    body += _possessions(table, seat, layout.head + layout.goods / 2, w)
    top = layout.head + layout.goods
    body += at(3, top, town.Town(table, seat, w - 6, layout.town, layout.plate, layout.tells).svg())
    top += layout.town + 2
    body += _citizens(table, seat, top, w, layout.plaza)
    top += layout.plaza + 4
    ledger = Ledger(table, w - 8, h - top - 6)
    if ledger.has_room:
        body += at(4, top + 2, ledger.svg())
    return _part(seat, x, y, w, h, body, pen)


def _possessions(table: Table, seat: int, middle: float, w: float) -> str:
    """Deniers, the hand by colour and level, ramparts in hand and built."""
    z, pen, player = table.sizes, table.pen, table.player(seat)
    money = Run(z.text, z.sign, 2).sign("denier").word(player["deniers"])
    body = named(money.svg(6, middle), pen.say("deniers", n=player["deniers"]))
    walls = Run(z.text, z.sign, 2).sign("rampart").word(_walls(player["built"], player["ramparts"]))
    built, held = len(player["built"]), len(player["ramparts"])
    label = f"{pen.say('tournay.built', n=built)}, {pen.say('part.hand')}: {pen.say('tournay.ramparts', n=held)}"
    body += named(walls.svg(w - walls.width - 7, middle), label)
    left = money.width + 14
    size = z.sign + 3
    room = w - walls.width - 12 - left
    step = min(size * 0.8 + 2, room / max(1, len(player["hand"])))
    for k, card in enumerate(player["hand"]):
        body += at(left + k * step, middle - size / 2, faces.little_back(card, size, z.small, table.language))
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
        run = Run(z.text, z.sign, 2).sign(f"citizen-{colour}").word(up).sign(f"lying-{colour}").word(down, "b soft")
        x = number * wide
        label = pen.say("tournay.plaza", colour=pen.word(colour), up=up, down=down)
        drawn = named(run.svg(x + (wide - run.width) / 2, middle + 1), label)
        action = field_action(table, seat, number, pen)
        body += pen.cell(drawn, x + 2, y + 3, wide - 4, h - 4, *action) if action else drawn
    return body
