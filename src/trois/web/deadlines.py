"""Waiting that ends in time, and at once when the server is to end."""

import asyncio
from types import TracebackType


class Deadlines:
    def __init__(self) -> None:
        self.running: set[asyncio.Timeout] = set()
        self.is_over = False

    def limit(self, when: float) -> "Limit":
        """Raises TimeoutError when the loop's clock says `when`, or earlier if the server is to end."""
        return Limit(self, 0.0 if self.is_over else when)

    def expire(self) -> None:
        """Let all waiting end now, and what comes later wait for nothing."""
        self.is_over = True
        for timeout in self.running:
            timeout.reschedule(0.0)


class Limit:
    """An asynchronous context manager; every request has one."""

    __slots__ = ("deadlines", "timeout")

    def __init__(self, deadlines: Deadlines, when: float) -> None:
        self.deadlines = deadlines
        self.timeout = asyncio.timeout_at(when)

    async def __aenter__(self) -> None:
        await self.timeout.__aenter__()
        self.deadlines.running.add(self.timeout)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.deadlines.running.discard(self.timeout)
        await self.timeout.__aexit__(kind, error, trace)
