"""Processor time by address: whoever asks for costly pages waits for their own, and nobody else does."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial
from types import coroutine
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from trois.web.errors import TooMany
from trois.web.rate_limit import RateLimit

P = ParamSpec("P")
T = TypeVar("T")

UNIT: Final = 0.1
"""Seconds of a token: what a request is charged before it is known what it takes; the rest is settled afterwards."""
LOOK_SECONDS: Final = 0.02
PATIENCE_SECONDS: Final = 8.0
MOST_WAITING: Final = 32
"""Requests of one address that wait until it may go on."""


class Costs:
    def __init__(self, limit: RateLimit) -> None:
        self.limit = limit
        """Tokens of UNIT seconds."""
        self.waiting: Counter[str] = Counter()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def admit(self, address: str) -> None:
        """At once, or one after another as the address may go on; raises TooMany where too many wait, or for too long."""
        if address not in self.waiting and self.limit.allows(address):
            return
        if self.waiting[address] >= MOST_WAITING:
            raise TooMany("status-429")
        self.waiting[address] += 1
        try:
            await self._wait(address)
        except TimeoutError:
            raise TooMany("status-429") from None
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def _wait(self, address: str) -> None:
        turn = self.turns.setdefault(address, asyncio.Lock())
        async with asyncio.timeout(PATIENCE_SECONDS), turn:
            while not self.limit.allows(address):
                await asyncio.sleep(LOOK_SECONDS)

    async def run(self, work: Coroutine[Any, Any, None], meter: "Meter") -> None:
        """Do the work of an admitted request and charge what it takes, also of one that goes on for hours."""
        METER.set(meter)
        await _metered(work, meter)


class Meter:
    """What a request has taken, less what it was charged for."""

    __slots__ = ("address", "limit", "seconds")

    def __init__(self, limit: RateLimit, address: str, charged: float = UNIT) -> None:
        self.limit = limit
        self.address = address
        self.seconds = -charged

    def add(self, seconds: float, is_last: bool = False) -> None:
        self.seconds += seconds
        if is_last or self.seconds > UNIT:
            self.settle()

    def settle(self) -> None:
        """Also when the answer begins: what comes then, as on a stream, is charged as it comes."""
        self.limit.settle(self.address, self.seconds / UNIT)
        self.seconds = 0.0


METER: ContextVar[Meter | None] = ContextVar("meter", default=None)
"""Of the request that is being answered."""


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Work that would keep everybody waiting, in a thread; it is charged like all that the request takes."""
    meter = METER.get()
    if meter is None:
        return await asyncio.to_thread(work, *args, **kwargs)
    taken: list[float] = []
    try:
        return await asyncio.to_thread(_timed, taken, partial(work, *args, **kwargs))
    finally:
        meter.add(sum(taken))


def _timed(taken: list[float], work: Callable[[], T]) -> T:
    began = time.thread_time()
    try:
        return work()
    finally:
        taken.append(time.thread_time() - began)


@coroutine
def _metered(work: Coroutine[Any, Any, None], meter: Meter) -> Generator[Any, Any, None]:
    """Run it step by step: between two steps others have the processor."""
    step, given = work.send, None
    while True:
        began, is_over = time.thread_time(), True
        try:
            awaited = step(given)
            is_over = False
        except StopIteration:
            return
        finally:
            meter.add(time.thread_time() - began, is_over)
        try:
            given, step = (yield awaited), work.send
        except BaseException as error:
            given, step = error, work.throw
