"""Tables, seats and the event log of matches in SQL: SQLite by default, PostgreSQL by URL."""

from trois.store.models import Entry, Person, Seat, SeatFeats, Snapshot, Table
from trois.store.statements import Change, Conflict, Save
from trois.store.store import TROUBLE, Store, Waited

__all__ = [
    "TROUBLE", "Change", "Conflict", "Entry", "Person", "Save", "Seat", "SeatFeats", "Snapshot", "Store", "Table",
    "Waited",
]  # fmt: skip
