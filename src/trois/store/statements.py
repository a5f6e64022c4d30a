"""How decisions are written: all that wait, in one transaction, with one statement per kind of row.

The rows of a statement travel as one JSON text that the database takes apart. So the time and the interpreter's lock
that a statement costs are paid once for all of them, not once for each.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, TextClause, delete, insert, text, update
from sqlalchemy import Table as SqlTable

from trois.store.models import Entry, Row, Seat, SeatFeats, Snapshot, Table
from trois.store.schema import DECISIONS, FEATS, SEATS, SNAPSHOTS, TABLES

CHANNEL = "trois"
"""PostgreSQL's notification channel; the payload is the ids of tables that changed and their new versions."""

LARGEST_NOTICE = 7000
WORDS_PER_PAYLOAD = 100
"""A payload may have 8000 bytes."""

DROP_SNAPSHOTS = """
DELETE FROM snapshots WHERE (table_id, number) IN (
    SELECT one.table_id, one.number FROM snapshots AS one JOIN ({rows}) AS fresh ON fresh.table_id = one.table_id
    WHERE one.number = fresh.number
    OR one.number < (SELECT max(number) FROM snapshots AS other WHERE other.table_id = one.table_id))
"""
"""Of a table that gets a new snapshot the latest one is kept, and none of the same number."""


class Conflict(Exception):
    """Somebody else changed the table first: read it again."""


@dataclass(slots=True)
class Change:
    """What is to be written to a table at once."""

    columns: dict[str, Any] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    seats: list[Seat] | None = None
    snapshot: Snapshot | None = None
    opened: tuple[Table, list[Seat]] | None = None
    """A further table that this change opens: it is there if, and only if, the change is."""
    feats: list[SeatFeats] = field(default_factory=list)
    """Of all seats, when the match ends."""


@dataclass
class Save:
    """A change that was made to this version of a table."""

    table_id: str
    version: int
    change: Change

    @cached_property
    def told(self) -> str:
        """What other processes are told of a mere decision: the version, and the lines, so that nobody has to read them."""
        return to_json([self.table_id, self.version + 1, self.change.entries])

    @property
    def is_told(self) -> bool:
        """Whether it is lines of the log and nothing that other processes would have to know besides, and not too long."""
        change = self.change
        is_decision = bool(change.entries) and not change.columns and change.seats is None and change.opened is None
        return is_decision and len(self.told.encode()) <= LARGEST_NOTICE


class Statements:
    """The statements of one dialect."""

    def __init__(self, is_postgres: bool) -> None:
        self.is_postgres = is_postgres
        versions = self._rows([TABLES.c.id, TABLES.c.version])
        fitting = f"SELECT id FROM tables WHERE (id, version) IN ({versions})"  # noqa: S608 (no value is in it)
        if is_postgres:
            # Two processes that write to the same tables take them in the same order: neither waits for the other's.
            fitting += " ORDER BY id FOR UPDATE"
        fitting = f"UPDATE tables SET version = version + 1, touched = :now WHERE id IN ({fitting})"  # noqa: S608
        self.count_up = text(f"{fitting} RETURNING id" if is_postgres else fitting)
        self.add_entries = self._insert(DECISIONS)
        self.add_snapshots = self._insert(SNAPSHOTS)
        numbers = self._rows([SNAPSHOTS.c.table_id, SNAPSHOTS.c.number])
        self.drop_snapshots = text(DROP_SNAPSHOTS.format(rows=numbers))
        self.send_notices = text(
            "SELECT pg_notify(:channel, payload) FROM json_array_elements_text(CAST(:rows AS json)) AS payload"
        )

    def _insert(self, table: SqlTable) -> TextClause:
        names = ", ".join(quoted(column) for column in table.columns)
        return text(f"INSERT INTO {table.name} ({names}) {self._rows(table.columns)}")

    def _rows(self, columns: Iterable[Column[Any]]) -> str:
        """A query for the objects of the JSON array :rows, a column per field."""
        if self.is_postgres:
            return recordset(columns)
        fields = ", ".join(f"json_extract(value, '$.{column.name}') AS {quoted(column)}" for column in columns)
        return f"SELECT {fields} FROM json_each(:rows)"  # noqa: S608

    def write(self, connection: Connection, wanted: Sequence[Save], now: int) -> set[str]:
        """Inside a transaction: what fits the version of its table. Returns the ids of those tables.

        On SQLite all of it or nothing: raises Conflict.
        """
        fitting = self._count_up(connection, wanted, now)
        saves = [save for save in wanted if save.table_id in fitting]
        entries = [entry for save in saves for entry in save.change.entries]
        if entries:
            connection.execute(self.add_entries, {"rows": to_json(entries)})
        self._write_snapshots(connection, [save.change.snapshot for save in saves if save.change.snapshot is not None])
        for save in saves:
            self._write_rest(connection, save)
        if self.is_postgres:
            self.notify(connection, CHANNEL, notices(saves))
        return fitting

    def _count_up(self, connection: Connection, wanted: Sequence[Save], now: int) -> set[str]:
        """SQLite only says how many tables these were: each row that it returns would be a turn of the interpreter's lock."""
        versions = [{"id": save.table_id, "version": save.version} for save in wanted]
        counted = connection.execute(self.count_up, {"rows": to_json(versions), "now": now})
        if self.is_postgres:
            return set(counted.scalars())
        if counted.rowcount != len(wanted):
            raise Conflict
        return {save.table_id for save in wanted}

    def notify(self, connection: Connection, channel: str, messages: Sequence[str]) -> None:
        """Notify the processes that share a PostgreSQL; the notices go out when the transaction is committed."""
        connection.execute(self.send_notices, {"channel": channel, "rows": to_json(messages)})

    def _write_rest(self, connection: Connection, save: Save) -> None:
        change = save.change
        if change.columns:
            connection.execute(update(TABLES).where(TABLES.c.id == save.table_id).values(change.columns))
        if change.seats is not None:
            connection.execute(delete(SEATS).where(SEATS.c.table_id == save.table_id))
            connection.execute(insert(SEATS), [values(seat) for seat in change.seats])
        if change.feats:
            connection.execute(insert(FEATS), [values(row) for row in change.feats])
        if change.opened is not None:
            self.open_table(connection, *change.opened)

    def open_table(self, connection: Connection, table: Table, seats: Sequence[Seat]) -> None:
        connection.execute(insert(TABLES), values(table))
        connection.execute(insert(SEATS), [values(seat) for seat in seats])

    def _write_snapshots(self, connection: Connection, snapshots: list[Snapshot]) -> None:
        if snapshots:
            numbers = [{"table_id": snapshot.table_id, "number": snapshot.number} for snapshot in snapshots]
            connection.execute(self.drop_snapshots, {"rows": to_json(numbers)})
            connection.execute(self.add_snapshots, {"rows": to_json(snapshots)})


def notices(saves: Sequence[Save]) -> list[str]:
    """What other processes are told: of a mere decision its lines, else the version."""
    told = [save for save in saves if save.is_told]
    others = [f"{save.table_id} {save.version + 1}" for save in saves if not save.is_told]
    parts = groupby(in_notices(told), key=itemgetter(0))
    return [f"[{','.join(save.told for _, save in part)}]" for _, part in parts] + payloads(others)


def in_notices(told: Iterable[Save]) -> Iterator[tuple[int, Save]]:
    """Each with the number of the notice that it goes into, as many into one as it has room for."""
    number = size = 0
    for save in told:
        own = len(save.told.encode()) + 1
        number, size = (number, size + own) if size + own <= LARGEST_NOTICE else (number + 1, own)
        yield number, save


def payloads(parts: Sequence[str]) -> list[str]:
    """Many short words as notification payloads that are not too long."""
    starts = range(0, len(parts), WORDS_PER_PAYLOAD)
    return [",".join(parts[start : start + WORDS_PER_PAYLOAD]) for start in starts]


def recordset(columns: Iterable[Column[Any]]) -> str:
    """A query of PostgreSQL for the objects of the JSON array :rows, a column per field."""
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415 (loads all its drivers: a start with SQLite needs none)

    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    typed = ", ".join(f"{quoted(column)} {column.type.compile(dialect)}" for column in columns)
    return f"SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS one({typed})"  # noqa: S608


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def values(row: Row) -> dict[str, object]:
    """A row as the values of its columns."""
    return {name: getattr(row, name) for name in row.__slots__}


def quoted(column: Column[Any]) -> str:
    return f'"{column.name}"'
