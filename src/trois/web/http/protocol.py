"""Connections: how many there may be, how large the head of a request, and how long it may take to arrive."""

import asyncio
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network

from httptools import HttpParserCallbackError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from trois.web.http.limits import address_of

HEAD_SECONDS = 15.0
"""From the first byte of a request, or from the connection, to the end of its head."""
REFUSED_SECONDS = 2.0
"""For one connection too many."""
LARGEST_HEAD = 32 * 1024
LARGEST_PATH = 4 * 1024
"""With the query."""
SLICE = 8 * 1024
"""Bytes read at a time, so that a head that is too large is noticed before all of it is read."""

REASONS = {414: "URI Too Long", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}


@dataclass
class Connections:
    """How many there are, of everybody and by address; a proxy's are those of many people."""

    most: int
    most_of_address: int
    proxies: Sequence[str] = ()
    open: int = 0
    addresses: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.networks = [ip_network(proxy) for proxy in self.proxies]

    def address(self, client: tuple[str, int] | None) -> str:
        """Who counts; nobody by themselves where it is a proxy."""
        return "" if client is None or self._is_proxy(client[0]) else address_of({"client": client})

    def _is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in network for network in self.networks)
        except ValueError:
            return False

    def admit(self, address: str) -> bool:
        self.open += 1
        self.addresses[address] += 1
        return self.open <= self.most and (not address or self.addresses[address] <= self.most_of_address)

    def end(self, address: str) -> None:
        self.open -= 1
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]


class TimedProtocol(HttpToolsProtocol):
    """Uvicorn's protocol, which waits for ever for the head of a request, and takes one of any size."""

    admissions: Connections
    """Of the whole server."""
    head_timer: TimerHandle | None = None
    silent = 0
    """Bytes since the parser last had a whole head or a part of a body; all of them are in memory."""
    status = 400
    """What a request that can't be parsed is answered with."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.admissions.address(self.client)
        self.is_admitted = self.admissions.admit(self.address)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """One connection too many is told so when it asks for something: before that, it would hear nothing of it."""
        if not self.is_admitted:
            self._refuse(503)
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            part = data[start : start + SLICE]
            self.silent += len(part)
            super().data_received(part)
            if self.silent > LARGEST_HEAD:
                self._refuse(431)
        if self._is_answering():
            self._stop_waiting()
        else:
            self._await_head()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LARGEST_PATH:
            self.status = 414
            raise HttpParserCallbackError

    def on_headers_complete(self) -> None:
        self.silent = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.silent = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.silent = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self.status != 400:
            self._refuse(self.status)
        else:
            super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.admissions.end(self.address)
        super().connection_lost(exc)

    def _refuse(self, status: int) -> None:
        """Nothing of the request has been looked at."""
        if not self.transport.is_closing():
            fields = "content-length: 0\r\nretry-after: 5\r\nconnection: close\r\n"
            self.transport.write(f"HTTP/1.1 {status} {REASONS[status]}\r\n{fields}\r\n".encode())
            self.transport.close()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _await_head(self) -> None:
        """More of the same head does not set the time back."""
        if self.head_timer is None:
            seconds = HEAD_SECONDS if self.is_admitted else REFUSED_SECONDS
            self.head_timer = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def _give_up(self) -> None:
        self.head_timer = None
        if not self.transport.is_closing() and not self._is_answering():
            self.transport.close()
