"""A temporary PostgreSQL on loopback, from Debian's package."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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


class Cluster:
    """A PostgreSQL of its own, which can be killed and started again."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = Path(tempfile.mkdtemp(prefix="trois-pg-"))
        self.port = free_port()
        self.user = _allow_postgres(self.folder)
        self.data = self.folder / "data"
        self.url = f"postgresql://trois@127.0.0.1:{self.port}/postgres"
        _run(self.user, [str(home / "initdb"), "-D", str(self.data), "-A", "trust", "-U", "trois", "-N"])

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder} -c fsync=off -c max_connections=200"
        start = ["-D", str(self.data), "-o", options, "-l", str(self.folder / "log"), "-w", "start"]
        _run(self.user, [str(self.home / "pg_ctl"), *start])

    def crash(self) -> None:
        """Kill it, so that it can't say anything to anybody, and start it again."""
        server = int((self.data / "postmaster.pid").read_text().split()[0])
        others = [int(pid) for pid in Path(f"/proc/{server}/task/{server}/children").read_text().split()]
        for pid in (server, *others):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        for _ in range(40):
            time.sleep(0.1)
            with suppress(subprocess.CalledProcessError):
                return self.start()
        raise AssertionError((self.folder / "log").read_text()[-1000:])

    def close(self) -> None:
        _run(self.user, [str(self.home / "pg_ctl"), "-D", str(self.data), "-m", "immediate", "stop"], check=False)
        time.sleep(0.1)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def cluster() -> Iterator[str | None]:
    """The URL of a fresh database, or None with a loud warning."""
    with whole_cluster() as found:
        yield None if found is None else found.url


@contextmanager
def whole_cluster() -> Iterator[Cluster | None]:
    home = binaries()
    if home is None:
        warnings.warn("PostgreSQL is not installed: its tests are SKIPPED", stacklevel=2)
        yield None
        return
    found = Cluster(home)
    try:
        found.start()
        yield found
    finally:
        found.close()


def _allow_postgres(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root: use the account its package made."""
    if os.geteuid() != 0:
        return None
    shutil.chown(folder, "postgres")
    return "postgres"


def _run(user: str | None, command: list[str], check: bool = True) -> None:
    subprocess.run(command, check=check, user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
