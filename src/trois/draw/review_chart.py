"""The course of a match under review: what each player had to expect, decision by decision, with the marks of some."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from trois.draw.woodcut.pieces import colour_of, mark

WIDTH: Final = 1120
HEIGHT: Final = 200
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 140, 18, 30
_LETTERS: Final = 12
_APART: Final = 17


@dataclass(frozen=True)
class Note:
    """A decision that is marked: its place on the course, whose it was, and the sign, "?", "??" or "!"."""

    at: int
    seat: int
    sign: str
    address: str
    words: str


@dataclass(frozen=True)
class Course:
    lines: Sequence[Sequence[float]]
    """By step, then by seat."""
    rounds: Sequence[int]
    """By step, without the end."""
    names: Sequence[str]
    notes: Sequence[Note]
    now: int
    is_share: bool
    """Shares of the victory, rather than points."""
    round_word: str


def chart(course: Course) -> str:
    return _Chart(course).svg()


class _Chart:
    def __init__(self, course: Course) -> None:
        self.course = course
        values = [value for step in course.lines for value in step]
        self.high = 1.0 if course.is_share else max(10.0, *values)

    def svg(self) -> str:
        seats = reversed(range(len(self.course.names)))
        body = self._rounds() + self._grid() + "".join(map(self._line, seats)) + self._now()
        body += "".join(map(self._note, self.course.notes)) + self._names()
        return f'<svg class="board course" viewBox="0 0 {WIDTH} {HEIGHT}" role="group">{body}</svg>'

    def _x(self, step: int) -> float:
        return _LEFT + step * (WIDTH - _LEFT - _RIGHT) / max(1, len(self.course.lines) - 1)

    def _y(self, value: float) -> float:
        return HEIGHT - _BOTTOM - value * (HEIGHT - _TOP - _BOTTOM) / self.high

    def _rounds(self) -> str:
        """Every second round is shaded; names stand under those that have room for one."""
        body, rounds = "", list(self.course.rounds)
        for number in dict.fromkeys(rounds):
            first, last = rounds.index(number), len(rounds) - rounds[::-1].index(number)
            left, wide = self._x(first), self._x(last) - self._x(first)
            if number % 2:
                body += f'<rect class="sky-yellow" opacity=".5" x="{left:.1f}" y="{_TOP}" width="{wide:.1f}" height="{HEIGHT - _TOP - _BOTTOM}"/>'
            words = f"{self.course.round_word} {number}" if wide > 70 else str(number) if wide > 16 else ""
            body += f'<text class="c soft" x="{left + wide / 2:.1f}" y="{HEIGHT - 10}">{escape(words)}</text>'
        return body

    def _grid(self) -> str:
        count = len(self.course.names) if self.course.is_share else 4
        body = ""
        for part in range(count + 1):
            value = self.high * part / count
            words = f"{100 * part / count:.0f} %" if self.course.is_share else f"{value:.0f}"
            body += (
                f'<path class="rule" opacity=".45" d="M{_LEFT} {self._y(value):.1f}H{WIDTH - _RIGHT}"/>'
                f'<text class="e soft" x="{_LEFT - 8}" y="{self._y(value) + 4:.1f}">{words}</text>'
            )
        return body

    def _line(self, seat: int) -> str:
        steps = "L".join(f"{self._x(at):.1f} {self._y(step[seat]):.1f}" for at, step in enumerate(self.course.lines))
        return f'<path d="M{steps}" fill="none" stroke="var(--{colour_of(seat)})" stroke-width="3"/>'

    def _now(self) -> str:
        x = self._x(self.course.now)
        return f'<path class="now" d="M{x:.1f} {_TOP - 12}V{HEIGHT - _BOTTOM}"/>'

    def _note(self, note: Note) -> str:
        x, y = self._x(note.at), self._y(self.course.lines[note.at][note.seat])
        kind = "fine" if note.sign == "!" else "wrong"
        spot = f'<circle class="note-{kind}" cx="{x:.1f}" cy="{y:.1f}" r="11"/>'
        sign = f'<text class="c b note-sign" x="{x:.1f}" y="{y + 5:.1f}">{note.sign}</text>'
        return f'<a href="{escape(note.address)}" aria-label="{escape(note.words)}">{spot}{sign}</a>'

    def _names(self) -> str:
        last, body, above = self.course.lines[-1], "", -100.0
        order = sorted(range(len(last)), key=lambda seat: -last[seat])
        for place, seat in enumerate(order):
            room = HEIGHT - _BOTTOM + 8 - _APART * (len(order) - 1 - place)
            y = min(max(self._y(last[seat]) + 5, above + _APART), room)
            above = y
            value = f"{100 * last[seat]:.0f} %" if self.course.is_share else f"{last[seat]:.0f}"
            said = escape(f"{value} {self.course.names[seat][:_LETTERS]}")
            body += mark(seat, WIDTH - _RIGHT + 8, round(y - 5, 1), 5, colour_of(seat))
            body += f'<text class="m b {colour_of(seat)}" x="{WIDTH - _RIGHT + 20}" y="{y:.1f}">{said}</text>'
        return body


_BAR_WIDTH, _BAR_HEIGHT, _ROOM = 440, 26, 9.0


def shares_bar(shares: Sequence[float], names: Sequence[str]) -> str:
    """The shares of the victory side by side; a name stands where it has room."""
    body, left = "", 0.0
    for seat, share in enumerate(shares):
        wide, percent = _BAR_WIDTH * share, f"{100 * share:.0f} %"
        whole = f"{names[seat][:_LETTERS]} {percent}"
        words = whole if wide > _ROOM * len(whole) else percent if wide > _ROOM * len(percent) else ""
        body += f'<rect class="{colour_of(seat)}" x="{left:.1f}" width="{wide:.1f}" height="{_BAR_HEIGHT}"/>'
        body += f'<text class="b in-bar" x="{left + 6:.1f}" y="18">{escape(words)}</text>'
        left += wide
    return f'<svg class="board shares-bar" viewBox="0 0 {_BAR_WIDTH} {_BAR_HEIGHT}" aria-hidden="true">{body}</svg>'
