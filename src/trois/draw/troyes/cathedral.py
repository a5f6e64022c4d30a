"""The cathedral: a façade that rises, three levels of six."""

from typing import Final

from trois.draw import pieces
from trois.draw.shapes import Part, Pen, named, path, rect, use, words
from trois.games.troyes.cards import cards_for
from trois.games.troyes.view import TroyesView

HEIGHT: Final = 324
LEFT: Final = 36
STEP: Final = 48
HIGH: Final = 46
GROUND: Final = 256


def part(view: TroyesView, pen: Pen) -> Part:
    cards = cards_for(view["card_changes"])
    body = _facade()
    for level, owners in enumerate(view["cathedral"]):
        for column, owner in enumerate(owners):
            body += _space(owner, level, column, pen)
    body += "".join(_foot(column, cards.cathedral_vp, cards.cathedral_influence[column], pen) for column in range(6))
    body = pen.choice(body, path("halo", _outline()), "cathedral")
    return Part("cathedral", pen.say("part.cathedral"), HEIGHT, body, pen.take_actions())


def _outline() -> str:
    """Two towers, a gable between them."""
    top = GROUND - 3 * HIGH - 14
    return (
        f"M{LEFT - 10} {GROUND + 4}V{top}L{LEFT + 43} {top - 92}L{LEFT + 96} {top}V{top - 6}L180 {top - 58}"
        f"L{LEFT + 192} {top - 6}V{top}L{LEFT + 245} {top - 92}L{LEFT + 298} {top}V{GROUND + 4}Z"
    )


def _facade() -> str:
    top = GROUND - 3 * HIGH - 14
    rose = f"M180 {top - 36}a13 13 0 1 0 .1 0M180 {top - 36}v26M167 {top - 23}h26"
    windows = "".join(f"M{x - 7} {top - 8}v-18a7 7 0 0 1 14 0v18Z" for x in (LEFT + 43, LEFT + 245))
    return path("stone", _outline()) + path("ink", rose) + path("ink", windows)


def _space(owner: pieces.Owner, level: int, column: int, pen: Pen) -> str:
    x, y = LEFT + column * STEP + 2, GROUND - (level + 1) * HIGH
    content = rect(x, y, STEP - 4, HIGH - 4, "cell", 5)
    if owner is None:
        label = pen.say("troyes.cathedral-space", level=level + 1, number=column + 1)
        return named(content + words(x + 22, y + 27, column + 1, "c soft"), label)
    return content + pieces.cube(owner, x + STEP / 2 - 2, y + HIGH / 2 - 2, 34, pen)


def _foot(column: int, vp: int, influence: int, pen: Pen) -> str:
    """The die of a column and what building there brings."""
    x = LEFT + column * STEP + STEP / 2
    die = use(f"die-{column + 1}", x, GROUND + 18, 26, "white")
    gain = use("points", x - 8, GROUND + 41, 15, "inked") + words(x + 4, GROUND + 46, vp, "b")
    gain += use("influence", x - 8, GROUND + 58, 15, "plain") + words(x + 4, GROUND + 63, influence, "b")
    return named(die + gain, pen.say("troyes.cathedral-gain", number=column + 1, vp=vp, influence=influence))
