"""Who is at a table just now: every response that reaches a browser, and every heartbeat of an open stream, counts.

It is kept in memory. Processes that share a PostgreSQL notify each other; after a restart everybody has time to return.
"""

import asyncio
import time
from collections.abc import Callable

from trois.store import Store
from trois.store.statements import payloads
from trois.web.tables.table import LiveTable

CHANNEL = "trois_presence"
FORGET_SECONDS = 24 * 3600.0
MOST_KEPT = 50_000


class Presence:
    def __init__(self, away_seconds: float, now: Callable[[], float] = time.time, shared: bool = False) -> None:
        self.away_seconds = away_seconds
        self.now = now
        self.started = now()
        self.seen: dict[tuple[str, str], float] = {}
        """By table and person."""
        self.shared = shared
        self.unshared: set[tuple[str, str]] = set()
        """What other processes, where there are some, don't know yet."""

    def note(self, table_id: str, person: str) -> None:
        """A sign of life."""
        if len(self.seen) >= MOST_KEPT:
            self._forget()
        self.seen[table_id, person] = self.now()
        if self.shared:
            self.unshared.add((table_id, person))

    def is_away(self, table_id: str, person: str) -> bool:
        since = max(self.seen.get((table_id, person), 0.0), self.started)
        return self.now() - since >= self.away_seconds

    @property
    def look_seconds(self) -> float:
        """How often a page looks who is there."""
        return min(20.0, max(0.5, self.away_seconds / 6))

    def away(self, live: LiveTable) -> set[int]:
        """The seats whose persons have not been heard of for a while."""
        return {s.seat for s in live.seats if s.kind == "person" and s.person and self.is_away(live.id, s.person)}

    def _forget(self) -> None:
        oldest = self.now() - FORGET_SECONDS
        kept = {key: moment for key, moment in self.seen.items() if moment > oldest}
        self.seen = kept if len(kept) < MOST_KEPT else {}

    # Between processes

    def on_notice(self, notice: str) -> None:
        """Signs of life that another process, or this one, has sent."""
        for pair in notice.split(",") if notice else []:
            table_id, _, person = pair.partition(":")
            self.seen[table_id, person] = self.now()

    def take_unshared(self) -> list[str]:
        """What is to be sent, in payloads that are short enough."""
        pairs = [f"{table_id}:{person}" for table_id, person in sorted(self.unshared)]
        self.unshared.clear()
        return payloads(pairs)

    async def share(self, store: Store) -> None:
        """Notify the other processes now and then, for ever."""
        while True:
            await asyncio.sleep(self.look_seconds)
            if self.unshared:
                await asyncio.to_thread(store.notify, CHANNEL, self.take_unshared())


def table_of(path: str) -> str:
    """The id of the table that an address is about, or nothing."""
    parts = path.removeprefix("/api").split("/", 3)
    return parts[2] if len(parts) > 2 and parts[1] == "tables" and len(parts[2]) <= 32 else ""
