"""Server-sent events of a table: one is sent when, and only when, what the viewer may know has changed.

Written here rather than with Litestar's channels because those publish to everybody who subscribed: a viewer must get
nothing, not even an empty event, when something happens that this viewer may not know of.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from litestar.response.base import ASGIResponse
from litestar.types import HTTPScope, Receive, Send

from trois.store import TROUBLE
from trois.web.errors import Refused
from trois.web.http.limits import address_of
from trois.web.http.request import WRITE, WebRequest, visitor_of
from trois.web.site import Site
from trois.web.tables.table import LiveTable

HEARTBEAT = b": \n\n"
"""A comment: it keeps the connection open and says nothing."""


RETRY_SECONDS = 1.0
"""Between attempts to read a table while there is trouble with the database: the stream stays open."""

SEND = "trois.send"
"""In the scope of a request: what is behind all middleware, which has nothing to do with the second part of a body."""


class Updates(Protocol):
    """What one viewer gets of a table."""

    def digest(self, live: LiveTable) -> str | None:
        """Of all that the viewer may know; None ends the stream."""
        ...

    def event(self, live: LiveTable, digest: str) -> bytes:
        """The event for what has this digest."""
        ...


def sse_event(kind: str, identity: str, data: bytes) -> bytes:
    """The bytes of a server-sent event; data on one line."""
    return b"event: %b\nid: %b\ndata: %b\n\n" % (kind.encode(), identity.encode(), data)


def stream(request: WebRequest, site: Site, table_id: str, updates: Updates, first: bytes = b"") -> ASGIResponse:
    """Catches up at once where the viewer's last event is not how things stand; raises TooMany."""
    person, address = visitor_of(request), address_of(request.scope)
    site.limits.streams.check(person, address)
    viewer = Listening(site, table_id, person, address, updates, request.headers.get("last-event-id", ""))
    return EventStream(viewer, first)


@dataclass(slots=True)
class Listening:
    """Who listens to what, and what they were told last."""

    site: Site
    table_id: str
    person: str
    address: str
    updates: Updates
    last: str

    def note_visit(self) -> None:
        self.site.note_visit(self.table_id, self.person, self.address)


class Ear:
    """Hears of every change of a table.

    While its stream waits, it tells the viewer by itself, which costs no task; the stream sees to everything else.
    """

    __slots__ = ("changed", "heartbeats", "is_due", "is_waiting", "viewer", "write")

    def __init__(self, viewer: Listening, write: Callable[[bytes], bool] | None) -> None:
        self.viewer = viewer
        self.write = write
        """Writes an event at once, if it can be; None where there is only the stream."""
        self.heartbeats = viewer.site.listeners.heartbeats
        self.changed = asyncio.Event()
        """Wakes the stream."""
        self.is_waiting = self.is_due = False

    async def wait(self) -> None:
        self.is_waiting = True
        try:
            await self.changed.wait()
        finally:
            self.is_waiting = False

    def set(self) -> None:
        """After those who changed the table have their answers."""
        if self.write is None or not self.is_waiting:
            self.changed.set()
        elif not self.is_due:
            self.is_due = True
            self.viewer.site.listeners.soon(self._tell)

    def _tell(self) -> None:
        self.is_due = False
        try:
            is_done = not self.is_waiting or self._has_told()
        except Exception:
            is_done = False
        if not is_done:
            self.changed.set()

    def _has_told(self) -> bool:
        viewer, listeners = self.viewer, self.viewer.site.listeners
        live = viewer.site.tables.at_hand(viewer.table_id)
        if live is None or listeners.closing.is_set() or self.heartbeats != listeners.heartbeats:
            return False
        digest = viewer.updates.digest(live)
        if digest == viewer.last:
            return True
        if digest is None or self.write is None or not self.write(viewer.updates.event(live, digest)):
            return False
        viewer.last = digest
        return True


class EventStream(ASGIResponse):
    """A response that lasts as long as somebody listens."""

    def __init__(self, viewer: Listening, first: bytes) -> None:
        super().__init__(media_type="text/event-stream")
        self.viewer = viewer
        self.first = first

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        """Every part goes out at once; the connection that is closed meanwhile wakes the stream like a change."""
        viewer = self.viewer
        headers = [(b"content-type", b"text/event-stream; charset=utf-8")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        send = scope.get(SEND, send)  # type: ignore[assignment]
        ear = Ear(viewer, scope.get(WRITE))  # type: ignore[arg-type]
        with (
            viewer.site.limits.streams.open(viewer.person, viewer.address),
            viewer.site.listeners.hear(viewer.table_id, ear),
        ):
            gone = asyncio.ensure_future(_until_gone(receive, ear.changed))
            try:
                await self._send_all(send, ear, gone)
            finally:
                gone.cancel()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_all(self, send: Send, ear: Ear, gone: "asyncio.Future[None]") -> None:
        viewer, listeners = self.viewer, self.viewer.site.listeners
        if self.first:
            await send({"type": "http.response.body", "body": self.first, "more_body": True})
        while not listeners.closing.is_set() and not gone.done():
            ear.changed.clear()
            try:
                live = await viewer.site.tables.get(viewer.table_id)
            except TROUBLE:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except Refused:
                return
            digest = viewer.updates.digest(live)
            if digest is None:
                return
            is_late = ear.heartbeats != listeners.heartbeats
            if digest != viewer.last or is_late:
                part = viewer.updates.event(live, digest) if digest != viewer.last else HEARTBEAT
                await send({"type": "http.response.body", "body": part, "more_body": True})
            if is_late:
                viewer.note_visit()
            viewer.last, ear.heartbeats = digest, listeners.heartbeats
            await ear.wait()


async def _until_gone(receive: Receive, changed: asyncio.Event) -> None:
    while (await receive())["type"] != "http.disconnect":
        """The rest of a body that nobody reads."""
    changed.set()
