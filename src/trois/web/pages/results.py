"""The end of a match: points by source, dice, the record, and the seed whose hash was told before."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from trois.core.journal import Event
from trois.core.match import Match
from trois.text import Text
from trois.text.about import score_part
from trois.text.log import FACES
from trois.text.voice import voice_class
from trois.web.pages import log
from trois.web.tables.table import LiveTable


@dataclass
class Part:
    source: str
    points: int
    width: float
    """Its bar, as a part of the longest one, 0 to 100."""


@dataclass
class Result:
    seat: int
    name: str
    rank: int
    total: int
    parts: list[Part]


def results(live: LiveTable, text: Text) -> list[Result]:
    return of_match(live.playing, live.names(), text)


def of_match(match: Match, names: Sequence[str], text: Text) -> list[Result]:
    """Seat by seat, the best first."""
    scores, ranks = match.scores, match.ranks
    longest = max([1, *(abs(points) for score in scores for points in score.parts.values())])
    rows = []
    for seat, score in enumerate(scores):
        parts = [
            Part(score_part(match.game.name, source, text), points, round(100 * abs(points) / longest, 1))
            for source, points in score.parts.items()
        ]
        rows.append(Result(seat, names[seat], ranks[seat], score.total, parts))
    return sorted(rows, key=lambda row: row.rank)


@dataclass
class Face:
    value: int
    count: int
    share: float
    """Its bar, as a part of the commonest face, 0 to 100."""

    @property
    def picture(self) -> Markup:
        return log.die(self.value)


def dice(match: Match) -> list[Face]:
    """How often each face was rolled, from the public journal."""
    counts = Counter(value for event in match.events(None) for value in _rolled(match, event) if value in FACES)
    most = max([1, *counts.values()])
    return [Face(value, counts[value], round(100 * counts[value] / most, 1)) for value in FACES]


def _rolled(match: Match, event: Event) -> list[str | int]:
    kind = str(event[0])
    names = voice_class(match.game.name).rolls.get(kind, ())
    args = dict(zip(match.game.events[kind], event[2:], strict=True))
    return [args[name] for name in names]
