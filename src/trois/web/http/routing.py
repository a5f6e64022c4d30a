"""A connection that asks about a table moves to the process where that table is at home.

Connections are kept open and ask about one table after another, so it is not enough to look at their first request.
"""

import asyncio
import re
import socket
from functools import partial
from typing import Any, cast

import uvicorn

from trois.web.http.handover import Handed, Place
from trois.web.http.protocol import TimedProtocol

TABLE = re.compile(rb"[A-Z]{3,7} /(?:api/)?tables/(\w{1,32})(?:/(events|live)\b)?")
"""The beginning of a request about a table, and whether it is for a stream of events."""


class RoutedProtocol(TimedProtocol):
    """Looks where a request belongs before it is read.

    A connection that moves often has to ask more and more often for the same place: behind a proxy the next request
    may be anybody's, about any table. A stream moves always, as it lasts.
    """

    def __init__(self, place: Place, handed: Handed | None = None, **settings: Any) -> None:
        super().__init__(**settings)
        self.place = place
        self.moves = handed.moves if handed else 0
        self.early = handed.data if handed else b""
        """What another process has read."""
        self.strays = 0
        """Requests in a row that belong elsewhere."""
        self.is_between = True
        """Whether the next byte begins a request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.early:
            self.loop.call_soon(self.data_received, b"")

    def data_received(self, data: bytes) -> None:
        """What comes next may be faster than what was read before; it must not be first."""
        data, self.early = self.early + data, b""
        if data and not self.transport.is_closing() and not self._has_moved(data):
            super().data_received(data)

    def on_message_begin(self) -> None:
        self.is_between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.is_between = True
        super().on_message_complete()

    def _has_moved(self, data: bytes) -> bool:
        if not self.is_between or self._is_answering():
            return False
        found = TABLE.match(data)
        home = self.place.number if found is None else self.place.places.home_of(found[1])
        if found is None or home is None:
            return False
        self.strays = 0 if home == self.place.number else self.strays + 1
        may_move = self.strays > self.moves or (self.strays > 0 and found[2] is not None)
        return may_move and self._move(home, data)

    def _move(self, home: int, data: bytes) -> bool:
        """The other process has the connection when this returns; here it is closed, which nobody at its end sees."""
        if self.transport.get_write_buffer_size():
            return False
        connection = self.transport.get_extra_info("socket")
        if not self.place.places.send(home, connection.fileno(), self.moves + 1, data):
            return False
        self.transport.close()
        return True


class RoutedServer(uvicorn.Server):
    """Takes in what other processes hand over, from when it answers until it is to end."""

    def __init__(self, config: uvicorn.Config, place: Place) -> None:
        super().__init__(config)
        self.place = place
        self.arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        places, number = self.place
        asyncio.get_running_loop().add_reader(places.inboxes[number].fileno(), self._take_in)
        places.there[number] = 1

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        places, number = self.place
        places.there[number] = 0
        asyncio.get_running_loop().remove_reader(places.inboxes[number].fileno())
        await super().shutdown(sockets)

    def _take_in(self) -> None:
        places, number = self.place
        for handed in places.receive(number):
            task = asyncio.get_running_loop().create_task(self._connect(handed))
            self.arriving.add(task)
            task.add_done_callback(self.arriving.discard)

    async def _connect(self, handed: Handed) -> None:
        """As if it had been accepted here; a connection that is gone meanwhile is nobody's trouble."""
        handed.connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(partial(self._protocol, handed), handed.connection)
        except OSError:
            handed.connection.close()

    def _protocol(self, handed: Handed) -> RoutedProtocol:
        return RoutedProtocol(
            self.place, handed, config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )


def routed_server(settings: uvicorn.Config, place: Place) -> uvicorn.Server:
    """One that others hand connections to; alone where there is only the slow protocol, whose requests can't be looked at."""
    if settings.http == "h11":
        return uvicorn.Server(settings)
    settings.http = cast("type[asyncio.Protocol]", partial(RoutedProtocol, place))
    return RoutedServer(settings, place)
