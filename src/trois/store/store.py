"""Reading and writing. Every method is one transaction; what it returns is detached from the database."""

import os
import re
import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, ColumnElement, delete, insert, make_url, select, text, update
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from trois.core.errors import Message, Place, TroisError, system_reason
from trois.store import engine, files, migrate, sound, statements
from trois.store.claim import Taken, claim
from trois.store.integrity import quick_damage
from trois.store.models import Entry, Person, Seat, Snapshot, Stage, Table
from trois.store.reasons import reason
from trois.store.schema import DECISIONS, FEATS, LEARNING, PERSONS, RESULTS, SEATS, SETTINGS, SNAPSHOTS, TABLES, TRIES
from trois.store.statements import CHANNEL, Change, Conflict, Save, notices, values

BACKENDS = ("sqlite", "postgresql")

SECRET = re.compile("[0-9a-f]{64}")

TROUBLE = (OperationalError, InterfaceError, InternalError, PoolTimeout)
"""What the database raises when it is down, full, locked or read-only: trouble that passes."""


class Waited(PoolTimeout):
    """The database was too busy, and the request timed out."""


class BadDatabase(TroisError):
    """An address that no database answers to."""


class Store:
    def __init__(self, url: str | URL, only_looks: bool = False) -> None:
        """Nothing is opened yet. One that only looks never creates or changes a SQLite file."""
        try:
            self.url = make_url(url)
        except ArgumentError:
            raise BadDatabase("database-form") from None
        if self.url.get_backend_name() not in BACKENDS:
            raise BadDatabase("database-kind", kind=self.url.get_backend_name())
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.claimed: int | None = None
        address = self.url.render_as_string(hide_password=False)
        if self.is_postgres:
            self.engine = engine.make_postgres_engine(address)
        else:
            self.engine = engine.make_sqlite_engine(address, self.path, only_looks)

    @property
    def path(self) -> Path | None:
        """The SQLite file, if it is one."""
        return None if self.is_postgres or not self.url.database else Path(self.url.database)

    @contextmanager
    def opening(self) -> Iterator[None]:
        """What the database refuses when it is first used, as BadDatabase."""
        try:
            yield
        except DBAPIError as error:
            raise self.cannot_open(reason(error.orig)) from None
        except sqlite3.Error as error:
            raise self.cannot_open(reason(error)) from None
        except OSError as error:
            raise self.cannot_open(system_reason(error)) from None
        except migrate.UnknownRevision:
            raise self.cannot_open(Message("database-newer")) from None
        except migrate.Outdated:
            raise self.cannot_open(Message("database-older")) from None

    def migrate(self) -> None:
        """Bring the schema up to date; makes a SQLite file that is not there. Raises BadDatabase."""
        with self.opening():
            if self.path is not None:
                files.create(self.path)
                if not files.is_empty(self.path):
                    self._check_ours(self.path)
                files.make_private(self.path)
            migrate.upgrade(self.engine)

    def expect(self, newest: bool = True) -> None:
        """Raises BadDatabase unless the database is there and ours, and has the newest schema. Changes nothing."""
        with self.opening():
            if self.path is not None:
                self._check_ours(self.path)
            if newest:
                migrate.check_newest(self.engine)

    def _check_ours(self, path: Path) -> None:
        if not files.is_ours(path):
            raise self.cannot_open(Message("database-table", name="alembic_version"))

    def check(self) -> None:
        """A quick look whether the SQLite file is whole, for no longer than two seconds; raises BadDatabase."""
        if self.path is None:
            return
        damage: Place
        try:
            damage = quick_damage(self.path)
        except sqlite3.Error as error:
            damage = reason(error)
        if damage:
            raise self.cannot_open(Message("database-damaged", what=damage))

    def claim(self) -> None:
        """Keep other servers from the same SQLite file; PostgreSQL serves several. Raises BadDatabase."""
        try:
            if self.path is not None:
                with self.opening():
                    files.create(self.path)
                    self.claimed = claim(self.path)
        except Taken:
            raise self.cannot_open(Message("database-taken")) from None

    def cannot_open(self, why: Place) -> BadDatabase:
        self.close()
        return BadDatabase("database-open", database=self.url.render_as_string(), what=why)

    def ping(self) -> None:
        """Write something that changes nothing: what the database says of that holds for every decision."""
        with self.engine.begin() as connection:
            for table in (TABLES, DECISIONS):
                connection.execute(select(table).limit(1)).first()
            connection.execute(update(SETTINGS).values(value=SETTINGS.c.value))

    def close(self) -> None:
        engine.close(self.engine)
        if self.claimed is not None:
            os.close(self.claimed)
            self.claimed = None

    # Settings and persons

    def secret(self, name: str) -> str:
        """A random value that all processes of this database share; a new one where it can't be one."""
        wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        with self.engine.connect() as connection:
            found = connection.scalar(wanted)
        if isinstance(found, str) and SECRET.fullmatch(found):
            return found
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(SETTINGS).where(SETTINGS.c.name == name, SETTINGS.c.value == found))
                connection.execute(insert(SETTINGS), {"name": name, "value": secrets.token_hex(32)})
        except IntegrityError:
            """Another process was faster."""
        return self.secret(name)

    def person(self, person_id: str) -> Person | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(PERSONS).where(PERSONS.c.id == person_id)).first()
        return None if found is None else sound.mended(Person(*found))

    def add_person(self, person_id: str, name: str) -> Person:
        """Two processes may meet somebody at the same time: the first name stays."""
        person = Person(person_id, name, now())
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(PERSONS), values(person))
        except IntegrityError:
            return self.person(person_id) or person
        return person

    def rename(self, person_id: str, name: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(PERSONS).where(PERSONS.c.id == person_id).values(name=name))

    def tables_with(self, person_id: str) -> list[str]:
        """All tables that have something of this person: a seat, also one that a bot plays, or that they opened."""
        sits = select(SEATS.c.table_id).where(SEATS.c.person == person_id)
        opened = select(TABLES.c.id).where(TABLES.c.owner == person_id)
        with self.engine.connect() as connection:
            return sorted(one for one in connection.scalars(sits.union(opened)) if isinstance(one, str))

    def forget_person(self, person_id: str, name: str) -> None:
        """Remove the person; what is left at tables, such as broken ones, gets another name and is nobody's."""
        with self.engine.begin() as connection:
            connection.execute(update(SEATS).where(SEATS.c.person == person_id).values(person=None, name=name))
            connection.execute(update(TABLES).where(TABLES.c.owner == person_id).values(owner=""))
            connection.execute(update(FEATS).where(FEATS.c.person == person_id).values(person=None))
            connection.execute(update(RESULTS).where(RESULTS.c.person == person_id).values(person=None, name=name))
            connection.execute(delete(TRIES).where(TRIES.c.person == person_id))
            connection.execute(delete(LEARNING).where(LEARNING.c.person == person_id))
            connection.execute(delete(PERSONS).where(PERSONS.c.id == person_id))

    # Tables

    def create(self, table: Table, seats: list[Seat], entries: Sequence[Entry] = ()) -> None:
        with self.engine.begin() as connection:
            statements.open_table(connection, table, seats, entries)

    def table(self, table_id: str) -> tuple[Table, list[Seat]] | None:
        seats = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        with self.engine.connect() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
            if found is None:
                return None
            return Table(*found), [Seat(*seat) for seat in connection.execute(seats)]

    def version(self, table_id: str) -> int | None:
        """Of a table, if it is there."""
        with self.engine.connect() as connection:
            return connection.scalar(select(TABLES.c.version).where(TABLES.c.id == table_id))

    def entries(self, table_id: str, start: int = 0) -> list[Entry]:
        """The log from line `start` on."""
        wanted = select(DECISIONS).where(DECISIONS.c.table_id == table_id, DECISIONS.c.number >= start)
        with self.engine.connect() as connection:
            return [Entry(*line) for line in connection.execute(wanted.order_by(DECISIONS.c.number))]

    def snapshot(self, table_id: str) -> Snapshot | None:
        """The latest one."""
        of_table = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)
        with self.engine.connect() as connection:
            found = connection.execute(of_table.order_by(SNAPSHOTS.c.number.desc()).limit(1)).first()
        return None if found is None else Snapshot(*found)

    def save(self, table_id: str, version: int, change: Change) -> None:
        """Write a change that was made to this version of the table, all of it or nothing; raises Conflict."""
        refused = self.save_all([Save(table_id, version, change)])[0]
        if refused is not None:
            raise refused

    def save_all(self, saves: list[Save]) -> list[Exception | None]:
        """Write changes to different tables; for each what it is refused for: Conflict, or what the database says.

        They have one transaction. Where the database refuses a row, each has its own: nobody is refused for what is
        wrong with another's.
        """
        try:
            fitting = {save.table_id for save in self._write(saves)}
            return [None if save.table_id in fitting else Conflict(save.table_id) for save in saves]
        except OperationalError as error:
            return [error] * len(saves)
        except SQLAlchemyError as error:
            if len(saves) == 1:
                return [Conflict(error) if isinstance(error, IntegrityError) else error]
        return [self.save_all([save])[0] for save in saves]

    def _write(self, saves: list[Save]) -> list[Save]:
        with self.engine.begin() as connection:
            fitting = statements.write(connection, saves, now())
            if self.is_postgres:
                statements.notify(connection, CHANNEL, notices(fitting))
            return fitting

    def notify(self, channel: str, messages: list[str]) -> None:
        """Notify all processes that share this PostgreSQL."""
        with self.engine.begin() as connection:
            statements.notify(connection, channel, messages)

    # Lists

    def tables_of(self, person_id: str, limit: int = 20) -> list[Table]:
        """The tables a person sits at or has opened, the latest first."""
        sits = select(SEATS.c.table_id).where(SEATS.c.person == person_id)
        opened = (TABLES.c.owner == person_id) & (TABLES.c.stage == "waiting")
        return self._latest(TABLES.c.id.in_(sits) | opened, limit)

    def public_tables(self, stage: Stage, limit: int = 20) -> list[Table]:
        return self._latest(TABLES.c.public & (TABLES.c.stage == stage), limit)

    def _latest(self, fitting: ColumnElement[bool], limit: int) -> list[Table]:
        wanted = select(TABLES).where(fitting).order_by(TABLES.c.touched.desc()).limit(limit)
        with self.engine.connect() as connection:
            found = [Table(*row) for row in connection.execute(wanted)]
        return [table for table in found if isinstance(table.id, str)]

    def table_ids(self) -> list[str]:
        """Of all tables, the oldest first."""
        with self.engine.connect() as connection:
            return list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)))

    def raw(self, table_id: str) -> dict[str, list[dict[str, Any]]]:
        """Every row of a table as the database has it, whatever that is."""
        found: dict[str, list[dict[str, Any]]] = {}
        with self.engine.connect() as connection:
            for kind in (TABLES, SEATS, DECISIONS, SNAPSHOTS, FEATS):
                key = "id" if kind is TABLES else "table_id"
                rows = connection.execute(text(f"SELECT * FROM {kind.name} WHERE {key} = :id"), {"id": table_id})  # noqa: S608
                found[kind.name] = [dict(row) for row in rows.mappings()]
        return found


def new_id() -> str:
    """Not to be guessed: whoever knows the id of a table may look at it."""
    return secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")


def now() -> int:
    return int(time.time())
