"""How quickly a decision reaches the other players, beside an empty handler under as many connections.

200 tables with 2 to 4 players each, every table always deciding, for a minute:

    python benchmarks/server.py [--seconds 60] [--tables 200] [--database postgresql://...]
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import median

import msgspec

from trois import draw, games
from trois.core.chance import Chance
from trois.core.playout import random_playout
from trois.store import Store
from trois.text import Text

ROOT = Path(__file__).parent.parent
GOAL = 10.0
BOARD_GOAL = 3.0
PATIENCE = 20.0


class Choice(msgspec.Struct):
    action: int


class Seen(msgspec.Struct):
    """The little of a view that a simulated player looks at."""

    seat: int
    stage: str
    question: int
    legal: list[Choice]
    view: "Pending"


class Pending(msgspec.Struct):
    pending: list[int]


class Connection:
    """One kept-open HTTP connection, with just enough of the protocol."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)

    def _head(self, method: str, path: str, length: int) -> bytes:
        bearer = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        return (
            f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n{bearer}"
            f"content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        ).encode()

    async def ask(self, method: str, path: str, data: object = None) -> bytes:
        body = b"" if data is None else msgspec.json.encode(data)
        self.writer.write(self._head(method, path, len(body)) + body)
        head = await self.reader.readuntil(b"\r\n\r\n")
        lower = head.lower()
        at = lower.index(b"content-length: ") + 16
        content = await self.reader.readexactly(int(lower[at : lower.index(b"\r\n", at)]))
        status = int(head[9:12])
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {content[:200]!r}")
        return content

    async def events(self, path: str) -> AsyncIterator[bytes]:
        self.writer.write(self._head("GET", path, 0))
        while True:
            line = await self.reader.readline()
            if not line:
                return
            if line.startswith(b"data: "):
                yield line[6:]

    def close(self) -> None:
        self.writer.close()


class Player:
    """Somebody at a table: one connection to post on, one to listen on."""

    def __init__(self, port: int, seat: int) -> None:
        self.port = port
        self.seat = seat
        self.posts = Connection(port)
        self.seen: Seen | None = None
        self.heard = asyncio.Event()
        self.listener: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        await self.posts.open()
        self.posts.token = msgspec.json.decode(await self.posts.ask("POST", "/api/persons", {"name": "Ada"}))["token"]

    def listen(self, table: str) -> None:
        if self.listener is not None:
            self.listener.cancel()
        self.seen = None
        self.listener = asyncio.create_task(self._listen(table))

    async def _listen(self, table: str) -> None:
        ear = Connection(self.port, self.posts.token)
        await ear.open()
        try:
            async for data in ear.events(f"/api/tables/{table}/events?seat={self.seat}"):
                self.take(msgspec.json.decode(data, type=Seen))
        finally:
            ear.close()

    def take(self, seen: Seen) -> None:
        if self.seen is None or seen.question >= self.seen.question:
            self.seen = seen
            self.heard.set()

    async def until_pending(self, pending: list[int]) -> float:
        """When this player's page shows that these seats are asked."""
        while self.seen is None or self.seen.view.pending != pending:
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), PATIENCE)
        return time.perf_counter()


class Load:
    """What all tables together did."""

    def __init__(self) -> None:
        self.stop = float("inf")
        self.decisions = 0
        self.acknowledged: list[float] = []
        self.updates: list[float] = []
        self.errors: list[str] = []


class Table:
    def __init__(self, port: int, number: int, load: Load) -> None:
        names = games.names()
        self.game = names[number % len(names)]
        most = min(4, games.get(self.game).most_seats)
        self.players = [Player(port, seat) for seat in range(2 + number % (most - 1))]
        self.load = load
        self.random = random.Random(number)
        self.id = ""

    async def open(self) -> None:
        for player in self.players:
            await player.arrive()
        await self.deal()

    async def deal(self) -> None:
        """A new table with everybody seated and listening."""
        first = self.players[0].posts
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(self.players) - 1)
        told = await first.ask("POST", "/api/tables", {"game": self.game, "seats": seats})
        self.id = msgspec.json.decode(told)["id"]
        for player in self.players[1:]:
            await player.posts.ask("POST", f"/api/tables/{self.id}/seats/{player.seat}", {"do": "take"})
        await first.ask("POST", f"/api/tables/{self.id}/start")
        for player in self.players:
            player.listen(self.id)
        for player in self.players:
            while player.seen is None:
                player.heard.clear()
                await asyncio.wait_for(player.heard.wait(), PATIENCE)

    async def play(self) -> None:
        while time.perf_counter() < self.load.stop:
            try:
                await self.decide()
            except (RuntimeError, TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                self.load.errors.append(f"{type(error).__name__} {error}")
                return

    async def decide(self) -> None:
        asked = [p for p in self.players if p.seen is not None and p.seen.legal]
        if not asked:
            await self.deal()
            return
        player = self.random.choice(asked)
        seen = player.seen
        assert seen is not None
        action = self.random.choice(seen.legal).action
        decision = {"seat": player.seat, "question": seen.question, "key": str(seen.question), "action": action}
        start = time.perf_counter()
        told = await player.posts.ask("POST", f"/api/tables/{self.id}/decisions", decision)
        self.load.decisions += 1
        self.load.acknowledged.append(time.perf_counter() - start)
        now = msgspec.json.decode(told, type=Seen)
        player.take(now)
        if now.view.pending != seen.view.pending:
            await self.others_see(player, now.view.pending, start)

    async def others_see(self, player: Player, pending: list[int], start: float) -> None:
        """Whose turn it is is public: everybody's page must show it."""
        others = [p for p in self.players if p is not player]
        for seen in await asyncio.gather(*(other.until_pending(pending) for other in others)):
            self.load.updates.append(seen - start)

    def close(self) -> None:
        for player in self.players:
            if player.listener is not None:
                player.listener.cancel()
            player.posts.close()


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(command: list[str], port: int) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}
    )
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.1)
    raise SystemExit("the server did not start")


async def empty_handler(connections: int, seconds: float) -> list[float]:
    """Every connection asks again as soon as it is answered."""
    port = free_port()
    app = "import uvicorn\nfrom litestar import Litestar, get\n@get('/')\nasync def empty() -> None: ...\n"
    run = f"uvicorn.run(Litestar([empty]), port={port}, log_level='error')"
    process = started([sys.executable, "-c", app + run], port)
    times: list[float] = []
    stop = time.perf_counter() + seconds

    async def hammer() -> None:
        connection = Connection(port)
        await connection.open()
        while time.perf_counter() < stop:
            start = time.perf_counter()
            await connection.ask("GET", "/")
            times.append(time.perf_counter() - start)
        connection.close()

    try:
        await asyncio.gather(*(hammer() for _ in range(connections)))
    finally:
        process.terminate()
        process.wait()
    return times


async def play(port: int, count: int, seconds: float) -> tuple[Load, int]:
    load = Load()
    tables = [Table(port, number, load) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
    load.stop = time.perf_counter() + seconds
    await asyncio.gather(*(table.play() for table in tables))
    for table in tables:
        table.close()
    return load, sum(len(table.players) for table in tables)


def memory(pid: int) -> float:
    """Resident, in MiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def board_times() -> dict[str, float]:
    """Median milliseconds for the whole board of a seat, over positions of random games."""
    found = {}
    for name in games.names():
        game = games.get(name)
        times = []
        for seed in range(30):
            chance, picker = Chance(seed), Chance(seed + 1)
            options = {option.name: option.default for option in game.options}
            state = game.setup(max(3, game.fewest_seats), options, {}, chance, None)
            for _ in range(40 + seed):
                seats = game.pending(state)
                if not seats:
                    break
                legal = game.legal(state, seats[0])
                game.apply(state, seats[0], legal[picker.below(len(legal))], chance, None)
            seats = game.pending(state)
            if seats:
                view = game.view(state, seats[0])
                choices = {action: game.vocabulary.text(action) for action in game.legal(state, seats[0])}
                start = time.perf_counter()
                draw.parts(view, choices, Text())
                times.append(1000 * (time.perf_counter() - start))
            random_playout(game, state, chance, picker)
        found[name] = median(times)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        return run(args.database or f"sqlite:///{home}/trois.db", args.tables, args.seconds)


def run(database: str, tables: int, seconds: float) -> int:
    boards = board_times()
    port = free_port()
    serve = ["-m", "trois.web.cli", "--port", str(port), "--database", database, "--posts", "1000000"]
    process = started([sys.executable, *serve], port)
    try:
        load, players = asyncio.run(play(port, tables, seconds))
        used = memory(process.pid)
    finally:
        process.terminate()
        process.wait()
    store = Store(database)
    kept = store.count_entries()
    store.close()
    empty = asyncio.run(empty_handler(players, min(seconds, 15.0)))
    return report(boards, load, players, used, kept, empty, seconds)


def report(
    boards: dict[str, float], load: Load, players: int, used: float, kept: int, empty: list[float], seconds: float
) -> int:
    p50, p99, idle = percentile(load.updates, 0.5), percentile(load.updates, 0.99), percentile(empty, 0.5)
    lost = load.decisions - kept
    print(f"players                           {players}")
    print(
        f"decisions                         {load.decisions / seconds:.0f} /s, {len(load.errors)} errors, {lost} lost"
    )
    print(
        f"post to acknowledgement           p50 {1000 * percentile(load.acknowledged, 0.5):.0f} ms, p99 {1000 * percentile(load.acknowledged, 0.99):.0f} ms"
    )
    print(f"post to the other player's update p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms")
    print(f"empty handler, as many connections p50 {1000 * idle:.1f} ms, {len(empty) / min(seconds, 15.0):.0f} /s")
    print(f"p99 to the empty p50              {p99 / idle:.1f} (goal: at most {GOAL:.0f})")
    print(f"memory of the server              {used:.0f} MiB")
    for name, milliseconds in boards.items():
        print(f"board of {name:<24} {milliseconds:.2f} ms (goal: at most {BOARD_GOAL:.0f})")
    for error in load.errors[:5]:
        print("error:", error)
    fine = p99 <= GOAL * idle and not load.errors and not lost and median(boards.values()) <= BOARD_GOAL
    print("reached" if fine else "NOT reached")
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main())
