"""Bots at tables: they think in worker processes, at a pace people can follow."""

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from trois import bots
from trois.core.game import View
from trois.web.errors import Refused
from trois.web.tables import decisions
from trois.web.tables.registry import Tables
from trois.web.tables.table import Live

P = ParamSpec("P")
T = TypeVar("T")

QUICK = ("random",)
"""Levels that need no thinking."""

WATCH_SECONDS = 2.0

HIDDEN_PACE = 0.15
"""Share of the pace while people decide at the same time: nobody is waiting to see what a bot does."""


def choose(level: str, game: str, seed: int, view: View, legal: list[int]) -> int:
    """In a worker process: the action a bot takes. It knows the view of its seat and nothing else."""
    return bots.safe_choose(bots.make(level, game, seed), view, legal)


class Bots:
    """One task per table whose bots are asked; it ends when no bot is."""

    def __init__(self, tables: Tables, pace: float, workers: int = 1) -> None:
        self.tables = tables
        self.pace = pace
        self.workers = workers
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.pool: ProcessPoolExecutor | None = None

    def wake(self, live: Live) -> None:
        """Called after every change of a table."""
        if live.row.stage == "running" and live.id not in self.tasks and asked_bots(live):
            task = asyncio.get_running_loop().create_task(self._play(live.id))
            self.tasks[live.id] = task
            task.add_done_callback(lambda done: self._gone(live.id, done))

    def _gone(self, table_id: str, task: asyncio.Task[None]) -> None:
        self.tasks.pop(table_id, None)
        if not task.cancelled() and task.exception() is None:
            live = self.tables.known.get(table_id)
            if live is not None:
                self.wake(live)

    async def wake_all(self) -> None:
        """After a restart: go on where bots were asked."""
        for table_id in await self.tables.db(self.tables.store.running_tables_with_bots):
            await self.tables.get(table_id)

    async def _play(self, table_id: str) -> None:
        while True:
            live = await self.tables.get(table_id)
            asked = asked_bots(live)
            if not asked:
                return
            try:
                await self._move(live, asked[0])
            except Refused:
                await asyncio.sleep(self.pace)

    async def _move(self, live: Live, seat: int) -> None:
        match = live.playing
        started = time.monotonic()
        action = await self._thought(live.seats[seat].level, live, seat)
        people = any(live.seats[s].kind == "person" for s in match.pending)
        pace = self.pace * (HIDDEN_PACE if people else 1.0)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
        await decisions.decide_as_bot(self.tables, live.id, seat, live.numbers[seat], action)

    async def _thought(self, level: str, live: Live, seat: int) -> int:
        match = live.playing
        legal = match.legal(seat)
        if len(legal) == 1:
            return legal[0]
        args = (level, live.row.game, secrets.randbits(63), live.seen_by(seat).view, legal)
        if level in QUICK:
            return choose(*args)
        try:
            return await self.think(choose, *args)
        except BrokenProcessPool:
            return choose("random", *args[1:])

    async def think(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work in a worker process; where they died, new ones try it once more."""
        try:
            return await self._in_pool(partial(work, *args, **kwargs))
        except BrokenProcessPool:
            self.pool = None
            return await self._in_pool(partial(work, *args, **kwargs))

    async def _in_pool(self, work: Callable[[], T]) -> T:
        self.pool = self.pool or _new_pool(self.workers)
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def _new_pool(workers: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("forkserver")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=end_with, initargs=(os.getpid(),))


def end_with(server: int) -> None:
    """In a worker process: don't outlive a server that was killed and could tell nobody."""
    threading.Thread(target=_watch, args=(server,), name="trois-watch", daemon=True).start()


def _watch(server: int) -> None:
    while True:
        try:
            os.kill(server, 0)
        except ProcessLookupError:
            os._exit(1)
        time.sleep(WATCH_SECONDS)


def asked_bots(live: Live) -> list[int]:
    return [seat for seat in live.pending if live.seats[seat].kind == "bot"]
