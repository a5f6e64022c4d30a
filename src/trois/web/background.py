"""Tasks that run as long as the server does: one that fails is logged and started again."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from trois.store import TROUBLE
from trois.store.store import now

LOG = logging.getLogger("trois.web")

RETRY_SECONDS = 1.0
RECOVERY_SECONDS = 5.0
"""Seconds that a task must run after a failure before it no longer counts as failing."""

Work = Callable[[], Awaitable[None]]


async def regularly(seconds: float, look: Callable[[int], Awaitable[object]], who: str) -> None:
    """Look for what is due, for ever; where the database does not answer, the next look makes up for it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await look(now())
        except TROUBLE as error:
            LOG.warning("%s wait for the database: %s", who, str(error).split("\n", 1)[0])


class Background:
    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failures: Counter[str] = Counter()
        """How often each has failed since the server was started."""
        self.failed_at: dict[str, float] = {}

    def start(self, name: str, work: Work) -> None:
        """Run the work until it is done, again after every failure."""
        self.tasks[name] = asyncio.create_task(self._keep_running(name, work), name=name)

    async def _keep_running(self, name: str, work: Work) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                self._note_failure(name, error)
            else:
                return
            await asyncio.sleep(RETRY_SECONDS)

    def _note_failure(self, name: str, error: Exception) -> None:
        self.failures[name] += 1
        self.failed_at[name] = time.monotonic()
        LOG.error("the background task '%s' failed and is started again: %s: %s", name, type(error).__name__, error)

    def failing(self) -> list[str]:
        """The tasks that have failed just now."""
        lately = time.monotonic() - RECOVERY_SECONDS
        return sorted(name for name, moment in self.failed_at.items() if moment > lately)

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
