"""Copies of a whole database, made while it is in use, and the way back.

A backup takes the place of a database only when it is known to be good: a refused restore has changed nothing.
"""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError

from trois.core.errors import Message, TroisError
from trois.store import files, migrate
from trois.store.engine import PROGRAM
from trois.store.reasons import reason
from trois.store.store import Store


class BadBackup(TroisError):
    """A backup that can't be made or used."""


def back_up(store: Store, target: Path) -> None:
    """Write a copy of the database, as it is at one moment, to a file that is not there yet."""
    if target.exists():
        raise BadBackup("file-there", file=str(target))
    store.expect(newest=False)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    files.create(part)
    try:
        if store.path is None:
            _run_postgres("pg_dump", store.url, "--format=custom", f"--file={part}")
        else:
            _copy(store.path, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def restore(source: Path, store: Store, force: bool = False) -> int:
    """Put a backup in place of what is in the database; how many tables it has.

    With `force` also where there are tables. A SQLite file that was there is kept next to it.
    """
    if not source.is_file():
        raise BadBackup("no-such-file", where=str(source))
    if store.path is None:
        return _restore_postgres(source, store, force)
    return _restore_file(source, store, store.path.resolve(), force)


def before(path: Path) -> Path:
    """Where a file is kept that a backup took the place of."""
    return path.with_name(f"{path.name}.before-restore")


# SQLite


def _restore_file(source: Path, store: Store, target: Path, force: bool) -> int:
    check_file(source)
    if target.exists():
        store.claim()
        if not force and not files.is_empty(target) and not _has_no_tables(store):
            raise BadBackup("backup-tables")
        store.engine.dispose()
    part = target.with_name(f"{target.name}.restoring")
    part.unlink(missing_ok=True)
    files.create(part)
    try:
        count = _fill(part, source)
        if target.exists():
            _put_aside(target)
        _to_disk(part)
        part.replace(target)
        _to_disk(target.parent)
    finally:
        part.unlink(missing_ok=True)
    return count


def _has_no_tables(store: Store) -> bool:
    try:
        store.expect(newest=False)
        return not store.table_ids()
    except (DBAPIError, TroisError):
        return False


def _fill(part: Path, source: Path) -> int:
    """Copy the backup and bring it up to date; how many tables it has."""
    _copy(source, part)
    beside = Store(URL.create("sqlite", database=str(part)))
    with closing(beside):
        beside.migrate()
        count = len(beside.table_ids())
    with closing(sqlite3.connect(files.uri(part), uri=True)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    return count


def _put_aside(target: Path) -> None:
    """Keep the file with everything that was committed to it; nothing that lies beside it may meet the new one."""
    try:
        with closing(sqlite3.connect(files.uri(target), uri=True)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise BadBackup("backup-copy", file=str(target), target=str(before(target)), what=reason(error)) from None
    except sqlite3.DatabaseError:
        for end in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                target.with_name(target.name + end).replace(before(target).with_name(before(target).name + end))
    before(target).unlink(missing_ok=True)
    try:
        os.link(target, before(target))
    except OSError:
        shutil.copy2(target, before(target))


def _to_disk(path: Path) -> None:
    """What was written outlives a power cut; where the system can't do that for a folder, it is left."""
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def check_file(path: Path) -> None:
    """Raises BadBackup where SQLite finds the file damaged, another kind of file, or one of a newer version."""
    try:
        with closing(sqlite3.connect(files.uri(path, only_looks=True), uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as error:
        what = Message("database-table", name="alembic_version") if "alembic_version" in str(error) else reason(error)
        raise BadBackup("backup-no-database", file=str(path), what=what) from None
    if found != "ok":
        raise BadBackup("backup-damaged", file=str(path), what=found)
    _check_version(path, str(versions[0][0]) if versions else "")


def _check_version(path: Path, version: str) -> None:
    if version not in migrate.revisions():
        raise BadBackup("database-newer", where=str(path))


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own backup, which follows changes that are made meanwhile."""
    try:
        with (
            closing(sqlite3.connect(files.uri(source, only_looks=True), uri=True)) as old,
            closing(sqlite3.connect(files.uri(target), uri=True)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise BadBackup("backup-copy", file=str(source), target=str(target), what=reason(error)) from None


# PostgreSQL


def _restore_postgres(source: Path, store: Store, force: bool) -> int:
    """In one transaction."""
    told = _run_postgres("pg_restore", None, "--data-only", "--table=alembic_version", "--file=-", str(source))
    _check_version(source, _version_in(told))
    with store.opening():
        _check_alone(store)
        if not force and not _has_nothing(store):
            raise BadBackup("backup-tables")
    store.engine.dispose()
    _run_postgres(
        "pg_restore", store.url, "--clean", "--if-exists", "--exit-on-error", "--single-transaction", str(source)
    )
    store.migrate()
    return len(store.table_ids())


def _version_in(dump: str) -> str:
    """The version of the schema, from the script of the one row that holds it."""
    lines = dump.splitlines()
    start = next((at for at, line in enumerate(lines) if line.startswith("COPY ")), len(lines))
    return next(iter(lines[start + 1 : start + 2]), "").strip()


def _has_nothing(store: Store) -> bool:
    """Whether nothing would be lost; a database without our tables is empty, too."""
    with store.engine.connect() as connection:
        is_there = connection.scalar(text("SELECT to_regclass('tables') IS NOT NULL"))
    return not is_there or not store.table_ids()


def _check_alone(store: Store) -> None:
    """Raises BadDatabase where a server uses the database."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    with store.engine.connect() as connection:
        ours = text(f"{others} AND pid <> pg_backend_pid() AND application_name = '{PROGRAM}'")
        if connection.scalar(ours):
            raise store.cannot_open(Message("database-taken"))


def _run_postgres(program: str, url: URL | None, *options: str) -> str:
    """What it says. The password travels in the environment, where other users don't see it."""
    found = shutil.which(program)
    if found is None:
        raise BadBackup("no-program", program=program)
    environment, command = dict(os.environ), [found, *options]
    if url is not None:
        address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
        command.insert(1, f"--dbname={address}")
        environment |= {"PGPASSWORD": url.password} if url.password else {}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        raise BadBackup("program-failed", program=program, what=lines[0] if lines else done.returncode)
    return done.stdout
