"""Why a database could not be used."""

import sqlite3
from typing import Final

from trois.core.errors import Message, Place

_KEYS: Final = {sqlite3.SQLITE_CANTOPEN: "database-file", sqlite3.SQLITE_NOTADB: "database-none"}


def reason(error: BaseException | None) -> Place:
    """By SQLite's code; in the words of the database where we have none."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return Message(_KEYS[code]) if code in _KEYS else str(error).partition("\n")[0]
