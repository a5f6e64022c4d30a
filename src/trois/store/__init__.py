"""Tables, seats and the event log of matches in SQL: SQLite by default, PostgreSQL by URL."""

from trois.store.models import Entry, Person, Seat, Snapshot, Table
from trois.store.statements import Change, Conflict, Save
from trois.store.store import Store

__all__ = ["Change", "Conflict", "Entry", "Person", "Save", "Seat", "Snapshot", "Store", "Table"]
