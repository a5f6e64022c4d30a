"""Server-sent events of a table: something is said when, and only when, what the viewer may know has changed."""

from collections.abc import AsyncIterator, Callable

from litestar.response import Stream

from trois.web.site import Site
from trois.web.tables.table import Live
from trois.web.updates.listeners import BEAT

Look = Callable[[Live], str | None]
"""The digest of what the viewer may know; None ends the stream."""

Tell = Callable[[Live, str], bytes]
"""The event for a digest."""


def stream(site: Site, table_id: str, known: str, look: Look, tell: Tell, first: bytes = b"") -> Stream:
    """Catches up at once where the viewer's last event (`known`) is not how things stand."""
    return Stream(_events(site, table_id, known, look, tell, first), media_type="text/event-stream")


async def _events(site: Site, table_id: str, known: str, look: Look, tell: Tell, first: bytes) -> AsyncIterator[bytes]:
    hub, beats = site.hub, site.hub.beats
    if first:
        yield first
    with hub.listening(table_id) as ear:
        while not hub.closing.is_set():
            ear.clear()
            live = await site.tables.get(table_id)
            tag = look(live)
            if tag is None:
                return
            if tag != known:
                yield tell(live, tag)
            elif beats != hub.beats:
                yield BEAT
            known, beats = tag, hub.beats
            await ear.wait()
