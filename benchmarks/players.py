"""Simulated players: they see and do over HTTP what a program does, and cost the server as little as they can."""

import asyncio
import random
import re
import time
from collections.abc import Callable
from typing import cast

import msgspec

from trois import games

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
