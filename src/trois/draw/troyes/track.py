"""The influence track along the upper edge, and the field of agriculture beside it."""

from typing import Final

from trois.draw.shapes import Pen, named, rect
from trois.draw.signs import Run, sign, text_width
from trois.draw.troyes import cards as card_parts
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.table import Table
from trois.draw.woodcut import pieces
from trois.draw.woodcut.attributes import attribute
from trois.draw.woodcut.press import at

MOST: Final = 20


def track(table: Table, w: float, h: float, z: Sizes, pen: Pen) -> str:
    """From 0 to 20; who stand on the same place stand side by side around it."""
    title = pen.say("troyes.influence-track")
    size = z.small + 2
    start = text_width(title, size, bold=True) + z.sign + 26
    step, middle, radius = (w - start - h / 2 - 4) / MOST, h / 2, h / 2 - 1
    body = card_parts.note(0, middle + size * 0.35, title, "name b", size)
    body += sign("influence", start - z.sign - 16, middle - z.sign / 2, z.sign)
    body += f'<path class="fine" d="M{start:g} {middle:g}h{MOST * step:g}"/>'
    body += "".join(_place(start + place * step, middle, place, radius, z) for place in range(MOST + 1))
    return body + _marks(table, start, step, middle, radius, pen)


def _place(x: float, y: float, place: int, radius: float, z: Sizes) -> str:
    if place % 5:
        return f'<circle class="spot" cx="{x:g}" cy="{y:g}" r="2.6"/>'
    disc = f'<circle class="spot large" cx="{x:g}" cy="{y:g}" r="{radius - 3:g}"/>'
    return disc + card_parts.note(x, y + z.small * 0.36, place, "c b", z.small)


def _marks(table: Table, start: float, step: float, middle: float, radius: float, pen: Pen) -> str:
    together: dict[int, list[int]] = {}
    for seat, player in enumerate(table.view["players"]):
        together.setdefault(player["influence"], []).append(seat)
    body = ""
    for place, seats in together.items():
        for k, seat in enumerate(seats):
            x = start + place * step + (k - (len(seats) - 1) / 2) * radius * 1.5
            drawn = pieces.badge(seat, pen.player(seat)[:1].upper(), x, middle, 2 * radius)
            body += named(drawn, pen.say("troyes.influence", name=pen.player(seat), n=place), f"influence-{seat}")
    return body


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
    content = rect(0.7, 0.7, w - 1.4, h - 1.4, "field", 7) + at(15, middle + 5, attribute("wheat", 0, 0), 0.62)
    content += card_parts.card_name(name, 30, middle + z.name * 0.34, w - gain.width - 44, z.name)
    return pen.cell(content + gain.svg(w - gain.width - 8, middle), 0.7, 0.7, w - 1.4, h - 1.4, "agriculture")
