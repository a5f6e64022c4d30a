"""Who listens to which table."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from trois.web.updates.outbox import Outbox

HEARTBEAT_SECONDS = 15.0


class Hears(Protocol):
    """Such as an event that wakes somebody."""

    def set(self) -> None: ...


class Listeners:
    """Open streams that wait for changes of a table."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[Hears]] = defaultdict(set)
        self.closing = asyncio.Event()
        self.heartbeats = 0
        self.due: list[Callable[[], None]] = []
        """What is to be done soon, for all in one go."""
        self.outbox = Outbox()

    @contextmanager
    def listen(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes."""
        changed = asyncio.Event()
        with self.hear(table_id, changed):
            yield changed

    @contextmanager
    def hear(self, table_id: str, ear: Hears) -> Iterator[None]:
        """Whatever is to be set whenever the table changes."""
        self.waiting[table_id].add(ear)
        try:
            yield
        finally:
            self.waiting[table_id].discard(ear)
            if not self.waiting[table_id]:
                del self.waiting[table_id]

    def notify(self, table_id: str) -> None:
        for changed in self.waiting.get(table_id, ()):
            changed.set()

    def soon(self, tell: Callable[[], None]) -> None:
        """After all who changed tables just now have their answers. Must not raise."""
        if not self.due:
            asyncio.get_running_loop().call_soon(self._tell_all)
        self.due.append(tell)

    def _tell_all(self) -> None:
        due, self.due = self.due, []
        with self.outbox.gather():
            for tell in due:
                tell()

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
