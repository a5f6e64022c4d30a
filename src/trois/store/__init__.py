"""Tables, seats and the event log of matches in SQL: SQLite by default, PostgreSQL by URL."""

from trois.store.models import Entry, Person, Seat, Snapshot, Table
from trois.store.store import Change, Conflict, Store

__all__ = ["Change", "Conflict", "Entry", "Person", "Seat", "Snapshot", "Store", "Table"]
