"""The log as HTML: players by their names, dice as pictures."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from trois import games
from trois.core.game import AnyGame
from trois.core.journal import Event
from trois.text import SHAPES, Text, log
from trois.text.entries import Numbered
from trois.text.model import NEUTRAL, Die, Player, Span
from trois.web.pages.render import html
from trois.web.pages.signs import die

LOG_EVENTS = 300
"""As many of the last ones are told, and the rest of the round that they begin with."""
ROUNDS_KEPT = 2048
"""What a round that is over has told does not change."""
TURNS_KEPT = 1 << 14
"""Nor do the turns that are over in the round that is played."""


def rounds(game: AnyGame, events: Sequence[Numbered], names: Sequence[str], replay: str, text: Text) -> list[Markup]:
    """What happened, the latest round first; every line leads to its moment in the replay at this address."""
    begun = [told for told in log.rounds(game, events) if told[-1][0] >= len(events) - LOG_EVENTS]
    return [_round(game.name, tuple(told), tuple(names), replay, text.language) for told in reversed(begun)]


@lru_cache(ROUNDS_KEPT)
def _round(game: str, events: tuple[Numbered, ...], names: tuple[str, ...], replay: str, language: str) -> Markup:
    section = log.section(games.get(game), events, Text(language))
    turns = [_turn(turn.seat, tuple(turn.lines), names, replay, language) for turn in reversed(section.turns)]
    heading = join(section.heading, names)
    return Markup(html("log_round.html", heading=heading, turns=turns))  # noqa: S704 (escaped there)


@lru_cache(TURNS_KEPT)
def _turn(seat: int, told: tuple[log.LogLine, ...], names: tuple[str, ...], replay: str, language: str) -> Markup:
    shape = SHAPES[seat] if seat != NEUTRAL else ""
    said = [(line.number, join(line.spans, names)) for line in told]
    content = html("log_turn.html", t=Text(language), seat=seat, shape=shape, lines=said, replay=replay)
    return Markup(content)  # noqa: S704 (escaped there)


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
