"""What visitors send is read where it can do no harm: in a process of its own, one thing at a time, within limits.

This is the one seam. Where there are no processes, as in a browser, it is read in place.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from typing import ParamSpec, TypeVar

from trois.web.bots.workers import Worker, start_worker
from trois.web.errors import Failed, Malformed

P = ParamSpec("P")
T = TypeVar("T")

SECONDS = 10.0
MEMORY = 256 << 20
"""On top of what the process has before it reads anything."""
MOST_WAITING, MOST_OF_ONE = 24, 3
"""Of all visitors, and of one address."""
PAGE = 4096


class ReadingWorker(Worker):
    """A process whose memory is limited."""

    def preparation(self) -> Callable[..., None]:
        return start_reader


class Reader:
    def __init__(self, in_place: bool = False, seconds: float = SECONDS) -> None:
        self.in_place = in_place
        self.seconds = seconds
        self.turn = asyncio.Lock()
        self.waiting: Counter[str] = Counter()
        self.worker = ReadingWorker()

    async def run(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work returns or raises. Refused where too much waits already, or where it takes too much."""
        if self.in_place:
            return work(*args, **kwargs)
        if self.waiting.total() >= MOST_WAITING or self.waiting[address] >= MOST_OF_ONE:
            raise Failed("reading-busy")
        self.waiting[address] += 1
        try:
            async with self.turn:
                return await self._read(partial(work, *args, **kwargs))
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()

    async def _read(self, work: Callable[[], T]) -> T:
        """End a process that was not done in time, or that nobody waits for."""
        is_done = False
        try:
            async with asyncio.timeout(self.seconds):
                found = await self.worker.submit(work)
            is_done = True
            return found
        except (TimeoutError, MemoryError, RecursionError, BrokenProcessPool):
            raise Malformed("too-costly") from None
        except ConnectionError:
            raise Failed("reading-busy") from None
        except Exception:
            is_done = True
            raise
        finally:
            if not is_done:
                self.close()

    def close(self) -> None:
        self.worker.close()
        self.worker = ReadingWorker()


def start_reader(server: int, places: dict[str, str], line: Connection | None, niceness: int) -> None:
    """In the process."""
    start_worker(server, places, line, niceness)
    if find_spec("resource") is None:
        return
    import resource  # not on Windows

    with suppress(OSError, ValueError):
        has = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * PAGE
        resource.setrlimit(resource.RLIMIT_AS, (has + MEMORY, has + MEMORY))
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
