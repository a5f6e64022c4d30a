"""A table that can't be replayed has a page that says so; everything else goes on."""

import time
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.web.browsing import Client, Visitor, application
from tests.web.test_tables import ADA, HERE, ME, first_choice, opened, run
from trois.store import Store
from trois.store.schema import DECISIONS, TABLES
from trois.web.errors import SetAside
from trois.web.site import Site
from trois.web.tables.registry import Tables
from trois.web.updates.listeners import Listeners

SENTENCE = "This table can&#39;t be read any more."


def spoil(store: Store, table_id: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(DECISIONS).where(DECISIONS.c.table_id == table_id).values(action="fly away"))


def test_the_rest_goes_on(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        ada = Visitor(client)
        broken = ada.open("troyes-dice", "me", "bot-random", public="yes")
        ada.choose()
        fine = ada.open("troyes-dice", "bot-random", "bot-random", "me", public="yes")
        cookies = ada.cookies
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    spoil(store, broken.rpartition("/")[2])
    store.close()
    with Client(application(tmp_path)) as client:
        site: Site = client.app.state.site
        ada, bob = Visitor(client), Visitor(client)
        ada.cookies = cookies
        assert (ada.get("/").count(SENTENCE), ada.status) == (1, 200)
        assert f'href="{broken}"' in ada.html
        assert f'href="{fine}"' in ada.html
        assert f'href="{broken}"' not in bob.get("/")
        assert f'href="{fine}"' in bob.html
        assert SENTENCE in ada.get(broken)
        assert ada.status == 409
        assert client.get(f"/api{broken}").json()["error"] == "table-broken"
        ada.get(fine)
        deadline = time.monotonic() + 10
        while site.tables.known[fine.rpartition("/")[2]].pending != [2] and time.monotonic() < deadline:
            time.sleep(0.02)
        assert site.tables.known[fine.rpartition("/")[2]].pending == [2]


def test_a_table_of_a_game_that_is_gone_is_set_aside_once(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def play(tables: Tables) -> None:
        live = await first_choice(tables, await opened(tables, ME, HERE), 0, ADA)
        with store.engine.begin() as connection:
            connection.execute(update(TABLES).values(game="chess"))
        again = Tables(store, Listeners())
        for _ in range(3):
            with pytest.raises(SetAside):
                await again.get(live.id)
        again.close()

    run(store, play)
    assert caplog.text.count("can't be replayed and is set aside") == 1
