"""Whatever stands in a row: it is one table's trouble, or one person's, and nobody else's."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.sampling import takes_all
from tests.web.browsing import Client, Visitor, application
from tests.web.test_maintenance import said
from trois.store.schema import METADATA
from trois.web.site import Site
from trois.web.tables.table import LiveTable

NONSENSE: list[Any] = [
    None, "", " ", "x", "{", "{{{", "{}", "[]", "[[]]", "null", "true", "NaN", "-1", "0", "1e999", "[null]", '["x"]',
    '{"a": 1}', '{"seat": 99}', '{"seat": "x", "agreed": 5}', "[" * 20_000, "x" * 5000, "\x00", "\ud7ff\u202e", "a/../b",
    "<script>", "-", "running", "over", "waiting", 0, 1, -1, 7, 999, 2**31, 2**62, -(2**62), 1.5, float("inf"), b"", b"\xff\xfe",
    b"bot", b"{}",
]  # fmt: skip
KEYS = {"id", "table_id", "person", "name"}
COLUMNS = [
    (table.name, column.name) for table in METADATA.sorted_tables for column in table.columns
    if (table.name, column.name) != ("settings", "name")
]  # fmt: skip
EACH = 1 if takes_all() else 23
CASES = [(table, column, at) for table, column in COLUMNS for at in range(len(NONSENSE))][::EACH]


class House:
    """A server with a public table to break and others that must go on."""

    def __init__(self, client: Client, file: Path) -> None:
        self.client = client
        self.file = file
        self.site: Site = client.app.state.site
        self.ada, self.bob = Visitor(client), Visitor(client)
        self.victim = self.ada.open("troyes-dice", "me", "here", public="yes")
        self.ada.get(f"{self.victim}?seat=0")
        self.ada.choose()
        self._settle(self.site.tables.known[self.victim.rpartition("/")[2]])
        self.other = self.bob.open("troyes-dice", "me", "open", public="yes")

    def _settle(self, live: LiveTable) -> None:
        """A row in every table."""
        self.person = person = live.seats[0].person or ""
        self.site.learning.keep(person, "lesson:troyes-dice", {"chapter": 0})
        with closing(sqlite3.connect(self.file)) as connection, connection:
            position = json.dumps(live.playing.position())
            connection.execute("INSERT INTO snapshots VALUES (?, 1, 1, '[0, 0]', ?)", (live.id, position))
            connection.execute("INSERT INTO feats VALUES (?, 0, ?, 'troyes-dice', '[]', 5)", (live.id, person))

    def spoil(self, table: str, column: str, value: Any) -> None:
        """Put something into every row of a table that has to do with the victim."""
        whose = {
            "tables": ("id", self.victim.rpartition("/")[2]), "persons": ("id", self.person),
            "learning": ("person", self.person), "devices": ("person", self.person), "channels": ("1", 1),
            "notices": ("1", 1), "shelf": ("1", 1), "settings": ("name", "csrf"),
        }  # fmt: skip
        key, who = whose.get(table, ("table_id", self.victim.rpartition("/")[2]))
        with closing(sqlite3.connect(self.file)) as connection:
            try:
                with connection:
                    connection.execute("PRAGMA ignore_check_constraints = ON")
                    connection.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (value, who))
            except (sqlite3.IntegrityError, OverflowError):
                """Not even SQLite takes it."""

    def visits(self) -> Iterator[tuple[Visitor, str, tuple[int, ...]]]:
        """Who asks for what, and how it may be answered."""
        for path in ("/", self.other, "/health/ready"):
            yield self.bob, path, (200,)
        for path in (self.victim, f"{self.victim}?seat=0", "/", "/learn", "/feats", "/me"):
            yield self.ada, path, (200, 403, 404, 409)

    def forget(self) -> None:
        """As after a start."""
        self.site.tables.known.clear()
        self.site.tables.set_aside.clear()
        self.site.persons.clear()
        self.site.tables.newest.clear()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("rows")
    with Client(application(folder), raise_server_exceptions=False) as client:
        yield House(client, folder / "trois.db")


def test_nonsense_in_any_column_is_nobody_else_s_trouble(house: House) -> None:
    wrong = []
    with closing(sqlite3.connect(house.file)) as connection, closing(sqlite3.connect(":memory:")) as fine:
        connection.backup(fine)
        for table, column, at in CASES:
            house.spoil(table, column, NONSENSE[at])
            house.forget()
            for visitor, path, allowed in house.visits():
                visitor.get(path)
                if visitor.status not in allowed:
                    wrong.append(f"{table}.{column} = {NONSENSE[at]!r:.60}: {path} is {visitor.status}")
            fine.backup(connection)
    assert wrong == []


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE tables SET options = '{{{'", "UPDATE tables SET changes = '{{{'", "UPDATE tables SET undo = '[1]'",
        "UPDATE tables SET stage = 'over'", "UPDATE tables SET stage = 'begun'", "UPDATE tables SET version = 'x'",
        "UPDATE decisions SET outcomes = '{{{'", "UPDATE decisions SET rules = 999", "UPDATE decisions SET number = 5",
        "UPDATE decisions SET at = 1000000000000000", "UPDATE seats SET name = x'ff'", "UPDATE seats SET kind = 'king'",
        "UPDATE seats SET seat = seat + 10", "DELETE FROM seats", "UPDATE snapshots SET position = '{{{'",
    ],
)  # fmt: skip
def test_what_is_broken_is_set_aside_told_and_saved(
    house: House, spoilt: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = house.victim.rpartition("/")[2]
    with closing(sqlite3.connect(house.file)) as connection, closing(sqlite3.connect(":memory:")) as fine:
        connection.backup(fine)
        with connection:
            connection.execute(f"{spoilt} WHERE {'id' if ' tables ' in spoilt else 'table_id'} = ?", (name,))
        house.forget()
        house.ada.get(house.victim)
        fine_with_log = "snapshots" in spoilt
        assert house.ada.status == (200 if fine_with_log else 409)
        assert fine_with_log or "This table can&#39;t be read any more." in house.ada.html
        lines = said(capsys, 1, "check", "--database", house.file, "--save", tmp_path / "saved").splitlines()
        fine.backup(connection)
    assert lines[0].startswith(f"table {name} (troyes-dice): ")
    assert lines[1:] == ["1 of 2 tables can be replayed"]
    saved = json.loads((tmp_path / "saved" / f"{name}.json").read_text(encoding="utf-8"))
    assert saved["tables"][0]["id"] == name
    assert (tmp_path / "saved" / f"{name}.json").stat().st_mode & 0o777 == 0o600


def test_a_secret_that_cannot_be_one_is_made_anew(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        assert client.get("/").status_code == 200
    with closing(sqlite3.connect(tmp_path / "trois.db")) as connection, connection:
        connection.execute("UPDATE settings SET value = x'ff'")
    with Client(application(tmp_path)) as client:
        assert client.get("/").status_code == 200
