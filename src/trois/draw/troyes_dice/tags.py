"""Choices with something in their corner: that they are free, what they bring, or what they cost."""

from collections.abc import Sequence

from trois.draw.shapes import Pen, rect
from trois.draw.signs import Run
from trois.draw.troyes_dice.seen import GOODS
from trois.text.model import Chip


def is_price(chips: Sequence[Chip]) -> bool:
    return any(chip.kind == "price" for chip in chips)


def tagged(
    pen: Pen, content: str, x: float, y: float, w: float, h: float, size: float, kind: str, *args: int
) -> str:  # fmt: skip
    """A choice with a rectangle around it; one that has a price is faint. A narrow one tells the sum of its prices."""
    chips = pen.tag(kind, *args)
    if not chips:
        return pen.cell(content, x, y, w, h, kind, *args)
    paid = is_price(chips)
    run = _run(pen, chips, size, paid)
    if paid and run.width + 10 > w:
        run = _empty(size).word(sum(chip.amount or 0 for chip in chips), "b soft")
    halo = rect(x, y, w, h, "halo paid" if paid else "halo", 6)
    return pen.choice(content, halo + _corner(run, paid, x + w, y, size), kind, *args)


def _corner(run: Run, paid: bool, right: float, top: float, size: float) -> str:
    width, height = run.width * 1.06 + 8, size + 6
    plate = rect(right - width, top, width, height, "tag-price" if paid else "tag", 5)
    return plate + run.svg(right - width + 4, top + height / 2)


def _empty(size: float) -> Run:
    return Run(size, size + 1, gap=1.5)


def _run(pen: Pen, chips: Sequence[Chip], size: float, paid: bool) -> Run:
    run, look = _empty(size), "b soft" if paid else "b on-tag"
    for chip in chips:
        if chip.thing == "free":
            run.word(pen.say("dice.free"), look)
        else:
            run.word(chip.amount if paid else f"+{chip.amount}", look).sign(GOODS.get(chip.word, "star"))
    return run
