"""Who listens to which table."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

HEARTBEAT_SECONDS = 10.0


class Listeners:
    """Open streams that wait for changes of a table."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.closing = asyncio.Event()
        self.heartbeats = 0

    @contextmanager
    def listen(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes."""
        changed = asyncio.Event()
        self.waiting[table_id].add(changed)
        try:
            yield changed
        finally:
            self.waiting[table_id].discard(changed)
            if not self.waiting[table_id]:
                del self.waiting[table_id]

    def notify(self, table_id: str) -> None:
        for changed in self.waiting.get(table_id, ()):
            changed.set()

    async def send_heartbeats(self) -> None:
        """Wake everybody now and then to send a comment, so that connections stay open; for ever.

        Nobody sends one at any other time: a change that a viewer may not know of must not show by its timing either.
        """
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.heartbeats += 1
            for table_id in list(self.waiting):
                self.notify(table_id)

    def close(self) -> None:
        """Let every open stream end."""
        self.closing.set()
        for table_id in list(self.waiting):
            self.notify(table_id)
