"""Charts of a finished match: points over the rounds, a line for each player; how often each face was rolled."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from trois.draw.lettering import with_minus
from trois.draw.woodcut.pieces import colour_of, die, mark

WIDTH: Final = 560
HEIGHT: Final = 340
_LEFT, _RIGHT, _TOP, _BOTTOM = 40, 132, 14, 36
_MOST_LABELS: Final = 9
_LETTERS: Final = 11
_APART: Final = 17
"""Between the names at the end of the lines."""


def curve(points: Sequence[Sequence[int]], names: Sequence[str], labels: Sequence[str]) -> str:
    """`points` by seat and step; the last step, shaded, is the end. `labels` stand under the steps."""
    return Chart(points, names, labels).svg()


class Chart:
    def __init__(self, points: Sequence[Sequence[int]], names: Sequence[str], labels: Sequence[str]) -> None:
        self.points, self.names, self.labels = points, names, labels
        self.low = min(0, *(min(line) for line in points))
        self.high = max(5, *(max(line) for line in points))

    def svg(self) -> str:
        body = self._end() + self._grid() + self._steps()
        body += "".join(self._line(seat) for seat in reversed(range(len(self.points)))) + self._names()
        return f'<svg class="board curve" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{body}</svg>'

    def _x(self, step: int) -> float:
        return _LEFT + step * (WIDTH - _LEFT - _RIGHT) / max(1, len(self.labels) - 1)

    def _y(self, value: float) -> float:
        return HEIGHT - _BOTTOM - (value - self.low) * (HEIGHT - _TOP - _BOTTOM) / (self.high - self.low)

    def _end(self) -> str:
        last = len(self.labels) - 1
        left, wide = self._x(last - 1), self._x(last) - self._x(last - 1)
        high = HEIGHT - _TOP - _BOTTOM
        return f'<rect class="sky-yellow" opacity=".6" x="{left:.1f}" y="{_TOP}" width="{wide:.1f}" height="{high}"/>'

    def _grid(self) -> str:
        step = next(size for size in (5, 10, 20, 50, 100, 500) if (self.high - self.low) / size <= 6)
        values = range(-(-self.low // step) * step, self.high + 1, step)
        return "".join(
            f'<path class="rule" opacity=".45" d="M{_LEFT} {self._y(value):.1f}H{WIDTH - _RIGHT}"/>'
            f'<text class="e soft" x="{_LEFT - 8}" y="{self._y(value) + 4:.1f}">{with_minus(value)}</text>'
            for value in values
        )

    def _steps(self) -> str:
        every = -(-len(self.labels) // _MOST_LABELS)
        shown = [step for step in range(len(self.labels)) if step % every == 0 or step == len(self.labels) - 1]
        return "".join(
            f'<text class="c soft" x="{self._x(step):.1f}" y="{HEIGHT - 14}">{escape(self.labels[step])}</text>'
            for step in shown
        )

    def _line(self, seat: int) -> str:
        spots = [(self._x(step), self._y(value)) for step, value in enumerate(self.points[seat])]
        steps = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
        stroke = f'stroke="var(--{colour_of(seat)})" stroke-width="3" stroke-linejoin="round"'
        return f'<path d="M{steps}" fill="none" {stroke}/>' + "".join(self._dot(seat, *spot) for spot in spots[1:])

    def _dot(self, seat: int, x: float, y: float) -> str:
        ground = f'<circle class="card-ground" cx="{x:.1f}" cy="{y:.1f}" r="7"/>'
        return ground + mark(seat, round(x, 1), round(y, 1), 5, colour_of(seat))

    def _names(self) -> str:
        """Beside the ends of the lines, pushed apart where those are close."""
        order = sorted(range(len(self.points)), key=lambda seat: -self.points[seat][-1])
        body, above = "", -100.0
        for place, seat in enumerate(order):
            room = HEIGHT - _BOTTOM + 14 - _APART * (len(order) - 1 - place)
            y = min(max(self._y(self.points[seat][-1]) + 5, above + _APART), room)
            above = y
            said = escape(f"{with_minus(self.points[seat][-1])} {self.names[seat][:_LETTERS]}")
            body += f'<text class="m b {colour_of(seat)}" x="{WIDTH - _RIGHT + 14}" y="{y:.1f}">{said}</text>'
        return body


_BAR, _STEP, _BASE, _TALLEST = 38, 62, 150, 130


def faces(counts: Sequence[int]) -> str:
    """A bar for every face of the dice, and the line that chance would give."""
    tallest = max(1, *counts)
    body = "".join(_face(at, count, _TALLEST * count / tallest) for at, count in enumerate(counts))
    expected = _BASE - _TALLEST * sum(counts) / len(counts) / tallest
    body += f'<path class="chance" d="M8 {expected:.1f}H{_STEP * len(counts) + 8}"/>'
    width = _STEP * len(counts) + 16
    return f'<svg class="board faces" viewBox="0 0 {width} 200" aria-hidden="true">{body}</svg>'


def _face(at: int, count: int, height: float) -> str:
    x = 20 + at * _STEP
    bar = f'<rect class="stone" x="{x}" y="{_BASE - height:.1f}" width="{_BAR}" height="{height:.1f}" rx="3"/>'
    label = f'<text class="m b c" x="{x + _BAR / 2:g}" y="{_BASE - 8}">{count}</text>'
    return f'{bar}{label}<g transform="translate({x + _BAR / 2:g} 176)">{die("white", at + 1, 28)}</g>'


def spread(bars: Sequence[tuple[int, int]], marks: Mapping[int, str]) -> str:
    """A bar for each number of points, by how often it came; a mark names the bar that a number stands in."""
    wide = max(_STEP, 520 // max(1, len(bars)))
    tallest = max(1, *(count for _, count in bars))
    body = ""
    for at, (start, count) in enumerate(bars):
        after = bars[at + 1][0] if at + 1 < len(bars) else max([start, *marks]) + 1
        named = [words for points, words in marks.items() if start <= points < after]
        body += _bar(8 + at * wide, wide - 8, _TALLEST * count / tallest, str(start), named)
    width = wide * len(bars) + 16
    return (
        f'<svg class="board spread" viewBox="0 -20 {width} 216" aria-hidden="true">{body}'
        f'<path class="w-ink" d="M4 {_BASE + 10}H{width - 4}"/></svg>'
    )


def course(points: Sequence[int]) -> str:
    """The points of one match after another; the last one is filled."""
    low = min(points)
    high = max(low + 1, *points)
    apart = 480 / max(1, len(points) - 1)
    spots = [(40 + at * apart, 120 - 100 * (one - low) / (high - low)) for at, one in enumerate(points)]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    dots = "".join(f'<circle class="stone" cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in spots[:-1])
    last = f'<circle fill="var(--choice)" cx="{spots[-1][0]:.1f}" cy="{spots[-1][1]:.1f}" r="6"/>'
    ends = f'<text class="e soft" x="30" y="124">{low}</text><text class="e soft" x="30" y="24">{high}</text>'
    return (
        f'<svg class="board spread" viewBox="0 0 536 140" aria-hidden="true">{ends}'
        f'<path class="w-ink" d="M{line}" fill="none"/>{dots}{last}</svg>'
    )


def _bar(x: float, wide: float, height: float, start: str, named: Sequence[str]) -> str:
    top, middle = _BASE + 10 - height, x + wide / 2
    look = 'fill="var(--choice)" stroke="var(--line)" stroke-width="1.4"' if named else 'class="stone"'
    bar = f'<rect {look} x="{x:g}" y="{top:.1f}" width="{wide:g}" height="{height:.1f}" rx="3"/>' if height else ""
    flags = "".join(
        f'<text class="c b" x="{middle:g}" y="{top - 8 - 16 * at:.1f}">{escape(words)}</text>'
        for at, words in enumerate(named)
    )
    return f'{bar}{flags}<text class="c soft" x="{middle:g}" y="{_BASE + 30}">{start}</text>'
