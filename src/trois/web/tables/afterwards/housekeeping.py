"""What is done now and then: visits are written down, what has had its time is removed."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import asdict

from trois.store.retention import MOST_AT_ONCE, note_visits, remove_old, visit_seconds
from trois.store.shelf import Shelf
from trois.store.store import Store, now
from trois.web.config import Keep
from trois.web.tables.people.audience import Audience
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable

LOG = logging.getLogger("trois.web")

ROUND_SECONDS = 60.0
REMOVAL_SECONDS = 3600.0
CLOCK_TOLERANCE = 600.0
"""Seconds by which the wall clock may gain on the monotonic one between two rounds."""


class Housekeeping:
    def __init__(self, store: Store, shelf: Shelf, tables: Tables, audience: Audience, keep: Keep) -> None:
        self.store = store
        self.shelf = shelf
        self.tables = tables
        self.audience = audience
        self.keep = keep
        self.visit_seconds = visit_seconds(asdict(keep))
        self.visited: set[str] = set()
        """Tables that somebody with a seat came to, which is not written yet."""
        self.clock: Callable[[], float] = time.time
        self.skew = self.clock() - time.monotonic()

    def note_visit(self, live: LiveTable, person: str) -> None:
        """Somebody looks at a table; now and then, and only where they have a seat or opened it, that is remembered."""
        if live.row.visited > self.clock() - self.visit_seconds or live.id in self.visited:
            return
        if live.row.owner == person or any(seat.person == person for seat in live.seats):
            self.visited.add(live.id)

    async def run(self) -> None:
        """For ever; what fails is tried again in the next round."""
        removed_at = time.monotonic()
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            await self.write_visits()
            await self.tables.db(self.shelf.purge)
            if time.monotonic() - removed_at >= REMOVAL_SECONDS:
                removed_at = time.monotonic()
                await self.remove_old()

    async def write_visits(self) -> None:
        visited, moment = sorted(self.visited), now()
        if visited:
            await self.tables.db(note_visits, self.store, visited, moment, self.visit_seconds)
            self.visited.difference_update(visited)

    async def remove_old(self) -> int:
        """Remove tables by their age, unless the clock was just set: then every age is doubtful. How many are gone."""
        if self._clock_was_set():
            LOG.warning("the clock was set: nothing is removed by its age this time")
            return 0
        count = 0
        while found := await self._remove_some():
            count += sum(found)
            if max(found) < MOST_AT_ONCE:
                break
        return count

    async def _remove_some(self) -> list[int]:
        """In one short transaction, so that decisions come between; for each reason how many."""
        in_use = {table_id for table_id in self.tables.known if self.audience.is_watched(table_id)} | self.visited
        removed = await self.tables.db(remove_old, self.store, asdict(self.keep), int(self.clock()), in_use)
        for reason, ids in removed.items():
            LOG.warning("removed %d tables (%s): %s", len(ids), reason, ", ".join(ids))
            for table_id in ids:
                self.tables.forget(table_id)
        return [len(ids) for ids in removed.values()]

    def _clock_was_set(self) -> bool:
        skew, self.skew = self.skew, self.clock() - time.monotonic()
        return abs(self.skew - skew) > CLOCK_TOLERANCE
