import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.store.conftest import own_postgres, postgres  # noqa: F401 (fixtures)
from tests.web import chromium, programs, receivers
from tests.web.chromium import MakePlayer, Player
from tests.web.receivers import Letters, Received
from tests.web.servers import Server, running
from trois.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    store.migrate()
    yield store
    store.close()


@pytest.fixture(autouse=True)
def _closed_programs() -> Iterator[None]:
    yield
    while programs.OPEN:
        programs.OPEN.pop().close()


@pytest.fixture
def hooked() -> Iterator[Received]:
    with receivers.web() as received:
        yield received


@pytest.fixture
def mailed() -> Iterator[Letters]:
    with receivers.letters() as server:
        yield server


# A real browser at a real server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.executable()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium must be installed in CI")
        pytest.skip("Chromium is not installed")
    with sync_playwright() as playwright:
        launched = chromium.launched(playwright, path)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('browser')}/trois.db") as server:
        yield server


@pytest.fixture
def player(browser: Browser, server: Server) -> Iterator[MakePlayer]:
    """Makes players, each with a browser context of their own."""
    players: list[Player] = []

    def make(**settings: object) -> Player:
        players.append(Player(browser, server.address, **settings))  # type: ignore[arg-type]
        return players[-1]

    yield make
    for one in players:
        one.close()
