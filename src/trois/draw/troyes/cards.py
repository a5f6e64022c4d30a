"""Cards as they lie on the table: picture, name, price, effect, places or flags, prize."""

from collections.abc import Sequence
from typing import Final

from trois.draw.pictures import picture
from trois.draw.shapes import Pen, chosen_tick, named, rect, words
from trois.draw.signs import Run, die_sign, sign, text_width
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import at
from trois.text.model import Chip

GAME: Final = "troyes"
INSET: Final = 7
"""From the edge of a card to its text."""
_SMALLEST: Final = 0.8
"""How small a name may get, as a part of its size: text stays readable, and may come closer to the edge instead."""


def frame(x: float, y: float, w: float, h: float) -> str:
    """The paper of a card, with its shadow."""
    return rect(x + 2, y + 3, w, h, "card-shadow", 7) + rect(x, y, w, h, "card-paper", 7)


def head_picture(card: str, x: float, y: float, w: float, h: float) -> str:
    """The picture in the upper part of a card, with the line below it."""
    edge = f'<path class="card-rule" d="M{x:g} {y + h:g}h{w:g}"/>'
    return picture(GAME, card, x + 0.7, y + 0.7, w - 1.4, h - 0.7) + edge


def card_name(name: str, x: float, baseline: float, width: float, size: float) -> str:
    """A name in its size, or in one that fits as a whole; never stretched."""
    fits = min(size, size * width / max(1.0, text_width(name, size, bold=True)))
    return f'<text class="name b" x="{x:g}" y="{baseline:g}" font-size="{max(fits, size * _SMALLEST):.3g}">{_safe(name)}</text>'


def _safe(content: str) -> str:
    return content.replace("&", "&amp;").replace("<", "&lt;")


def divisor(colour: str, number: int, x: float, middle: float, size: float, sign_size: float, pen: Pen) -> str:
    """Dice of a colour, and how many pips make one."""
    run = Run(size, sign_size).die(colour, pen.letter(colour)).word(f"÷{number}")
    return named(run.svg(x, middle), pen.say("divisor", colour=pen.word(colour), n=number))


def divisor_sign(colour: str, x: float, y: float, size: float, pen: Pen) -> str:
    """A die of a colour alone."""
    return die_sign(colour, pen.letter(colour), x, y, size)


def price(number: int, right: float, middle: float, size: float, sign_size: float, pen: Pen) -> str:
    """What hiring costs, flush right."""
    run = Run(size, sign_size).sign("denier").word(number)
    return named(run.svg(right - run.width, middle), pen.say("deniers", n=number))


def effect(rows: Sequence[Run], x: float, top: float, sign_size: float) -> str:
    """What a card does, in signs and a few words."""
    step = sign_size + 3
    return "".join(row.svg(x, top + step * (k + 0.5)) for k, row in enumerate(rows))


def points(number: int, x: float, middle: float, size: float, pen: Pen) -> str:
    """A number of points, from x on."""
    run = Run(size, size + 1, gap=1).word(number).sign("points")
    return named(run.svg(x, middle), pen.say("points", n=number))


def place(
    x: float, y: float, w: float, h: float, seat: int | None, vp: int, citizen: float, size: float, pen: Pen
) -> str:
    """A place on an activity: dashed while it is free."""
    box = rect(x, y, w, h, "place" if seat is None else "place full", 5)
    middle = y + h / 2
    worth = Run(size, size + 1, gap=1).word(vp, "b" if seat is not None else "b soft").sign("points")
    if seat is None:
        return box + named(worth.svg(x + (w - worth.width) / 2, middle), pen.say("points", n=vp))
    body = at(x + 2 + citizen / 2, middle, pieces.citizen(seat, citizen))
    label = pen.say("citizen", name=pen.player(seat))
    return box + named(body, label) + named(worth.svg(x + w - worth.width - 2, middle), pen.say("points", n=vp))


def times_tag(chips: Sequence[Chip], right: float, top: float, size: float) -> str:
    """How often a card could be used, in the corner of its picture."""
    if not chips:
        return ""
    times = f"{chips[0].amount}×"
    wide, high = text_width(times, size, bold=True) + 12, size + 7
    plate = rect(right - wide, top, wide, high, "tag", high / 2)
    return plate + words(right - wide / 2, top + high / 2 + size * 0.36, times, "c b on-tag", size)


def target_mark(x: float, y: float, w: float, h: float) -> str:
    """Around what the action in the making is about: an edge and a tick."""
    return rect(x, y, w, h, "chosen-ring", 7) + chosen_tick(x + w - 10, y + 10, 9)


def sign_at(name: str, x: float, middle: float, size: float, label: str = "") -> str:
    shown = sign(name, x, middle - size / 2, size)
    return named(shown, label) if label else shown
