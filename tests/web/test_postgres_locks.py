"""A lock that somebody holds in PostgreSQL: whoever waits for it is told so in time."""

import time
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.web.browsing import Client, Visitor, application
from trois.store import Store


def test_a_lock_is_not_waited_for_without_end(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trois.store.engine.OPTIONS", "-c lock_timeout=300 -c statement_timeout=300")
    other = Store(postgres)
    with Client(application(tmp_path, postgres)) as client:
        ada = Visitor(client)
        url = ada.open("troyes-dice", "me", "here")
        ada.get(f"{url}?seat=0")
        assert client.get("/health/ready").status_code == 200
        with other.engine.begin() as connection:
            connection.execute(text("LOCK TABLE tables, decisions IN ACCESS EXCLUSIVE MODE"))
            started = time.monotonic()
            assert client.get("/health/ready").status_code == 503
            assert client.get("/").status_code == 503
            ada.choose()
            assert ada.status == 503
            assert time.monotonic() - started < 10
        assert client.get("/health/ready").status_code == 200
        ada.get(f"{url}?seat=0")
        assert ada.status == 200
    other.close()
