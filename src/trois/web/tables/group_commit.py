"""Group commit: while the database is busy with one transaction, changes gather, and the next one takes them all."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor

from trois.store import Change, Save, Store
from trois.web.figures import Histogram
from trois.web.updates.outbox import Outbox

LOG = logging.getLogger("trois.web")

MOST_AT_ONCE = 500
Done = Callable[[Exception | None], None]
"""What is to be done when a change is committed, or with what it was refused for."""

Batch = list[tuple[Save, Done]]


class GroupCommit:
    """Every change is committed when that is told; that costs many at once little more than one."""

    def __init__(self, store: Store, threads: Executor, pause: float = 0.0, outbox: Outbox | None = None) -> None:
        self.store = store
        self.threads = threads
        self.pause = pause
        """Seconds from the end of a transaction to the next, in which more may gather; the first one never waits."""
        self.outbox = outbox or Outbox()
        """For the answers to those whose changes are committed together."""
        self.rested_at = 0.0
        self.waiting: Batch = []
        self.is_busy = False
        self.entries = 0
        """Lines of logs that were written."""
        self.failures = 0
        self.seconds = Histogram()

    async def save(self, table_id: str, version: int, change: Change) -> None:
        """As `Store.save`: raises Conflict."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(refused: Exception | None) -> None:
            if not future.done():
                future.set_result(None) if refused is None else future.set_exception(refused)

        self.put(Save(table_id, version, change), done)
        await future

    def put(self, save: Save, done: Done) -> None:
        """The same without a task that waits."""
        self.waiting.append((save, done))
        if not self.is_busy:
            self._begin_rested()

    def _begin_rested(self) -> None:
        """At once, or after the pause."""
        self.is_busy, loop = True, asyncio.get_running_loop()
        if loop.time() >= self.rested_at:
            self._begin()
        else:
            loop.call_at(self.rested_at, self._begin)

    def _begin(self) -> None:
        batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
        started = time.monotonic()
        work = asyncio.get_running_loop().run_in_executor(
            self.threads, self.store.save_all, [save for save, _ in batch]
        )
        work.add_done_callback(lambda result: self._end(batch, started, result))

    def _end(self, batch: Batch, started: float, result: asyncio.Future[list[Exception | None]]) -> None:
        """The next transaction begins before anybody is told of this one."""
        self.seconds.add(time.monotonic() - started)
        self.is_busy = False
        self.rested_at = asyncio.get_running_loop().time() + self.pause
        if self.waiting:
            self._begin_rested()
        with self.outbox.gather():
            for (save, done), refused in zip(batch, _refusals(result, len(batch)), strict=True):
                self._tell(save, done, refused)

    def _tell(self, save: Save, done: Done, refused: Exception | None) -> None:
        if refused is None:
            self.entries += len(save.change.entries)
        else:
            self.failures += 1
        try:
            done(refused)
        except Exception:
            LOG.exception("a change of table %s could not be told", save.table_id)


def _refusals(result: asyncio.Future[list[Exception | None]], count: int) -> list[Exception | None]:
    if result.cancelled():
        return [asyncio.InvalidStateError("the server ends")] * count
    failed = result.exception()
    if failed is None:
        return result.result()
    return [failed if isinstance(failed, Exception) else RuntimeError(repr(failed))] * count
