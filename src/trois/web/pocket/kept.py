"""All that a person has here as one file, and the way back: no form can be as large as that."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from trois.store import migrate

PATH = "/kept/trois.db"
SAVED = [["content-type", "application/vnd.sqlite3"], ["content-disposition", 'attachment; filename="trois.db"']]


class Kept:
    """The database as a file that a person may carry away."""

    def __init__(self, file: Path, restart: Callable[[], None]) -> None:
        self.file = file
        self.loaded = file.with_name("loaded.db")
        self.restart = restart
        """What the application knows is not what is there any more: it has to begin again."""

    def answer(self, method: str, body: bytes) -> tuple[int, list[list[str]], bytes]:
        if method == "GET":
            return 200, SAVED, self.file.read_bytes()
        if not self._load(body):
            return 400, [], b""
        self.restart()
        return 204, [], b""

    def _load(self, body: bytes) -> bool:
        """In one transaction: it is there as a whole, or nothing has changed."""
        self.loaded.write_bytes(body)
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.loaded)) as given:
            if not _is_ours(given):
                return False
            with closing(sqlite3.connect(self.file)) as kept:
                given.backup(kept)
            return True
        return False


def _is_ours(given: sqlite3.Connection) -> bool:
    """Whole, and not of a newer version than this one."""
    (version,) = given.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    (found,) = given.execute("PRAGMA integrity_check").fetchone()
    return version in migrate.revisions() and found == "ok"
