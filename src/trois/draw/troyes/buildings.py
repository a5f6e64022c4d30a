"""Palace, Bishopric and City Hall: places are arches, lit when somebody stands in them."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from trois.draw.shapes import Pen, named, words
from trois.draw.signs import Run
from trois.draw.troyes import cards as card_parts
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.table import ICONS, Table
from trois.draw.woodcut import buildings as wood
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import INK, THIN, at, circle, hatch, line, poly, shape
from trois.games.troyes.cards import numbers
from trois.games.troyes.words import BUILDINGS
from trois.text import Text

WIDE: Final = 190
HIGH: Final = 162
"""A building is drawn in this box and scaled."""
_GROUND: Final = 158
_CITIZEN: Final = 30
_NARROW: Final = 120
"""In less room the name stands beside the wages of one citizen alone."""
_TEXT: Final = 12.5
"""The size of its letters, unless they would get too small."""


def building(table: Table, number: int, x: float, y: float, w: float, h: float, z: Sizes, pen: Pen) -> str:
    """The building over its name and its wages; placing a citizen and milling start here."""
    foot = z.name + 12
    scale = min(w / WIDE, (h - foot) / HIGH)
    left = x + (w - WIDE * scale) / 2
    walls = _WALLS[number]() + line(f"M0 {_GROUND}H{WIDE}", INK)
    kind = "mill" if number < 2 and pen.can("mill", number) else "place"
    head = at(left, y + h - foot - HIGH * scale, walls, scale) + _name(table, number, x, y + h, w, z, pen)
    size = max(_TEXT, z.small / scale)
    inside = _labels(table, number, size) + _spaces(table, number, size, pen) + _expelled_citizens(table, number, pen)
    whole = pen.cell(head, x, y, w, h, kind, number) + at(left, y + h - foot - HIGH * scale, inside, scale)
    if table.is_target(f"place {BUILDINGS[number]}"):
        whole += card_parts.target_mark(x, y, w, h)
    return _explained_building(whole, table, number, pen)


def picture(table: Table, number: int, pen: Pen) -> str:
    """Its walls with whoever stands in them."""
    return _WALLS[number]() + _spaces(table, number, _TEXT, pen)


def _explained_building(content: str, table: Table, number: int, pen: Pen) -> str:
    key = f"{pen.area}.explain.{ICONS[number]}"
    does = _does(pen.text.language, key, *numbers(table.cards, ICONS[number]).items())
    return pen.explained(content, pen.text.titled(pen.name(BUILDINGS[number]), does), key)


@lru_cache(256)
def _does(language: str, key: str, *printed: tuple[str, object]) -> str:
    return Text(language)(key, **dict(printed))


def _name(table: Table, number: int, x: float, bottom: float, w: float, z: Sizes, pen: Pen) -> str:
    name = card_parts.card_name(pen.name(BUILDINGS[number]), x + 7, bottom - 8, w * 0.58, z.name + 2)
    wages = table.cards.wages[number]
    if not wages:
        return name
    run = Run(z.small, z.sign - 3, gap=2).word(wages, "soft").sign("denier")
    run = run.word("/", "soft").sign("citizen") if w > _NARROW else run
    return name + named(run.svg(x + w - run.width - 7, bottom - 8 - z.small * 0.35), pen.say("troyes.wages", n=wages))


# Walls


@cache
def _palace() -> str:
    towers = at(8, _GROUND, wood.tower(26, 120, "wall-red")) + at(156, _GROUND, wood.tower(26, 120, "wall-red"))
    flags = wood.banner(21, 34) + wood.banner(169, 34)
    return (
        flags + towers + at(32, _GROUND, wood.body(126, 108, "wall-red") + wood.battlements(126, 108, "wall-red", 0, 6))
    )


@cache
def _bishopric() -> str:
    nave = at(30, _GROUND, wood.body(152, 106, "linen"))
    roof = poly([(22, 52), (106, 14), (190, 52)], "dusk") + hatch("M106 14L190 52H132Z")
    spire = line("M106 14V2M100 6.5H112", INK) + circle(106, 39, 10, "lit") + circle(106, 39, 4, "robe-red", THIN)
    side = at(3, _GROUND, wood.body(27, 124, "stone") + wood.gable(27, 124, 26, "dusk"))
    return nave + roof + spire + side


@cache
def _city_hall() -> str:
    hall = at(42, _GROUND, wood.body(118, 122, "wall-gold"))
    roof = poly([(30, 38), (101, 2), (172, 38)], "robe-brown") + hatch("M101 2L172 38H124Z")
    clock = circle(101, 26, 8, "linen", THIN) + line("M101 21V26L105 28")
    side = at(4, _GROUND, wood.body(38, 110, "linen")) + poly([(-1, 48), (23, 26), (44, 44), (44, 48)], "robe-brown")
    return hall + roof + clock + side + line("M44 79.500H160M44 118H160")


_WALLS: Final[list[Callable[[], str]]] = [_palace, _bishopric, _city_hall]
_NICHES: Final[list[list[tuple[float, float, float, float]]]] = [
    [(39 + 39 * (k % 3), 54 + 52 * (k // 3), 34, 48) for k in range(6)],
    [(40 + 46 * (k % 3), 56 + 51 * (k // 3), 38, 47) for k in range(6)],
    [(56 + 50 * (k % 2), 43 + 38.5 * (k // 2), 40, 36) for k in range(6)],
]
"""By building and space: left, top, width and height of its arch."""


# Places


def _spaces(table: Table, number: int, size: float, pen: Pen) -> str:
    return "".join(_space(table, number, space, size, pen) for space in range(6))


def _space(table: Table, number: int, space: int, size: float, pen: Pen) -> str:
    x, y, w, h = _NICHES[number][space]
    owner = table.view["buildings"][BUILDINGS[number]][space]
    arch = f"M{x:g} {y + h:g}V{y + w * 0.42:g}a{w / 2:g} {w * 0.42:g} 0 0 1 {w:g} 0V{y + h:g}Z"
    content = shape(arch, "stone" if owner is None else "lit", THIN) + (hatch(arch) if owner is None else "")
    if owner is not None:
        figure = at(x + w / 2, y + h - _CITIZEN / 2 - 1, pieces.citizen(owner, _CITIZEN))
        content += named(figure, pen.say("citizen", name=pen.owner(owner)), pen.piece(f"citizen-{number}-{space}"))
    kind = "settle" if pen.can("settle", number, space) else "move"
    return pen.cell(content, x, y, w, h, kind, number, space) + (_number(x, y, space, size) if number == 0 else "")


def _number(x: float, y: float, space: int, size: float) -> str:
    """The Palace numbers its places."""
    disc = f'<circle class="plaque" cx="{x + 4:g}" cy="{y + 6:g}" r="{size * 0.66:g}"/>'
    return disc + words(x + 4, y + 6 + size * 0.36, space + 1, "c b", size)


def _labels(table: Table, number: int, size: float) -> str:
    """The values of every row, and which way newcomers push the others."""
    if number == 0:
        return ""
    body = ""
    for row, (_, _, mask) in enumerate(table.cards.rows[number]):
        values = [value for value in range(1, 7) if mask >> value & 1]
        x, y = (2, 70 + 51 * row) if number == 1 else (8, 52 + 38.5 * row)
        said = f"{values[0]}–{values[-1]}" if len(values) > 1 else str(values[0])
        body += (
            f'<rect class="plaque" x="{x:g}" y="{y + 9 - size * 0.72:g}" width="32" height="{size * 1.44:g}" rx="3"/>'
        )
        body += words(x + 16, y + 9 + size * 0.36, said, "c b", size)
        body += line(f"M{x + 8:g} {y + 25:g}h14l-4-3.500M{x + 22:g} {y + 25:g}l-4 3.500") if number == 1 else ""
    return body


def _expelled_citizens(table: Table, number: int, pen: Pen) -> str:
    """Who was pushed out lies before the wall."""
    body = ""
    for k, owner in enumerate(table.view["expelled"][BUILDINGS[number]]):
        x = WIDE - 16 - 24 * k
        figure = at(x, _GROUND - 6, pieces.citizen(owner, 26, lying=True))
        drawn = named(figure, pen.say("troyes.expelled", name=pen.owner(owner)))
        mine = owner is not None and owner == table.view["seat"]
        body += pen.cell(drawn, x - 13, _GROUND - 18, 26, 24, "raise", number) if mine else drawn
    return body
