"""Who is at a table just now: every response that reaches a browser, and every heartbeat of an open stream, counts.

It is kept in memory. Processes that share a PostgreSQL notify each other; after a restart everybody has time to return.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from trois.store.store import now as wall_clock
from trois.web.cache import LruCache
from trois.web.tables.house import DAYS, time_is_up
from trois.web.tables.table import LiveTable
from trois.web.updates.exchange import Exchange

HERE_SECONDS = 20.0
"""Seconds without a sign of life after which somebody is not there; open streams give one every ten."""
TABLES_KEPT = 20_000
PERSONS_PER_TABLE = 16


class Presence:
    def __init__(self, away_seconds: float, now: Callable[[], float] = time.monotonic, shared: bool = False) -> None:
        self.away_seconds = away_seconds
        self.now = now
        self.started = now()
        self.seen: LruCache[str, LruCache[str, float]] = LruCache(TABLES_KEPT)
        """By table and person."""
        self.watched: LruCache[str, LruCache[str, float]] = LruCache(TABLES_KEPT)
        """The same of those who only look on: they never push out anybody with a seat."""
        self.shared = shared
        self.unshared: set[tuple[str, str, bool]] = set()
        """What other processes, where there are some, don't know yet: table, person, whether they only look on."""

    def note_visit(self, live: LiveTable, person: str) -> None:
        """A sign of life of somebody who looks at a table, if they have a seat there."""
        if live.seats_of(person) or any(seat.person == person for seat in live.seats):
            self.note(live.id, person)
        elif live.row.is_running:
            self.note_watcher(live.id, person)

    def note(self, table_id: str, person: str) -> None:
        """A sign of life of somebody who has a seat at this table."""
        self._keep(self.seen, table_id, person)
        if self.shared:
            self.unshared.add((table_id, person, False))

    def _keep(self, tables: LruCache[str, LruCache[str, float]], table_id: str, person: str) -> None:
        people = tables.get(table_id)
        if people is None:
            people = tables[table_id] = LruCache(PERSONS_PER_TABLE)
        people[person] = self.now()

    def was_there(self, table_id: str, person: str | None) -> bool:
        """Whether somebody has looked at a table of theirs, and is not away."""
        return person in (self.seen.get(table_id) or {}) and not self.is_away(table_id, str(person))

    def is_away(self, table_id: str, person: str) -> bool:
        return self.silent_for(table_id, person) >= self.here_seconds

    def silent_for(self, table_id: str, person: str) -> float:
        """Seconds since the last sign of life; after a restart everybody has time to return."""
        people = self.seen.get(table_id)
        since = None if people is None else people.get(person)
        return self.now() - (self.started if since is None else since)

    def has_looked(self, table_id: str, person: str, since: float) -> bool:
        """Whether there was a sign of life within so many seconds."""
        return person in (self.seen.get(table_id) or {}) and self.silent_for(table_id, person) <= since

    def note_watcher(self, table_id: str, person: str) -> None:
        """A sign of life of somebody who only looks on."""
        self._keep(self.watched, table_id, person)
        if self.shared:
            self.unshared.add((table_id, person, True))

    def watchers(self, live: LiveTable) -> list[str]:
        """Who is watching now."""
        since = self.now() - self.here_seconds
        return [person for person, at in (self.watched.get(live.id) or {}).items() if at > since]

    @property
    def here_seconds(self) -> float:
        return min(HERE_SECONDS, self.away_seconds)

    def near(self) -> set[str]:
        """Everybody who was heard of lately, at any table."""
        lately = self.now() - self.away_seconds
        return {person for people in self.seen.values() for person, at in people.items() if at > lately}

    @property
    def look_seconds(self) -> float:
        """How often a page looks who is there."""
        return min(8.0, max(0.5, self.here_seconds / 6))

    def away(self, live: LiveTable) -> set[int]:
        """The seats whose persons are not there now."""
        return {s.seat for s in live.seats if s.is_person and s.person and self.is_away(live.id, s.person)}

    def replaceable(self, live: LiveTable, holidays: Mapping[str, int]) -> set[int]:
        """The seats of people who have been away for as long as their table grants; no time passes on a holiday."""
        house = live.house
        if house.pace == DAYS and live.match is not None:
            ends = {
                seat: time_is_up(house, live.since_when(seat), holidays.get(str(live.seats[seat].person), 0))
                for seat in live.pending
            }
            return self.away(live) & {seat for seat, end in ends.items() if end <= wall_clock()}
        granted = house.away_seconds if "away" in live.row.house else self.away_seconds
        return {seat for seat in self.away(live) if self.silent_for(live.id, str(live.seats[seat].person)) >= granted}

    # Between processes

    def on_signs(self, _process: str, signs: list[Any]) -> None:
        """Signs of life that another process has sent."""
        for table_id, person, watches in signs:
            self._keep(self.watched if watches else self.seen, table_id, person)

    async def share(self, exchange: Exchange) -> None:
        """Tell the other processes now and then, for ever; what can't be sent is sent the next time."""
        while True:
            await asyncio.sleep(self.look_seconds)
            signs = sorted(self.unshared)
            await asyncio.to_thread(exchange.send, "presence", signs)
            self.unshared.difference_update(signs)


def table_of(path: str) -> str:
    """The id of the table that an address is about, or nothing."""
    parts = path.removeprefix("/api").split("/", 3)
    return parts[2] if len(parts) > 2 and parts[1] == "tables" and len(parts[2]) <= 32 else ""
