"""What was said at a table, as its page shows it."""

from dataclasses import dataclass
from datetime import UTC, datetime

from trois.store.store import now
from trois.store.talk import KeptTalk
from trois.text import SHAPES, Text
from trois.web.site import Site
from trois.web.tables.agreed import talking
from trois.web.tables.house import NONE, WORDS
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import Viewer

FRESH_SECONDS = 6


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
    in_own_words: bool
    phrases: list[tuple[str, str]]
    muted: tuple[int, ...]
    fresh: list[Line]
    """What others have just said: it stands over the board for a moment."""


async def shown(site: Site, live: LiveTable, viewer: Viewer, text: Text) -> Talk | None:
    """Nothing where nobody talks: alone against bots, or where the table does not want it."""
    people = {seat.person for seat in live.seats if seat.person}
    if len(people) < 2 or (live.house.talk == NONE and not live.row.talked):
        return None
    said = await site.tables.db(KeptTalk(site.store).at, live.id) if live.row.talked else []
    quiet = live.house.muted
    names = live.names()
    lines = [
        Line(
            one.seat, SHAPES[one.seat], names[one.seat], one.text or text(f"friends.talk.{one.phrase}"),
            datetime.fromtimestamp(one.at, UTC),
        )
        for one in said
    ]  # fmt: skip
    return Talk(
        lines,
        bool(viewer.own) and viewer.own[0] not in quiet and live.house.talk != NONE,
        live.house.talk == WORDS,
        [(phrase, text(f"friends.talk.{phrase}")) for phrase in talking.PHRASES],
        quiet,
        [line for line in lines if line.seat not in viewer.own and now() - line.at.timestamp() < FRESH_SECONDS],
    )
