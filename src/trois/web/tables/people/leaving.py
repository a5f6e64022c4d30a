"""What becomes of somebody's seats when they want another name, or to be forgotten: others' games go on."""

import logging
from dataclasses import replace

from trois.store import Change, Seat
from trois.web.bots import levels
from trois.web.errors import NotFound, Refused, SetAside
from trois.web.tables.registry import Tables
from trois.web.tables.seating import names
from trois.web.tables.table import LiveTable

LOG = logging.getLogger("trois.web")


async def rename(tables: Tables, person: str, old: str, new: str) -> None:
    """At the tables that are not over."""
    for row in await tables.db(tables.store.tables_of, person):
        if not row.is_over:
            try:
                await tables.change(row.id, _renamed, person, old, new)
            except (NotFound, SetAside, Refused):
                """A table that cannot be changed keeps the name."""


def _renamed(live: LiveTable, person: str, old: str, new: str) -> Change | None:
    """Of several seats at one screen only the person's own has their name."""
    if not any(seat.person == person and seat.name == old for seat in live.seats):
        return None
    seats = [replace(s, name=new) if s.person == person and s.name == old else replace(s) for s in live.seats]
    return Change(seats=seats)


async def forget(tables: Tables, person: str) -> int:
    """Remove everything that is known of a person; at how many tables there was something."""
    found = await tables.db(tables.store.tables_with, person)
    for table_id in found:
        try:
            await tables.change(table_id, _leave_for_good, person)
        except (NotFound, SetAside):
            """What can't be replayed is cleared below, by the rows alone."""
    await tables.db(tables.store.forget_person, person, names.guest())
    LOG.warning("a person was forgotten at %d tables, as they asked", len(found))
    return len(found)


def _leave_for_good(live: LiveTable, person: str) -> Change:
    seats = [_without(live, seat) if seat.person == person else seat for seat in live.seats]
    columns: dict[str, object] = {"owner": ""} if live.row.owner == person else {}
    undo = live.row.undo
    if undo is not None and any(seat.person == person for seat in live.seats):
        columns["undo"] = None
    return Change(columns, seats=seats)


def _without(live: LiveTable, seat: Seat) -> Seat:
    """Before the match the seat is open again, during it a bot plays on, afterwards only the name is another."""
    if live.row.is_waiting:
        return Seat(live.id, seat.seat, "open")
    name = names.other_guest(live.names())
    if live.row.is_over:
        return Seat(live.id, seat.seat, seat.kind, None, name, seat.level)
    return Seat(live.id, seat.seat, "bot", None, name, seat.level or levels.DEFAULT)
