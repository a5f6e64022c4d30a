"""Waiting that ends in time, and at once when the server is to end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Deadlines:
    def __init__(self) -> None:
        self.running: set[asyncio.Timeout] = set()
        self.is_over = False

    @asynccontextmanager
    async def limit(self, when: float) -> AsyncIterator[None]:
        """Raises TimeoutError when the loop's clock says `when`, or earlier if the server is to end."""
        async with asyncio.timeout_at(0.0 if self.is_over else when) as timeout:
            self.running.add(timeout)
            try:
                yield
            finally:
                self.running.discard(timeout)

    def expire(self) -> None:
        """Let all waiting end now, and what comes later wait for nothing."""
        self.is_over = True
        for timeout in self.running:
            timeout.reschedule(0.0)
