"""Restore and maintenance lose nothing: a look changes nothing, and what is refused has changed nothing."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.web.browsing import Client, Visitor, application
from tests.web.servers import ROOT
from tests.web.test_maintenance import said
from trois.cli import main
from trois.store import Store
from trois.store.backup import before


def database(path: Path, tables: int = 0, version: str = "") -> Path:
    """A database of ours with so many tables, perhaps one that another version wrote."""
    with Client(application(path.parent, f"sqlite:///{path}")) as client:
        ada = Visitor(client)
        for _ in range(tables):
            ada.open("troyes-dice", "me", "here")
    if version:
        store = Store(f"sqlite:///{path}")
        with store.engine.begin() as connection:
            connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))
        store.close()
    return path


def whole(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    return {file.name: (file.read_bytes(), file.stat().st_mode, file.stat().st_mtime_ns) for file in folder.iterdir()}


def write_and_die(path: Path) -> None:
    """As a server that is killed: what it wrote last lies beside the file."""
    steps = ["import os, sqlite3", f"c = sqlite3.connect({str(path)!r})", "c.execute('UPDATE persons SET name = 1')"]
    subprocess.run([sys.executable, "-c", "; ".join([*steps, "c.commit()", "os._exit(1)"])], check=False)


def count(path: Path) -> int:
    store = Store(f"sqlite:///{path}")
    found = len(store.table_ids())
    store.close()
    return found


def test_a_backup_of_a_newer_version_is_refused_before_anything_is_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = database(tmp_path / "trois.db", 2)
    newer = database(tmp_path / "newer.db", 1, "9999")
    had = whole(tmp_path)
    told = said(capsys, 2, "restore", newer, "--database", target, "--force")
    assert told == f"trois: {newer}: a newer version of trois has written to it\n"
    assert whole(tmp_path) == had


def test_what_was_there_is_kept_beside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target, copy = database(tmp_path / "trois.db", 2), database(tmp_path / "copy.db", 1)
    assert said(capsys, 2, "restore", copy, "--database", target).endswith("--force puts the backup in their place\n")
    said(capsys, 0, "restore", copy, "--database", target, "--force")
    assert (count(target), count(before(target))) == (1, 2)
    assert {file.stat().st_mode & 0o777 for file in (target, before(target))} == {0o600}
    assert not list(tmp_path.glob("*.restoring"))


def test_what_a_killed_server_left_beside_does_not_meet_the_restored_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, copy = database(tmp_path / "trois.db", 2), database(tmp_path / "copy.db", 1)
    write_and_die(target)
    assert (tmp_path / "trois.db-wal").stat().st_size
    said(capsys, 0, "restore", copy, "--database", target, "--force")
    assert count(target) == 1
    store = Store(f"sqlite:///{before(target)}")
    with store.engine.connect() as connection:
        assert connection.scalar(text("SELECT DISTINCT name FROM persons")) == "1"
    store.close()


def test_a_damaged_database_can_be_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target, copy = database(tmp_path / "trois.db", 2), database(tmp_path / "copy.db", 1)
    target.write_bytes(b"no database" * 1000)
    said(capsys, 2, "restore", copy, "--database", target)
    assert target.read_bytes() == b"no database" * 1000
    said(capsys, 0, "restore", copy, "--database", target, "--force")
    assert count(target) == 1
    assert before(target).read_bytes() == b"no database" * 1000


@pytest.mark.parametrize("command", [["check"], ["admin"], ["backup", "COPY"], ["restore", "MISSING"]])
def test_commands_that_look_create_and_change_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("TROIS_DATA", str(tmp_path / "data"))
    (tmp_path / "notes.txt").write_text("what I must not forget")
    sqlite3.connect(tmp_path / "others.db").execute("CREATE TABLE bookmarks (address)").connection.close()
    for name in ("notes.txt", "others.db"):
        (tmp_path / name).chmod(0o644)
    words = [str(tmp_path / word) if word.isupper() else word for word in command]
    had = whole(tmp_path)
    for name in ("typo.db", "notes.txt", "others.db", "."):
        assert said(capsys, 2, *words, "--database", tmp_path / name).startswith("trois: ")
        assert whole(tmp_path) == had
    assert main(words) == 2
    assert whole(tmp_path) == had


def test_serving_leaves_what_is_not_ours_alone(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "others.db").execute("CREATE TABLE bookmarks (address)").connection.close()
    (tmp_path / "others.db").chmod(0o644)
    had = whole(tmp_path)
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "others.db")]) == 2
    assert main(["serve", "--port", "0", "--database", "/"]) == 2
    assert whole(tmp_path) == had


def test_a_check_leaves_what_a_killed_server_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = database(tmp_path / "trois.db", 1)
    write_and_die(target)
    had = {name: content for name, (content, _, _) in whole(tmp_path).items() if not name.endswith("-shm")}
    said(capsys, 0, "check", "--database", target)
    assert {name: content for name, (content, _, _) in whole(tmp_path).items() if not name.endswith("-shm")} == had


def test_a_folder_is_called_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["serve", "--port", "0"], ["check"]):
        assert said(capsys, 2, *command, "--database", tmp_path).endswith(f"{tmp_path}: Is a directory\n")


def test_an_older_database_is_not_changed_by_a_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = database(tmp_path / "old.db", 1, "0001")
    had = whole(tmp_path)
    assert "an older version of trois has written to it" in said(capsys, 2, "check", "--database", old)
    assert whole(tmp_path) == had


@pytest.mark.parametrize("name", ["a?b.db", "a#b.db", "a%20b.db", "a b.db"])
def test_any_name_of_a_backup_will_do(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    source = database(tmp_path / "trois.db", 1)
    said(capsys, 0, "backup", tmp_path / name, "--database", source)
    said(capsys, 0, "restore", tmp_path / name, "--database", tmp_path / "other.db")
    assert count(tmp_path / "other.db") == 1


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_claim_is_on_the_file_whatever_it_is_called(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], link: object
) -> None:
    target, copy = database(tmp_path / "trois.db", 1), database(tmp_path / "copy.db", 1)
    other = tmp_path / "elsewhere"
    other.mkdir()
    assert callable(link)
    link(target, other / "games.db")
    command = [sys.executable, "-m", "trois"]
    with Client(application(tmp_path, f"sqlite:///{target}")):
        for words in (["serve", "--port", "0"], ["restore", str(copy), "--force"]):
            done = subprocess.run(
                [*command, *words, "--database", str(other / "games.db")], capture_output=True, text=True, timeout=60,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=False,
            )  # fmt: skip
            assert (done.returncode, "another server is using it" in done.stderr) == (2, True), done


def test_a_database_that_is_locked_at_the_start_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = database(tmp_path / "trois.db", 1)
    with sqlite3.connect(target, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "database is locked" in said(capsys, 2, "serve", "--port", "0", "--database", target)
        other.execute("ROLLBACK")
    other.close()
