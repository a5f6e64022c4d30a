"""Tables, seats and the event log of matches in SQL: SQLite by default, PostgreSQL by URL."""

from trois.store.models import Channel, Device, Entry, Notice, Person, Result, Said, Seat, SeatFeats, Snapshot, Table
from trois.store.statements import Change, Conflict, News, Save
from trois.store.store import TROUBLE, Store, Waited

__all__ = [
    "TROUBLE", "Change", "Channel", "Conflict", "Device", "Entry", "News", "Notice", "Person", "Result", "Said", "Save", "Seat",
    "SeatFeats", "Snapshot", "Store", "Table", "Waited",
]  # fmt: skip
