"""One server for one SQLite file: a lock on a file next to it, which the system takes back when the server ends."""

import os
from importlib.util import find_spec
from pathlib import Path


class Taken(Exception):
    """Another server has the file."""


def claim(path: Path) -> int | None:
    """Lock the file until the descriptor is closed, where the system can do that; raises Taken and OSError."""
    if find_spec("fcntl") is None:
        return None
    import fcntl  # noqa: PLC0415 (not on Windows)

    descriptor = os.open(path.with_name(f"{path.name}-lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise Taken from None
    return descriptor
