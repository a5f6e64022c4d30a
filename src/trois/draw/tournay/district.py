"""A district with its Plaza: at most three rows and three columns of areas, empty ones shown where one may build."""

from typing import Final

from trois.draw.shapes import Part, Pen, fitted, named, rect, use, words
from trois.draw.tournay import cards as faces
from trois.draw.tournay import hand, plaza
from trois.draw.tournay.lookup import FACES, asked
from trois.games.tournay.cards import Cards, cards_for
from trois.games.tournay.describe import Player, Stack
from trois.games.tournay.rules.areas import AREAS, SIDE
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.view import TournayView
from trois.text.tournay.places import window

HEAD: Final = 40
STEP: Final = 122


def part(view: TournayView, seat: int, pen: Pen) -> Part:
    cards = cards_for(view["card_changes"])
    player = view["players"][seat]
    mine = seat == view["seat"]
    stacks = {AREA_WORDS.index(stack["area"]): stack for stack in player["district"]}
    rows, columns = window(player["district"], mine and any(pen.can("place", area) for area in range(AREAS)))
    body = _head(view, seat, player, pen) + plaza.plaza(view, seat, HEAD, pen)
    top = HEAD + plaza.HIGH
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            wide = 360 / len(columns)
            body += _area(view, seat, SIDE * row + column, stacks, (j * wide, top + i * STEP, wide - 4), cards, pen)
    height = top + len(rows) * STEP
    if not mine:
        body += hand.backs(player, height, pen)
        height += hand.BACKS
    title = pen.say("tournay.district", name=pen.player(seat))
    return Part(f"district-{seat}", title, height, body, pen.take_actions())


def _head(view: TournayView, seat: int, player: Player, pen: Pen) -> str:
    body = rect(0, 0, 360, HEAD + plaza.HIGH - 6, "panel", 10)
    body += rect(1.5, 1.5, 357, HEAD + plaza.HIGH - 9, "ink", 9) if seat in view["pending"] else ""
    body += pen.badge(seat, 22, 22, 26) + fitted(42, 28, pen.player(seat), 138, "name l", 22)
    body += use("flag", 196, 20, 18, "inked") if seat == view["first"] else ""
    built = len(player["built"])
    walls = use("rampart", 236, 21, 22, "plain") + words(252, 26, built, "m b")
    body += named(walls, pen.say("tournay.built", n=built))
    money = use("coin", 298, 21, 24, "yellow") + words(315, 29, player["deniers"], "l b")
    return body + named(money, pen.say("deniers", n=player["deniers"]))


# Areas


def _area(
    view: TournayView,
    seat: int,
    area: int,
    stacks: dict[int, Stack],
    place: tuple[float, float, float],
    cards: Cards,
    pen: Pen,
) -> str:
    x, y, wide = place
    stack = stacks.get(area)
    mine = seat == view["seat"]
    if stack is None:
        content = rect(x + 2, y, wide - 2, faces.HIGH, "dash", 8)
        return pen.cell(content, x + 2, y, wide - 2, faces.HIGH, "place", area) if mine else content
    content = _stack(stack, x, y, wide, cards, pen)
    kind = _use_of(view, seat, area, stack, cards, pen)
    marked = mine and asked(view, "target") == stack["area"]
    mark = rect(x + 2, y, wide - 2, faces.HIGH, "chosen", 8) if marked else ""
    return (pen.cell(content, x + 2, y, wide - 2, faces.HIGH, *kind) if kind else content) + mark


def _stack(stack: Stack, x: float, y: float, wide: float, cards: Cards, pen: Pen) -> str:
    """The visible card, the number of covered ones, who stands on it."""
    content = faces.face(stack["cards"][-1], x + 2, y, wide - 2, cards, pen)
    covered = len(stack["cards"]) - 1
    if covered:
        plate = rect(x + 4, y + faces.HIGH - 20, 26, 17, "inked", 5) + use(
            "hand", x + 12, y + faces.HIGH - 11, 12, "plain"
        )
        count = f'<g class="stamp-ink">{words(x + 24, y + faces.HIGH - 7, covered, "c b on")}</g>'
        content += named(plate + count, pen.say("tournay.covered", n=covered))
    return content + faces.occupant(stack["on"], x + wide - 19, y + 97, pen)


def _use_of(view: TournayView, seat: int, area: int, stack: Stack, cards: Cards, pen: Pen) -> tuple[str, int] | None:
    """What choosing this card would do: cover, activate, damage, protect, copy."""
    if seat == view["seat"]:
        for kind in ("place", "activate", "damage"):
            if pen.can(kind, area):
                return kind, area
        is_shield = cards.shield[FACES[stack["cards"][-1]]]
        return ("protect", 1) if is_shield and pen.can("protect", 1) else None
    top = FACES[stack["cards"][-1]]
    if asked(view, "kind") == "damage" and asked(view, "seat") == seat and pen.can("damage", area):
        return "damage", area
    return ("copy", top) if pen.can("copy", top) else None
