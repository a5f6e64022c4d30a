"""Call-outs: numbers on a drawing, and at its sides the same numbers with the names of what they stand on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trois.draw.shapes import Part, circle, words
from trois.draw.signs import text_width

_MARGIN: Final = 0.25
"""How wide the room of the names is at either side, in widths of the drawing: style sheets count on it."""
_LETTERS: Final = 10.6
"""How many letters wide it is."""
_LINE: Final = 1.16


@dataclass(frozen=True)
class Spot:
    """What is named, by its place on the drawing."""

    name: str
    x: float
    y: float


@dataclass(frozen=True)
class _Label:
    """A number, the lines of its name, and where their middle is."""

    number: int
    spot: Spot
    lines: list[str]
    y: float


def with_callouts(drawing: Part, spots: Sequence[Spot]) -> Part:
    """The drawing between the names of its spots, which are numbered as they come."""
    wide, high = drawing.width, drawing.height
    margin = wide * _MARGIN
    size = round(margin / _LETTERS, 1)
    lefts = [spot.x < wide / 2 for spot in spots]
    labels = [*_labels(spots, lefts, high, size), *_labels(spots, [not left for left in lefts], high, size)]
    names = "".join(_name(label, label.spot.x < wide / 2, wide, size) for label in labels)
    numbers = "".join(
        f'<g class="callout">{_number(label.number, label.spot.x, label.spot.y, size)}</g>' for label in labels
    )
    shown = f'<svg width="{wide:g}" height="{high:g}" overflow="hidden">{drawing.body}</svg>'
    body = f'<g transform="translate({margin:g} 0)">{shown}<g class="callout-names">{names}</g>{numbers}</g>'
    return Part(drawing.name, drawing.title, high, body, drawing.actions, wide + 2 * margin)


def _labels(spots: Sequence[Spot], here: Sequence[bool], height: float, size: float) -> list[_Label]:
    """The names of one side, each as near to its spot as the others let it."""
    mine = sorted(
        ((number, spot) for number, spot in enumerate(spots, 1) if here[number - 1]), key=lambda one: one[1].y
    )
    lines = [list(_name_lines(spot.name, size)) for _, spot in mine]
    tall = [(len(some) + 0.7) * size * _LINE for some in lines]
    tops = _apart([spot.y - high / 2 for (_, spot), high in zip(mine, tall, strict=True)], tall, height)
    return [
        _Label(number, spot, some, top + high / 2)
        for (number, spot), some, top, high in zip(mine, lines, tops, tall, strict=True)
    ]


def _apart(wished: Sequence[float], tall: Sequence[float], height: float) -> list[float]:
    """Where each begins, so that none lies on another and all are within the height."""
    tops: list[float] = []
    free = 0.0
    for wish, high in zip(wished, tall, strict=True):
        tops.append(max(wish, free))
        free = tops[-1] + high
    free = height
    for at in reversed(range(len(tops))):
        tops[at] = min(tops[at], free - tall[at])
        free = tops[at]
    return tops


def _name_lines(name: str, size: float) -> Iterator[str]:
    line = ""
    for word in name.split(" "):
        longer = f"{line} {word}".strip()
        if line and text_width(longer, size, bold=True) > (_LETTERS - 2.8) * size:
            yield line
            longer = word
        line = longer
    yield line


def _name(label: _Label, is_left: bool, width: float, size: float) -> str:
    """The number once more, as near to the drawing as can be, and the words."""
    x = -1.3 * size if is_left else width + 1.3 * size
    top = label.y - (len(label.lines) - 1) * size * _LINE / 2 + size * 0.35
    start, look = (x - 1.2 * size, "e name b") if is_left else (x + 1.2 * size, "name b")
    said = "".join(
        words(round(start, 1), round(top + at * size * _LINE, 1), text, look, size)
        for at, text in enumerate(label.lines)
    )
    return _number(label.number, x, label.y, size) + said


def _number(number: int, x: float, y: float, size: float) -> str:
    disc = circle(round(x, 1), round(y, 1), round(size * 0.82, 1), "callout-disc")
    return disc + words(round(x, 1), round(y + size * 0.36, 1), number, "c b on-ink", size)
