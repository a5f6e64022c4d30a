"""Which version a table has in the database just now: asked for many tables at once, while others wait."""

import asyncio
from concurrent.futures import Executor

from trois.store import Store

Waiting = dict[str, list["asyncio.Future[int | None]"]]


class Versions:
    """Where several processes serve one database, a notice of another's change may still be on its way."""

    def __init__(self, store: Store, threads: Executor) -> None:
        self.store = store
        self.threads = threads
        self.waiting: Waiting = {}
        self.is_busy = False

    async def of(self, table_id: str) -> int | None:
        """The version that was committed when this was called, or a later one; None where there is no such table."""
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table_id, []).append(done)
        if not self.is_busy:
            self._begin()
        return await done

    def _begin(self) -> None:
        asked, self.waiting = self.waiting, {}
        self.is_busy = True
        work = asyncio.get_running_loop().run_in_executor(self.threads, self.store.versions, list(asked))
        work.add_done_callback(lambda result: self._end(asked, result))

    def _end(self, asked: Waiting, result: "asyncio.Future[dict[str, int]]") -> None:
        failed = asyncio.CancelledError() if result.cancelled() else result.exception()
        for table_id, all_of_them in asked.items():
            for done in all_of_them:
                if done.done():
                    continue
                if failed is None:
                    done.set_result(result.result().get(table_id))
                else:
                    done.set_exception(failed)
        self.is_busy = False
        if self.waiting:
            self._begin()
