"""Processes of one machine hand connections to one another, so that what is asked about a table is asked in one place.

That only saves work: every process can answer every request, and whatever can't be handed over is answered where it is.
"""

import mmap
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple
from zlib import crc32

MOST_BYTES = 32 * 1024
"""Of a request that has begun to arrive; a longer one stays where it is."""
MOST_MOVES = 255
AT_ONCE = 64
"""Connections that are taken in before others have a turn."""


class Handed(NamedTuple):
    """A connection on its way, how often it has moved, and what was read of its next request."""

    connection: socket.socket
    moves: int
    data: bytes


class Places:
    """Made before the processes are. Each has an inbox, and all of them see who is there."""

    def __init__(self, count: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
        for box in [box for pair in pairs for box in pair]:
            box.setblocking(False)
        self.inboxes = [inbox for inbox, _ in pairs]
        self.outboxes = [outbox for _, outbox in pairs]
        self.there = mmap.mmap(-1, count)
        """A byte for each, in memory that they share: whether it takes connections."""

    def present(self) -> list[int]:
        return [place for place, is_there in enumerate(self.there[:]) if is_there]

    def home_of(self, table: bytes) -> int | None:
        """Where a table belongs, for everybody alike; where that one is gone, at one of the others. None: nowhere."""
        number, count = crc32(table), len(self.inboxes)
        if self.there[number % count]:
            return number % count
        others = self.present()
        return others[number // count % len(others)] if others else None

    def send(self, place: int, connection: int, moves: int, data: bytes) -> bool:
        """Hand over a connection, by its file descriptor; false where it could not be, as the other is too busy."""
        if len(data) > MOST_BYTES:
            return False
        message = bytes([min(moves, MOST_MOVES)]) + data
        with suppress(OSError):
            return socket.send_fds(self.outboxes[place], [message], [connection]) > 0
        return False

    def receive(self, place: int) -> Iterator[Handed]:
        """What waits in an inbox, at most a few at once; workers that are started meanwhile do not get it."""
        for _ in range(AT_ONCE):
            try:
                data, found, _, _ = socket.recv_fds(self.inboxes[place], MOST_BYTES + 1, 1)
            except BlockingIOError:
                return
            if found:
                os.set_inheritable(found[0], False)
                yield Handed(socket.socket(fileno=found[0]), data[0], data[1:])

    def leave(self, place: int) -> None:
        """A process is gone: what was handed to it before anybody saw that goes to another, if there is one."""
        self.there[place] = 0
        others = self.present()
        while others and (waiting := list(self.receive(place))):
            for number, handed in enumerate(waiting):
                self.send(others[number % len(others)], handed.connection.fileno(), handed.moves, handed.data)
                handed.connection.close()

    def close(self) -> None:
        for box in (*self.inboxes, *self.outboxes):
            box.close()


class Place(NamedTuple):
    """One of the processes, among all of them."""

    places: Places
    number: int


def make_places(count: int) -> Places | None:
    """None where nobody can be handed anything: for one process, and on systems that can't do it."""
    if count < 2 or not hasattr(socket, "send_fds"):
        return None
    try:
        return Places(count)
    except OSError:
        return None
