"""The log as HTML: players by their names, dice as pictures."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from trois.core.game import AnyGame
from trois.core.journal import Event
from trois.text import SHAPES, Text, log
from trois.text.log import LogLine, Numbered
from trois.text.voice import NEUTRAL, Die, Player, Span
from trois.web.pages.signs import die


@dataclass(frozen=True)
class Line:
    """A line of the log; its number leads to the moment in the replay."""

    number: int
    seat: int
    html: Markup

    @property
    def shape(self) -> str:
        return "" if self.seat == NEUTRAL else SHAPES[self.seat]


@dataclass(frozen=True)
class Turn:
    seat: int
    shape: str
    lines: list[Line]


@dataclass(frozen=True)
class Section:
    """A round."""

    heading: Markup
    turns: list[Turn]


def sections(game: AnyGame, events: Sequence[Numbered], names: Sequence[str], text: Text) -> list[Section]:
    """What happened, set apart by rounds and turns."""
    return [
        Section(join(section.heading, names), [_turn(turn, names) for turn in section.turns])
        for section in log.sections(game, events, text)
    ]


def _turn(turn: log.Turn, names: Sequence[str]) -> Turn:
    shape = "" if turn.seat == NEUTRAL else SHAPES[turn.seat]
    return Turn(turn.seat, shape, [_line(line, names) for line in turn.lines])


def _line(line: LogLine, names: Sequence[str]) -> Line:
    return Line(line.number, line.seat, join(line.spans, names))


def join(spans: Iterable[Span], names: Sequence[str]) -> Markup:
    """A sentence as HTML."""
    return Markup("").join(_html(span, names) for span in spans)


def lines(game: AnyGame, events: Iterable[Event], names: Sequence[str], text: Text) -> list[Markup]:
    """What happened, line by line."""
    return [join(line, names) for line in log.lines(game, events, text)]


def _html(span: Span, names: Sequence[str]) -> Markup:
    if isinstance(span, Die):
        return die(span.value, span.colour)
    return escape(names[span.seat] if isinstance(span, Player) else span)
