"""Server-sent events of a table: one is sent when, and only when, what the viewer may know has changed.

Written here rather than with a library's channels, which publish to everybody who subscribed: a viewer must get
nothing, not even an empty event, when something happens that this viewer may not know of.
"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from trois.store import TROUBLE
from trois.web.errors import Refused
from trois.web.http.limits import address_of
from trois.web.http.request import WebRequest
from trois.web.site import Site
from trois.web.tables.table import LiveTable

HEARTBEAT = b": \n\n"
"""A comment: it keeps the connection open and says nothing."""


RETRY_SECONDS = 1.0
"""Between attempts to read a table while there is trouble with the database: the stream stays open."""


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


def stream(request: WebRequest, site: Site, table_id: str, updates: Updates, first: bytes = b"") -> Response:
    """Catches up at once where the viewer's last event is not how things stand; raises TooMany."""
    person, address = request.visitor, address_of(request.scope)
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


class EventStream(Response):
    """A response that lasts as long as somebody listens."""

    def __init__(self, viewer: Listening, first: bytes) -> None:
        super().__init__(media_type="text/event-stream")
        self.viewer = viewer
        self.first = first

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        """Every part goes out at once; the connection that is closed meanwhile wakes the stream like a change."""
        viewer, site = self.viewer, self.viewer.site
        headers = [(b"content-type", b"text/event-stream; charset=utf-8")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        with (
            site.limits.streams.open(viewer.person, viewer.address),
            site.listeners.listen(viewer.table_id) as changed,
        ):
            gone = asyncio.ensure_future(_until_gone(receive, changed))
            try:
                async for part in self._parts(changed, gone):
                    await send({"type": "http.response.body", "body": part, "more_body": True})
            finally:
                gone.cancel()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _parts(self, changed: asyncio.Event, gone: "asyncio.Future[None]") -> AsyncIterator[bytes]:
        viewer, listeners = self.viewer, self.viewer.site.listeners
        heartbeats = listeners.heartbeats
        if self.first:
            yield self.first
        while not listeners.closing.is_set() and not gone.done():
            changed.clear()
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
            if digest != viewer.last:
                yield viewer.updates.event(live, digest)
            elif heartbeats != listeners.heartbeats:
                yield HEARTBEAT
            viewer.last, heartbeats = digest, listeners.heartbeats
            await changed.wait()


async def _until_gone(receive: Receive, changed: asyncio.Event) -> None:
    while (await receive())["type"] != "http.disconnect":
        """The rest of a body that nobody reads."""
    changed.set()
