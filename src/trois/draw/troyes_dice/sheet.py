"""The viewer's sheet, whole: three districts one above the other, then the three tracks of citizens."""

from trois.draw.lettering import fitted_name
from trois.draw.shapes import Part, Pen, named, rect, words
from trois.draw.signs import sign, text_width
from trois.draw.troyes_dice import numbering, tracks
from trois.draw.troyes_dice.cells import Cells
from trois.draw.troyes_dice.plazas import strip
from trois.draw.troyes_dice.seen import DISTRICTS, Table
from trois.draw.troyes_dice.sizes import Sizes
from trois.draw.woodcut import pieces
from trois.games.troyes_dice.words import BUILDINGS, COLOURS


def part(table: Table, x: float, y: float, width: float, z: Sizes, pen: Pen) -> Part:
    top = z.head + 3 * (z.band + z.gap)
    citizens = tracks.Citizens(table, top + 2, width, z, pen)
    body = strip(table, width, z, pen) if z.is_phone else _head(table, width, z, pen)
    cells = Cells(table, z.label, (width - z.label - z.gap - 2) / 6, z, pen)
    body += "".join(_district(cells, i, width) for i in range(3)) + "".join(_links(cells, i) for i in range(3))
    if numbering.is_asked(pen):
        body += numbering.panel(table, top, width, citizens.height, z, pen)
    else:
        body += citizens.svg()
    title = pen.say("dice.sheet", name=pen.player(table.seat))
    height = top + citizens.height + 2
    return Part(f"sheet-{table.seat}", title, height, body, pen.take_actions(), width, x, y)


# The head


def _head(table: Table, width: float, z: Sizes, pen: Pen) -> str:
    """Whose sheet, and what it would be worth now."""
    size, middle, name = z.head * 0.72, z.head / 2 - 2, pen.player(table.seat)
    pill, start = _points(table, width, z, pen)
    badge = pieces.badge(table.seat, name[:1].upper(), size / 2 + 2, middle, size)
    return badge + fitted_name(
        size + 12, middle + z.title * 0.35, name, "name b", z.title, start - size - 20, z.small
    ) + pill  # fmt: skip


def _points(table: Table, width: float, z: Sizes, pen: Pen) -> tuple[str, float]:
    """The pill with the points, and where it begins."""
    score = table.scores[table.seat].parts
    people = sum(score[name] for name in BUILDINGS)
    folk = score["citizens"]
    total = sum(score.values())
    said = [("people", people), ("goods", total - people - folk), ("folk", folk)]
    size, middle, high = z.small + 1, z.head / 2 - 2, z.head - 8
    texts = [pen.say(f"dice.{key}", n=n) for key, n in said]
    widths = [text_width(text, size) * 1.08 + 12 for text in texts]
    start = width - sum(widths) - z.title * 2.6 - 6
    body = rect(start, middle - high / 2, width - start, high, "tick-disc", high / 2)
    body += words(start + 12, middle + z.title * 0.35, total, "b on-ink", z.title)
    x = start + z.title * 2.6
    for text, wide in zip(texts, widths, strict=True):
        body += words(x, middle + size * 0.36, text, "on-ink", size)
        x += wide
    when = pen.say("dice.final" if table.view["over"] else "dice.now")
    body += words(start - 8, middle + size * 0.36, when, "e soft", size)
    return named(body, pen.text.titled(when, pen.say("points", n=total))), start - 12 - text_width(when, size)


# Districts


def _rows(i: int, z: Sizes) -> tuple[float, float, float, float]:
    """Where a district, its prestige buildings, its dice and its administration begin."""
    top = z.head + i * (z.band + z.gap)
    prestige = top + z.track
    dice = prestige + z.cell + z.between
    return top, prestige, dice, dice + z.die + z.between


def _district(cells: Cells, i: int, width: float) -> str:
    colour, table, z, pen = COLOURS[i], cells.table, cells.z, cells.pen
    top, prestige, dice, administration = _rows(i, z)
    body = rect(0, top, width, z.band, f"band-{colour}", 10)
    body += rect(0.6, top + 0.6, width - 1.2, z.band - 1.2, "band-edge", 10) if colour == "white" else ""
    body += tracks.resources(table, i, top, width, z, pen)
    body += _labels(table, i, prestige, dice, administration, z, pen)
    for column in range(6):
        body += cells.building(i, column, prestige)
        body += cells.building(i + 3, column, administration)
        body += cells.die(i, column, dice)
    return body


def _links(cells: Cells, i: int) -> str:
    z = cells.z
    _, _, dice, administration = _rows(i, z)
    return cells.links(i, dice + 2) + cells.links(i + 3, administration + z.cell)


def _labels(table: Table, i: int, prestige: float, dice: float, administration: float, z: Sizes, pen: Pen) -> str:
    """The names of the two rows, and between them the district's sign and letter."""
    colour, size = COLOURS[i], z.die * 0.92
    if z.is_phone:
        return named(sign(DISTRICTS[colour], 4, dice - 1, 20), pen.word(colour))
    left = z.gap + 5
    district = sign(DISTRICTS[colour], left, dice + z.die * 0.04, size)
    district += words(left + size + 7, dice + z.die * 0.68, pen.letter(colour), "b soft", z.effect + 1)
    rows = _label(table, i, prestige, z, pen) + _label(table, i + 3, administration, z, pen)
    return named(district, pen.word(colour)) + rows


def _label(table: Table, row: int, y: float, z: Sizes, pen: Pen) -> str:
    left, middle = z.gap + 5, y + z.cell / 2
    count = sum(table.own["built"][BUILDINGS[row]])
    name = fitted_name(left, middle - 1, pen.name(BUILDINGS[row]), "name b", z.name, z.label - left - 6, z.small)
    return name + fitted_name(
        left, middle + z.small + 4, pen.say("dice.count", n=count), "soft", z.small, z.label - left - 4, z.small * 0.95
    )
