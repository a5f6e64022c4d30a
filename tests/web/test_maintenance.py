"""`trois backup`, `trois restore` and `trois check`."""

import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from tests.web.browsing import Client, Visitor, application
from tests.web.test_broken_tables import spoil
from trois.cli import main
from trois.store import Store


def said(capsys: pytest.CaptureFixture[str], status: int, *words: object) -> str:
    assert main([str(word) for word in words]) == status
    found = capsys.readouterr()
    return found.out if status < 2 else found.err


@pytest.fixture(params=["sqlite", "postgres"])
def databases_pair(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """One to copy, and an empty one."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/trois.db", f"sqlite:///{tmp_path}/other.db"
    url = request.getfixturevalue("postgres")
    if shutil.which("pg_dump") is None:
        pytest.skip("PostgreSQL's programs are not installed")
    names = [f"{request.node.name.partition('[')[0][:30]}_{part}" for part in ("old", "new")]
    store = Store(url)
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for name in names:
            connection.execute(text(f"CREATE DATABASE {name}"))
    store.close()
    return tuple(make_url(url).set(database=name).render_as_string(hide_password=False) for name in names)  # type: ignore[return-value]


def test_a_copy_is_made_while_the_server_runs(
    databases_pair: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, other = databases_pair
    copy = tmp_path / "copy"
    with Client(application(tmp_path, database)) as client:
        ada = Visitor(client)
        url = ada.open("troyes-dice", "me", "here")
        ada.get(f"{url}?seat=0")
        ada.choose()
        assert said(capsys, 0, "backup", copy, "--database", database) == f"wrote {copy}\n"
        ada.choose()
    assert oct(copy.stat().st_mode & 0o777) == "0o600"
    assert (
        said(capsys, 2, "backup", copy, "--database", database)
        == f"trois: {copy} is there already; choose another name\n"
    )
    assert said(capsys, 0, "restore", copy, "--database", other) == f"restored 1 tables from {copy}\n"
    assert said(capsys, 0, "check", "--database", other) == "1 of 1 tables can be replayed\n"
    store = Store(other)
    assert len(store.entries(url.rpartition("/")[2])) == 1
    store.close()
    assert "--force puts the backup in their place" in said(capsys, 2, "restore", copy, "--database", database)
    said(capsys, 0, "restore", copy, "--database", database, "--force")
    store = Store(database)
    assert len(store.entries(url.rpartition("/")[2])) == 1
    store.close()


def test_nothing_is_restored_under_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Client(application(tmp_path)):
        said(capsys, 0, "backup", tmp_path / "copy", "--database", tmp_path / "trois.db")
        told = said(capsys, 2, "restore", tmp_path / "copy", "--force", "--database", tmp_path / "trois.db")
        assert "another server is using it" in told


def test_what_is_no_backup_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "trois.db"
    assert "No such file or directory" in said(capsys, 2, "restore", tmp_path / "none", "--database", database)
    (tmp_path / "text").write_text("no database at all" * 100)
    assert "is no database of trois" in said(capsys, 2, "restore", tmp_path / "text", "--database", database)
    sqlite3.connect(tmp_path / "empty.db").close()
    assert "is no database of trois" in said(capsys, 2, "restore", tmp_path / "empty.db", "--database", database)


def test_check_names_the_tables_that_cannot_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Client(application(tmp_path)) as client:
        ada = Visitor(client)
        urls = [ada.open("troyes-dice", "me", "here") for _ in range(2)]
        for url in urls:
            ada.get(f"{url}?seat=0")
            ada.choose()
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    broken = urls[0].rpartition("/")[2]
    spoil(store, broken)
    store.close()
    lines = said(capsys, 1, "check", "--database", tmp_path / "trois.db").splitlines()
    assert lines[0].startswith(f"table {broken} (troyes-dice): ")
    assert lines[1:] == ["1 of 2 tables can be replayed"]


def test_a_damaged_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    store.migrate()
    with store.engine.begin() as connection:
        connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    store.close()
    path = tmp_path / "trois.db"
    content = bytearray(path.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    path.write_bytes(content)
    assert said(capsys, 2, "check", "--database", path).startswith("trois: ")
