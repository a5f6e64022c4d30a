"""One server for one SQLite file: a lock on the file itself, which the system takes back when the server ends.

It holds whatever name the file goes by. SQLite locks in another way, which on Linux does not meet this one; elsewhere
the lock is on a file next to it.
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

ATTEMPTS = 10


class Taken(Exception):
    """Another server uses the file."""


def claim(path: Path) -> int | None:
    """Lock the file until the descriptor is closed, where the system can do that; raises Taken and OSError."""
    if find_spec("fcntl") is None:
        return None
    for _ in range(ATTEMPTS):
        target = _lockable(path)
        descriptor = _locked(target)
        if os.path.samestat(os.fstat(descriptor), target.stat()):
            return descriptor
        os.close(descriptor)  # another file was put in its place meanwhile
    raise Taken


def _lockable(path: Path) -> Path:
    found = path.resolve()
    return found if sys.platform == "linux" else found.with_name(f"{found.name}-lock")


def _locked(target: Path) -> int:
    import fcntl  # not on Windows

    is_beside = sys.platform != "linux"
    descriptor = os.open(target, os.O_RDWR | (os.O_CREAT if is_beside else 0), 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise Taken from None
    return descriptor
