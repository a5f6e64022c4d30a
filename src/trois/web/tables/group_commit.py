"""Group commit: while the database is busy with one transaction, changes gather, and the next one takes them all."""

import asyncio
import time
from concurrent.futures import Executor

from trois.store import Change, Save, Store, Waited
from trois.web.figures import Histogram

MOST_AT_ONCE = 500


class GroupCommit:
    """A change is told of once it is committed; committing many at once costs little more than one."""

    def __init__(self, store: Store, threads: Executor, pause: float = 0.0) -> None:
        self.store = store
        self.threads = threads
        self.pause = pause
        """Seconds from the end of a transaction to the next, in which more may gather; the first one never waits."""
        self.waiting: list[tuple[Save, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.is_closed = False
        self.entries = 0
        """Lines of logs that were written."""
        self.failures = 0
        self.seconds = Histogram()

    async def save(self, table_id: str, version: int, change: Change) -> None:
        """As `Store.save`: raises Conflict."""
        if self.is_closed:
            raise Waited("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((Save(table_id, version, change), done))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Write what is waiting, and refuse further changes."""
        self.is_closed = True
        if self.writing is not None:
            await self.writing

    async def _write_all(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                refusals = await self._write([save for save, _ in batch])
                for (save, done), refused in zip(batch, refusals, strict=True):
                    self._tell(save, done, refused)
                await asyncio.sleep(self.pause)
        finally:
            self.writing = None

    async def _write(self, saves: list[Save]) -> list[Exception | None]:
        """For each what it is refused for."""
        started, loop = time.monotonic(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, self.store.save_all, saves)
        except Exception as error:
            return [error] * len(saves)
        finally:
            self.seconds.add(time.monotonic() - started)

    def _tell(self, save: Save, done: "asyncio.Future[None]", refused: Exception | None) -> None:
        if refused is None:
            self.entries += len(save.change.entries)
        else:
            self.failures += 1
        if not done.done():
            done.set_result(None) if refused is None else done.set_exception(refused)
