"""Reviews of matches: judged in the worker processes while people look on, and kept for everybody.

A review is kept on the shelf by the digest of its match, so that every process of the server finds it. While one is
made, the shelf tells how far it is, and nobody else begins the same.
"""

import asyncio
import json
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from trois.core.match import Match
from trois.review.judge import Judgement, judge
from trois.review.moments import Moment, moments
from trois.review.review import Review, from_json, put_together
from trois.review.run import BUDGET_SECONDS, seconds_each
from trois.store import TROUBLE
from trois.store.shelf import Shelf
from trois.web.bots.fair_queue import Demand
from trois.web.bots.workers import Workers
from trois.web.cache import LruCache
from trois.web.errors import Failed, TooMany
from trois.web.rate_limit import RateLimit
from trois.web.reading import Reader
from trois.web.replays import digest_of

LOG = logging.getLogger("trois.web")

AT_ONCE_SECONDS = 1.0
"""Seconds that one match may keep a worker before others have their turn."""
FIRST_SECONDS = 4.0
"""A first look at the whole match, which is shown while a closer one is taken."""
FIRST_KEPT_SECONDS = 120
KEPT_SECONDS = 400 * 24 * 3600
NEWS_SECONDS = 30
"""Without news for that time, a review is no longer being made."""
PER_SECOND, BURST = 1 / 60, 5.0
OF_ADDRESS = 2.0
"""Times what one person may ask for."""
MOST_AT_ONCE = 4
"""Being made in this process; each takes half a minute of thinking."""
IN_MEMORY = 16
UNREADABLE = (ValueError, TypeError, LookupError)
"""What reading a value of the shelf raises where it is none of ours."""


@dataclass(frozen=True)
class Progress:
    """How much of a review is done."""

    done: int
    of: int
    failed: bool = False

    @property
    def percent(self) -> int:
        return 100 * self.done // max(1, self.of)


class Reviews:
    def __init__(self, shelf: Shelf, workers: Workers, reader: Reader) -> None:
        self.shelf = shelf
        self.workers = workers
        self.reader = reader
        self.rate_limit = RateLimit(PER_SECOND, BURST)
        self.of_address = RateLimit(PER_SECOND * OF_ADDRESS, BURST * OF_ADDRESS)
        self.known: LruCache[str, Review] = LruCache(IN_MEMORY)
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def get(self, match: Match, person: str, address: str = "") -> Review | Progress:
        """The review of a match; one that is not there yet is begun, and this says how far it is."""
        key = digest_of(match)
        found = self.known.get(key) or await asyncio.to_thread(self._load, f"review:{key}")
        if found is not None:
            self.known[key] = found
            return found
        first = await asyncio.to_thread(self._load, f"first:{key}")
        if first is not None:
            return first
        heard = await asyncio.to_thread(self.shelf.get, _news(key))
        if heard is not None:
            with suppress(*UNREADABLE):
                return Progress(*json.loads(heard))
        return await self._begin(key, match, person, address)

    def _load(self, key: str) -> Review | None:
        """One that can't be read is made again."""
        kept = self.shelf.get(key)
        with suppress(*UNREADABLE):
            return None if kept is None else from_json(json.loads(kept))
        return None

    async def _begin(self, key: str, match: Match, person: str, address: str) -> Progress:
        """By address, too: whoever shows no cookie is a new person each time."""
        self._check_room()
        if not self.of_address.allows(address) or not self.rate_limit.allows(person):
            raise TooMany("review-too-many")
        asked = await self.reader.run(address, all_moments, match)
        self._check_room()
        if key not in self.tasks:
            task = asyncio.get_running_loop().create_task(
                self._make(key, match, asked, Demand(person=person, address=address))
            )
            self.tasks[key] = task
            task.add_done_callback(lambda _: self.tasks.pop(key, None))
        begun = Progress(0, len(asked))
        await self._tell(key, begun)
        return begun

    def _check_room(self) -> None:
        if len(self.tasks) >= MOST_AT_ONCE:
            raise Failed("review-busy")

    async def _make(self, key: str, match: Match, asked: Sequence[Moment], demand: Demand) -> None:
        try:
            first = await self._judged(key, match, asked, demand, FIRST_SECONDS)
            await self._put(f"first:{key}", first, FIRST_KEPT_SECONDS)
            found = await self._judged(key, match, asked, demand, BUDGET_SECONDS)
            await self._put(f"review:{key}", found, KEPT_SECONDS)
            self.known[key] = found
        except TROUBLE:
            LOG.warning("a review was given up: trouble with the database")
        except Exception:
            LOG.exception("no review of a match of %s", match.game.name)
            await self._tell(key, Progress(0, len(asked), failed=True))

    async def _judged(self, key: str, match: Match, asked: Sequence[Moment], demand: Demand, seconds: float) -> Review:
        return await asyncio.to_thread(put_together, match, await self._judge(key, asked, demand, seconds))

    async def _put(self, key: str, found: Review, seconds: int) -> None:
        kept = json.dumps(found.as_json(), separators=(",", ":"))
        await asyncio.to_thread(self.shelf.put, key, kept, seconds)

    async def _judge(self, key: str, asked: Sequence[Moment], demand: Demand, seconds: float) -> list[Judgement]:
        """Some decisions at a time in every worker, so that bots who are waited for come between."""
        each = seconds_each(len(asked), seconds, min(2, os.cpu_count() or 1))
        size = max(1, round(AT_ONCE_SECONDS / each))
        heaps = [asked[at : at + size] for at in range(0, len(asked), size)]
        judged: list[Judgement] = []
        for start in range(0, len(heaps), self.workers.count):
            some = heaps[start : start + self.workers.count]
            for found in await asyncio.gather(*(self.workers.run(demand, judge_all, heap, each) for heap in some)):
                judged += found
            await self._tell(key, Progress(len(judged), len(asked)))
        return judged

    async def _tell(self, key: str, progress: Progress) -> None:
        news = json.dumps([progress.done, progress.of, progress.failed])
        await asyncio.to_thread(self.shelf.put, _news(key), news, NEWS_SECONDS)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def all_moments(match: Match) -> list[Moment]:
    return list(moments(match))


def judge_all(asked: Sequence[Moment], seconds: float) -> list[Judgement]:
    """In a worker process."""
    return [judge(moment, seconds) for moment in asked]


def _news(key: str) -> str:
    return f"reviewing:{key}"
