"""A temporary PostgreSQL on loopback, from Debian's package."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path | None:
    """Where initdb and pg_ctl are; tries to install them where that is allowed."""
    found = _installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=False, capture_output=True)
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], check=False, capture_output=True)
        found = _installed()
    return found


def _installed() -> Path | None:
    candidates = [Path(p).parent for p in [shutil.which("pg_ctl")] if p]
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((c for c in candidates if (c / "initdb").exists() and (c / "pg_ctl").exists()), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def cluster() -> Iterator[str | None]:
    """The URL of a fresh database, or None with a loud warning."""
    home = binaries()
    if home is None:
        warnings.warn("PostgreSQL is not installed: its tests are SKIPPED", stacklevel=2)
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="trois-pg-"))
    port = free_port()
    user = _allow_postgres(folder)
    try:
        _run(user, [str(home / "initdb"), "-D", str(folder / "data"), "-A", "trust", "-U", "trois", "-N"])
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k {folder} -c fsync=off"
        start = ["-D", str(folder / "data"), "-o", options, "-l", str(folder / "log"), "-w", "start"]
        _run(user, [str(home / "pg_ctl"), *start])
        yield f"postgresql://trois@127.0.0.1:{port}/postgres"
    finally:
        _run(user, [str(home / "pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "stop"], check=False)
        time.sleep(0.1)
        shutil.rmtree(folder, ignore_errors=True)


def _allow_postgres(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root: use the account its package made."""
    if os.geteuid() != 0:
        return None
    shutil.chown(folder, "postgres")
    return "postgres"


def _run(user: str | None, command: list[str], check: bool = True) -> None:
    subprocess.run(command, check=check, user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
