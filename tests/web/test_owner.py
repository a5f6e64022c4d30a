"""What the owner of a server has: a dashboard, old tables cleared away, people forgotten who want that."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text, update

from tests.web.browsing import Client, Visitor, application
from tests.web.test_broken_tables import spoil
from trois.cli import main
from trois.store import Store
from trois.store.retention import DAY, remove_old
from trois.store.schema import TABLES
from trois.store.shelf import Shelf
from trois.store.store import BadDatabase
from trois.text import LANGUAGES
from trois.web.config import Keep
from trois.web.site import Site

KEEP = {"unfinished": 180.0, "bots": 14.0, "finished": 0.0}


@pytest.fixture(params=["sqlite", "postgres"])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Client]:
    url = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    app = application(tmp_path, url, address="http://testserver.local")
    with Client(app, base_url="http://testserver.local", raise_server_exceptions=False) as client:
        yield client


def site_of(client: Client) -> Site:
    site: Site = client.app.state.site
    return site


def link(client: Client, capsys: pytest.CaptureFixture[str]) -> str:
    url = site_of(client).store.url.render_as_string(hide_password=False)
    assert main(["admin", "--database", url]) == 0
    found = re.fullmatch(r"http://testserver\.local(/admin/enter/[\w-]+) \(works once, .*\)\n", capsys.readouterr().out)
    assert found
    return found[1]


# The dashboard


def test_a_link_opens_the_dashboard_once(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    way_in = link(client, capsys)
    owner, eve = Visitor(client), Visitor(client)
    owner.get("/admin")
    assert owner.status == 404
    owner.get(way_in)
    owner.post("/admin/enter", {"key": way_in.rpartition("/")[2]})
    assert (owner.status, owner.url) == (200, "/admin")
    assert "How the server is" in owner.html
    eve.get(way_in)
    eve.post("/admin/enter", {"key": way_in.rpartition("/")[2]})
    assert eve.status == 403
    assert "This link has been used already or is too old" in eve.html
    eve.get("/admin", cookie="owner=made-up")
    assert eve.status == 404
    old = dict(owner.cookies)
    owner.post("/admin/leave", {})
    owner.cookies = old
    owner.get("/admin")
    assert owner.status == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dashboard_shows_how_things_are(client: Client, capsys: pytest.CaptureFixture[str], language: str) -> None:
    site = site_of(client)
    ada, owner = Visitor(client), Visitor(client, language)
    before = sum(len(site.store.entries(table)) for table in site.store.table_ids())
    url = ada.open("troyes-dice", "me", "here")
    ada.get(f"{url}?seat=0")
    ada.choose()
    owner.get(way_in := link(client, capsys))
    owner.post("/admin/enter", {"key": way_in.rpartition("/")[2]})
    lines = dict(re.findall(r"<dt>(?:<code>)?([^<]+)(?:</code>)?</dt><dd>([^<]+)</dd>", owner.html))
    assert "web.admin" not in owner.html
    assert str(before + 1) in lines.values()
    assert lines["Python"]
    assert "heartbeats" in lines
    assert "GiB" in owner.html


def test_a_link_grows_old(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    site, owner = site_of(client), Visitor(client)
    way_in = link(client, capsys)
    with site.store.engine.begin() as connection:
        connection.execute(text("UPDATE shelf SET until = 5 WHERE name LIKE 'owner-link:%'"))
    owner.get(way_in)
    owner.post("/admin/enter", {"key": way_in.rpartition("/")[2]})
    assert owner.status == 403
    Shelf(site.store).purge()
    with site.store.engine.begin() as connection:
        assert connection.scalar(text("SELECT count(*) FROM shelf WHERE name LIKE 'owner-link:%'")) == 0


# What is removed


def age(site: Site, table: str, days: float) -> None:
    moment = int(time.time() - days * DAY)
    with site.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(touched=moment, visited=moment))


def is_there(site: Site, table: str) -> bool:
    return site.store.table(table) is not None


def clean_up(site: Site) -> int:
    """As the server does it, from outside its event loop."""
    site.housekeeping.audience.looked_at.clear()
    return asyncio.run(_clean_up(site))


async def _clean_up(site: Site) -> int:
    return await site.housekeeping.remove_old()


def test_old_tables_are_removed_by_kind(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    site, ada = site_of(client), Visitor(client)
    waiting, running = (ada.open("troyes", "me", kind).rpartition("/")[2] for kind in ("open", "here"))
    bots = ada.open("troyes-dice", "bot-random", "bot-random").rpartition("/")[2]
    wait_until(lambda: site.tables.known[bots].row.stage == "over")
    for table, days in ((waiting, 179), (running, 179), (bots, 13)):
        age(site, table, days)
    clean_up(site)
    assert all(is_there(site, table) for table in (waiting, running, bots))
    for table, days in ((waiting, 181), (running, 181), (bots, 15)):
        age(site, table, days)
    clean_up(site)
    assert not any(is_there(site, table) for table in (waiting, running, bots))
    assert f"removed 1 tables (bots): {bots}" in caplog.text
    ada.get(f"/tables/{running}")
    assert ada.status == 404


def test_nobody_loses_a_table_that_they_look_at(client: Client) -> None:
    site, ada = site_of(client), Visitor(client)
    table = ada.open("troyes", "me", "here").rpartition("/")[2]
    age(site, table, 999)
    ada.get(f"/tables/{table}")
    assert asyncio.run(_clean_up(site)) == 0
    site.tables.forget(table)
    ada.get(f"/tables/{table}")
    assert table in site.housekeeping.visited
    asyncio.run(site.housekeeping.write_visits())
    clean_up(site)
    assert is_there(site, table)
    found = site.store.table(table)
    assert found is not None
    assert found[0].visited > time.time() - 60


def test_all_that_is_old_goes_in_one_round(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trois.store.retention.MOST_AT_ONCE", 2)
    monkeypatch.setattr("trois.web.tables.afterwards.housekeeping.MOST_AT_ONCE", 2)
    site, ada = site_of(client), Visitor(client)
    tables = [ada.open("troyes", "me", "open").rpartition("/")[2] for _ in range(5)]
    for table in tables:
        age(site, table, 999)
    assert clean_up(site) == 5
    assert not any(is_there(site, table) for table in tables)


def test_tables_kept_for_less_than_a_day_stay_while_somebody_comes(tmp_path: Path) -> None:
    with Client(application(tmp_path, keep=Keep(unfinished=0.1))) as client:
        site, ada = site_of(client), Visitor(client)
        table = ada.open("troyes", "me", "open").rpartition("/")[2]
        age(site, table, 0.09)
        site.tables.forget(table)
        ada.get(f"/tables/{table}")
        asyncio.run(site.housekeeping.write_visits())
        found = site.store.table(table)
        assert found is not None
        assert found[0].visited > time.time() - 60


def test_finished_matches_stay_for_ever_unless_it_is_said(client: Client) -> None:
    site, ada = site_of(client), Visitor(client)
    table = ada.open("troyes", "me", "here").rpartition("/")[2]
    age(site, table, 4000)
    with site.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(stage="over"))
    remove_old(site.store, KEEP, int(time.time()), set())
    assert is_there(site, table)
    removed = remove_old(site.store, {**KEEP, "finished": 365.0}, int(time.time()), set())
    assert removed == {"finished": [table]}


def test_nothing_is_removed_when_the_clock_was_set(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    site, ada = site_of(client), Visitor(client)
    table = ada.open("troyes", "me", "here").rpartition("/")[2]
    site.housekeeping.clock = lambda: time.time() + 5 * 365 * DAY
    assert clean_up(site) == 0
    assert is_there(site, table)
    assert "the clock was set" in caplog.text


# Forgetting


def wait_until(fits: Callable[[], bool]) -> None:
    for _ in range(500):
        if fits():
            return
        time.sleep(0.02)
    raise AssertionError("it never came")


def named(client: Client, name: str) -> Visitor:
    one = Visitor(client)
    one.get("/")
    one.post("/settings", {"name": name})
    return one


def test_a_person_is_forgotten(client: Client) -> None:
    site = site_of(client)
    ada, bob = named(client, "Ada Forgotten"), named(client, "Bob")
    running = ada.open("troyes-dice", "me", "open", public="yes")
    bob.get(running)
    bob.post(f"{running}/seats/1", {"do": "take"})
    ada.post(f"{running}/start", {})
    waiting = ada.open("troyes", "me", "open")
    ada.get("/me")
    assert "Ada Forgotten" in ada.html
    assert "<dd>2</dd>" in ada.html
    ada.post("/me/forget", {"sure": "yes"})
    assert "The server no longer knows anything about you." in ada.html
    cleared = [header for header in ada.headers.get_list("set-cookie") if "Max-Age=0" in header]
    assert {header.partition("=")[0] for header in cleared} >= {"visitor", "csrf", "language"}
    for url in (running, waiting):
        bob.get(url)
        assert bob.status == 200
        assert "Ada Forgotten" not in bob.html
    live = site.tables.known[running.rpartition("/")[2]]
    assert [(seat.kind, seat.person is None) for seat in live.seats] == [("bot", True), ("person", False)]
    assert live.row.owner == ""
    with site.store.engine.begin() as connection:
        for table in ("persons", "seats"):
            assert connection.scalar(text(f"SELECT count(*) FROM {table} WHERE name = 'Ada Forgotten'")) == 0


def test_finished_games_of_others_keep_working(client: Client) -> None:
    site = site_of(client)
    ada, bob = named(client, "Ada Gone"), named(client, "Bob")
    url = ada.open("troyes-dice", "me", "open")
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take"})
    ada.post(f"{url}/start", {})
    table = url.rpartition("/")[2]
    ada.post(f"{url}/seats/0", {"do": "leave"})
    play_on(site, bob, url, table)
    ada.post("/me/forget", {"sure": "yes"})
    for page in (url, f"{url}/replay", f"{url}/record.json"):
        bob.get(page)
        assert bob.status == 200, page
        assert "Ada Gone" not in bob.html
    bob.post(f"{url}/rematch", {})
    assert bob.status == 200
    assert bob.url != url


def play_on(site: Site, person: Visitor, url: str, table: str) -> None:
    """Until the match is over."""
    for _ in range(2000):
        live = site.tables.known[table]
        if live.row.stage == "over":
            return
        person.get(url)
        if person.actions:
            person.choose()
        else:
            time.sleep(0.01)
    raise AssertionError("it does not end")


def test_a_program_is_forgotten_even_at_a_broken_table(client: Client) -> None:
    site = site_of(client)
    token = client.post("/api/persons", json={"name": "Eve Gone"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    wanted = {"game": "troyes-dice", "seats": [{"kind": "me"}, {"kind": "here"}]}
    table = client.post("/api/tables", json=wanted, headers=bearer).json()["id"]
    seen = client.get(f"/api/tables/{table}/view?seat=0", headers=bearer).json()
    decision = {"seat": 0, "question": seen["question"], "key": "k", "action": seen["legal"][0]["action"]}
    client.post(f"/api/tables/{table}/decisions", json=decision, headers=bearer)
    spoil(site.store, table)
    site.tables.forget(table)
    assert client.delete("/api/persons/me").status_code == 401
    assert client.delete("/api/persons/me", headers=bearer).status_code == 204
    found = site.store.table(table)
    assert found is not None
    assert [seat.person for seat in found[1]] == [None, None]
    assert "Eve Gone" not in [seat.name for seat in found[1]]


# The quick look at the start


def test_a_damaged_file_is_noticed_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "trois.db"
    store = Store(f"sqlite:///{path}")
    store.migrate()
    store.secret("cookies")
    store.close()
    with Bytes(path) as content:
        content[4096 * 2 : 4096 * 6] = b"\xaa" * 4096 * 4
    with pytest.raises(BadDatabase, match=r"it is damaged .*; trois restore puts a backup in its place"):
        application(tmp_path)


class Bytes:
    """The bytes of a file, to be changed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> bytearray:
        self.content = bytearray(self.path.read_bytes())
        return self.content

    def __exit__(self, *_: object) -> None:
        self.path.write_bytes(self.content)
