"""Who wants to hear of which table; other processes' changes come in over PostgreSQL's notifications."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from trois.store import Store
from trois.store.writing import CHANNEL

RETRY_SECONDS = 1.0
HEARTBEAT_SECONDS = 15.0


def message(kind: str, identity: str, data: bytes) -> bytes:
    """A server-sent event; data on one line."""
    return b"event: " + kind.encode() + b"\nid: " + identity.encode() + b"\ndata: " + data + b"\n\n"


BEAT = b": \n\n"


class Hub:
    def __init__(self) -> None:
        self.ears: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.closing = asyncio.Event()
        self.beats = 0

    @contextmanager
    def listening(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes."""
        ear = asyncio.Event()
        self.ears[table_id].add(ear)
        try:
            yield ear
        finally:
            self.ears[table_id].discard(ear)
            if not self.ears[table_id]:
                del self.ears[table_id]

    def tell(self, table_id: str) -> None:
        for ear in self.ears.get(table_id, ()):
            ear.set()

    async def beat(self) -> None:
        """Wake everybody now and then to send a comment, so that lines stay open.

        Nobody sends one at any other time: a change that a viewer may not know of must not be heard either.
        """
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.beats += 1
            for table_id in list(self.ears):
                self.tell(table_id)

    def close(self) -> None:
        """Let every waiting connection go."""
        self.closing.set()
        for table_id in list(self.ears):
            self.tell(table_id)


async def relay(store: Store, heard: Callable[[str], None], channel: str = CHANNEL) -> None:
    """Report every table that any process of this database changes, for ever."""
    import psycopg  # noqa: PLC0415 (the extra [postgres])

    url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {channel}")
                heard("")
                async for notice in connection.notifies():
                    heard(notice.payload)
        except psycopg.OperationalError:
            await asyncio.sleep(RETRY_SECONDS)
