"""The files of datasets: each is there when it is whole, and none is written over."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, cast

from trois.core.errors import BadOption, Message


def opened(path: Path, mode: str) -> IO[Any]:
    """A file of lines, compressed where its name ends in .gz."""
    open_file: Any = gzip.open if path.suffix == ".gz" else Path.open
    return cast(IO[Any], open_file(path, mode, encoding="utf-8"))


def check_new(path: Path) -> None:
    """Refuse to write over a file, which may have taken hours, or where there is no folder for it."""
    if path.exists():
        raise BadOption("file-there", file=str(path))
    if not path.absolute().parent.is_dir():
        raise BadOption("cannot-write", where=str(path), what=Message("no-folder"))


@contextmanager
def made_whole(path: Path) -> Iterator[Path]:
    """Where to write what becomes the file `path` in the end; nothing is left where that is given up."""
    check_new(path)
    with TemporaryDirectory(prefix=f".{path.name}-", dir=path.parent) as folder:
        part = Path(folder, path.name)
        yield part
        part.rename(path)
