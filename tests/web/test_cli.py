"""`trois serve` and what can be wrong with its words: one sentence, and nothing is served."""

import queue
import re
import socket
from pathlib import Path

import pytest
from sqlalchemy import text

from trois.cli import main
from trois.store import Store
from trois.web.cli import database_url


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["serve", *words]) == 2
    said = capsys.readouterr()
    assert "Play at" not in said.out
    assert len(said.err.strip().splitlines()) == 1
    return said.err


def test_a_taken_port_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert "cannot listen on 127.0.0.1" in refused(capsys, "--port", str(other.getsockname()[1]))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--port", "65536"], "--port 65536: at most 65535"),
        (["--workers", "0"], "--workers 0: at least 1"),
        (["--pace", "-1"], "--pace -1.0: at least 0"),
        (["--pace", "nan"], "--pace nan: at least 0"),
        (["--pace", "inf"], "--pace inf: it must be a finite number"),
        (["--posts", "nan"], "--posts nan: at least 0.1"),
        (["--posts", "inf"], "--posts inf: it must be a finite number"),
        (["--away", "nan"], "--away nan: at least 0"),
        (["--away", "inf"], "--away inf: it must be a finite number"),
        (["--host", ""], "--host: an address to listen on"),
        (["--trusted-proxies", "10.0.0.1,proxy"], "--trusted-proxies proxy: an address such as 10.0.0.2"),
        (["--allowed-hosts", "http://x"], "--allowed-hosts http://x: a name such as trois.example"),
        (["--allowed-hosts", "x:80"], "--allowed-hosts x:80: a name such as trois.example"),
        (["--address", "trois.example"], "--address trois.example: write it with http:// or https://"),
        (["--address", "https://"], "--address https://: write it with http:// or https://"),
        (["--address", "http://[1"], "--address http://[1: write it with http:// or https://"),
    ],
)
def test_numbers_have_limits(capsys: pytest.CaptureFixture[str], words: list[str], complaint: str) -> None:
    assert complaint in refused(capsys, *words)


def test_a_database_that_cannot_be_is_told_without_its_password(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "sqlite or postgresql" in refused(capsys, "--port", "0", "--database", "mysql://me:secret@host/name")
    assert "needs a file or an address" in refused(capsys, "--port", "0", "--database", "://")
    assert "cannot open the database" in refused(capsys, "--port", "0", "--database", str(tmp_path / "none" / "x.db"))
    lost = refused(capsys, "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/name")
    assert "cannot open the database" in lost
    assert "secret" not in lost


def test_a_database_of_a_newer_version_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/x.db")
    store.migrate()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    told = refused(capsys, "--port", "0", "--database", str(tmp_path / "x.db"))
    assert "a newer version of trois has written to it" in told


def test_a_plain_name_is_a_file() -> None:
    assert database_url("games.db") == "sqlite:///games.db"
    assert database_url("postgresql://host/name") == "postgresql://host/name"


def test_without_a_name_the_database_is_the_user_s_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROIS_DATA", str(tmp_path / "own"))
    assert database_url("") == f"sqlite:///{tmp_path}/own/trois.db"
    assert not (tmp_path / "own").exists()


def test_serve_says_where_and_opens_a_browser(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: queue.SimpleQueue[str] = queue.SimpleQueue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    monkeypatch.setattr("time.sleep", lambda _seconds: None)
    monkeypatch.setattr("uvicorn.Server.run", lambda _server, sockets: None)
    monkeypatch.setattr("trois.web.cli._calm_collector", lambda: None)
    monkeypatch.setattr("trois.web.logs.configure", lambda _kind, _access: None)
    assert main(["serve", "--port", "0", "--open", "--database", str(tmp_path / "x.db")]) == 0
    address = re.match(r"Play at (http://localhost:\d+/) ", capsys.readouterr().out)
    assert address
    assert opened.get(timeout=5) == address[1]
