"""Several processes of the server on one machine: forked, watched, forked again, and ended together.

The process that watches over the others has loaded everything that they need, so a new one is there in a moment.
"""

import gc
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

LOOK_SECONDS = 0.05
STEADY_SECONDS = 5.0
"""A child that ran this long counts as healthy."""
PATIENCE_SECONDS = 4.0
"""For all of them to end."""
LONGEST_PAUSE = 5.0
SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Child:
    """One process, and how it fared."""

    def __init__(self, serve: Callable[[], None]) -> None:
        self.serve = serve
        self.failures = 0
        self.code: int | None = None
        self.start()

    def start(self) -> None:
        """In the new process this does not return: it raises SystemExit when that is done."""
        self.code = None
        self.started = time.monotonic()
        parent = os.getpid()
        self.pid = os.fork()
        if self.pid == 0:
            _live(parent, self.serve)

    def has_ended(self) -> bool:
        if self.code is None:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            self.code = os.waitstatus_to_exitcode(status) if ended else None
        return self.code is not None

    def look_after(self) -> None:
        """Start it again if it has died; one that dies again and again has to wait longer each time."""
        if not self.has_ended():
            return
        lived = time.monotonic() - self.started
        self.failures = 0 if lived > STEADY_SECONDS else self.failures
        if lived >= min(LONGEST_PAUSE, self.failures * 0.5):
            self.failures += 1
            sys.stderr.write(f"trois: a process of the server ended ({_cause(self.code or 0)}) and is started again\n")
            self.start()

    def send(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)


def _cause(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def _live(parent: int, serve: Callable[[], None]) -> None:
    """As a child, until the end of it."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Thread(target=_watch, args=(parent,), name="trois-watch", daemon=True).start()
    serve()
    raise SystemExit(0)


def _watch(parent: int) -> None:
    """End when the process that watches over this one is gone, however it went."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    def __init__(self, serve: Callable[[], None], count: int) -> None:
        self.ends = threading.Event()
        for number in SIGNALS:
            signal.signal(number, self._end)
        gc.collect()
        gc.freeze()
        self.children = [Child(serve) for _ in range(count)]

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
            child.send(signal.SIGTERM)
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end and not all(child.has_ended() for child in self.children):
            time.sleep(0.02)
        for child in self.children:
            if not child.has_ended():
                child.send(signal.SIGKILL)
                os.waitpid(child.pid, 0)


def _listens(address: tuple[str, int]) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(address) == 0
