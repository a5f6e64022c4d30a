"""A program's decision takes a short way to the database and back: nobody can tell, but by the time it takes."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from litestar import Litestar

from tests.web.programs import Program
from tests.web.servers import Server, running
from tests.web.threads import serving
from trois.store import Conflict, Save, Store
from trois.web.app import create_app
from trois.web.config import Config
from trois.web.http.quick import client_behind

OWN = ("date", "x-request-id", "connection")
"""Headers that differ from one response to the next, or say that there will be none."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('quick')}/trois.db") as found:
        yield found


class Game:
    """Somebody who plays alone, and decides by hand."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ada = Program(f"http://127.0.0.1:{port}")
        self.table = self.ada.open("troyes-dice", "me", "here")

    def decision(self, key: str, **changed: Any) -> bytes:
        told = self.ada.get(f"/api/tables/{self.table}")
        seen = self.ada.view(self.table, told["pending"][0])
        data = {"seat": seen["seat"], "question": seen["question"], "key": key, "action": seen["legal"][0]["action"]}
        return json.dumps({**data, **changed}).encode()

    def post(self, body: bytes, *more: str) -> bytes:
        fields = [f"authorization: Bearer {self.ada.token}", f"content-length: {len(body)}", "host: localhost", *more]
        head = "\r\n".join([f"POST /api/tables/{self.table}/decisions HTTP/1.1", *fields])
        return head.encode() + b"\r\n\r\n" + body

    @contextmanager
    def connection(self) -> Iterator[tuple[socket.socket, BinaryIO]]:
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as own, own.makefile("rb") as answers:
            yield own, answers


def answer(answers: BinaryIO) -> tuple[int, dict[str, str], Any]:
    status = int(answers.readline().split()[1])
    lines = iter(lambda: answers.readline().decode("latin-1").strip(), "")
    fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return status, fields, json.loads(answers.read(int(fields["content-length"])))


def test_an_answer_is_the_same_either_way(server: Server) -> None:
    """Who sends a header twice is answered the usual way; the same key again changes nothing."""
    game = Game(server.port)
    sent = game.decision("once")
    with game.connection() as (own, answers):
        own.sendall(game.post(sent))
        quick = answer(answers)
        own.sendall(game.post(sent))
        assert answer(answers)[2] == quick[2], "the connection stays open"
    with game.connection() as (own, answers):
        own.sendall(game.post(sent, "x-more: 1", "x-more: 2"))
        usual = answer(answers)
    assert quick[0] == usual[0] == 200
    assert quick[2] == usual[2]
    assert quick[1].keys() - OWN == usual[1].keys() - OWN
    assert all(usual[1][name] == value for name, value in quick[1].items() if name not in OWN)
    assert quick[1]["x-request-id"] != usual[1]["x-request-id"]
    assert "content-security-policy" in quick[1]


@pytest.mark.parametrize("more", [[], ["x-more: 1", "x-more: 2"]])
def test_a_connection_is_closed_if_that_is_wanted(server: Server, more: list[str]) -> None:
    game = Game(server.port)
    sent = game.decision("once")
    with game.connection() as (own, answers):
        own.sendall(game.post(sent, "connection: keep-alive", *more))
        assert "connection" not in answer(answers)[1]
        own.sendall(game.post(sent, "connection: close", *more))
        assert answer(answers)[1]["connection"] == "close"
        assert answers.read() == b""


def test_several_decisions_on_one_line_are_answered_in_order(server: Server) -> None:
    game = Game(server.port)
    good, bad = game.decision("a"), game.decision("b", seat=77)
    with game.connection() as (own, answers):
        own.sendall(game.post(good) + game.post(bad) + game.post(good))
        assert [answer(answers)[0] for _ in range(3)] == [200, 409, 200]
        own.sendall(game.post(game.decision("c")))
        assert answer(answers)[0] == 200


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return create_app(Config(f"sqlite:///{tmp_path}/trois.db", posts_per_second=500))


def test_a_decision_is_counted_once(app: Litestar) -> None:
    with serving(app) as port:
        game = Game(port)
        sent, traffic, limits = game.decision("a"), app.state.site.traffic, app.state.site.limits
        before, left = traffic.requests["POST", 200], limits.posts.burst
        limits.posts.now = limits.requests.now = lambda: 1e9
        limits.posts.buckets.clear()
        with game.connection() as (own, answers):
            for number, body in enumerate([sent, game.decision("b", seat=77)], 1):
                own.sendall(game.post(body))
                assert answer(answers)[0] == (200 if number == 1 else 409)
                assert [tokens for tokens, _ in limits.posts.buckets.values()] == [left - number]
        assert traffic.requests["POST", 200] == before + 1
        assert traffic.requests["POST", 409] == 1


def test_a_decision_in_pieces_is_answered(server: Server) -> None:
    game = Game(server.port)
    whole = game.post(game.decision("pieces"))
    for at in (10, len(whole) - 30, len(whole) - 1):
        with game.connection() as (own, answers):
            own.sendall(whole[:at])
            time.sleep(0.05)
            own.sendall(whole[at:])
            assert answer(answers)[0] == 200


@pytest.mark.parametrize("trouble", [Conflict("t"), RuntimeError("t")])
def test_what_is_not_written_goes_the_usual_way(
    app: Litestar, trouble: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first attempt is refused; the same request is tried again, and answered."""
    refused: list[str] = []
    write = Store.save_all

    def save_all(store: Store, saves: list[Save]) -> list[Exception | None]:
        if any(save.change.entries for save in saves) and not refused:
            refused.extend(save.table_id for save in saves)
            return [trouble for _ in saves]
        return write(store, saves)

    monkeypatch.setattr(Store, "save_all", save_all)
    with serving(app) as port:
        game = Game(port)
        with game.connection() as (own, answers):
            own.sendall(game.post(game.decision("a")))
            assert answer(answers)[0] == 200
        site = app.state.site
        assert refused == [game.table]
        assert len(site.store.entries(game.table)) == 1
        assert site.tables.locks.used == {}
        assert site.tables.writing == {}


def test_who_hangs_up_has_decided_all_the_same(app: Litestar) -> None:
    with serving(app) as port:
        game = Game(port)
        with game.connection() as (own, _):
            own.sendall(game.post(game.decision("a")))
        for _ in range(100):
            if app.state.site.store.entries(game.table):
                break
            time.sleep(0.02)
        assert len(app.state.site.store.entries(game.table)) == 1
        assert app.state.site.tables.locks.used == {}


def test_a_host_that_is_not_allowed_is_refused(tmp_path: Path) -> None:
    with serving(create_app(Config(f"sqlite:///{tmp_path}/t.db", allowed_hosts=("127.0.0.1",)))) as port:
        game = Game(port)
        sent = game.post(game.decision("a"))
        with game.connection() as (own, answers):
            own.sendall(sent)
            assert answer(answers)[0] == 400
            own.sendall(sent.replace(b"host: localhost", b"host: 127.0.0.1"))
            assert answer(answers)[0] == 200


@pytest.mark.parametrize(
    ("proxies", "client"),
    [(["127.0.0.1"], "9.8.7.6"), (["10.0.0.0/8"], "127.0.0.1")],
)
def test_the_address_is_that_behind_a_trusted_proxy(proxies: list[str], client: str) -> None:
    headers = [(b"host", b"a"), (b"x-forwarded-for", b"1.2.3.4, 9.8.7.6")]
    assert client_behind(proxies, ("127.0.0.1", 5), headers)[0] == client  # type: ignore[index]


def test_the_limit_of_an_address_is_that_behind_the_proxy(app: Litestar) -> None:
    with serving(app, "127.0.0.1") as port:
        game = Game(port)
        with game.connection() as (own, answers):
            own.sendall(game.post(game.decision("a"), "x-forwarded-for: 9.8.7.6"))
            assert answer(answers)[0] == 200
        assert "9.8.7.6" in app.state.site.limits.requests.buckets
