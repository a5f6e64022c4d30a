"""What happened since a seat's last turn as HTML: a short line per turn, with what it came to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from trois.text import news
from trois.text.log import Numbered
from trois.text.voice import Player, Span, Voice
from trois.web.pages import log
from trois.web.pages.choices import Label, labels

WHO = Markup("<b>{}</b>")


@dataclass(frozen=True)
class NewsLine(log.Line):
    """A line that ends with what was paid and gained."""

    chips: list[Label]
    reason: str
    """Why, where nothing else says it."""


def news_lines(voice: Voice, events: Iterable[Numbered]) -> list[NewsLine]:
    return [
        NewsLine(line.number, line.seat, _html(line.spans, voice.names), labels(voice, line.amounts), line.reason)
        for line in news.news(voice, events)
    ]


def _html(spans: Sequence[Span], names: Sequence[str]) -> Markup:
    """The name that a line begins with is set apart."""
    head, *rest = spans
    if not isinstance(head, Player):
        return log.join(spans, names)
    return WHO.format(names[head.seat]) + log.join(rest, names)
