"""The city: Palace, Bishopric and City Hall with their citizens, each with its three activities."""

from typing import Final

from trois.draw import pieces
from trois.draw.shapes import Part, Pen, fitted, lying, path, rect, use, words
from trois.draw.troyes import activities
from trois.draw.troyes.seen import ICONS
from trois.games.troyes.cards import Cards, cards_for
from trois.games.troyes.view import TroyesView
from trois.games.troyes.words import BUILDINGS, COLOURS

SECTION: Final = 246
FIELD: Final = 50
SPACE: Final = 44


def part(view: TroyesView, pen: Pen) -> Part:
    cards = cards_for(view["card_changes"])
    body = "".join(_section(view, at, at * SECTION, cards, pen) for at in range(3))
    body += _field(3 * SECTION, cards, pen)
    return Part("city", pen.say("part.city"), 3 * SECTION + FIELD, body, pen.take_actions())


def _section(view: TroyesView, at: int, top: float, cards: Cards, pen: Pen) -> str:
    colour = COLOURS[at]
    body = rect(0, top, 360, SECTION - 8, f"wash-{colour}", 10)
    body += _head(view, at, top, cards, pen) + _spaces(view, at, top + 44, cards, pen)
    slots = [slot for slot, activity in enumerate(view["activities"]) if activity["colour"] == colour]
    return body + "".join(
        activities.card(view, slot, 5 + i * 117.5, top + 112, cards, pen) for i, slot in enumerate(slots)
    )


def _head(view: TroyesView, at: int, top: float, cards: Cards, pen: Pen) -> str:
    """The building's name, its wages, and who was expelled; placing a citizen and milling start here."""
    name = pen.name(BUILDINGS[at])
    content = use(ICONS[at], 22, top + 20, 30, COLOURS[at]) + fitted(42, top + 26, name, 120, "name m", 15)
    kind = "mill" if at < 2 and pen.can("mill", at) else "place"
    body = pen.explain(pen.cell(content, 3, top + 3, 164, 34, kind, at), f"explain.{ICONS[at]}", name)
    if cards.wages[at]:
        body += words(352, top + 25, pen.say("troyes.wages", n=cards.wages[at]), "e soft")
    return body + _expelled(view, at, top + 20, pen)


def _expelled(view: TroyesView, at: int, y: float, pen: Pen) -> str:
    body = ""
    for i, owner in enumerate(view["expelled"][BUILDINGS[at]]):
        x = 182 + i * 26
        figure = lying(pieces.citizen(owner, x, y, 24, pen), x, y)
        mine = owner is not None and owner == view["seat"]
        body += pen.spot(figure, x, y, 28, "raise", at) if mine else figure
    return body


def _spaces(view: TroyesView, at: int, top: float, cards: Cards, pen: Pen) -> str:
    """Rows side by side, the first space of each at the left; who is placed pushes the others right."""
    rows = cards.rows[at]
    gap = (352 - 6 * SPACE) / len(rows)
    body, x = "", 4 + gap / 2
    for start, end, mask in rows:
        values = [value for value in range(1, 7) if mask >> value & 1]
        body += _values(values, x + (end - start) * SPACE / 2, top)
        body += rect(x - 2, top + 16, (end - start) * SPACE + 2, SPACE + 2, "panel", 6)
        for space in range(start, end):
            body += _space(view, at, space - 6 * at, x + (space - start) * SPACE, top + 17, pen)
        x += (end - start) * SPACE + gap
    return body


def _values(values: list[int], x: float, y: float) -> str:
    said = f"{values[0]}" if len(values) == 1 else f"{values[0]}–{values[-1]}"
    arrow = path("rule", f"M{x + 16} {y + 8}h14m-5-4l5 4l-5 4") if len(values) > 1 else ""
    return words(x, y + 12, said, "c b") + arrow


def _space(view: TroyesView, at: int, space: int, x: float, y: float, pen: Pen) -> str:
    owner = view["buildings"][BUILDINGS[at]][space]
    content = rect(x + 1, y + 1, SPACE - 4, SPACE - 4, "cell", 6)
    if owner is not None:
        content += pieces.citizen(owner, x + SPACE / 2 - 1, y + SPACE / 2 - 1, 33, pen)
    kind = "settle" if pen.can("settle", at, space) else "move"
    return pen.cell(content, x + 1, y + 1, SPACE - 4, SPACE - 4, kind, at, space)


def _field(top: float, cards: Cards, pen: Pen) -> str:
    """Agriculture, in front of the walls."""
    furrows = "".join(f"M14 {top + 14 + i * 7}q20 -7 40 0t40 0" for i in range(4))
    content = rect(0, top, 360, FIELD - 2, "wash-yellow", 10) + path("rule", furrows)
    content += words(110, top + 30, pen.say("troyes.agriculture"), "name m")
    content += pieces.price("yellow", cards.agriculture_divisor, 268, top + 24, pen) + use(
        "coin", 325, top + 24, 20, "yellow"
    )
    content += path("ink", f"M302 {top + 24}h9m-4-4l4 4l-4 4")
    return pen.cell(content, 2, top + 1, 356, FIELD - 4, "agriculture")
