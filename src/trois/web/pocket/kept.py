"""All that a person has here as one file, and the way back: no form can be as large as that."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from trois.store import migrate

PATH = "/kept/trois.db"
SAVED = [["content-type", "application/vnd.sqlite3"], ["content-disposition", 'attachment; filename="trois.db"']]

LOADED, FOREIGN, FULL = 204, 400, 507


class Kept:
    """The database as a file that a person may carry away."""

    def __init__(self, file: Path, restart: Callable[[], None]) -> None:
        self.file = file
        self.loaded = file.with_name("loaded.db")
        self.restart = restart
        """What the application holds in memory is out of date now: it has to begin again."""

    def answer(self, method: str, body: bytes) -> tuple[int, list[list[str]], bytes]:
        if method == "GET":
            return 200, SAVED, self.file.read_bytes()
        status = self._load(body)
        if status == LOADED:
            self.restart()
        return status, [], b""

    def _load(self, body: bytes) -> int:
        """In one transaction: it is there as a whole, or nothing has changed."""
        self.loaded.write_bytes(body)
        with closing(sqlite3.connect(self.loaded)) as given, closing(sqlite3.connect(self.file)) as kept:
            if not _is_ours(given):
                return FOREIGN
            try:
                given.backup(kept)
            except sqlite3.OperationalError:
                return FULL
        return LOADED


def _is_ours(given: sqlite3.Connection) -> bool:
    """Whole, and not of a newer version than this one."""
    with suppress(sqlite3.Error):
        (version,) = given.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
        (found,) = given.execute("PRAGMA integrity_check").fetchone()
        return version in migrate.revisions() and found == "ok"
    return False
