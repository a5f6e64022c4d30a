"""Server-sent events of a table: one is sent when, and only when, what the viewer may know has changed.

Written here rather than with Litestar's channels because those publish to everybody who subscribed: a viewer must get
nothing, not even an empty event, when something happens that this viewer may not know of.
"""

from collections.abc import AsyncIterator
from typing import Protocol

from litestar.response import Stream

from trois.web.site import Site
from trois.web.tables.table import LiveTable

HEARTBEAT = b": \n\n"
"""A comment: it keeps the connection open and says nothing."""


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
    return b"event: " + kind.encode() + b"\nid: " + identity.encode() + b"\ndata: " + data + b"\n\n"


def stream(site: Site, table_id: str, last: str, updates: Updates, first: bytes = b"") -> Stream:
    """Catches up at once where the viewer's last event is not how things stand."""
    return Stream(_events(site, table_id, last, updates, first), media_type="text/event-stream")


async def _events(site: Site, table_id: str, last: str, updates: Updates, first: bytes) -> AsyncIterator[bytes]:
    listeners, heartbeats = site.listeners, site.listeners.heartbeats
    if first:
        yield first
    with listeners.listen(table_id) as changed:
        while not listeners.closing.is_set():
            changed.clear()
            live = await site.tables.get(table_id)
            digest = updates.digest(live)
            if digest is None:
                return
            if digest != last:
                yield updates.event(live, digest)
            elif heartbeats != listeners.heartbeats:
                yield HEARTBEAT
            last, heartbeats = digest, listeners.heartbeats
            await changed.wait()
