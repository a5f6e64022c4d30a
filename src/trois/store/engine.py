"""The connections to a database."""

import os
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from trois.core.errors import TroisError
from trois.store.statements import to_json

PRIVATE = 0o600
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""WAL lets readers go on while one writes; FULL: what is committed outlives a power cut."""


def make_engine(url: str, postgres: bool) -> Engine:
    if postgres:
        if find_spec("psycopg") is None:
            raise TroisError("needs-postgres", extra="trois[postgres]")
        return create_engine(_with_driver(url), pool_size=8, pool_pre_ping=True, json_serializer=to_json)
    engine = create_engine(url, json_serializer=to_json)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def close(engine: Engine) -> None:
    """Also the connections that a thread still holds: they close when it gives them back."""
    event.listen(engine, "checkin", _close_connection)
    engine.dispose()


def make_private(path: Path) -> None:
    """Only its owner may read the file, as it holds secrets; what SQLite puts next to it gets the same mode."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
        path.chmod(PRIVATE)


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
