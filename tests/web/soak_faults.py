"""A server under load while things go wrong: python -m tests.web.soak_faults [--minutes 10] [--seed 1].

Programs play without a pause while faults happen at random: a process that answers, all of the server, a worker of its
bots or the database is killed, the disk is full, the database is locked, the clock jumps. In the first half the server has two processes and PostgreSQL,
in the second half one and SQLite, each with one that watches over them. Afterwards every decision that was acknowledged must be in its log exactly once, every
fault must have been over for everybody within five seconds, and the log of the server must not have a traceback.
"""

import argparse
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
from sqlalchemy import text

from tests.store import databases
from tests.store.databases import Cluster
from tests.web.servers import ROOT
from trois.store import Store

RECOVERY_GOAL = 5.0
HOLD_SECONDS = 2.0
"""How long a lock or a full disk lasts."""
PAUSE_SECONDS = 4.0
PATIENCE = 180.0
"""Seconds in which a fault must be over, however busy the machine is."""
DAY = 24 * 3600
JUMPS = (400 * DAY, -DAY // 8, DAY // 24, -20 * DAY, 0)
CLOCK = """
import pathlib, threading, time
def follow(file, real=time.time, offset=[0.0]):
    def look():
        while True:
            offset[0] = float(file.read_text() or 0)
            time.sleep(0.1)
    threading.Thread(target=look, daemon=True).start()
    return lambda: real() + offset[0]
time.time = follow(pathlib.Path({file!r}))
"""
"""A module that Python loads at every start: the wall clock of the server is ahead by what a file says."""


@dataclass
class Outcome:
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    """Table and key."""
    recoveries: list[tuple[str, float]] = field(default_factory=list)
    """Fault, and seconds until every player had another decision acknowledged."""
    lost: int = 0
    log: str = ""

    @property
    def worst(self) -> float:
        return max((seconds for _, seconds in self.recoveries), default=0.0)


class Server:
    """The server as systemd would run it: started again when it is gone."""

    def __init__(self, folder: Path, database: str, processes: int, port: int) -> None:
        self.folder = folder
        self.processes = processes
        self.clock = folder / "clock"
        self.clock.write_text("0")
        (folder / "sitecustomize.py").write_text(CLOCK.format(file=str(self.clock)))
        self.log = folder / "server.log"
        self.command = [
            sys.executable, "-m", "trois", "serve", "--port", str(port), "--database", database, "--pace", "0.2",
            "--posts", "2000", "--processes", str(processes),
        ]  # fmt: skip
        self.address = f"http://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{self.folder}:{ROOT / 'src'}"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=environment, cwd=ROOT)

    def look_after(self) -> None:
        if self.process.poll() is not None:
            self.start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


def children(pid: int) -> list[int]:
    with suppress(OSError):
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def descendants(pid: int) -> list[int]:
    return [one for child in children(pid) for one in (child, *descendants(child))]


def kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


class Player(threading.Thread):
    """Plays one table after another; a decision that was not acknowledged is sent again with the same key."""

    def __init__(self, address: str, number: int, outcome: Outcome, ends: threading.Event) -> None:
        super().__init__(daemon=True)
        self.http = httpx2.Client(base_url=address, timeout=8)
        self.number = number
        self.outcome = outcome
        self.ends = ends
        self.last = 0.0
        """When a decision was last acknowledged."""

    def run(self) -> None:
        self.http.headers["authorization"] = f"Bearer {self.ask('POST', '/api/persons', {'name': 'Ada'})['token']}"
        while not self.ends.is_set():
            self.play()

    def ask(self, method: str, path: str, data: object = None) -> Any:
        """Again and again until it is answered; a refusal (409) is an answer."""
        while not self.ends.is_set():
            with suppress(httpx2.HTTPError):
                answer = self.http.request(method, path, json=data)
                if answer.is_success or answer.status_code in (404, 409):
                    return answer.json() if answer.is_success else {}
            time.sleep(0.1)
        return {}

    def play(self) -> None:
        other = {"kind": "bot", "level": "steward"} if self.number % 3 == 0 else {"kind": "here"}
        wanted = {"game": ("troyes-dice", "troyes", "tournay")[self.number % 3], "seats": [{"kind": "me"}, other]}
        table = self.ask("POST", "/api/tables", wanted).get("id")
        for step in range(10_000):
            told = self.ask("GET", f"/api/tables/{table}")
            if self.ends.is_set() or told.get("stage") != "running":
                return
            seats = [seat["seat"] for seat in told["seats"] if seat["mine"] and seat["seat"] in told["pending"]]
            if seats:
                self.decide(str(table), seats[0], step)
            else:
                time.sleep(0.02)

    def decide(self, table: str, seat: int, step: int) -> None:
        seen = self.ask("GET", f"/api/tables/{table}/view?seat={seat}")
        if not seen.get("legal"):
            return
        action = seen["legal"][step % len(seen["legal"])]["action"]
        decision = {"seat": seat, "question": seen["question"], "key": f"{step}", "action": action}
        if self.ask("POST", f"/api/tables/{table}/decisions", decision):
            self.outcome.acknowledged.append((table, f"{seat}:{step}"))
            self.last = time.monotonic()


# Faults: each returns when it is over


Fault = Callable[[], None]


def faults_of(server: Server, database: Cluster | Path, dice: random.Random) -> dict[str, Fault]:
    found: dict[str, Fault] = {
        "server killed": lambda: kill(_serving(server, dice)),
        "all killed": lambda: kill_all(server),
        "worker killed": lambda: kill_workers(server),
        "clock jump": lambda: jump(server, dice.choice(JUMPS)),
    }
    if isinstance(database, Path):
        found |= {"disk full": lambda: fill(server), "database locked": lambda: lock_file(database)}
    else:
        found |= {"database killed": database.crash, "database locked": lambda: lock_tables(database.url)}
    return found


def kill_all(server: Server) -> None:
    """The processes that answer and the one that watches over them, at once: everything starts anew."""
    for pid in (server.process.pid, *children(server.process.pid)):
        kill(pid)
    server.process.wait()


def kill_workers(server: Server) -> None:
    for pid in _workers(server):
        kill(pid)


def jump(server: Server, seconds: int) -> None:
    server.clock.write_text(str(seconds))


def _serving(server: Server, dice: random.Random) -> int:
    """One of those that answer, or the one that watches over them where none is there."""
    serving = [pid for pid in children(server.process.pid) if not _is(pid, "multiprocessing")]
    return dice.choice(serving or [server.process.pid])


def _workers(server: Server) -> list[int]:
    return [pid for pid in descendants(server.process.pid) if _is(pid, "forkserver")]


def _is(pid: int, word: str) -> bool:
    try:
        return word in Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return False


def fill(server: Server) -> None:
    """Files must not grow: what the system says of a full disk."""
    pid, size = _serving(server, random.Random(0)), 4096
    with suppress(ProcessLookupError):
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
        time.sleep(HOLD_SECONDS)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def lock_file(path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None, timeout=10)
    with suppress(sqlite3.OperationalError):
        other.execute("BEGIN EXCLUSIVE")
        time.sleep(HOLD_SECONDS)
    other.close()


def lock_tables(url: str) -> None:
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text("LOCK TABLE tables, decisions IN ACCESS EXCLUSIVE MODE"))
        time.sleep(HOLD_SECONDS)
    store.close()


# The whole


def soak(seconds: float, postgres: bool, seed: int = 1, players: int = 6) -> Outcome:
    """Every fault once, and more of them until the time is over."""
    dice = random.Random(seed)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database: Cluster | Path = folder / "trois.db"
        if postgres:
            found = stack.enter_context(databases.whole_cluster())
            assert found is not None, "PostgreSQL is not installed"
            database = found
        address = database.url if isinstance(database, Cluster) else f"sqlite:///{database}"
        server = Server(folder, address, 2 if postgres else 1, databases.free_port())
        try:
            outcome = under_load(server, players, faults_of(server, database, dice), seconds, dice)
        finally:
            server.stop()
        outcome.log = server.log.read_text(errors="replace")
        outcome.lost = count_lost(address, outcome)
        return outcome


def under_load(server: Server, players: int, faults: dict[str, Fault], seconds: float, dice: random.Random) -> Outcome:
    outcome, ends = Outcome(), threading.Event()
    everybody = [Player(server.address, number, outcome, ends) for number in range(players)]
    for player in everybody:
        player.start()
    wait_for_all(server, everybody, time.monotonic())
    end = time.monotonic() + seconds
    names = list(faults)
    while names or time.monotonic() < end:
        name = names.pop() if names else dice.choice(list(faults))
        faults[name]()
        over = time.monotonic()
        outcome.recoveries.append((name, wait_for_all(server, everybody, over)))
        print(f"{name}: {outcome.recoveries[-1][1]:.1f} s", flush=True)
        time.sleep(dice.uniform(0.5, PAUSE_SECONDS) if time.monotonic() < end else 0)
    ends.set()
    for player in everybody:
        player.join(20)
        player.http.close()
    return outcome


def wait_for_all(server: Server, players: list[Player], since: float) -> float:
    """Seconds until every player has had a decision acknowledged."""
    while time.monotonic() - since < PATIENCE:
        server.look_after()
        if all(player.last > since for player in players):
            return max(player.last for player in players) - since
        time.sleep(0.02)
    return PATIENCE


def count_lost(address: str, outcome: Outcome) -> int:
    """Acknowledged decisions that are not in their log exactly once."""
    store = Store(address)
    logs = {table: [entry.key for entry in store.entries(table)] for table, _ in outcome.acknowledged}
    store.close()
    return sum(logs[table].count(key) != 1 for table, key in outcome.acknowledged)


def report(kind: str, outcome: Outcome) -> bool:
    by_fault: dict[str, list[float]] = {}
    for name, seconds in outcome.recoveries:
        by_fault.setdefault(name, []).append(seconds)
    print(f"{kind}: {len(outcome.acknowledged)} decisions acknowledged, {outcome.lost} lost or doubled")
    for name, times in by_fault.items():
        print(f"  {name:<16} {len(times):>3} times, over after {median(times):.1f} s, at most {max(times):.1f} s")
    print(f"  tracebacks in the log: {outcome.log.count('Traceback')}")
    return not outcome.lost and outcome.worst <= RECOVERY_GOAL and "Traceback" not in outcome.log


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    fine = True
    for postgres in (True, False):
        outcome = soak(30 * args.minutes, postgres, args.seed)
        fine = report("PostgreSQL" if postgres else "SQLite", outcome) and fine
        if "Traceback" in outcome.log:
            print(outcome.log[outcome.log.index("Traceback") - 500 :][:4000])
    print("reached" if fine else "NOT reached")
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main())
