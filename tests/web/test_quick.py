"""A program's decision takes a short way to the database and back: nobody can tell, but by the time it takes."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, BinaryIO

import pytest

from tests.web.programs import Program
from tests.web.servers import Server, running
from trois.web.figures import Traffic
from trois.web.http.gateway import Reported
from trois.web.http.request import RESPOND

OWN = ("date", "x-request-id", "connection")
"""Headers that differ from one response to the next, or say that there will be none."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('quick')}/trois.db") as found:
        yield found


class Game:
    """Somebody who plays alone, and decides by hand."""

    def __init__(self, server: Server) -> None:
        self.port = server.port
        self.ada = Program(server.address)
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
    """Who wants the connection closed is answered the usual way; the same key again changes nothing."""
    game = Game(server)
    sent = game.decision("once")
    with game.connection() as (own, answers):
        own.sendall(game.post(sent))
        quick = answer(answers)
        own.sendall(game.post(sent))
        assert answer(answers)[2] == quick[2], "the connection stays open"
    with game.connection() as (own, answers):
        own.sendall(game.post(sent, "connection: close"))
        usual = answer(answers)
        assert answers.read() == b""
    assert quick[0] == usual[0] == 200
    assert quick[2] == usual[2]
    assert quick[1].keys() - OWN == usual[1].keys() - OWN
    assert all(usual[1][name] == value for name, value in quick[1].items() if name not in OWN)
    assert quick[1]["x-request-id"] != usual[1]["x-request-id"]
    assert "content-security-policy" in quick[1]


def test_several_decisions_on_one_line_are_answered_in_order(server: Server) -> None:
    game = Game(server)
    good, bad = game.decision("a"), game.decision("b", seat=77)
    with game.connection() as (own, answers):
        own.sendall(game.post(good) + game.post(bad) + game.post(good))
        assert [answer(answers)[0] for _ in range(3)] == [200, 409, 200]
        own.sendall(game.post(game.decision("c")))
        assert answer(answers)[0] == 200


@pytest.mark.parametrize("can_respond", [True, False, None])
def test_every_answer_is_counted(can_respond: bool | None) -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    def respond(head: bytes, body: bytes) -> bool:
        assert head.endswith(b"\r\nx-request-id: 7a\r\n")
        assert body == b"{}"
        return bool(can_respond)

    site: Any = SimpleNamespace(traffic=Traffic())
    scope: Any = {"method": "POST", "path": "/", "client": None}
    scope |= {} if can_respond is None else {RESPOND: respond}
    asyncio.run(Reported(site, scope, send, "7a").json(b"{}"))
    assert site.traffic.requests == {("POST", 200): 1}
    assert len(sent) == (0 if can_respond else 2)
