"""The tables this process knows, and the one way to change them: on a copy, committed before it is shown."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import ParamSpec, TypeVar

from trois.store import Change, Conflict, Store
from trois.web import live as lives
from trois.web.errors import NotFound, Refused
from trois.web.hub import Hub
from trois.web.live import Live
from trois.web.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 1000
"""Tables held in memory; an older one is read again when somebody comes back to it."""

ATTEMPTS = 5
POSTGRES_THREADS = 8


class Tables:
    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.threads = ThreadPoolExecutor(POSTGRES_THREADS if store.is_postgres else 1, "store")
        self.writer = Writer(store, self.threads)
        self.known: OrderedDict[str, Live] = OrderedDict()
        self.stale: set[str] = set()
        self.locks: dict[str, asyncio.Lock] = {}
        self.wake: Callable[[Live], None] = _nobody

    async def db(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a thread talk to the database, so that the event loop goes on."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **kwargs))

    # Reading

    async def get(self, table_id: str) -> Live:
        """The table as it is committed; raises NotFound."""
        known = self.known.get(table_id)
        if known is not None and table_id not in self.stale:
            self.known.move_to_end(table_id)
            return known
        async with self._lock(table_id):
            return await self._current(table_id)

    async def _current(self, table_id: str) -> Live:
        known = self.known.get(table_id)
        if known is not None and table_id not in self.stale:
            return known
        self.stale.discard(table_id)
        try:
            fresh = await self.db(self._read, table_id, known)
        except BaseException:
            self.known.pop(table_id, None)
            raise
        self._keep(fresh)
        self.wake(fresh)
        return fresh

    def _read(self, table_id: str, known: Live | None) -> Live:
        found = self.store.table(table_id) if 0 < len(table_id) <= 32 else None
        if found is None:
            raise NotFound("no-table")
        row, seats = found
        if known is not None and known.match is not None and not known.repaired:
            newer = self.store.entries(table_id, known.lines)
            return lives.catch_up(replace(known, row=row, seats=seats), newer)
        return lives.restored(row, seats, self.store.entries(table_id), self.store.snapshot(table_id))

    def _keep(self, live: Live) -> None:
        self.known[live.id] = live
        self.known.move_to_end(live.id)
        while len(self.known) > KEPT:
            oldest, _ = self.known.popitem(last=False)
            if oldest in self.locks and not self.locks[oldest].locked():
                del self.locks[oldest]

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self.locks.setdefault(table_id, asyncio.Lock())

    # Changing

    async def change(self, table_id: str, make: Callable[[Live], Change | None]) -> Live:
        """Let `make` change a copy and say what to write; nothing is seen by anybody before it is committed.

        `make` may be called again when another process was faster, or where a refusal may come from not having
        heard of its change yet; None means that nothing is to be done.
        """
        async with self._lock(table_id):
            for attempt in range(ATTEMPTS):
                live = await self._current(table_id)
                twin = live.copy()
                try:
                    change = make(twin)
                except Refused:
                    if attempt or not self.store.is_postgres:
                        raise
                    self.stale.add(table_id)
                    continue
                if change is None:
                    return live
                try:
                    await self.writer.save(table_id, live.row.version, change)
                except Conflict:
                    self.stale.add(table_id)
                    continue
                except BaseException:
                    self.stale.add(table_id)
                    raise
                return self._committed(twin, live.row.version, change)
        raise Refused("busy")

    def _committed(self, twin: Live, version: int, change: Change) -> Live:
        values = {**change.columns, "version": version + 1}
        twin.row = replace(twin.row, **values)
        if change.seats is not None:
            twin.seats = change.seats
        twin.forget_viewers()
        self._keep(twin)
        self.hub.tell(twin.id)
        self.wake(twin)
        return twin

    def heard(self, notice: str) -> None:
        """Some process changed a table ("id version"), perhaps this one; an empty notice: any may have changed."""
        table_id, _, version = notice.partition(" ")
        for changed in [table_id] if table_id else list(self.known):
            known = self.known.get(changed)
            if known is not None and (not version or known.row.version < int(version)):
                self.stale.add(changed)
            self.hub.tell(changed)

    def close(self) -> None:
        self.threads.shutdown()


def _nobody(_live: Live) -> None:
    """Without bots nobody has to be woken."""
