"""What many are told at the same time is written in one go.

Whoever reads on the same machine, a proxy most of all, is woken by the first message and finds the others there. Between
messages that need time to be made it would fall asleep again, and waking it takes longer than sending.
"""

from asyncio import Transport
from collections.abc import Iterator
from contextlib import contextmanager, suppress

AT_ONCE = 32
"""Messages, at most: the first must not wait for all of a large transaction."""


class Outbox:
    def __init__(self) -> None:
        self.is_gathering = False
        self.waiting: list[tuple[Transport, bytes]] = []

    @contextmanager
    def gather(self) -> Iterator[None]:
        """What is written meanwhile goes out by the end of it; nothing else may run in between."""
        self.is_gathering = True
        try:
            yield
        finally:
            self.is_gathering = False
            self.send()

    def write(self, connection: Transport, message: bytes) -> None:
        self.waiting.append((connection, message))
        if not self.is_gathering or len(self.waiting) >= AT_ONCE:
            self.send()

    def send(self) -> None:
        waiting, self.waiting = self.waiting, []
        for connection, message in waiting:
            if not connection.is_closing():
                with suppress(RuntimeError):  # it was closed meanwhile: the others get theirs
                    connection.write(message)
