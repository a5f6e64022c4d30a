"""Copies of a whole database, made while it is in use, and the way back."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from trois.core.errors import Message, TroisError
from trois.store.engine import PRIVATE
from trois.store.reasons import reason
from trois.store.store import Store


class BadBackup(TroisError):
    """A backup that can't be made or used."""


def back_up(store: Store, target: Path) -> None:
    """Write a copy of the database, as it is at one moment, to a file that is not there yet."""
    if target.exists():
        raise BadBackup("backup-there", file=str(target))
    part = target.with_name(f"{target.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, PRIVATE))
    try:
        if store.path is None:
            _run_postgres("pg_dump", store.url, "--format=custom", f"--file={part}")
        else:
            _copy(store.path, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def restore(source: Path, store: Store, force: bool = False) -> None:
    """Put a backup in place of what is in the database; with `force` also where there is something."""
    if not source.is_file():
        raise BadBackup("no-such-file", where=str(source))
    if not force and not _is_empty(store):
        raise BadBackup("backup-tables")
    if store.path is None:
        _run_postgres(
            "pg_restore", store.url, "--clean", "--if-exists", "--exit-on-error", "--single-transaction", str(source)
        )
        return
    check_file(source)
    store.engine.dispose()
    _copy(source, store.path)


def _is_empty(store: Store) -> bool:
    """Whether nothing would be lost; a database without our tables is empty, too."""
    if store.path is not None and (not store.path.exists() or not store.path.stat().st_size):
        return True
    store.migrate()
    return not store.table_ids()


def check_file(path: Path) -> None:
    """Raises BadBackup where SQLite finds the file damaged, or another kind of file."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            is_ours = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    except sqlite3.Error as error:
        raise BadBackup("backup-no-database", file=str(path), what=reason(error)) from None
    if not is_ours:
        raise BadBackup("backup-no-database", file=str(path), what=Message("database-table", name="alembic_version"))
    if found != "ok":
        raise BadBackup("backup-damaged", file=str(path), what=found)


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own backup, which follows changes that are made meanwhile."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE" if target.suffix == ".part" else "PRAGMA journal_mode=WAL")
    except sqlite3.Error as error:
        raise BadBackup("backup-copy", file=str(source), target=str(target), what=reason(error)) from None


def _run_postgres(program: str, url: URL, *options: str) -> None:
    """The password travels in the environment, where other users don't see it."""
    found = shutil.which(program)
    if found is None:
        raise BadBackup("no-program", program=program)
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    environment = {**os.environ, **({"PGPASSWORD": url.password} if url.password else {})}
    command = [found, f"--dbname={address}", *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        raise BadBackup("program-failed", program=program, what=lines[0] if lines else done.returncode)
