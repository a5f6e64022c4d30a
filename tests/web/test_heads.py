"""The head of a request, and connections: both have limits, before anything else looks at them."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.browsing import application
from tests.web.servers import ROOT
from tests.web.threads import say, serving
from trois.web.http.protocol import LARGEST_HEAD, LARGEST_PATH, Connections

GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(application(tmp_path_factory.mktemp("heads"))) as port:
        yield port


def sent(port: int, start: bytes, again: bytes, most: int = 64) -> tuple[bytes, int]:
    """The answer to what goes on and on, and how much of it was sent before it came."""
    with socket.create_connection(("127.0.0.1", port), timeout=10.0) as connection:
        connection.sendall(start)
        count = 0
        try:
            for _ in range(most * 1024 * 1024 // len(again)):
                connection.sendall(again)
                count += len(again)
        except OSError:
            pass
        try:
            return connection.recv(65536), count
        except OSError:
            return b"", count


@pytest.mark.parametrize("again", [b"x: 1\r\n" * 1000, b"y" * 6000])
def test_a_head_without_end_is_refused_while_it_is_sent(port: int, again: bytes) -> None:
    start = GET + (b"z: " if again[0:1] == b"y" else b"")
    heard, count = sent(port, start, again)
    assert heard == b"" or heard.startswith(b"HTTP/1.1 431 ")
    assert count < 32 << 20


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (GET + b"x: " + b"y" * (LARGEST_HEAD - 2000) + b"\r\n\r\n", 200),
        (GET + b"x: " + b"y" * (LARGEST_HEAD + 9000) + b"\r\n\r\n", 431),
        (GET + b"x: 1\r\n" * 8000 + b"\r\n", 431),
        (GET.replace(b"/health", b"/health?" + b"a" * (LARGEST_PATH - 20)) + b"\r\n", 200),
        (GET.replace(b"/health", b"/health?" + b"a" * LARGEST_PATH) + b"\r\n", 414),
        (GET.replace(b"/health", b"/" + b"a" * 64_000) + b"\r\n", 414),
        (b"nonsense\r\n\r\n", 400),
    ],
)
def test_how_large_a_head_may_be(port: int, head: bytes, status: int) -> None:
    assert say(port, head.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")).split(b" ", 2)[1] == b"%d" % status


def test_what_follows_the_body_has_the_same_limit(port: int) -> None:
    start = b"POST /api/persons HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    heard, count = sent(port, start, b"x: 1\r\n" * 1000)
    assert count < 32 << 20
    assert heard == b"" or heard[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 200", b"HTTP/1.1 201")


def test_a_body_of_many_parts_is_no_head(port: int) -> None:
    head = (
        b"POST /api/persons HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n"
    )
    body = b'{"name": "Ada"}'.ljust(60_000)
    assert b'"token"' in say(port, head + b"Connection: close\r\n\r\n" + body)


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with serving(application(tmp_path, posts_per_second=0.5)) as port, ExitStack() as stack:
        held = [stack.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(11)]
        held[0].sendall(GET + b"\r\n")
        assert held[0].recv(4096).startswith(b"HTTP/1.1 200")
        assert say(port, GET + b"\r\n").startswith(b"HTTP/1.1 503 ")
        held[1].sendall(GET + b"Connection: close\r\n\r\n")
        while held[1].recv(4096):
            pass
        assert say(port, GET + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_a_proxy_s_connections_are_many_people_s() -> None:
    connections = Connections(5, 2, ["10.0.0.0/8"])
    assert [connections.address((host, 80)) for host in ("10.1.2.3", "192.0.2.1", "x")] == ["", "192.0.2.1", "x"]
    assert all(connections.admit("") for _ in range(5))
    assert not connections.admit("")
    for _ in range(6):
        connections.end("")
    assert [connections.admit("192.0.2.1") for _ in range(3)] == [True, True, False]


def test_the_server_takes_as_many_files_as_it_may(tmp_path: Path) -> None:
    """A shell gives a process few of them unless it asks."""
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 4096));"
        "from trois.web.cli import descriptors; print(descriptors(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(ROOT / "src")}
    )
    assert done.stdout.split() == ["4096", "4096"]
