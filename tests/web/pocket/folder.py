"""The folder of `make pocket`, made where it is not there or its sources have changed, and a plain server for it."""

import fcntl
import hashlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "build" / "pocket"
MADE_OF = ("src/trois", "tools", "package-lock.json", "requirements/dev.txt")


def folder() -> Path:
    if shutil.which("node") is None or not (ROOT / "node_modules" / "pyodide").is_dir():
        pytest.skip("Node and its packages are not installed: make pocket")
    FOLDER.parent.mkdir(exist_ok=True)
    with (FOLDER.parent / "pocket.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        mark, wanted = FOLDER.parent / "pocket.made", _digest()
        if not FOLDER.is_dir() or not mark.is_file() or mark.read_text(encoding="utf-8") != wanted:
            subprocess.run(
                [sys.executable, str(ROOT / "tools" / "pocket.py"), str(FOLDER)], check=True, capture_output=True
            )
            mark.write_text(wanted, encoding="utf-8")
    return FOLDER


def _digest() -> str:
    found = hashlib.sha256()
    for place in MADE_OF:
        path = ROOT / place
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so":
                found.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return found.hexdigest()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Host:
    """Python's own web server, which knows nothing but files."""

    def __init__(self, top: Path) -> None:
        self.top = top
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/some/trois/"

    def start(self) -> None:
        """Begin to answer, if it does not yet."""
        if self.process is not None and self.process.poll() is None:
            return
        place = ["--bind", "127.0.0.1", "--directory", str(self.top)]
        command = [sys.executable, "-m", "http.server", str(self.port), *place]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                urllib.request.urlopen(self.address).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise TimeoutError(self.address)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()


@contextmanager
def hosted(top: Path, made: Path | None = None) -> Iterator[Host]:
    """Below a folder of its own, as on a page that has others beside it."""
    (top / "some").mkdir(parents=True)
    (top / "some" / "trois").symlink_to(made or folder())
    host = Host(top)
    try:
        yield host
    finally:
        host.stop()
