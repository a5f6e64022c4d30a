"""Trouble with the database: a page that tries again, nothing lost, and everything goes on when it is over."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from tests.web.browsing import Client, Visitor, application
from trois.store import Store
from trois.store.store import BadDatabase
from trois.web.site import Site

Trouble = Callable[[Site], AbstractContextManager[None]]


@contextmanager
def pragma(site: Site, during: str, after: str) -> Iterator[None]:
    """A setting of all connections for a while."""
    setting = [f"PRAGMA {during}"]

    def set_it(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(setting[0])

    event.listen(site.store.engine, "checkout", set_it)
    yield
    setting[0] = f"PRAGMA {after}"


@contextmanager
def locked(site: Site) -> Iterator[None]:
    other = sqlite3.connect(str(site.store.path), isolation_level=None)
    with pragma(site, "busy_timeout=20", "busy_timeout=5000"):
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.close()


def read_only(site: Site) -> AbstractContextManager[None]:
    return pragma(site, "query_only=1", "query_only=0")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    app = application(tmp_path)
    with Client(app, base_url="http://testserver.local", raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("trouble", [locked, read_only])
def test_trouble_is_a_page_that_tries_again(client: Client, trouble: Trouble, caplog: pytest.LogCaptureFixture) -> None:
    site: Site = client.app.state.site
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "here")
    ada.get(f"{url}?seat=0")
    with trouble(site):
        ada.choose()
        assert (ada.status, ada.headers["retry-after"]) == (503, "5")
        assert "this page tries again by itself" in ada.html
        assert f'<meta http-equiv="refresh" content="5; url={url}">' in ada.html
        told = client.post("/api/persons", json={"name": "Bob"})
        assert (told.status_code, told.json()["error"]) == (503, "database")
        ready = client.get("/health/ready")
        assert (ready.status_code, ready.json()["database"]) == (503, "OperationalError")
    assert client.get("/health/ready").status_code == 200
    assert len(site.store.entries(url.rpartition("/")[2])) == 0
    ada.get(f"{url}?seat=0")
    ada.choose()
    assert ada.status == 200
    assert len(site.store.entries(url.rpartition("/")[2])) == 1
    assert "Traceback" not in caplog.text
    assert "trouble with the database" in caplog.text


def test_a_page_that_cannot_be_read_tries_itself_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object) -> None:
        raise OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))

    monkeypatch.setattr(Store, "table", fail)
    ada = Visitor(client)
    ada.get("/tables/abc")
    assert ada.status == 503
    assert '<meta http-equiv="refresh" content="5; url=/tables/abc">' in ada.html
    assert "disk" not in ada.html


def test_bots_and_streams_go_on_when_it_is_over(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trois.web.bots.play.RETRY_SECONDS", 0.02)
    site: Site = client.app.state.site
    ada = Visitor(client)
    ada.get("/")
    site.bots.pace = 0.05
    url = ada.open("troyes-dice", "bot-random", "bot-random")
    table = url.rpartition("/")[2]
    with locked(site):
        time.sleep(0.2)
        lines = len(site.store.entries(table))
        time.sleep(0.3)
        assert len(site.store.entries(table)) == lines
        assert table in site.bots.tasks
    site.bots.pace = 0.0
    deadline = time.monotonic() + 20
    while site.tables.known[table].row.stage != "over" and time.monotonic() < deadline:
        time.sleep(0.02)
    assert site.tables.known[table].row.stage == "over"


def test_a_second_server_on_the_same_file_says_so(tmp_path: Path) -> None:
    complaint = pytest.raises(BadDatabase, match=r"trois\.db: another server is using it")
    with Client(application(tmp_path)), complaint:
        application(tmp_path)
    with Client(application(tmp_path)) as again:
        assert again.get("/health/ready").status_code == 200


def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    store.migrate()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(BadDatabase, match="a newer version of trois has written to it"):
        application(tmp_path)
