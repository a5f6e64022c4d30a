"""Choices with a short text in their corner: that they are free, what they bring, or what they cost."""

import re
from typing import Final

from trois.draw.shapes import Pen, rect
from trois.draw.signs import Run

_SIGNS: Final = {"♔": "crown", "⚜": "fortune", "✎": "book", "¤": "denier", "★": "star"}
"""Characters that are drawn."""


_NUMBERS: Final = re.compile(r"\d+")


def tagged(
    pen: Pen, content: str, x: float, y: float, w: float, h: float, size: float, kind: str, *args: int
) -> str:  # fmt: skip
    """A choice with a rectangle around it; one that has a price is faint. A narrow one tells the sum of its prices."""
    text = pen.tag(kind, *args)
    if not text:
        return pen.cell(content, x, y, w, h, kind, *args)
    paid = text[:1].isdigit()
    if paid and _run(text, size, "b").width + 10 > w:
        text = str(sum(map(int, _NUMBERS.findall(text))))
    halo = rect(x, y, w, h, "halo paid" if paid else "halo", 6)
    return pen.choice(content, halo + _corner(text, paid, x + w, y, size), kind, *args)


def _corner(text: str, paid: bool, right: float, top: float, size: float) -> str:
    run = _run(text, size, "b soft" if paid else "b on-tag")
    width, height = run.width * 1.06 + 8, size + 6
    plate = rect(right - width, top, width, height, "tag-price" if paid else "tag", 5)
    return plate + run.svg(right - width + 4, top + height / 2)


def _run(text: str, size: float, look: str) -> Run:
    run = Run(size, size + 1, gap=1.5)
    word = ""
    for character in f"{text} ":
        if character in _SIGNS or character == " ":
            run = run.word(word, look) if word else run
            word = ""
        else:
            word += character
        if character in _SIGNS:
            run.sign(_SIGNS[character])
    return run
