"""The server as it is run: a process of its own that can be killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


class Server:
    def __init__(
        self,
        database: str,
        port: int = 0,
        pace: float = 0.0,
        away: float = 3.0,
        module: str = "trois",
        posts: float = 2000.0,
        extra: Sequence[str] = (),
    ) -> None:
        command = [
            sys.executable, "-m", module, "serve", "--port", str(port), "--database", database,
            "--pace", str(pace), "--posts", str(posts), "--away", str(away), *extra,
        ]  # fmt: skip
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line.startswith("Play at "), line
        self.address = line.split()[2].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(10)
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def running(
    database: str,
    port: int = 0,
    pace: float = 0.0,
    away: float = 3.0,
    module: str = "trois",
    extra: Sequence[str] = (),
) -> Iterator[Server]:
    server = Server(database, port, pace, away, module, extra=extra)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
