"""The processes in which bots think. Each does one thing at a time, so that a bot can be kept where it thought last.

Work for a bot (its key) goes to the process that keeps this bot. When that one is busy and another is not, the other
takes it and keeps the bot from then on: a slow table never holds up the rest.
"""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, TypeVar

from trois import games
from trois.bots.parallel import register_games
from trois.web.cache import LruCache

P = ParamSpec("P")
T = TypeVar("T")

BotKey = tuple[str, int]
"""Table and seat."""

HOMES_KEPT = 10_000
PATIENCE_SECONDS = 1.0
"""How long the oldest work waits while a process takes work for bots that it keeps first."""

WATCH_SECONDS = 2.0


class Worker:
    """One process, started when there is something to do and again when it died."""

    def __init__(self) -> None:
        self.is_busy = False
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """In the process; where it died, a new one tries it once more."""
        try:
            return await self._submit(work)
        except BrokenProcessPool:
            self.pool = None
            return await self._submit(work)

    async def _submit(self, work: Callable[[], T]) -> T:
        self.pool = self.pool or _new_process()
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


@dataclass(eq=False)
class _Waiting:
    key: BotKey | None
    since: float
    worker: "asyncio.Future[Worker]"


class Workers:
    def __init__(self, count: int = 1) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.homes: LruCache[BotKey, Worker] = LruCache(HOMES_KEPT)
        """Where the bot of a seat thought last."""
        self.waiting: list[_Waiting] = []

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that any process can do."""
        return await self._run(None, partial(work, *args, **kwargs))

    async def run_for(self, key: BotKey, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work for a bot, in the process that keeps it if that one is free."""
        return await self._run(key, partial(work, *args, **kwargs))

    async def _run(self, key: BotKey | None, work: Callable[[], T]) -> T:
        worker = await self._acquire(key)
        try:
            return await worker.run(work)
        finally:
            self._release(worker)

    async def _acquire(self, key: BotKey | None) -> Worker:
        worker = self._free_worker(key)
        if worker is None:
            worker = await self._wait(key)
        worker.is_busy = True
        if key is not None:
            self.homes[key] = worker
        return worker

    def _free_worker(self, key: BotKey | None) -> Worker | None:
        home = self.homes.get(key) if key is not None else None
        if home is not None and not home.is_busy:
            return home
        return next((worker for worker in self.workers if not worker.is_busy), None)

    async def _wait(self, key: BotKey | None) -> Worker:
        """In a queue, until a worker is handed over; who gives up hands it on."""
        place = _Waiting(key, time.monotonic(), asyncio.get_running_loop().create_future())
        self.waiting.append(place)
        try:
            return await place.worker
        except asyncio.CancelledError:
            if place in self.waiting:
                self.waiting.remove(place)
            elif place.worker.done() and not place.worker.cancelled():
                self._release(place.worker.result())
            raise

    def _release(self, worker: Worker) -> None:
        """Hand the worker to whoever is next; it stays busy on the way."""
        if not self.waiting:
            worker.is_busy = False
            return
        place = self._next(worker)
        self.waiting.remove(place)
        place.worker.set_result(worker)

    def _next(self, worker: Worker) -> _Waiting:
        """The oldest work; while it has not waited long, rather work for a bot that this process keeps."""
        oldest = self.waiting[0]
        if time.monotonic() - oldest.since > PATIENCE_SECONDS:
            return oldest
        return next((place for place in self.waiting if self._is_home(worker, place)), oldest)

    def _is_home(self, worker: Worker, place: _Waiting) -> bool:
        return place.key is not None and self.homes.get(place.key) is worker

    def run_at_home(self, key: BotKey, work: Callable[[BotKey], None]) -> None:
        """Let the process that keeps a bot do something about it, without waiting; it keeps it no longer."""
        worker = self.homes.pop(key, None)
        if worker is None or worker.pool is None:
            return
        try:
            worker.pool.submit(work, key)
        except BrokenProcessPool:
            """With the process the bot is gone too."""

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def _new_process() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("forkserver")
    known = (os.getpid(), games.registered())
    return ProcessPoolExecutor(1, mp_context=context, initializer=start_worker, initargs=known)


def start_worker(server: int, places: dict[str, str]) -> None:
    """In a worker process: know the server's games, and don't outlive a server that was killed and could not say so."""
    register_games(places)
    threading.Thread(target=_watch, args=(server,), name="trois-watch", daemon=True).start()


def _watch(server: int) -> None:
    while True:
        try:
            os.kill(server, 0)
        except ProcessLookupError:
            os._exit(1)
        time.sleep(WATCH_SECONDS)
