"""Migrations of a database that an older version wrote."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from trois.store import Change, Entry, Store
from trois.store.schema import METADATA

FIXTURES = Path(__file__).parent.parent / "fixtures"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database file as version 0.1.0 left it."""
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((FIXTURES / "v1" / "database.sql").read_text(encoding="utf-8"))
    connection.close()
    return file


@pytest.fixture
def store(old: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{old}")
    store.migrate()
    yield store
    store.close()


def read(file: Path, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def test_a_database_of_version_1_gets_the_schema_of_today(store: Store, old: Path) -> None:
    assert read(old, "SELECT version_num FROM alembic_version") == [("0008",)]
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_later_database_needs_no_more_than_the_newest_migrations(tmp_path: Path) -> None:
    """One that commit c005532 wrote: its rows come back as they were."""
    file = tmp_path / "later.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((FIXTURES / "v2" / "database.sql").read_text(encoding="utf-8"))
    connection.close()
    lines = read(file, "SELECT * FROM decisions ORDER BY table_id, number")
    store = Store(f"sqlite:///{file}")
    store.migrate()
    with store.engine.connect() as connected:
        assert compare_metadata(MigrationContext.configure(connected), METADATA) == []
    assert read(file, "SELECT * FROM decisions ORDER BY table_id, number") == lines
    assert {rules for (rules,) in read(file, "SELECT DISTINCT rules FROM decisions")} == {1, 2}
    store.close()


def test_every_old_line_was_played_by_rules_version_1(store: Store, old: Path) -> None:
    lines = read(old, "SELECT count(*) FROM decisions")
    assert lines != [(0,)]
    assert read(old, "SELECT rules, count(*) FROM decisions GROUP BY rules") == [(1, lines[0][0])]


def test_old_lines_come_back_unchanged_and_new_ones_follow(tmp_path: Path, old: Path) -> None:
    columns = "table_id, number, seat, kind, action, question, key, outcomes, at"
    before = read(old, f"SELECT {columns} FROM decisions ORDER BY table_id, number")
    store = Store(f"sqlite:///{old}")
    store.migrate()
    store.migrate()
    assert read(old, f"SELECT {columns} FROM decisions ORDER BY table_id, number") == before
    table_id = str(before[0][0])
    found = store.table(table_id)
    assert found is not None
    lines = store.entries(table_id)
    new = Entry(table_id, len(lines), 0, "decide", "take 2", 99, "new", [4], 5, 2)
    store.save(table_id, found[0].version, Change(entries=[new]))
    assert store.entries(table_id) == [*lines, new]
    assert {line.rules for line in lines} == {1}
    store.close()
