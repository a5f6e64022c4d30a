"""How quickly a decision reaches the other players, beside an empty handler under as many connections.

200 tables with 2 to 4 players each, every table always deciding, for a minute:

    python benchmarks/server.py [--seconds 60] [--tables 200] [--database postgresql://...]

The server is the `trois` that this Python imports: compiled where it is installed compiled. The empty handler is asked
before and after, so that a machine that gets faster or slower meanwhile does not favour either.
"""

import argparse
import asyncio
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import TypeVar, cast

import msgspec

from trois import draw, games
from trois.core.chance import Chance
from trois.core.playout import random_playout
from trois.store import Store
from trois.text import Text

T = TypeVar("T")

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


SEEN = msgspec.json.Decoder(Seen)
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


class Connection(asyncio.Protocol):
    """One kept-open HTTP connection, with just enough of the protocol: what the players cost, the server lacks."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token
        self.buffer = b""
        self.answer: asyncio.Future[bytes] | None = None
        self.hear: Callable[[bytes], None] | None = None
        self.transport: asyncio.Transport

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error or ConnectionResetError("the server hung up"))

    def _ask(self, method: str, path: str, body: bytes) -> None:
        bearer = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n{bearer}"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        self.transport.write(head.encode() + body)

    async def ask(self, method: str, path: str, data: object = None) -> bytes:
        self.answer = asyncio.get_running_loop().create_future()
        self._ask(method, path, b"" if data is None else msgspec.json.encode(data))
        return await self.answer

    def listen(self, path: str, hear: Callable[[bytes], None]) -> None:
        """Call `hear` with the data of every event."""
        self.hear = hear
        self._ask("GET", path, b"")

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if self.hear is not None:
            *events, self.buffer = self.buffer.split(b"\n\n")
            for event in events:
                _, found, told = event.partition(b"\ndata: ")
                if found:
                    self.hear(told)
        elif self.answer is not None:
            self._answered(self.answer)

    def _answered(self, answer: "asyncio.Future[bytes]") -> None:
        head, found, content = self.buffer.partition(b"\r\n\r\n")
        length = LENGTH.search(head)
        if not found or length is None or len(content) < int(length[1]):
            return
        self.buffer = b""
        if int(head[9:12]) < 300:
            answer.set_result(content)
        else:
            answer.set_exception(RuntimeError(f"{head[9:12].decode()} {content[:200]!r}"))

    def close(self) -> None:
        self.transport.close()


class Player:
    """Somebody at a table: one connection to post on, one to listen on."""

    def __init__(self, port: int, seat: int) -> None:
        self.port = port
        self.seat = seat
        self.posts = Connection(port)
        self.seen: Seen | None = None
        self.heard = asyncio.Event()
        self.ear: Connection | None = None

    async def arrive(self) -> None:
        await self.posts.open()
        self.posts.token = msgspec.json.decode(await self.posts.ask("POST", "/api/persons", {"name": "Ada"}))["token"]

    async def listen(self, table: str) -> None:
        if self.ear is not None:
            self.ear.close()
        self.seen = None
        self.ear = Connection(self.port, self.posts.token)
        await self.ear.open()
        self.ear.listen(f"/api/tables/{table}/events?seat={self.seat}", self._hear)

    def _hear(self, told: bytes) -> None:
        self.take(SEEN.decode(told))

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
        self.cpu = self.own_cpu = self.memory = 0.0


def seats(number: int) -> int:
    """How many sit at a table: 2 to 4."""
    return 2 + number % 3


class Table:
    def __init__(self, port: int, number: int, load: Load) -> None:
        names = games.names()
        self.game = names[number % len(names)]
        self.players = [Player(port, seat) for seat in range(seats(number))]
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
            await player.listen(self.id)
        for player in self.players:
            while player.seen is None:
                player.heard.clear()
                await asyncio.wait_for(player.heard.wait(), PATIENCE)

    async def play(self) -> None:
        while time.perf_counter() < self.load.stop:
            try:
                await self.decide()
            except (RuntimeError, TimeoutError, OSError) as error:
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
        now = SEEN.decode(told)
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
            if player.ear is not None:
                player.ear.close()
            player.posts.close()


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(command: list[str], port: int) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL)
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.1)
    raise SystemExit("the server did not start")


EMPTY = """
import sys, uvicorn
from litestar import Litestar, post
@post("/", status_code=200)
async def empty() -> None: ...
uvicorn.run(Litestar([empty]), port=int(sys.argv[1]), log_level="error", access_log=False)
"""


class Empty:
    """How long each request to an empty handler took, and the processor time of all."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.cpu = 0.0


def ask_empty(players: int, seconds: float, empty: Empty) -> None:

    async def ask(posts: Connection, stop: float) -> None:
        """Again as soon as it is answered."""
        while time.perf_counter() < stop:
            start = time.perf_counter()
            await posts.ask("POST", "/", {"seat": 0, "question": 0, "key": "0", "action": 0})
            empty.times.append(time.perf_counter() - start)

    async def whole() -> None:
        """As in play each player has a connection to post on and one that waits; all are there before it begins."""
        connections = [Connection(port) for _ in range(2 * players)]
        for connection in connections:
            await connection.open()
            await connection.ask("POST", "/")
        used, stop = cpu(process.pid), time.perf_counter() + seconds
        await asyncio.gather(*(ask(posts, stop) for posts in connections[:players]))
        empty.cpu += cpu(process.pid) - used
        for connection in connections:
            connection.close()

    port = free_port()
    process = started(["-c", EMPTY, str(port)], port)
    try:
        in_loop(whole())
    finally:
        process.terminate()
        process.wait()


async def play(port: int, count: int, seconds: float, server: int) -> Load:
    load = Load()
    tables = [Table(port, number, load) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
    used, own = cpu(server), time.process_time()
    load.stop = time.perf_counter() + seconds
    await asyncio.gather(*(table.play() for table in tables))
    load.cpu, load.own_cpu = cpu(server) - used, time.process_time() - own
    for table in tables:
        table.close()
    return load


def in_loop(work: Coroutine[None, None, T]) -> T:
    """In the quickest event loop there is, so that the players cost the server little."""
    try:
        import uvloop  # noqa: PLC0415 (not on Windows)
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def cpu(pid: int) -> float:
    """Seconds of processor time, of the process and the kernel for it."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


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
    players = sum(seats(number) for number in range(tables))
    empty = Empty()
    ask_empty(players, min(seconds / 4, 8.0), empty)
    port = free_port()
    serve = ["-m", "trois.web.cli", "--port", str(port), "--database", database, "--posts", "1000000"]
    process = started(serve, port)
    try:
        load = in_loop(play(port, tables, seconds, process.pid))
        load.memory = memory(process.pid)
    finally:
        process.terminate()
        process.wait()
    store = Store(database)
    kept = store.count_entries()
    store.close()
    ask_empty(players, min(seconds / 4, 8.0), empty)
    return report(boards, load, players, kept, empty, seconds)


def report(boards: dict[str, float], load: Load, players: int, kept: int, empty: Empty, seconds: float) -> int:
    p50, p99, idle = percentile(load.updates, 0.5), percentile(load.updates, 0.99), percentile(empty.times, 0.5)
    lost = load.decisions - kept
    print(f"players                           {players}")
    print(
        f"decisions                         {load.decisions / seconds:.0f} /s, {len(load.errors)} errors, {lost} lost"
    )
    print(
        f"post to acknowledgement           p50 {1000 * percentile(load.acknowledged, 0.5):.0f} ms, p99 {1000 * percentile(load.acknowledged, 0.99):.0f} ms"
    )
    print(f"post to the other player's update p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms")
    print(f"empty handler, as many connections p50 {1000 * idle:.1f} ms")
    print(f"p99 to the empty p50              {p99 / idle:.1f} (goal: at most {GOAL:.0f})")
    print(
        f"processor time                    {1e6 * load.cpu / load.decisions:.0f} us a decision (its player {1e6 * load.own_cpu / load.decisions:.0f}), "
        f"{1e6 * empty.cpu / len(empty.times):.0f} us an empty request"
    )
    print(f"memory of the server              {load.memory:.0f} MiB")
    for name, milliseconds in boards.items():
        print(f"board of {name:<24} {milliseconds:.2f} ms (goal: at most {BOARD_GOAL:.0f})")
    for error in load.errors[:5]:
        print("error:", error)
    fine = p99 <= GOAL * idle and not load.errors and not lost and median(boards.values()) <= BOARD_GOAL
    print("reached" if fine else "NOT reached")
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main())
