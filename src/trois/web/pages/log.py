"""The log as HTML: players by their names, dice as pictures."""

from collections.abc import Iterable, Sequence
from functools import cache

from markupsafe import Markup, escape

from trois.core.game import AnyGame
from trois.core.journal import Event
from trois.text import Text, log
from trois.text.voice import Die, Player, Span

DIE = Markup(
    '<svg class="board die" viewBox="0 0 32 32" role="img" aria-label="{0}"><use href="#die-{0}" class="{1}"/></svg>'
)
PLAIN = "white"


def lines(game: AnyGame, events: Iterable[Event], names: Sequence[str], text: Text) -> list[Markup]:
    """What happened, line by line."""
    return [Markup("").join(_html(span, names) for span in line) for line in log.lines(game, events, text)]


def _html(span: Span, names: Sequence[str]) -> Markup:
    if isinstance(span, Die):
        return die(span.value, span.colour)
    return escape(names[span.seat] if isinstance(span, Player) else span)


@cache
def die(value: int, colour: str = "") -> Markup:
    """A die as `draw` draws it, as large as a letter; its value is read out."""
    return DIE.format(value, colour or PLAIN)
