"""What one person, and one address, may ask for."""

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest

from tests.web.browsing import Client, Visitor, application
from tests.web.refusals import refused
from tests.web.test_tables import HERE, ME, opened, run
from tests.web.threads import say, serving
from trois.store import Store
from trois.web.config import Config
from trois.web.errors import NotFound, TooMany
from trois.web.http import gateway, protocol
from trois.web.http.limits import Limits, OpenStreams, address_of
from trois.web.tables.registry import Tables


def test_no_lock_is_kept_for_a_table_that_is_not_there(store: Store) -> None:
    async def play(tables: Tables) -> None:
        for number in range(50):
            with pytest.raises(NotFound):
                await tables.get(f"missing{number}")
        await opened(tables, ME, HERE)
        assert len(tables.locks) == 0

    run(store, play)


def test_a_lock_stays_while_somebody_waits_for_it(store: Store) -> None:
    async def play(tables: Tables) -> None:
        order = list[str]()

        async def work(name: str) -> None:
            async with tables._lock("t"):
                order.append(f"{name} begins")
                await asyncio.sleep(0)
                order.append(f"{name} ends")

        await asyncio.gather(*(work(name) for name in "abc"))
        assert order == [f"{name} {step}" for name in "abc" for step in ("begins", "ends")]
        assert "t" not in tables.locks

    run(store, play)


def opened_tables(limits: Limits, persons: int, tries: int) -> int:
    allowed = 0
    for number in range(persons):
        for _ in range(tries):
            try:
                limits.check_opening(f"p{number}", "10.0.0.1")
            except TooMany:
                continue
            allowed += 1
    return allowed


def test_tables_are_limited_by_person_and_by_address() -> None:
    assert opened_tables(Limits(Config()), 1, 100) == 24
    assert opened_tables(Limits(Config()), 20, 100) == 240


def test_too_many_tables_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with Client(application(tmp_path, posts_per_second=2.0)) as client:
        ada = Visitor(client)
        for _ in range(4):
            ada.open("troyes", "me", "open")
            assert ada.status == 200
        ada.open("troyes", "me", "open")
        assert (ada.status, ada.headers["retry-after"]) == (429, "10")
        assert "That is a lot of tables in a short time" in ada.html
        ada.post("/play/troyes", {})
        assert ada.status == 429
        bearer = {"authorization": f"Bearer {ada.cookies['visitor']}"}
        told = client.post("/api/tables", json={"game": "troyes", "seats": []}, headers=bearer)
        assert (told.status_code, told.json()["error"]) == (429, "tables-too-many")


def test_reads_are_limited_by_person_and_by_address(tmp_path: Path) -> None:
    with Client(application(tmp_path, posts_per_second=0.1)) as client:
        ada, limits, moment = Visitor(client), client.app.state.site.limits, time.monotonic()
        limits.reads.now = limits.requests.now = lambda: moment
        limits.costs.burst = limits.costs.per_second = 1e9
        ada.get("/health")
        statuses = [ada.get("/new") and ada.status for _ in range(4)]
        assert statuses == [200, 200, 429, 429]
        assert "Those are a lot of requests at once" in ada.html
        newcomers = [Visitor(client) for _ in range(20)]
        statuses = [bob.get("/nothing") and bob.status for bob in newcomers]
        assert statuses == [404] * 15 + [429] * 5


def test_open_streams_are_counted() -> None:
    streams = OpenStreams(2, 3)
    with streams.open("ada", "here"), streams.open("ada", "here"):
        with refused("streams-too-many", TooMany):
            streams.check("ada", "here")
        streams.check("bob", "here")
        with streams.open("bob", "here"), pytest.raises(TooMany):
            streams.check("eve", "here")
        streams.check("", "elsewhere")
    assert (streams.persons, streams.addresses) == ({}, {})


def test_a_stream_too_many_is_refused(tmp_path: Path) -> None:
    app = application(tmp_path, posts_per_second=0.5)
    with serving(app) as port, httpx2.Client(base_url=f"http://127.0.0.1:{port}") as http, ExitStack() as streams:
        token = http.post("/api/persons", json={"name": "Ada"}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = http.post("/api/tables", json={"game": "troyes", "seats": seats}).json()["id"]
        address = f"/api/tables/{table}/events"
        lines = [streams.enter_context(http.stream("GET", address)).iter_lines() for _ in range(2)]
        assert [next(one) for one in lines] == ["event: table"] * 2
        refused = http.get(address)
        assert (refused.status_code, refused.json()["error"]) == (429, "streams-too-many")


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("10.0.0.1", 80), "10.0.0.1"),
        (("2001:db8::1:2:3:4", 80), "2001:db8::"),
        (("2001:db8:0:1:ffff::9", 80), "2001:db8:0:1::"),
        (("::ffff:10.0.0.1", 80), "10.0.0.1"),
        (("fe80::1%eth0", 80), "fe80::"),
        (("a:b", 80), "a:b"),
        (None, ""),
    ],
)
def test_an_ipv6_network_is_one_address(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"client": client}) == address


# Requests that never end


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(gateway, "BODY_SECONDS", 0.3)


@pytest.mark.usefixtures("_short")
def test_a_head_that_does_not_end_closes_the_connection(tmp_path: Path) -> None:
    with serving(application(tmp_path)) as port:
        started = time.monotonic()
        assert say(port, b"") == b""
        assert say(port, b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ") == b""
        first = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        assert say(port, first, b"GET /hea").startswith(b"HTTP/1.1 200 OK")
        assert time.monotonic() - started < 5


@pytest.mark.usefixtures("_short")
def test_a_body_that_does_not_end_is_told_and_closed(tmp_path: Path) -> None:
    with serving(application(tmp_path)) as port:
        head = b"POST /api/persons HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99"
        heard = say(port, head + b'\r\n\r\n{"name":')
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert b'"error":"status-408"' in heard


@pytest.mark.usefixtures("_short")
def test_a_stream_may_stay_open_for_longer(tmp_path: Path) -> None:
    with serving(application(tmp_path)) as port, httpx2.Client(base_url=f"http://127.0.0.1:{port}") as http:
        token = http.post("/api/persons", json={}).json()["token"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        headers = {"authorization": f"Bearer {token}"}
        table = http.post("/api/tables", json={"game": "troyes", "seats": seats}, headers=headers).json()["id"]
        with http.stream("GET", f"/api/tables/{table}/events") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "event: table"
            time.sleep(1)
            http.post(f"/api/tables/{table}/seats/1", json={"do": "bot", "level": "random"}, headers=headers)
            assert [line for _, line in zip(range(4), lines, strict=False)][-1] == "event: table"


# Proxies


@pytest.mark.parametrize(("trusted", "allowed"), [("", 2), ("127.0.0.1", 6), ("10.0.0.0/8", 2)])
def test_only_trusted_proxies_are_believed(tmp_path: Path, trusted: str, allowed: int) -> None:
    app = application(tmp_path, visitors_per_minute=2.0)
    with serving(app, trusted) as port, httpx2.Client(base_url=f"http://127.0.0.1:{port}") as http:
        answers = [
            http.post("/api/persons", json={}, headers={"x-forwarded-for": f"203.0.113.{number}"})
            for number in range(6)
        ]
        assert sum(answer.is_success for answer in answers) == allowed
