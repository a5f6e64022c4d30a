"""Hints: what a bot would do in a seat's place, searched for in a worker process from the seat's view alone.

A hint is not stored and shown to nobody else; asking twice about one question gives the same answer.
"""

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import asdict, dataclass, field

from trois import bots
from trois.core.game import View
from trois.store import TROUBLE
from trois.store.shelf import Shelf
from trois.store.statements import to_json
from trois.web.bots.fair_queue import Demand
from trois.web.bots.workers import Workers
from trois.web.cache import LruCache
from trois.web.deadlines import Deadlines
from trois.web.errors import Failed, Refused, Stale, TooMany
from trois.web.rate_limit import RateLimit
from trois.web.tables.ownership import seat_of
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable

LOG = logging.getLogger("trois.web")

SECONDS = 0.8
"""For the first look, which is shown at once."""
LONGER_SECONDS = 2.5
"""For a closer one, while the first is read."""
PATIENCE_SECONDS = 20.0
"""Bots of other tables may be thinking in the same process."""

PER_SECOND, BURST = 0.5, 6.0
KEPT = 500
SHARED_SECONDS = 3600

Question = tuple[str, int, int]
"""Table, seat and the number of its question."""


@dataclass(frozen=True)
class Hint:
    """One of the best actions: the share of the victory and the final scores to expect, as `trois.bots.Hint` has them."""

    action: int
    text: str
    share: float
    scores: list[float]
    gain: float = 0.0
    """Final points over the next best action, or below the best one."""
    line: list[int] = field(default_factory=list)
    """How the turn would go on."""


def search(view: View, legal: list[int], seconds: float) -> list[Hint]:
    """In a worker process: it knows the view of the seat that asks and nothing else."""
    found = bots.hints(view, legal, bots.Clock(seconds=seconds))
    return [Hint(hint.action, hint.text, hint.share, hint.scores, hint.gain, hint.line) for hint in found]


class SharedHints:
    """Hints on the shelf that all processes share, for as long as anybody may think about a question."""

    def __init__(self, tables: Tables, shelf: Shelf) -> None:
        self.tables = tables
        self.shelf = shelf

    async def put(self, key: Question, hints: list[Hint]) -> None:
        with suppress(*TROUBLE):
            await self.tables.db(self.shelf.put, _name(key), to_json([asdict(hint) for hint in hints]), SHARED_SECONDS)

    async def get(self, key: Question) -> list[Hint]:
        found = None
        with suppress(*TROUBLE):
            found = await self.tables.db(self.shelf.get, _name(key))
        try:
            return [Hint(**one) for one in json.loads(found)] if found else []
        except (ValueError, TypeError):
            return []


def _name(key: Question) -> str:
    return f"hint:{':'.join(map(str, key))}"


class Hints:
    def __init__(
        self, workers: Workers, deadlines: Deadlines, seconds: float = SECONDS, kept: "SharedHints | None" = None
    ) -> None:
        self.workers = workers
        self.deadlines = deadlines
        self.seconds = seconds
        self.rate_limit = RateLimit(PER_SECOND, BURST)
        self.known: LruCache[Question, list[Hint]] = LruCache(KEPT)
        self.looked_at: LruCache[Question, bool] = LruCache(KEPT)
        """What had its longer look."""
        self.kept = kept
        """Where other processes find them."""

    async def ask(
        self, live: LiveTable, person: str, seat: int, question: int, address: str = "", longer: bool = False
    ) -> list[Hint]:
        """Hints on the question that a seat of this person has before it; a longer look follows a first one, once."""
        _check(live, person, seat, question)
        if live.house.day:
            raise Refused("hint-today")
        key = (live.id, seat, question)
        found = await self.cached(live, seat, question)
        longer = longer and bool(found) and key not in self.looked_at
        if found and not longer:
            return found
        if longer:
            self.looked_at[key] = True
        elif not self.rate_limit.allows(person):
            raise TooMany("hint-too-many")
        seconds = LONGER_SECONDS if longer else self.seconds
        demand = Demand(person=person, address=address)
        found = await self._search(demand, live.seat_view(seat).view, live.playing.legal(seat), seconds)
        self.known[key] = found
        if self.kept is not None:
            await self.kept.put(key, found)
        return found

    async def cached(self, live: LiveTable, seat: int | None, question: int) -> list[Hint]:
        """What was found about this question already, by this process or another."""
        if seat is None:
            return []
        key = (live.id, seat, question)
        if key not in self.known and self.kept is not None:
            self.known[key] = await self.kept.get(key)
        return self.known.get(key) or []

    async def _search(self, demand: Demand, view: View, legal: list[int], seconds: float) -> list[Hint]:
        try:
            async with self.deadlines.limit(asyncio.get_running_loop().time() + PATIENCE_SECONDS):
                return await self.workers.run(demand, search, view, legal, seconds)
        except TimeoutError:
            raise Failed("hint-busy") from None
        except Exception:
            LOG.exception("no hint in %s", view["game"])
            raise Failed("hint-failed") from None


def _check(live: LiveTable, person: str, seat: int, question: int) -> None:
    seat_of(live, person, seat)
    if seat not in live.pending:
        raise Refused("not-your-turn")
    if live.numbers[seat] != question:
        raise Stale("stale")
