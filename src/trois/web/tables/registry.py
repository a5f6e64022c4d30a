"""The tables this process knows, and the one way to change them: on a copy, committed before it is shown."""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import ParamSpec, TypeVar

from trois.store import Change, Conflict, Store
from trois.web.errors import NotFound, Refused
from trois.web.tables import table as lives
from trois.web.tables.group_commit import Writer
from trois.web.tables.table import Live
from trois.web.updates.listeners import Hub

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
        self.newest: dict[str, float] = {}
        """Versions that are known to be there, or for all we know may be (infinity), but were not read yet."""
        self.coming: dict[str, int] = {}
        """Versions that this process is writing."""
        self.locks: dict[str, asyncio.Lock] = {}
        self.wake: Callable[[Live], None] = _nobody

    async def db(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a thread talk to the database, so that the event loop goes on."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **kwargs))

    # Reading

    async def get(self, table_id: str) -> Live:
        """The table as it is committed; raises NotFound."""
        known = self._up_to_date(table_id)
        if known is not None:
            self.known.move_to_end(table_id)
            return known
        async with self._lock(table_id):
            return await self._current(table_id)

    def _up_to_date(self, table_id: str) -> Live | None:
        known, newest = self.known.get(table_id), self.newest.get(table_id)
        if known is None or newest is None:
            return known
        if known.row.version < newest:
            return None
        del self.newest[table_id]
        return known

    async def _current(self, table_id: str) -> Live:
        known = self._up_to_date(table_id)
        if known is not None:
            return known
        self.newest.pop(table_id, None)
        try:
            fresh = await self.db(self._read, table_id, self.known.get(table_id))
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
            self.newest.pop(oldest, None)
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
                    self._doubt(table_id)
                    continue
                if change is None:
                    return live
                try:
                    await self._save(live, change)
                except Conflict:
                    continue
                return self._committed(twin, live.row.version, change)
        raise Refused("busy")

    async def _save(self, live: Live, change: Change) -> None:
        """When that fails, nobody knows how the table stands before it is read again."""
        self.coming[live.id] = live.row.version + 1
        try:
            await self.writer.save(live.id, live.row.version, change)
        except BaseException:
            self._doubt(live.id)
            raise
        finally:
            del self.coming[live.id]

    def _doubt(self, table_id: str) -> None:
        self.newest[table_id] = math.inf
        self.hub.tell(table_id)

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
        """Some process, perhaps this one, changed tables ("id version,id version"); empty: any may have changed."""
        if not notice:
            for table_id in [*self.known]:
                self._doubt(table_id)
        for changed in notice.split(",") if notice else []:
            table_id, _, version = changed.partition(" ")
            self._heard_of(table_id, int(version))

    def _heard_of(self, table_id: str, version: int) -> None:
        """What this process wrote itself is told when it is done with it."""
        known, lock = self.known.get(table_id), self.locks.get(table_id)
        written = known.row.version if known is not None else -1
        if version <= max(written, self.coming.get(table_id, -1)):
            return
        if known is not None or (lock is not None and lock.locked()):
            self.newest[table_id] = max(version, self.newest.get(table_id, 0))
        self.hub.tell(table_id)

    def close(self) -> None:
        self.threads.shutdown()


def _nobody(_live: Live) -> None:
    """Without bots nobody has to be woken."""
