"""The tables this process knows, and the one way to change them: on a copy, committed before it is shown."""

import asyncio
import logging
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from trois.store import TROUBLE, Change, Conflict, Store, Table, Waited
from trois.store.schema import ID_LENGTH
from trois.web.cache import LruCache
from trois.web.errors import NotFound, Refused, SetAside
from trois.web.tables import restore
from trois.web.tables.group_commit import GroupCommit
from trois.web.tables.table import LiveTable
from trois.web.updates.listeners import Listeners

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger("trois.web")

KEPT = 1000
"""Tables held in memory; an older one is read again when somebody comes back to it."""

ATTEMPTS = 5
COMMIT_PAUSE = 0.02
"""Seconds between transactions: what gathers meanwhile shares all that a transaction costs besides its rows."""

POSTGRES_THREADS = 8
PATIENCE_SECONDS = 10.0
"""For an answer of the database, with the queue before it."""


class Tables:
    def __init__(self, store: Store, listeners: Listeners) -> None:
        self.store = store
        self.listeners = listeners
        self.threads = ThreadPoolExecutor(POSTGRES_THREADS if store.is_postgres else 1, "store")
        self.commits = GroupCommit(store, self.threads, COMMIT_PAUSE)
        self.known: LruCache[str, LiveTable] = LruCache(KEPT, self._drop)
        self.newest: dict[str, float] = {}
        """Versions that are known to be there, or for all we know may be (infinity), but were not read yet."""
        self.set_aside: LruCache[str, bool] = LruCache(KEPT)
        """Tables that can't be replayed: nobody tries that again before they have changed."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table: there as long as somebody holds it or waits for it."""
        self.is_closed = False
        self.wake: Callable[[LiveTable], None] = _nobody

    async def db(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a thread talk to the database, so that the event loop goes on; what waits too long times out."""
        if self.is_closed:
            raise Waited("the database is closed")
        done = asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **kwargs))
        try:
            return await asyncio.wait_for(done, PATIENCE_SECONDS)
        except TimeoutError:
            raise Waited("the database") from None

    # Reading

    async def get(self, table_id: str) -> LiveTable:
        """The table as it is committed; raises NotFound."""
        known = self.at_hand(table_id)
        if known is not None:
            return known
        async with self._lock(table_id):
            return await self._current(table_id)

    async def latest(self, table_id: str) -> LiveTable:
        """The table with everything that any process has committed; as it is known where the database can't say."""
        if self.store.is_postgres and table_id in self.known:
            with suppress(*TROUBLE):
                self.expect(table_id, await self.db(self.store.version, table_id))
        return await self.get(table_id)

    def expect(self, table_id: str, version: int | None) -> None:
        """The database has this version of a table; None: the table was removed."""
        known = self.known.get(table_id)
        if version is None:
            self.known.pop(table_id, None)
        elif known is not None and known.row.version < version:
            self.newest[table_id] = max(version, self.newest.get(table_id, 0))

    def at_hand(self, table_id: str) -> LiveTable | None:
        """The table as it is now, where nobody has to wait for it."""
        known = self.known.get(table_id)
        if known is None or known.row.version < self.newest.get(table_id, 0):
            return None
        self._drop(table_id)
        return known

    async def _current(self, table_id: str) -> LiveTable:
        known = self.at_hand(table_id)
        if known is not None:
            return known
        self.newest.pop(table_id, None)
        try:
            fresh = await self.db(self._read, table_id, self.known.get(table_id))
        except BaseException:
            self.known.pop(table_id, None)
            raise
        self.known[table_id] = fresh
        self.wake(fresh)
        return fresh

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self.locks.setdefault(table_id, asyncio.Lock())

    def _read(self, table_id: str, known: LiveTable | None) -> LiveTable:
        found = self.store.table(table_id) if _can_be_id(table_id) else None
        if found is None:
            raise NotFound("no-table")
        if table_id in self.set_aside:
            raise SetAside
        row, seats = found
        if known is not None and known.match is not None and not known.repaired:
            newer = self.store.entries(table_id, known.lines)
            return self._replay(row, partial(restore.catch_up, replace(known, row=row, seats=seats), newer))
        entries, snapshot = self.store.entries(table_id), self.store.snapshot(table_id)
        return self._replay(row, partial(restore.restore, row, seats, entries, snapshot))

    def _replay(self, row: Table, play: Callable[[], LiveTable]) -> LiveTable:
        """Whatever goes wrong with one table's log does not affect the others."""
        try:
            return play()
        except Exception:
            LOG.exception("table %s (%s) can't be replayed and is set aside", row.id, row.game)
            self.set_aside[row.id] = True
            raise SetAside from None

    def _drop(self, table_id: str) -> None:
        self.newest.pop(table_id, None)

    # Changing

    async def change(
        self, table_id: str, make: Callable[Concatenate[LiveTable, P], Change | None], *args: P.args, **kwargs: P.kwargs
    ) -> LiveTable:
        """Let `make` change a copy and say what to write; nobody sees anything of it before it is committed.

        `make` may be called again when another process was faster, or where it refuses because this process has not
        heard of another's change yet; None means that nothing is to be done.
        """
        for attempt in range(ATTEMPTS):
            async with self._lock(table_id):
                live = await self._current(table_id)
                twin = live.copy()
                try:
                    change = make(twin, *args, **kwargs)
                    if change is None:
                        return live
                    await self._save(live, change)
                    return self._swap_in(twin, live.row.version, change)
                except Refused:
                    if attempt or not self.store.is_postgres:
                        raise
                except Conflict:
                    """Another process was faster."""
            self._doubt(table_id)
        raise Refused("busy")

    async def _save(self, live: LiveTable, change: Change) -> None:
        """When that fails, nobody knows how the table stands before it is read again."""
        try:
            await self.commits.save(live.id, live.row.version, change)
        except Conflict:
            raise
        except BaseException:
            self._doubt(live.id)
            raise

    def forget(self, table_id: str) -> None:
        """Drop a table that was removed."""
        self.known.pop(table_id, None)
        self.listeners.notify(table_id)

    def _doubt(self, table_id: str) -> None:
        self.newest[table_id] = math.inf
        self.listeners.notify(table_id)

    def _swap_in(self, twin: LiveTable, version: int, change: Change) -> LiveTable:
        twin.row = replace(twin.row, version=version + 1, **change.columns)
        if change.seats is not None:
            twin.seats = change.seats
        twin.forget_viewers()
        self.known[twin.id] = twin
        self.listeners.notify(twin.id)
        self.wake(twin)
        return twin

    def on_notice(self, notice: str) -> None:
        """Some process, perhaps this one, changed tables ("id version,id version"); empty: any may have changed."""
        if not notice:
            for table_id in [*self.known]:
                self._doubt(table_id)
        for changed in notice.split(",") if notice else []:
            table_id, _, version = changed.partition(" ")
            self._on_version(table_id, int(version))

    def _on_version(self, table_id: str, version: int) -> None:
        """What is not known here yet is read when somebody asks for it."""
        self.set_aside.pop(table_id, None)
        known = self.known.get(table_id)
        if known is not None and version <= known.row.version:
            return
        if known is not None or table_id in self.locks:
            self.newest[table_id] = max(version, self.newest.get(table_id, 0))
        self.listeners.notify(table_id)

    async def finish(self) -> None:
        """Write what is waiting, and refuse further changes."""
        self.is_closed = True
        await self.commits.close()

    def close(self) -> None:
        self.threads.shutdown()


def _can_be_id(table_id: str) -> bool:
    """No database looks for a NUL."""
    return 0 < len(table_id) <= ID_LENGTH and table_id.isprintable()


def _nobody(_live: LiveTable) -> None:
    """Without bots there is nothing to wake."""
