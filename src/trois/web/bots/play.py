"""Bots at tables: they decide when they are asked, at a pace people can follow."""

import asyncio
import secrets
import time
from concurrent.futures.process import BrokenProcessPool

from trois import bots
from trois.web.bots import kept
from trois.web.bots.workers import Workers
from trois.web.errors import Refused
from trois.web.tables import decisions
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable

QUICK = "random"
"""A level that needs no thinking."""

HIDDEN_PACE = 0.15
"""Share of the pace while people decide at the same time: nobody is waiting to see what a bot does."""


class Bots:
    """One task per table whose bots are asked; it ends when no bot is."""

    def __init__(self, tables: Tables, workers: Workers, pace: float) -> None:
        self.tables = tables
        self.workers = workers
        self.pace = pace
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, live: LiveTable) -> None:
        """Called after every change of a table."""
        self._drop_unused(live)
        if live.row.stage == "running" and live.id not in self.tasks and asked_bots(live):
            task = asyncio.get_running_loop().create_task(self._play(live.id))
            self.tasks[live.id] = task
            task.add_done_callback(lambda done: self._end(live.id, done))

    def _drop_unused(self, live: LiveTable) -> None:
        """Bots of a match that is over, or of seats that people have taken, are not kept."""
        for seat in live.seats:
            if live.row.stage == "over" or seat.kind != "bot":
                self.workers.run_at_home((live.id, seat.seat), kept.drop)

    def _end(self, table_id: str, task: asyncio.Task[None]) -> None:
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

    async def _move(self, live: LiveTable, seat: int) -> None:
        match = live.playing
        started = time.monotonic()
        action = await self._choose(live, seat)
        people = any(live.seats[s].kind == "person" for s in match.pending)
        pace = self.pace * (HIDDEN_PACE if people else 1.0)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
        await decisions.decide_as_bot(self.tables, live.id, seat, live.numbers[seat], action)

    async def _choose(self, live: LiveTable, seat: int) -> int:
        legal, level = live.playing.legal(seat), live.seats[seat].level
        if len(legal) == 1:
            return legal[0]
        key, view, seed = (live.id, seat), live.seat_view(seat).view, secrets.randbits(63)
        if level != QUICK:
            try:
                return await self.workers.run_for(key, kept.choose, key, level, live.row.game, seed, view, legal)
            except BrokenProcessPool:
                """Twice in a row: the table goes on all the same."""
        return bots.safe_choose(bots.make(QUICK, live.row.game, seed), view, legal)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()


def asked_bots(live: LiveTable) -> list[int]:
    return [seat for seat in live.pending if live.seats[seat].kind == "bot"]
