"""Threads that wait for other servers: a limited number at once, and none of them keeps this one from ending."""

import asyncio
import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST = 8


class Couriers:
    def __init__(self, most: int = MOST) -> None:
        self.free = asyncio.Semaphore(most)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.free:
            loop = asyncio.get_running_loop()
            done: Future[T] = loop.create_future()
            order = partial(work, *args, **kwargs)
            threading.Thread(target=_carry_out, args=(loop, done, order), daemon=True).start()
            return await done


def _carry_out(loop: AbstractEventLoop, done: "Future[Any]", order: Callable[[], Any]) -> None:
    """In the thread; the server may have ended meanwhile."""
    try:
        report = partial(done.set_result, order())
    except Exception as error:
        report = partial(done.set_exception, error)
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(_deliver, done, report)


def _deliver(done: "Future[Any]", report: Callable[[], None]) -> None:
    if not done.done():
        report()
