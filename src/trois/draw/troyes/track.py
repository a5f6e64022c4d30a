"""The influence track along the upper edge, and the field of agriculture beside it."""

from typing import Final

from trois.draw.shapes import Pen, named, rect, words
from trois.draw.signs import Run, sign, text_width
from trois.draw.troyes import cards as card_parts
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.table import Table
from trois.draw.woodcut import pieces
from trois.draw.woodcut.attributes import attribute
from trois.draw.woodcut.press import at

MOST: Final = 20


def track(table: Table, w: float, h: float, z: Sizes, pen: Pen) -> str:
    """From 0 to 20; who stand on the same place or close to it stand side by side."""
    title = pen.say("troyes.influence-track")
    size = z.small + 2
    start = text_width(title, size, bold=True) + z.sign + 26
    step, middle, radius = (w - start - h / 2 - 4) / MOST, h / 2, h / 2 - 1
    body = words(0, middle + size * 0.35, title, "name b", size)
    body += sign("influence", start - z.sign - 16, middle - z.sign / 2, z.sign)
    body += f'<path class="fine" d="M{start:g} {middle:g}h{MOST * step:g}"/>'
    body += "".join(_place(start + place * step, middle, place, radius, z) for place in range(MOST + 1))
    return body + _marks(table, start, step, middle, radius, pen)


def _place(x: float, y: float, place: int, radius: float, z: Sizes) -> str:
    if place % 5:
        return f'<circle class="spot" cx="{x:g}" cy="{y:g}" r="2.6"/>'
    disc = f'<circle class="spot large" cx="{x:g}" cy="{y:g}" r="{radius - 3:g}"/>'
    return disc + words(x, y + z.small * 0.36, place, "c b", z.small)


def _marks(table: Table, start: float, step: float, middle: float, radius: float, pen: Pen) -> str:
    players = table.view["players"]
    seats = sorted(range(len(players)), key=lambda seat: players[seat]["influence"])
    wanted = [start + players[seat]["influence"] * step for seat in seats]
    body = ""
    ends = (start, start + MOST * step)
    for seat, x in zip(seats, _apart(wanted, 1.9 * radius, ends), strict=True):
        drawn = pieces.badge(seat, pen.player(seat)[:1].upper(), x, middle, 2 * radius)
        said = pen.say("troyes.influence", name=pen.player(seat), n=players[seat]["influence"])
        body += named(drawn, said, pen.piece(f"influence-{seat}"))
    return body


def _apart(wanted: list[float], distance: float, ends: tuple[float, float]) -> list[float]:
    """Places from left to right, moved as little as it takes that none covers another and nobody leaves the track."""
    groups: list[list[float]] = []
    for place in wanted:
        groups.append([place])
        while len(groups) > 1 and _starts(groups[-1], distance, ends) < _ends(groups[-2], distance, ends) + distance:
            groups[-2:] = [groups[-2] + groups[-1]]
    return [_starts(group, distance, ends) + k * distance for group in groups for k in range(len(group))]


def _starts(group: list[float], distance: float, ends: tuple[float, float]) -> float:
    least, most = ends
    wide = (len(group) - 1) * distance
    return max(least, min(most - wide, sum(group) / len(group) - wide / 2))


def _ends(group: list[float], distance: float, ends: tuple[float, float]) -> float:
    return _starts(group, distance, ends) + (len(group) - 1) * distance


def agriculture(table: Table, w: float, h: float, z: Sizes, pen: Pen) -> str:
    """Half the total of yellow dice in deniers."""
    middle = h / 2
    gain = (
        Run(z.digits, z.sign - 1)
        .die("yellow", pen.letter("yellow"))
        .word(f"÷{table.cards.agriculture_divisor}")
        .word("→", "soft")
        .sign("denier")
    )
    name = pen.say("troyes.agriculture")
    wheat = f'<g class="wheat">{at(15, middle + 5, attribute("wheat", 0, 0), 0.62)}</g>'
    content = rect(0.7, 0.7, w - 1.4, h - 1.4, "field", 7) + wheat
    content += card_parts.card_name(name, 30, middle + z.name * 0.34, w - gain.width - 44, z.name)
    drawn = pen.cell(content + gain.svg(w - gain.width - 8, middle), 0.7, 0.7, w - 1.4, h - 1.4, "agriculture")
    return drawn + (rect(0.7, 0.7, w - 1.4, h - 1.4, "chosen-ring", 7) if table.is_target("agriculture") else "")
