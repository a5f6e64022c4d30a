"""How changes of tables are written: all that wait, in one transaction."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, literal, or_, select, text, update

from trois.store.models import Entry, Result, Row, Said, Seat, SeatFeats, Snapshot, Table
from trois.store.schema import CHANNELS, DECISIONS, FEATS, NOTICES, RESULTS, SEATS, SNAPSHOTS, TABLES, TALK

CHANNEL = "trois"
"""PostgreSQL's notification channel; the payload is the ids of tables that changed and their new versions."""

WORDS_PER_PAYLOAD = 100
"""A payload may have 8000 bytes."""

COUNT_UP = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("expected"))
    .values(version=TABLES.c.version + 1, touched=bindparam("now"))
)
NOTIFY = text("SELECT pg_notify(:channel, :message)")


class Conflict(Exception):
    """Somebody else changed the table first: read it again."""


@dataclass(frozen=True, slots=True)
class News:
    """What a person at a table is to hear of, by every channel that they have, once."""

    person: str
    table_id: str
    seat: int
    kind: str
    """turn, soon, bot, over or ask."""
    turn: int
    at: int
    due: int


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
    results: list[Result] = field(default_factory=list)
    """Of all seats, when the match ends."""
    said: Said | None = None
    news: list[News] = field(default_factory=list)
    """It is in the outbox if, and only if, the change is made."""


@dataclass(slots=True)
class Save:
    """A change that was made to this version of a table."""

    table_id: str
    version: int
    change: Change


def write(connection: Connection, wanted: Sequence[Save], now: int) -> list[Save]:
    """Inside a transaction: what fits the version of its table. Returns that.

    Two processes that write to the same tables take them in the same order: neither waits for the other's.
    """
    in_order = sorted(wanted, key=lambda save: save.table_id)
    fitting = [save for save in in_order if _counts_up(connection, save, now)]
    _add(connection, [entry for save in fitting for entry in save.change.entries])
    for save in fitting:
        _write_rest(connection, save.table_id, save.change)
    return fitting


def _counts_up(connection: Connection, save: Save, now: int) -> bool:
    values = {"table": save.table_id, "expected": save.version, "now": now}
    return connection.execute(COUNT_UP, values).rowcount == 1


def _add(connection: Connection, entries: list[Entry]) -> None:
    if entries:
        connection.execute(insert(DECISIONS), [values(entry) for entry in entries])


def _write_rest(connection: Connection, table_id: str, change: Change) -> None:
    if change.columns:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(change.columns))
    if change.seats is not None:
        connection.execute(delete(SEATS).where(SEATS.c.table_id == table_id))
        connection.execute(insert(SEATS), [values(seat) for seat in change.seats])
    if change.snapshot is not None:
        _keep_snapshot(connection, change.snapshot)
    if change.feats:
        connection.execute(insert(FEATS), [values(row) for row in change.feats])
    if change.results:
        connection.execute(insert(RESULTS), [values(row) for row in change.results])
    if change.said is not None:
        connection.execute(insert(TALK), values(change.said))
    for one in change.news:
        tell(connection, one)
    if change.opened is not None:
        open_table(connection, *change.opened)


def tell(connection: Connection, news: News) -> None:
    """Into the outbox, a row for every channel of the person and of the table; what was told before is not told again."""
    told = exists().where(
        NOTICES.c.channel == CHANNELS.c.id, NOTICES.c.table_id == news.table_id, NOTICES.c.seat == news.seat,
        NOTICES.c.kind == news.kind, NOTICES.c.turn == news.turn,
    )  # fmt: skip
    fixed = (news.table_id, news.seat, news.kind, news.turn, news.at, news.due, 0, "")
    rows = select(CHANNELS.c.id, *map(literal, fixed)).where(
        CHANNELS.c.person.in_([news.person, news.table_id]), CHANNELS.c.confirmed, ~told
    )
    connection.execute(insert(NOTICES).from_select([column.name for column in NOTICES.c], rows))


def open_table(connection: Connection, table: Table, seats: Sequence[Seat], entries: Sequence[Entry] = ()) -> None:
    connection.execute(insert(TABLES), values(table))
    connection.execute(insert(SEATS), [values(seat) for seat in seats])
    if entries:
        connection.execute(insert(DECISIONS), [values(entry) for entry in entries])


def _keep_snapshot(connection: Connection, snapshot: Snapshot) -> None:
    """Of the older ones the latest is kept, and none of the same number."""
    of_table, number = SNAPSHOTS.c.table_id == snapshot.table_id, SNAPSHOTS.c.number
    latest = select(func.max(number)).where(of_table).scalar_subquery()
    connection.execute(delete(SNAPSHOTS).where(of_table, or_(number == snapshot.number, number < latest)))
    connection.execute(insert(SNAPSHOTS), values(snapshot))


def notify(connection: Connection, channel: str, messages: Iterable[str]) -> None:
    """Notify the processes that share a PostgreSQL; the notices go out when the transaction is committed."""
    for message in messages:
        connection.execute(NOTIFY, {"channel": channel, "message": message})


def notices(saves: Iterable[Save]) -> list[str]:
    """What other processes are told of changes."""
    return payloads([f"{save.table_id} {save.version + 1}" for save in saves])


def payloads(parts: Sequence[str]) -> list[str]:
    """Many short words, joined to notification payloads that are not too long."""
    starts = range(0, len(parts), WORDS_PER_PAYLOAD)
    return [",".join(parts[start : start + WORDS_PER_PAYLOAD]) for start in starts]


def to_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def values(row: Row) -> dict[str, object]:
    """A row as the values of its columns."""
    return {name: getattr(row, name) for name in row.__slots__}
