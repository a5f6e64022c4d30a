"""The processes in which bots think. Each does one thing at a time, so that a bot can be kept where it thought last.

Work for a bot (its key) goes to the process that keeps this bot. When that one is busy and another is not, the other
takes it and keeps the bot from then on: a slow table never holds up the rest. Who is next is said in `fair_queue`.
"""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar

from trois import games
from trois.bots.parallel import register_games
from trois.web.bots import kept
from trois.web.bots.fair_queue import BotKey, Demand, FairQueue, Waiting
from trois.web.cache import LruCache

P = ParamSpec("P")
T = TypeVar("T")

HOMES_KEPT = 10_000
HURRY = b"play now"
PRELOADED = ["trois.web.bots.kept", "trois.web.bots.thinking"]
"""Loaded once, in the process that all workers are forks of."""
PATIENT = 10
"""The niceness of processes for long thoughts."""
CROWD = 2
"""Thoughts that may wait for each process before all are made shorter."""
RETRY_SECONDS = 0.05
WATCH_SECONDS = 2.0
WARM_UP_SECONDS = 2.0
"""A server that was just started has more urgent things to do."""


class Worker:
    """One process, started when there is something to do and again when it died."""

    def __init__(self, is_reserved: bool = False) -> None:
        self.is_reserved = is_reserved
        """Whether it is kept for short work."""
        self.is_busy = False
        self.pool: ProcessPoolExecutor | None = None
        self.process: BaseProcess | None = None
        self.key: BotKey | None = None
        """The bot that thinks here now."""
        self.line: Connection | None = None
        """Where the process hears that somebody doesn't want to wait for that bot any longer."""

    async def run(self, work: Callable[[], T]) -> T:
        """In the process; where it died, or the one that makes it, a new one tries it once more."""
        try:
            return await self.submit(work)
        except (BrokenProcessPool, ConnectionError):
            self.pool = None
            await asyncio.sleep(RETRY_SECONDS)
        try:
            return await self.submit(work)
        except ConnectionError:
            self.pool = None
            raise BrokenProcessPool from None

    def preparation(self) -> Callable[..., None]:
        """What its process does first."""
        return start_worker

    async def submit(self, work: Callable[[], T]) -> T:
        if self.pool is None:
            self.pool, self.line = _new_process(self.preparation(), 0 if self.is_reserved else PATIENT)
        before = set(multiprocessing.active_children())
        done = asyncio.get_running_loop().run_in_executor(self.pool, work)
        self.process = next(iter(set(multiprocessing.active_children()) - before), self.process)
        return await done

    def close(self) -> None:
        """Nobody waits for a thought that nobody will hear of."""
        if self.pool is not None:
            if self.process is not None:
                self.process.terminate()
            # With its process gone the pool's thread ends at once. Python, when it ends, would meet it half ended.
            self.pool.shutdown(cancel_futures=True)
            if self.line is not None:
                self.line.close()


class Workers:
    """So many processes for any work, and one more for short work only, which long thoughts never keep waiting."""

    def __init__(self, count: int = 1, new_worker: "Callable[[], Worker]" = Worker, has_reserve: bool = True) -> None:
        self.workers = [new_worker() for _ in range(count)] + [Worker(is_reserved=True)] * has_reserve
        self.homes: LruCache[BotKey, Worker] = LruCache(HOMES_KEPT)
        """Where the bot of a seat thought last."""
        self.queue: FairQueue[Worker] = FairQueue()

    @property
    def count(self) -> int:
        """Processes for any work."""
        return sum(not worker.is_reserved for worker in self.workers)

    @property
    def crowd(self) -> float:
        """By how much every long thought is shortened, so that whoever waits for one does not wait for all the others."""
        return 1.0 + len(self.queue.waiting) / CROWD / self.count

    async def warm_up(self) -> None:
        """Start every process soon, so that the first bot need not wait for it."""
        await asyncio.sleep(WARM_UP_SECONDS)
        await asyncio.gather(*(worker.run(_nothing) for worker in self.workers if not worker.is_busy))

    async def run(self, demand: Demand, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the work in a process, where there is one in the process that keeps the bot."""
        worker = await self._acquire(demand)
        started = time.monotonic()
        try:
            return await worker.run(partial(work, *args, **kwargs))
        finally:
            self._release(worker, demand, time.monotonic() - started)

    async def _acquire(self, demand: Demand) -> Worker:
        worker = self._free_worker(demand)
        if worker is not None:
            self._hand_over(worker, demand)
            return worker
        return await self._wait(demand)

    def _free_worker(self, demand: Demand) -> Worker | None:
        home = self.homes.get(demand.key) if demand.key is not None else None
        if home is not None and self._fits(home, demand):
            return home
        return next((worker for worker in self.workers if self._fits(worker, demand)), None)

    def _fits(self, worker: Worker, demand: Demand) -> bool:
        """Whether the worker is free for it. Nobody has all of several processes, and long work never the reserved one."""
        if worker.is_busy or (worker.is_reserved and not demand.is_short):
            return False
        return demand.is_short or not demand.person or self.queue.running[demand.person] < self._most_per_person()

    def _most_per_person(self) -> int:
        return max(1, self.count - 1)

    def _hand_over(self, worker: Worker, demand: Demand) -> None:
        worker.is_busy = True
        worker.key = demand.key
        self.queue.begin(demand)
        if demand.key is not None:
            self.homes[demand.key] = worker

    async def _wait(self, demand: Demand) -> Worker:
        """In the queue, until a worker is handed over; who gives up hands it on."""
        place: Waiting[Worker] = Waiting(demand)
        self.queue.waiting.append(place)
        try:
            return await place.worker
        except asyncio.CancelledError:
            if place in self.queue.waiting:
                self.queue.waiting.remove(place)
            elif place.worker.done() and not place.worker.cancelled():
                self._release(place.worker.result(), demand, 0.0)
            raise

    def _release(self, worker: Worker, demand: Demand, seconds: float) -> None:
        """The end of some work lets others begin: in this process, or in another where its person had too many."""
        worker.is_busy = False
        worker.key = None
        self.queue.end(demand, seconds)
        for free in self.workers:
            place = self.queue.next(partial(self._fits, free), partial(self._is_home, free))
            if place is not None:
                self.queue.waiting.remove(place)
                self._hand_over(free, place.demand)
                place.worker.set_result(free)

    def _is_home(self, worker: Worker, demand: Demand) -> bool:
        return demand.key is not None and self.homes.get(demand.key) is worker

    def run_at_home(self, key: BotKey, work: Callable[[BotKey], None]) -> None:
        """Let the process that keeps a bot do something about it, without waiting; it keeps it no longer."""
        worker = self.homes.pop(key, None)
        if worker is None or worker.pool is None:
            return
        try:
            worker.pool.submit(work, key)
        except BrokenProcessPool:
            """With the process the bot is gone too."""

    def hurry(self, key: BotKey) -> None:
        """Let a bot that thinks just now play the best it has found."""
        for worker in self.workers:
            if worker.is_busy and worker.key == key and worker.line is not None:
                worker.line.send_bytes(HURRY)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def _new_process(prepare: Callable[..., None], niceness: int) -> tuple[ProcessPoolExecutor, Connection]:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    hears, tells = context.Pipe(duplex=False)
    known = (os.getpid(), games.registered(), hears, niceness)
    return ProcessPoolExecutor(1, mp_context=context, initializer=prepare, initargs=known), tells


def _nothing() -> None:
    """Work that only needs a process."""


def start_worker(server: int, places: dict[str, str], line: Connection | None = None, niceness: int = 0) -> None:
    """In a worker process: know the server's games, and don't outlive a server that was killed and could not say so.

    Where long thoughts are thought, the processor is for others first: for the server and for short thoughts.
    """
    register_games(places)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_watch, args=(server,), name="trois-watch", daemon=True).start()
    if line is not None:
        threading.Thread(target=_listen, args=(line,), name="trois-hurry", daemon=True).start()


def _listen(line: Connection) -> None:
    """Pass on that somebody doesn't want to wait any longer, until the server is gone."""
    with suppress(EOFError, OSError):
        while line.recv_bytes():
            kept.STOP.is_set = True


def _watch(server: int) -> None:
    while True:
        try:
            os.kill(server, 0)
        except ProcessLookupError:
            os._exit(1)
        time.sleep(WATCH_SECONDS)
