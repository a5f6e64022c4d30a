"""What happened since a seat's last turn as HTML: what it meant for the seat, and a short line per turn of the others."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from trois.draw.motion import moves
from trois.draw.thumbs import thumb
from trois.text import SHAPES, fates, news
from trois.text.chips import shape
from trois.text.entries import Numbered
from trois.text.model import NEUTRAL, Player
from trois.text.voice import Voice
from trois.web.pages import signs
from trois.web.pages.table import log
from trois.web.pages.table.choices import Label, labels

WHO = Markup("<b>{}</b>")


@dataclass(frozen=True)
class NewsLine:
    """What another did: a line that leads to its moment in the replay and ends with what was paid and gained."""

    number: int
    seat: int
    html: Markup
    chips: list[Label]
    reason: str
    """Why, where nothing else says it."""

    @property
    def shape(self) -> str:
        return "" if self.seat == NEUTRAL else SHAPES[self.seat]


@dataclass(frozen=True)
class FateLine:
    """What happened to the viewer: a picture and amounts for the strip, words for the list."""

    number: int
    by: int
    words: Markup
    chips: list[Label]
    reason: str
    picture: Markup
    places: str
    """Where it can be seen on the board: names of things, as `motion` has them; the first that is drawn."""
    is_loss: bool

    @property
    def shape(self) -> str:
        """Whose doing it was."""
        return "" if self.by == NEUTRAL else shape(self.by)


def fate_lines(voice: Voice, seat: int, events: Sequence[Numbered]) -> list[FateLine]:
    """What happened to a seat since its last decision."""
    found = fates.fates(voice, seat, fates.after_own(voice, seat, events))
    return [_fate_line(voice, fate) for fate in found]


def _fate_line(voice: Voice, fate: fates.Fate) -> FateLine:
    game = voice.game.name
    pictures = (thumb(game, thing) for thing in fate.things)
    places = [move.what for move in moves(game, fate.events)] + [f"card:{thing}" for thing in fate.things]
    return FateLine(
        fate.number,
        fate.by,
        Markup("; ").join(log.join(line, voice.names) for line in fate.words),
        labels(voice, fate.amounts),
        fate.reason,
        signs.svg(next(filter(None, pictures), "")),
        " ".join(dict.fromkeys(places)),
        fate.is_loss,
    )


def news_lines(voice: Voice, events: Iterable[Numbered]) -> list[NewsLine]:
    return [
        NewsLine(line.number, line.seat, _html(line, voice.names), labels(voice, line.amounts), line.reason)
        for line in news.news(voice, events)
    ]


def _html(line: news.NewsLine, names: Sequence[str]) -> Markup:
    """The name that a line about one player begins with is set apart."""
    head, *rest = line.spans
    if line.seat == NEUTRAL or not isinstance(head, Player):
        return log.join(line.spans, names)
    return WHO.format(names[head.seat]) + log.join(rest, names)
