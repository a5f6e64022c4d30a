"""Talk at a table."""

from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.responses import Response

from trois.store.talk import said_at
from trois.text import SHAPES, Text
from trois.web.errors import TooMany
from trois.web.http.request import WebRequest, visitor_of
from trois.web.http.routes import post
from trois.web.pages.table import table
from trois.web.site import Site
from trois.web.tables import talking
from trois.web.tables.house import house_of, muted
from trois.web.tables.house import mute as let_speak
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import Viewer


@dataclass(frozen=True)
class Line:
    seat: int
    shape: str
    name: str
    words: str
    at: datetime


@dataclass(frozen=True)
class Talk:
    """What was said, and whether the viewer may say something."""

    lines: list[Line]
    may_speak: bool
    phrases: list[tuple[str, str]]
    muted: list[int]


async def shown(site: Site, live: LiveTable, viewer: Viewer, text: Text) -> Talk | None:
    """Nothing where nobody talks: alone against bots, or where the table does not want it."""
    people = {seat.person for seat in live.seats if seat.person}
    if len(people) < 2 or not (house_of(live.row).talk or live.row.talked):
        return None
    said = await site.tables.db(said_at, site.store, live.id) if live.row.talked else []
    quiet = muted(live.row)
    names = live.names()
    return Talk(
        [
            Line(
                one.seat, SHAPES[one.seat], names[one.seat], one.text or text(f"friends.talk.{one.phrase}"),
                datetime.fromtimestamp(one.at, UTC),
            )
            for one in said
        ],
        bool(viewer.own) and viewer.own[0] not in quiet and house_of(live.row).talk,
        [(phrase, text(f"friends.talk.{phrase}")) for phrase in talking.PHRASES],
        quiet,
    )  # fmt: skip


@post("/tables/{table_id}/talk")
async def say(request: WebRequest, site: Site, table_id: str) -> Response:
    form = dict(await request.form())
    visitor = visitor_of(request)
    if not site.talk_rate.allows(visitor):
        raise TooMany("talk-too-fast")
    said = site.tables.change(table_id, talking.say, visitor, str(form.get("phrase", "")), str(form.get("words", "")))
    seat = str(form.get("seat", ""))
    return await table.after(request, site, table_id, int(seat) if seat.isdecimal() else None, said)


@post("/tables/{table_id}/mute/{seat:int}")
async def mute(request: WebRequest, site: Site, table_id: str, seat: int) -> Response:
    """The host lets somebody speak, or not."""
    form = dict(await request.form())
    changed = site.tables.change(table_id, let_speak, visitor_of(request), seat, form.get("muted") == "yes")
    return await table.after(request, site, table_id, None, changed)
