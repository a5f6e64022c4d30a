"""Connections move to the process where their table is at home; whatever can't move is answered where it is."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import count
from typing import Any, cast

import pytest
import uvicorn

from trois.web.http import handover
from trois.web.http.handover import MOST_BYTES, Place, Places, make_places
from trois.web.http.routing import RoutedProtocol, RoutedServer

SECONDS = 20
"""No answer takes nearly so long; a test that fails ends all the same."""


@pytest.fixture
def places() -> Iterator[Places]:
    made = make_places(3)
    assert made is not None
    for place in range(3):
        made.there[place] = 1
    yield made
    made.close()


@contextmanager
def connection() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The two ends of one."""
    one, other = socket.socketpair()
    with one, other:
        yield one, other


TABLES = [f"table{number}".encode() for number in range(300)]


def test_every_table_has_a_home(places: Places) -> None:
    homes = [places.home_of(table) for table in TABLES]
    assert homes == [places.home_of(table) for table in TABLES]
    assert all(70 < homes.count(place) < 130 for place in range(3))


def test_who_goes_takes_nobody_else_along(places: Places) -> None:
    before = [places.home_of(table) for table in TABLES]
    places.leave(1)
    after = [places.home_of(table) for table in TABLES]
    assert all(new == old for old, new in zip(before, after, strict=True) if old != 1)
    assert {new for old, new in zip(before, after, strict=True) if old == 1} == {0, 2}
    places.leave(0)
    places.leave(2)
    assert places.home_of(TABLES[0]) is None


def test_a_connection_is_handed_over(places: Places) -> None:
    with connection() as (mine, theirs):
        assert places.send(2, mine.fileno(), 7, b"GET / ")
        assert list(places.receive(1)) == []
        (handed,) = places.receive(2)
        with handed.connection as same:
            mine.close()
            same.sendall(b"hello")
            assert theirs.recv(10) == b"hello"
            assert (handed.moves, handed.data) == (7, b"GET / ")
            assert not os.get_inheritable(same.fileno()), "a worker would keep it open"


def test_what_does_not_fit_stays(places: Places) -> None:
    with connection() as (mine, _):
        assert not places.send(0, mine.fileno(), 0, b"x" * (MOST_BYTES + 1))
        sent = next(number for number in count() if not places.send(0, mine.fileno(), 0, b"x" * MOST_BYTES))
        assert sent >= 2
        places.inboxes[1].close()
        assert not places.send(1, mine.fileno(), 0, b"GET / ")


def test_what_waits_for_one_that_is_gone_goes_to_another(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "AT_ONCE", 2)
    with connection() as (mine, _):
        assert all(places.send(0, mine.fileno(), 0, b"%d" % number) for number in range(5))
        places.leave(0)
        found = [handed for place in (1, 2, 1, 2) for handed in places.receive(place)]
        assert sorted(handed.data for handed in found) == [b"0", b"1", b"2", b"3", b"4"]
        assert places.present() == [1, 2]
        for handed in found:
            handed.connection.close()


def test_what_waits_is_kept_where_nobody_is_left(places: Places) -> None:
    """The one that is started again finds it."""
    places.leave(1)
    places.leave(2)
    with connection() as (mine, _):
        assert places.send(0, mine.fileno(), 0, b"GET / ")
        places.leave(0)
        (handed,) = places.receive(0)
        handed.connection.close()


def test_one_alone_hands_nothing_over() -> None:
    assert make_places(1) is None


# Two servers


def answering(number: int) -> Any:
    """An application that says where it is, what it was sent and by whom."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        told = f"{number} {scope['client'][1]} {len(body)}".encode()
        headers = [(b"content-length", str(len(told)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": told})

    return app


class Two:
    """Servers as two processes would run them, and those who ask the first."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.servers: list[RoutedServer] = []
        self.clients: list[Client] = []
        self.listening = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]

    async def start(self, number: int) -> None:
        place = Place(self.places, number)
        http = cast(type[asyncio.Protocol], partial(RoutedProtocol, place))
        config = uvicorn.Config(answering(number), http=http, lifespan="off", log_config=None)
        config.load()
        server = RoutedServer(config, place)
        server.lifespan = config.lifespan_class(config)
        await server.startup([self.listening[number]])
        self.servers.append(server)

    async def client(self) -> "Client":
        client = Client()
        await client.open(self.listening[0].getsockname()[1])
        self.clients.append(client)
        return client

    def table(self, place: int) -> str:
        """One that is at home there."""
        return next(name for name in map("t{}".format, count()) if self.places.home_of(name.encode()) == place)

    async def close(self) -> None:
        for client in self.clients:
            client.writer.close()
            await client.writer.wait_closed()
        for server, listening in zip(self.servers, self.listening, strict=True):
            await server.shutdown([listening])
        self.places.close()


@asynccontextmanager
async def two_servers() -> AsyncIterator[Two]:
    made = make_places(2)
    assert made is not None
    two = Two(made)
    for number in range(2):
        await two.start(number)
    try:
        yield two
    finally:
        await two.close()


class Client:
    """One connection that is kept open."""

    async def open(self, port: int) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.name = self.writer.get_extra_info("sockname")[1]

    async def ask(self, *parts: bytes) -> list[int]:
        """Who answered, from which port it was asked, and how long the body was; parts are sent one by one."""
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.05 if len(parts) > 1 else 0)
        return await self.answer()

    async def answer(self) -> list[int]:
        async with asyncio.timeout(SECONDS):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            return [int(word) for word in (await self.reader.readexactly(length)).split()]


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()


def post(path: str, body: bytes) -> bytes:
    return f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body


def loops() -> list[Any]:
    uvloop = pytest.importorskip("uvloop")
    return [asyncio.new_event_loop, uvloop.new_event_loop]


def in_both_loops(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    for factory in loops():
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(scene())


def test_a_request_is_answered_where_its_table_is_at_home() -> None:
    async def scene() -> None:
        async with two_servers() as two:
            here, there = two.table(0), two.table(1)
            for path in (f"/tables/{there}", f"/tables/{there}?seat=1", f"/api/tables/{there}/view?seat=0"):
                client = await two.client()
                assert await client.ask(get(path)) == [1, client.name, 0]
            client = await two.client()
            for path in ("/", f"/tables/{here}", "/tables", f"/static/tables/{there}", f"/rules?table={there}"):
                assert await client.ask(get(path)) == [0, client.name, 0], path
            assert await client.ask(post(f"/api/tables/{there}/decisions", b"x" * 500)) == [1, client.name, 500]
            assert await client.ask(get("/")) == [1, client.name, 0]

    in_both_loops(scene)


def test_nothing_of_a_request_is_lost_on_the_way() -> None:
    async def scene() -> None:
        async with two_servers() as two:
            table = two.table(1)
            whole = post(f"/tables/{table}/decide", b"x" * 5000)
            client = await two.client()
            assert await client.ask(whole[:300], whole[300:2000], whole[2000:]) == [1, client.name, 5000]
            client = await two.client()
            assert await client.ask(whole[:10], whole[10:]) == [0, client.name, 5000], "half a line says nothing"
            client = await two.client()
            assert await client.ask(whole + get("/")) == [1, client.name, 5000]
            assert await client.answer() == [1, client.name, 0]
            client = await two.client()
            assert (await client.ask(post(f"/tables/{table}/decide", b"x" * 200_000)))[1:] == [client.name, 200_000]

    in_both_loops(scene)


def test_a_connection_that_moves_often_moves_less() -> None:
    """Behind a proxy any request may come next; a stream always moves."""

    async def scene() -> None:
        async with two_servers() as two:
            tables = [two.table(place) for place in range(2)]
            client = await two.client()
            asked = [1, 0, 1, 0, 1, 0, 0, 1, 1, 1]
            answered = [(await client.ask(get(f"/tables/{tables[place]}")))[0] for place in asked]
            assert answered == [1, 1, 1, 1, 1, 1, 0, 0, 0, 1]
            assert (await client.ask(get(f"/tables/{tables[0]}/live?seat=0")))[0] == 0
            assert (await client.ask(get(f"/api/tables/{tables[1]}/events")))[0] == 1

    in_both_loops(scene)


def test_a_table_whose_home_is_gone_is_served_by_the_others() -> None:
    async def scene() -> None:
        async with two_servers() as two:
            table = two.table(1)
            two.places.there[1] = 0
            client = await two.client()
            assert await client.ask(get(f"/tables/{table}")) == [0, client.name, 0]
            two.places.there[1] = 1
            assert await client.ask(get(f"/tables/{table}")) == [1, client.name, 0]

    in_both_loops(scene)


def test_a_table_whose_home_is_too_busy_is_served_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with two_servers() as two:
            client = await two.client()
            assert await client.ask(get(f"/tables/{two.table(1)}")) == [0, client.name, 0]

    monkeypatch.setattr(Places, "send", lambda *_: False)
    in_both_loops(scene)
