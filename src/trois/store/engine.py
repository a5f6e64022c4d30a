"""The connections to a database."""

import sqlite3
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from trois.core.errors import TroisError
from trois.store.files import uri
from trois.store.sound import from_json
from trois.store.statements import to_json

JSON: Final = {"json_serializer": to_json, "json_deserializer": from_json}
PROGRAM = "trois"
"""What PostgreSQL calls our connections."""
PATIENCE_SECONDS = 5
"""For a lock that another holds, and for any statement: whoever waits is told that it can't be done just now."""
OPTIONS = f"-c lock_timeout={PATIENCE_SECONDS}s -c statement_timeout={PATIENCE_SECONDS}s"
JOURNAL = "TRUNCATE" if sys.platform == "emscripten" else "WAL"
"""WAL lets readers go on while one writes; it needs memory that processes share, which a browser's storage has not."""
PRAGMAS = (f"journal_mode={JOURNAL}", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""FULL: what is committed outlives a power cut."""


def make_postgres_engine(url: str) -> Engine:
    if find_spec("psycopg") is None:
        raise TroisError("needs-postgres", extra="trois[postgres]")
    settings = {"application_name": PROGRAM, "connect_timeout": PATIENCE_SECONDS, "options": OPTIONS}
    return create_engine(_with_driver(url), pool_size=8, pool_pre_ping=True, connect_args=settings, **JSON)


def make_sqlite_engine(url: str, path: Path | None, only_looks: bool) -> Engine:
    """A connection never creates the file; one that only looks leaves it as it is."""
    if path is None:
        engine = create_engine(url, **JSON)
    else:
        engine = create_engine(url, creator=lambda: _connection(path, only_looks), **JSON)
    if not only_looks:
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def close(engine: Engine) -> None:
    """Also the connections that a thread still holds: they close when it gives them back."""
    event.listen(engine, "checkin", _close_connection)
    engine.dispose()


def _connection(path: Path, only_looks: bool) -> sqlite3.Connection:
    """A text that is not UTF-8 is no reason not to read the others."""
    connection = sqlite3.connect(uri(path, only_looks), uri=True, check_same_thread=False)
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    return connection


def _with_driver(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if "+" not in scheme else url


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _close_connection(_connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    entry.invalidate()
