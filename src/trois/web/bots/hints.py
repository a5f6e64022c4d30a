"""Hints: what the search would do in a seat's place. Thought about in the bots' processes, from the seat's view alone.

Nothing of it is stored or told to anybody else; asking twice about one question gives the same answer.
"""

import asyncio
import logging
from dataclasses import dataclass

from trois.bots import Clock, hints
from trois.core.game import View
from trois.web.bots.play import Bots
from trois.web.cache import Latest
from trois.web.errors import Failed, Malformed, NotYours, Refused, Stale, TooMany
from trois.web.http.rate_limit import Limit
from trois.web.tables.table import Live

LOG = logging.getLogger("trois.web")

SECONDS = 1.5
PATIENCE_SECONDS = 20.0
"""Bots of other tables may be thinking in the same process."""

PER_SECOND, BURST = 0.5, 6.0
KEPT = 500

Question = tuple[str, int, int]
"""Table, seat and the number of its question."""


@dataclass(frozen=True)
class Advice:
    """One of the best actions: its share of the search, and the final scores to expect by seat."""

    action: int
    text: str
    share: float
    scores: list[float]


def advise(view: View, legal: list[int], seconds: float) -> list[Advice]:
    """In a worker process: it knows the view of the seat that asks and nothing else."""
    return [Advice(h.action, h.text, h.share, h.scores) for h in hints(view, legal, Clock(seconds=seconds))]


class Adviser:
    def __init__(self, bots: Bots, seconds: float = SECONDS) -> None:
        self.bots = bots
        self.seconds = seconds
        self.limit = Limit(PER_SECOND, BURST)
        self.known: Latest[Question, list[Advice]] = Latest(KEPT)

    async def ask(self, live: Live, person: str, seat: int, question: int) -> list[Advice]:
        """Advice on the question that a seat of this person has before it."""
        check(live, person, seat, question)
        found = self.known.get((live.id, seat, question))
        if found is not None:
            return found
        if not self.limit.allows(person):
            raise TooMany("hint-too-many")
        found = await self._thought(live.seen_by(seat).view, live.playing.legal(seat))
        self.known.keep((live.id, seat, question), found)
        return found

    def given(self, live: Live, seat: int | None, question: int) -> list[Advice]:
        """What was told about this question already."""
        return [] if seat is None else self.known.get((live.id, seat, question), [])

    async def _thought(self, view: View, legal: list[int]) -> list[Advice]:
        try:
            return await asyncio.wait_for(self.bots.think(advise, view, legal, self.seconds), PATIENCE_SECONDS)
        except TimeoutError:
            raise Failed("hint-busy") from None
        except Exception:
            LOG.exception("no hint in %s", view["game"])
            raise Failed("hint-failed") from None


def check(live: Live, person: str, seat: int, question: int) -> None:
    if not 0 <= seat < len(live.seats):
        raise Malformed("no-seat")
    if seat not in live.seats_of(person):
        raise NotYours("not-your-seat")
    if seat not in live.pending:
        raise Refused("not-your-turn")
    if live.numbers[seat] != question:
        raise Stale("stale")
