"""Who is there, who is away, and who may let a bot play for them."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from starlette.types import Message, Send

from tests.web.browsing import Client, Visitor, application
from tests.web.programs import Program
from tests.web.servers import running
from tests.web.test_secrets import table_of
from trois.text import LANGUAGES
from trois.web.http.middleware import VisitorMiddleware
from trois.web.site import Site
from trois.web.tables.people import presence
from trois.web.tables.people.presence import Presence
from trois.web.updates.exchange import Exchange

Later = Callable[[float], None]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


@pytest.fixture
def later(client: Client) -> Later:
    """Lets time pass."""
    found: Presence = client.app.state.site.presence
    found.now = lambda: found.started

    def pass_by(seconds: float) -> None:
        moment = found.now() + seconds
        found.now = lambda: moment

    return pass_by


def shown(html: str) -> list[str]:
    return re.findall(r'class="presence (\w+)"', html)


def people_seen(here: Presence) -> dict[str, list[str]]:
    return {table: [*here.seen[table]] for table in [*here.seen]}


def test_signs_of_life() -> None:
    clock = [1000.0]
    here = Presence(180.0, lambda: clock[0])
    assert not here.is_away("t", "ada")
    clock[0] = 1019.0
    assert not here.is_away("t", "ada")
    here.note("t", "ada")
    clock[0] = 1020.0
    assert here.is_away("t", "bob")
    assert not here.is_away("t", "ada")
    clock[0] = 1039.0
    assert here.is_away("t", "ada")
    assert here.unshared == set()


def test_processes_tell_each_other() -> None:
    clock = [0.0]
    one, other = Presence(60.0, lambda: clock[0], shared=True), Presence(60.0, lambda: clock[0], shared=True)
    clock[0] = 100.0
    for number in range(150):
        one.note(f"t{number}", "ada")
    one.note_watcher("t0", "eve")
    told: list[str] = []
    store: Any = SimpleNamespace(is_postgres=True, notify=lambda _channel, messages: told.extend(messages))
    here, there = Exchange(store), Exchange(store)
    there.readers["presence"] = other.on_signs
    here.send("presence", sorted(one.unshared))
    assert [len(notice) < 8000 for notice in told] == [True] * 3
    for notice in ["", *told]:
        there.on_notice(notice)
    assert not other.is_away("t149", "ada")
    assert other.is_away("t150", "ada")
    assert ([*other.seen["t0"]], [*other.watched["t0"]]) == (["ada"], ["eve"])


def test_signs_of_life_are_bounded_per_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PERSONS_PER_TABLE", 3)
    monkeypatch.setattr(presence, "TABLES_KEPT", 2)
    here = Presence(60.0)
    for table in "xyz":
        for person in "abcd":
            here.note(table, person)
    assert people_seen(here) == {"y": [*"bcd"], "z": [*"bcd"]}


def test_nobody_is_pushed_out_by_reads_of_other_tables(client: Client, later: Later) -> None:
    """Neither tables that don't exist nor visitors without a seat leave a trace."""
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes")
    later(170)
    for one in people[:2]:
        one.get(url)
    here: Presence = client.app.state.site.presence
    before = people_seen(here)
    for number in range(40):
        people[2].get(f"/tables/invented{number}")
        assert people[2].status == 404
    people[2].get(url)
    assert people_seen(here) == before
    assert list(before) == [url.rpartition("/")[2]]


def test_the_wall_clock_makes_nobody_look_away(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Presence(180.0)
    assert here.now is time.monotonic
    here.note("t", "ada")
    monkeypatch.setattr("time.time", lambda: 1e12)
    assert not here.is_away("t", "ada")


def test_what_could_not_be_sent_is_sent_the_next_time() -> None:
    here = Presence(0.0, shared=True)
    here.note("t", "ada")
    sent: list[object] = []

    class Flaky:
        def send(self, kind: str, items: list[object]) -> None:
            sent.append((kind, items))
            if len(sent) == 1:
                raise OSError("gone")

    exchange: Any = Flaky()

    async def share() -> None:
        with pytest.raises(OSError, match="gone"):
            await here.share(exchange)
        assert here.unshared == {("t", "ada", False)}
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(here.share(exchange), 1.0)

    asyncio.run(share())
    assert sent[:2] == [("presence", [("t", "ada", False)])] * 2
    assert here.unshared == set()


def test_the_table_of_an_address() -> None:
    assert presence.table_of("/tables/abc") == "abc"
    assert presence.table_of("/tables/abc/live") == "abc"
    assert presence.table_of("/api/tables/abc/events") == "abc"
    assert presence.table_of("/api/tables") == ""
    assert presence.table_of("/") == ""
    assert presence.table_of("/static/x/live.js") == ""


def test_the_table_shows_who_is_there(client: Client, later: Later) -> None:
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes")
    assert shown(people[0].get(url)) == ["here"]
    assert shown(people[2].get(url)) == ["here", "here"]
    later(15)
    people[1].get(url)
    later(15)
    assert shown(people[0].get(url)) == ["here"]
    later(15)
    assert shown(people[0].get(url)) == ["away"]
    later(180)
    assert shown(people[0].get(f"{url}/players")) == ["away"]
    assert 'value="relieve"' in people[0].html
    assert shown(people[2].get(f"{url}/players")) == ["here", "away"]
    assert 'value="relieve"' not in people[2].html


def test_a_bot_takes_over_and_gives_the_seat_back(client: Client, later: Later) -> None:
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes")
    people[0].post(f"{url}/seats/1", {"do": "relieve"})
    assert (people[0].status, people[0].message) == (409, "That player is not away.")
    later(200)
    people[2].post(f"{url}/seats/1", {"do": "relieve"})
    assert people[2].status == 403
    people[0].post(f"{url}/seats/1", {"do": "relieve"})
    live = client.app.state.site.tables.known[url.rpartition("/")[2]]
    assert (live.seats[1].kind, live.seats[1].level) == ("bot", "steward")
    html = people[1].get(f"{url}?seat=1")
    assert people[1].url == url
    assert "A bot plays in your seat while you are away." in html
    assert "A bot plays on your seat" not in people[0].get(url)
    people[1].post(f"{url}/seats/1", {"do": "take"})
    live = client.app.state.site.tables.known[live.id]
    assert live.seats[1].kind == "person"
    assert "A bot plays on your seat" not in people[1].get(f"{url}?seat=1")
    assert people[1].status == 200


def test_nobody_relieves_oneself_or_a_bot(client: Client, later: Later) -> None:
    ada = Visitor(client)
    url = ada.open("troyes", "me", "bot-random")
    later(1000)
    for seat in (0, 1):
        ada.post(f"{url}/seats/{seat}", {"do": "relieve"})
        assert ada.status == 409


def test_before_the_match_the_seat_is_open_again(client: Client, later: Later) -> None:
    ada, bob = Visitor(client), Visitor(client)
    url = ada.open("troyes", "me", "open")
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take"})
    later(200)
    assert shown(ada.get(url)) == ["away"]
    ada.post(f"{url}/seats/1", {"do": "relieve"})
    assert client.app.state.site.tables.known[url.rpartition("/")[2]].seats[1].kind == "open"


def test_programs_may_relieve_too(client: Client, later: Later) -> None:
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes")
    bearer = {"authorization": f"Bearer {people[0].cookies['visitor']}"}
    assert client.post(f"/api{url}/seats/1", json={"do": "relieve"}, headers=bearer).status_code == 409
    later(200)
    told = client.post(f"/api{url}/seats/1", json={"do": "relieve"}, headers=bearer).json()
    assert told["seats"][1]["kind"] == "bot"


@pytest.mark.parametrize("language", LANGUAGES)
def test_presence_speaks_the_languages(client: Client, later: Later, language: str) -> None:
    people = [Visitor(client, language) for _ in range(3)]
    url = table_of(people, "troyes")
    later(200)
    html = people[0].get(url)
    assert shown(html) == ["away"]
    assert "web.table" not in html


def test_every_beat_of_an_open_line_is_a_sign_of_life(client: Client) -> None:
    site: Site = client.app.state.site
    ada = Visitor(client)
    table = ada.open("troyes", "me", "open").rpartition("/")[2]
    visitor = site.signer.read(ada.cookies["visitor"]) or ""
    moments = iter([10.0, 20.0, 500.0])
    site.presence.now = lambda: next(moments)

    async def line(_scope: object, _receive: object, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": True})
        await send({"type": "http.response.body", "body": b": ", "more_body": True})

    async def sent(_message: Message) -> None:
        """Nobody looks at it."""

    scope: dict[str, object] = {
        "type": "http", "path": f"/api/tables/{table}/events", "method": "GET", "client": None, "state": {},
        "headers": [(b"authorization", f"Bearer {site.signer.sign(visitor)}".encode())],
    }  # fmt: skip
    asyncio.run(VisitorMiddleware(line, site)(scope, None, sent))  # type: ignore[arg-type]
    assert dict(site.presence.seen[table]) == {visitor: 500.0}


def test_two_processes_know_who_is_there(postgres: str) -> None:
    """Somebody served by one process is not away for the other; who is gone, is gone for both."""
    with running(postgres, away=0.05) as one, running(postgres, away=0.05) as two:
        ada, bob = Program(one.address), Program(two.address, "Bob")
        table = ada.open("troyes", "me", "open")
        bob.post(f"/api/tables/{table}/seats/1", {"do": "take"})
        ada.post(f"/api/tables/{table}/start", {})
        for _ in range(10):
            time.sleep(0.5)
            bob.get(f"/api/tables/{table}")
        refused = ada.post(f"/api/tables/{table}/seats/1", {"do": "relieve"}, 409)
        assert refused["error"] == "not-away"
        time.sleep(5)
        told = ada.post(f"/api/tables/{table}/seats/1", {"do": "relieve"})
        assert told["seats"][1]["kind"] == "bot"


def test_presence_is_shared_again_after_trouble_with_the_database(postgres: str, tmp_path: Path) -> None:
    """A NUL in an address, and a database that drops all connections: the tasks go on."""
    with Client(application(tmp_path, postgres, away_seconds=3.0)) as client:
        site: Site = client.app.state.site
        ada = Visitor(client)
        url = ada.open("troyes", "me", "open")
        table, person = url.rpartition("/")[2], site.signer.read(ada.cookies["visitor"])
        ada.get("/tables/%00abc")
        assert ada.status == 404
        with site.store.engine.begin() as connection:
            connection.execute(
                text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            )
        sent: list[str] = []
        notify = site.store.notify

        def record(channel: str, messages: list[str]) -> None:
            notify(channel, messages)
            sent.extend(messages)

        site.store.notify = record  # type: ignore[method-assign]
        deadline = time.monotonic() + 15
        sign = f'"presence",[["{table}","{person}",false]]'
        while not any(sign in notice for notice in sent) and time.monotonic() < deadline:
            ada.get(url)
            time.sleep(0.2)
        assert any(sign in notice for notice in sent)
        assert not any(task.done() for task in site.background.tasks.values())
