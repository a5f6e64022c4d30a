"""Bots at tables: they decide when they are asked, at a pace people can follow."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool

from trois import bots
from trois.store import TROUBLE
from trois.web.bots import kept, levels
from trois.web.bots.claims import Claims
from trois.web.bots.fair_queue import Demand
from trois.web.bots.tastes import taste_seed
from trois.web.bots.turns import TurnTime, TurnTimes
from trois.web.bots.workers import Workers
from trois.web.errors import NotFound, Refused, SetAside
from trois.web.tables import decisions
from trois.web.tables.house import DAYS
from trois.web.tables.people.audience import Audience
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable

LOG = logging.getLogger("trois.web")

RETRY_SECONDS = 1.0
"""Between attempts to go on while there is trouble with the database."""

CLAIM_SECONDS = 1.0
"""Between looks whether another process still plays a table."""

HIDDEN_PACE = 0.15
"""Share of the pace while people decide at the same time: nobody is waiting to see what a bot does."""


WEIGHT_WITHOUT_PEOPLE = 4.0
"""Tables at which only bots play can wait."""


class Bots:
    """One task per table whose bots are asked and that somebody looks at; it ends when that is no longer so."""

    def __init__(
        self,
        tables: Tables,
        workers: Workers,
        pace: float,
        audience: Audience | None = None,
        claims: Claims | None = None,
        seconds: Mapping[str, float] | None = None,
    ) -> None:
        self.tables = tables
        self.workers = workers
        self.pace = pace
        self.audience = audience
        """Without one every table counts as watched."""
        self.claims = claims or Claims(tables.store)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.is_closed = False
        self.times = TurnTimes({**levels.seconds(), **(seconds or {})})

    def wake(self, live: LiveTable) -> None:
        """Called after every change of a table."""
        self._drop_unused(live)
        self.rouse(live)

    def rouse(self, live: LiveTable) -> None:
        """Called whenever somebody looks at a table."""
        if self.is_closed:
            return
        if live.row.is_running and live.id not in self.tasks and self._is_watched(live.id) and asked_bots(live):
            task = asyncio.get_running_loop().create_task(self._play(live.id))
            self.tasks[live.id] = task
            task.add_done_callback(lambda done: self._end(live.id, done))

    def _drop_unused(self, live: LiveTable) -> None:
        """Bots of a match that is over, or of seats that people have taken, are not kept."""
        for seat in live.seats if self.workers.homes else ():
            if live.row.is_over or not seat.is_bot:
                self.workers.run_at_home((live.id, seat.seat), kept.drop)

    def _end(self, table_id: str, task: asyncio.Task[None]) -> None:
        self.tasks.pop(table_id, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            LOG.error("bots at table %s failed", table_id, exc_info=task.exception())
            return
        live = self.tables.known.get(table_id)
        if live is not None:
            self.wake(live)

    def _is_watched(self, table_id: str) -> bool:
        """Where people play over days, nobody need look on."""
        known = self.tables.known.get(table_id)
        if known is not None and known.house.pace == DAYS:
            return True
        return self.audience is None or self.audience.is_watched(table_id)

    async def _play(self, table_id: str) -> None:
        """In one process only, while others may serve people at the same table."""
        while self._is_watched(table_id):
            if await self.claims.claim(table_id):
                try:
                    return await self._play_on(table_id)
                finally:
                    await self.claims.release(table_id)
            await asyncio.sleep(CLAIM_SECONDS)
            live = self.tables.known.get(table_id)
            if live is None or not asked_bots(live):
                return None
        return None

    async def _play_on(self, table_id: str) -> None:
        while self._is_watched(table_id):
            try:
                live = await self.tables.get(table_id)
                asked = asked_bots(live)
                if not asked:
                    return
                await self._move(live, asked[0])
            except (NotFound, SetAside):
                return
            except Refused:
                await asyncio.sleep(self.pace)
            except TROUBLE:
                await asyncio.sleep(RETRY_SECONDS)

    async def _move(self, live: LiveTable, seat: int) -> None:
        match = live.playing
        started = time.monotonic()
        turn = self._turn(live, seat)
        action = await self._choose(live, seat, turn)
        turn.thought += time.monotonic() - started
        people = any(live.seats[s].is_person for s in match.pending)
        pace = self.pace * (HIDDEN_PACE if people else 1.0)
        if not turn.is_hurried:
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
        await decisions.decide_as_bot(self.tables, live.id, seat, live.numbers[seat], action)

    def _turn(self, live: LiveTable, seat: int) -> TurnTime:
        return self.times.of((live.id, seat), len(live.turns[seat]), live.seats[seat].level)

    async def _choose(self, live: LiveTable, seat: int, turn: TurnTime) -> int:
        legal, level = live.playing.legal(seat), levels.spec_of(live.seats[seat].level)
        if len(legal) == 1:
            return legal[0]
        key, view, seed = (live.id, seat), live.seat_view(seat).view, secrets.randbits(63)
        if level != levels.QUICK:
            try:
                demand = self._demand(live, seat)
                left = turn.left / self.workers.crowd if turn.seconds else 0.0
                taste = taste_seed(live.taste_root, seat)
                return await self.workers.run(
                    demand, kept.choose, key, level, live.row.game, seed, view, legal, left, taste
                )
            except BrokenProcessPool:
                """Twice in a row: the table goes on all the same."""
        return bots.safe_choose(bots.make(levels.QUICK, live.row.game, seed), view, legal)

    def hurry(self, live: LiveTable) -> None:
        """Somebody at the table doesn't want to wait: what the bots that are asked have found is played at once."""
        for seat in asked_bots(live):
            if self.times.hurry((live.id, seat)):
                self.workers.hurry((live.id, seat))

    def thinking(self, live: LiveTable) -> TurnTime | None:
        """The turn of the bot that everybody waits for, where it takes longer than a moment."""
        asked = asked_bots(live)
        if not asked or len(live.pending) != len(asked) or live.seats[asked[0]].level not in self.times.seconds:
            return None
        return self._turn(live, asked[0])

    def _demand(self, live: LiveTable, seat: int) -> Demand:
        """Thinking is charged to whoever opened the table."""
        owner = live.row.owner
        address = self.audience.addresses.get(owner, "") if self.audience is not None else ""
        weight = 1.0 if any(one.is_person for one in live.seats) else WEIGHT_WITHOUT_PEOPLE
        return Demand((live.id, seat), owner, address, live.seats[seat].level in levels.SHORT, weight)

    async def close(self) -> None:
        self.is_closed = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.claims.close()
        self.workers.close()


def asked_bots(live: LiveTable) -> list[int]:
    return [seat for seat in live.pending if live.seats[seat].is_bot]
