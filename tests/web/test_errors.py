"""What goes wrong inside is one sentence outside, and a line in the server's log."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from trois.web.site import Site


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    app = application(tmp_path)
    with Client(app, base_url="http://testserver.local", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def broken(client: Client, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a table that can't be drawn."""

    def fail(*_args: object) -> None:
        raise ValueError("a secret of the engine")

    url = Visitor(client).open("troyes-dice", "me", "here")
    monkeypatch.setattr("trois.web.pages.table.table_view.context", fail)
    monkeypatch.setattr("trois.web.api.routes.table_out", fail)
    return url


def test_an_unexpected_error_is_a_page_without_details(
    client: Client, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada = Visitor(client)
    ada.get(broken)
    assert ada.status == 500
    assert "Something went wrong. The match is safe." in ada.html
    assert "secret" not in ada.html
    assert ada.headers["cache-control"] == "no-store"
    assert f"GET '{broken}' failed" in caplog.text
    assert "a secret of the engine" in caplog.text


def test_an_unexpected_error_is_json_for_programs(client: Client, broken: str) -> None:
    answer = client.get(f"/api{broken}")
    assert answer.status_code == 500
    assert answer.json() == {
        "error": "status-500", "sentence": "Something went wrong. The match is safe.", "detail": "",
    }  # fmt: skip


def test_a_cookie_that_is_none_makes_a_new_visitor(client: Client) -> None:
    site: Site = client.app.state.site
    answer = client.get("/", headers={"cookie": "visitor=\x01;;=,"})
    assert answer.status_code == 200
    assert site.signer.read(client.cookies["visitor"])


def test_the_server_says_that_it_is_well(client: Client) -> None:
    assert client.get("/health").json().keys() == {"trois"}
    css = client.get("/style/board.css")
    assert css.headers["content-type"].startswith("text/css")
    assert "immutable" in css.headers["cache-control"]
