"""Several processes of the server on one machine: started, watched, started again, and ended together."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from types import FrameType

LOOK_SECONDS = 0.1
STEADY_SECONDS = 5.0
"""Who lived for so long was well."""
PATIENCE_SECONDS = 4.0
"""For all of them to end."""
LONGEST_PAUSE = 5.0


class Child:
    """One process, and how it fared."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.failures = 0
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command)  # noqa: S603 (our own command)
        self.started = time.monotonic()

    def look_after(self) -> None:
        """Start it again if it has died; one that dies again and again has to wait longer each time."""
        code = self.process.poll()
        if code is None:
            return
        lived = time.monotonic() - self.started
        self.failures = 0 if lived > STEADY_SECONDS else self.failures
        if lived >= min(LONGEST_PAUSE, self.failures * 0.5):
            self.failures += 1
            sys.stderr.write(f"trois: a process of the server ended ({_cause(code)}) and is started again\n")
            self.start()


def _cause(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


class Supervisor:
    def __init__(self, command: Sequence[str], count: int) -> None:
        self.ends = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        self.children = [Child(command) for _ in range(count)]

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self.ends.set()

    def run(self, address: tuple[str, int], announce: Callable[[], None]) -> None:
        """Until somebody wants it to end; announced as soon as one of them listens."""
        is_announced = False
        while not self.ends.wait(LOOK_SECONDS):
            for child in self.children:
                child.look_after()
            if not is_announced and _listens(address):
                is_announced = True
                announce()
        self.close()

    def close(self) -> None:
        """All together, in good time."""
        for child in self.children:
            child.process.terminate()
        end = time.monotonic() + PATIENCE_SECONDS
        for child in self.children:
            try:
                child.process.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()


def _listens(address: tuple[str, int]) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(address) == 0


def end_with(parent: int) -> None:
    """In a child: end when the process that watches over it is gone, however it went."""
    threading.Thread(target=_watch, args=(parent,), name="trois-watch", daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1.0)
    os.kill(os.getpid(), signal.SIGTERM)
