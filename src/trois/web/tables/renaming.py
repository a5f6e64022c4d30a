"""Another name reaches the tables at which its person sits and that are not over."""

from dataclasses import replace

from trois.store import Change
from trois.web.errors import NotFound, Refused, SetAside
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable


async def rename(tables: Tables, person: str, old: str, new: str) -> None:
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
