"""The file of a SQLite database: what may be done with it before it is known to be ours."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

PRIVATE = 0o600


def uri(path: Path, only_looks: bool = False) -> str:
    """An address by which SQLite never creates a file, whatever characters its name has.

    A look changes nothing: where a server was killed, what it left stays as it is; elsewhere the files that SQLite puts
    next to a database go with the last connection, which only one that may write does.
    """
    left = path.with_name(f"{path.name}-wal")
    is_left = only_looks and left.exists() and left.stat().st_size > 0
    return f"file:{quote(str(path.absolute()))}?mode={'ro' if is_left else 'rw'}"


def create(path: Path) -> None:
    """An empty file for its owner alone, as it will hold secrets; one that is there stays as it is."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def make_private(path: Path) -> None:
    """Only its owner may read the file; what SQLite puts next to it gets the same mode."""
    with suppress(OSError):
        path.chmod(PRIVATE)


def is_empty(path: Path) -> bool:
    """Whether there is nothing to lose."""
    return not path.exists() or (path.is_file() and not path.stat().st_size)


def is_ours(path: Path) -> bool:
    """Whether it is a database that trois made; raises sqlite3.Error and OSError where it can't be read."""
    os.close(os.open(path, os.O_RDONLY))
    if path.is_dir():
        raise IsADirectoryError(21, os.strerror(21))
    with closing(sqlite3.connect(uri(path, only_looks=True), uri=True)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return "alembic_version" in names
