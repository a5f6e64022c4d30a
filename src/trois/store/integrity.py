"""Whether a SQLite file is whole, as far as that can be seen in a moment."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from trois.store.files import uri

SECONDS = 2.0
STEPS = 20_000
"""Instructions of SQLite's virtual machine between two looks at the clock."""


def quick_damage(path: Path, seconds: float = SECONDS) -> str:
    """What is wrong with the file; nothing where nothing was found in this time. `trois check` looks at all of it."""
    end = time.monotonic() + seconds
    with closing(sqlite3.connect(uri(path), uri=True)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as error:
            if "interrupted" in str(error) or "locked" in str(error):
                return ""
            raise
    return "" if found == "ok" else " ".join(found.replace("*** in database main ***", "").split())
