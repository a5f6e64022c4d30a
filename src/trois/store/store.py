"""Reading and writing. Every method is one transaction; what it returns is detached from the database."""

import json
import secrets
import time
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import sessionmaker
from sqlalchemy.pool import ConnectionPoolEntry

from trois.core.errors import TroisError
from trois.store import migrate
from trois.store.models import Base, Entry, Person, Seat, Setting, Snapshot, Table

CHANNEL = "trois"
"""PostgreSQL's notification channel; the payload is the id of the table that changed and its new version."""

SNAPSHOTS_KEPT = 2


class Conflict(Exception):
    """Somebody else changed the table first: read it again."""


@dataclass
class Change:
    """What is to be written to a table at once."""

    columns: dict[str, Any] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    seats: list[Seat] | None = None
    snapshot: Snapshot | None = None


class Store:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _engine(str(self.url.render_as_string(hide_password=False)), self.is_postgres)
        self.sessions = sessionmaker(self.engine, expire_on_commit=False)

    def migrate(self) -> None:
        migrate.upgrade(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # Settings and persons

    def secret(self, name: str) -> str:
        """A random value that all processes of this database share."""
        with self.sessions() as session:
            found = session.get(Setting, name)
            if found is None:
                try:
                    found = Setting(name, secrets.token_hex(32))
                    session.add(found)
                    session.commit()
                except IntegrityError:
                    session.rollback()
                    found = session.get_one(Setting, name)
            return found.value

    def person(self, person_id: str) -> Person | None:
        with self.sessions() as session:
            return session.get(Person, person_id)

    def add_person(self, person_id: str, name: str) -> Person:
        """Two processes may meet somebody at the same time: the first name stays."""
        person = Person(person_id, name, now())
        try:
            with self.sessions.begin() as session:
                session.add(person)
        except IntegrityError:
            return self.person(person_id) or person
        return person

    def rename(self, person_id: str, name: str) -> None:
        with self.sessions.begin() as session:
            session.execute(update(Person).where(Person.id == person_id).values(name=name))

    # Tables

    def create(self, table: Table, seats: list[Seat]) -> None:
        with self.sessions.begin() as session:
            session.add(table)
            session.flush()
            session.add_all(seats)

    def table(self, table_id: str) -> tuple[Table, list[Seat]] | None:
        with self.sessions() as session:
            table = session.get(Table, table_id)
            if table is None:
                return None
            seats = session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
            return table, list(seats)

    def entries(self, table_id: str, start: int = 0) -> list[Entry]:
        """The log from line `start` on."""
        wanted = select(Entry).where(Entry.table_id == table_id, Entry.number >= start).order_by(Entry.number)
        with self.sessions() as session:
            return list(session.scalars(wanted))

    def snapshot(self, table_id: str) -> Snapshot | None:
        """The latest one."""
        wanted = select(Snapshot).where(Snapshot.table_id == table_id).order_by(Snapshot.number.desc()).limit(1)
        with self.sessions() as session:
            return session.scalar(wanted)

    def save(self, table_id: str, version: int, change: Change) -> None:
        """Write a change that was made to this version of the table, all of it or nothing; raises Conflict."""
        try:
            with self.engine.begin() as connection:
                self._save(connection, table_id, version, change)
        except IntegrityError as error:
            raise Conflict(table_id) from error

    def _save(self, connection: Connection, table_id: str, version: int, change: Change) -> None:
        """Plain statements: this is what every decision waits for."""
        values = {**change.columns, "version": version + 1, "touched": now()}
        fitting = update(Table).where(Table.id == table_id, Table.version == version)
        if connection.execute(fitting.values(values)).rowcount != 1:
            raise Conflict(table_id)
        if change.entries:
            connection.execute(insert(Entry), [_values(entry) for entry in change.entries])
        if change.seats is not None:
            connection.execute(delete(Seat).where(Seat.table_id == table_id))
            connection.execute(insert(Seat), [_values(seat) for seat in change.seats])
        if change.snapshot is not None:
            self._save_snapshot(connection, change.snapshot)
        if self.is_postgres:
            notice = {"channel": CHANNEL, "payload": f"{table_id} {version + 1}"}
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), notice)

    def _save_snapshot(self, connection: Connection, snapshot: Snapshot) -> None:
        of_table = select(Snapshot.number).where(Snapshot.table_id == snapshot.table_id)
        old = list(connection.scalars(of_table.order_by(Snapshot.number.desc()).offset(SNAPSHOTS_KEPT - 1)))
        gone = [*old, snapshot.number]
        connection.execute(delete(Snapshot).where(Snapshot.table_id == snapshot.table_id, Snapshot.number.in_(gone)))
        connection.execute(insert(Snapshot), [_values(snapshot)])

    # Lists

    def tables_of(self, person_id: str, limit: int = 20) -> list[Table]:
        """The tables a person sits at or has opened, the latest first."""
        sits = select(Seat.table_id).where(Seat.person == person_id)
        mine = Table.id.in_(sits) | ((Table.owner == person_id) & (Table.stage == "waiting"))
        wanted = select(Table).where(mine).order_by(Table.touched.desc()).limit(limit)
        with self.sessions() as session:
            return list(session.scalars(wanted))

    def public_tables(self, stage: str, limit: int = 20) -> list[Table]:
        wanted = select(Table).where(Table.public, Table.stage == stage).order_by(Table.touched.desc()).limit(limit)
        with self.sessions() as session:
            return list(session.scalars(wanted))

    def running_tables_with_bots(self, limit: int = 1000) -> list[str]:
        """Those that must be woken after a restart."""
        bots = select(Seat.table_id).where(Seat.kind == "bot")
        wanted = select(Table.id).where(Table.stage == "running", Table.id.in_(bots)).order_by(Table.touched.desc())
        with self.sessions() as session:
            return list(session.scalars(wanted.limit(limit)))

    def count_entries(self) -> int:
        with self.sessions() as session:
            return session.scalar(select(func.count()).select_from(Entry)) or 0


def _values(row: Base) -> dict[str, object]:
    """A row as the values of its columns."""
    return {name: getattr(row, name) for name in row.__table__.columns.keys()}  # noqa: SIM118 (a collection of columns)


def _engine(url: str, postgres: bool) -> Engine:
    if postgres:
        if find_spec("psycopg") is None:
            raise TroisError("PostgreSQL needs the extra [postgres]: pip install 'trois[postgres]'")
        return create_engine(_with_driver(url), pool_size=8, pool_pre_ping=True, json_serializer=_compact)
    engine = create_engine(url, json_serializer=_compact)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _with_driver(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if "+" not in scheme else url


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """WAL lets readers go on while one writes; what is committed outlives the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def new_id() -> str:
    """Not to be guessed: who knows the id of a table may look at it."""
    return secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")


def now() -> int:
    return int(time.time())
