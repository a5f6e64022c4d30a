"""The store, on SQLite and on a real PostgreSQL."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select

from trois.store import Change, Conflict, Entry, Save, Seat, SeatFeats, Snapshot, Store, Table
from trois.store.feats import KeptFeats
from trois.store.models import Stage
from trois.store.schema import METADATA, SNAPSHOTS
from trois.store.store import new_id, now


def a_table(
    store: Store, stage: Stage = "running", public: bool = True, game: str = "troyes-dice", at: int | None = None
) -> Table:
    touched = now() if at is None else at
    table = Table(new_id(), game, {"expansion": True}, {}, "123", "ada", public, stage, touched, touched)
    seats = [Seat(table.id, 0, "person", "ada", "Ada"), Seat(table.id, 1, "bot", None, "Robin", "random")]
    store.create(table, seats)
    return table


def an_entry(table: Table, number: int, key: str = "") -> Entry:
    return Entry(table.id, number, 0, "decide", "take 2", number, key or f"key {number}", [1, 2, 3], now(), 1)


def test_migrations_make_the_schema_of_the_models(store: Store) -> None:
    store.migrate()
    with store.engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    assert differences == []


def test_a_table_comes_back_as_written(store: Store) -> None:
    table = a_table(store)
    found = store.table(table.id)
    assert found is not None
    assert found[0].options == {"expansion": True}
    assert [(s.seat, s.kind, s.name) for s in found[1]] == [(0, "person", "Ada"), (1, "bot", "Robin")]
    assert store.table("nowhere") is None


def test_entries_come_back_in_order_with_their_outcomes(store: Store) -> None:
    table = a_table(store)
    store.save(table.id, 0, Change(entries=[an_entry(table, 0), an_entry(table, 1)]))
    store.save(table.id, 1, Change(entries=[an_entry(table, 2)], columns={"stage": "over"}))
    assert [e.number for e in store.entries(table.id)] == [0, 1, 2]
    assert [e.outcomes for e in store.entries(table.id, 2)] == [[1, 2, 3]]
    found = store.table(table.id)
    assert found is not None
    assert (found[0].version, found[0].stage) == (2, "over")


def test_a_change_to_an_older_version_is_refused_whole(store: Store) -> None:
    table = a_table(store)
    store.save(table.id, 0, Change(entries=[an_entry(table, 0)]))
    with pytest.raises(Conflict):
        store.save(table.id, 0, Change(entries=[an_entry(table, 1)], columns={"stage": "over"}))
    found = store.table(table.id)
    assert found is not None
    assert found[0].stage == "running"
    assert len(store.entries(table.id)) == 1


def test_a_repeated_key_is_refused(store: Store) -> None:
    table = a_table(store)
    store.save(table.id, 0, Change(entries=[an_entry(table, 0, "same")]))
    with pytest.raises(Conflict):
        store.save(table.id, 1, Change(entries=[an_entry(table, 1, "same")]))
    assert len(store.entries(table.id)) == 1


def test_many_tables_are_written_at_once(store: Store) -> None:
    tables = [a_table(store) for _ in range(5)]
    saves = [Save(table.id, 0, Change(entries=[an_entry(table, 0), an_entry(table, 1)])) for table in tables]
    saves[3].change.columns["stage"] = "over"
    assert store.save_all(saves) == [None] * 5
    assert [len(store.entries(table.id)) for table in tables] == [2] * 5
    found = [store.table(table.id) for table in tables]
    assert [(f[0].version, f[0].stage) for f in found if f] == [(1, "running")] * 3 + [(1, "over"), (1, "running")]


def test_a_change_that_does_not_fit_keeps_nobody_else_from_writing(store: Store) -> None:
    tables = [a_table(store) for _ in range(4)]
    store.save(tables[1].id, 0, Change(entries=[an_entry(tables[1], 0, "same")]))
    saves = [Save(table.id, 0, Change(entries=[an_entry(table, 0)])) for table in tables]
    saves[2].change.entries.append(an_entry(tables[2], 0, "the line is there already"))
    refused = store.save_all(saves)
    assert [type(refusal) for refusal in refused] == [type(None), Conflict, Conflict, type(None)]
    assert [[e.key for e in store.entries(table.id)] for table in tables] == [["key 0"], ["same"], [], ["key 0"]]


def test_a_line_of_the_log_keeps_every_character(store: Store) -> None:
    table = a_table(store)
    entry = Entry(table.id, 0, 3, "undo", "l'\"é\\ {\u2028}", 7, "0:;-- 🎲", [], 2**40, 7)
    store.save(table.id, 0, Change(entries=[entry]))
    assert store.entries(table.id) == [entry]


def test_of_many_writers_one_wins(store: Store) -> None:
    table = a_table(store)

    def attempt(number: int) -> bool:
        try:
            store.save(table.id, 0, Change(entries=[an_entry(table, 0, str(number))]))
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(attempt, range(8))) == 1


def test_seats_are_replaced(store: Store) -> None:
    table = a_table(store)
    store.save(table.id, 0, Change(seats=[Seat(table.id, 0, "open"), Seat(table.id, 1, "person", "bob", "Bob")]))
    found = store.table(table.id)
    assert found is not None
    assert [s.kind for s in found[1]] == ["open", "person"]
    assert table.id in [t.id for t in store.tables_of("bob")]


def test_the_latest_snapshots_are_kept(store: Store) -> None:
    table = a_table(store)
    for number in (10, 20, 30):
        snapshot = Snapshot(table.id, number, 1, [5, 6], {"day": number})
        store.save(table.id, number // 10 - 1, Change(snapshot=snapshot))
    latest = store.snapshot(table.id)
    assert latest is not None
    assert (latest.number, latest.questions, latest.position) == (30, [5, 6], {"day": 30})
    with store.engine.connect() as connection:
        kept = select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.table_id == table.id).order_by(SNAPSHOTS.c.number)
        assert list(connection.scalars(kept)) == [20, 30]


def test_lists_of_tables(store: Store) -> None:
    table = a_table(store)
    assert table.id in [t.id for t in store.public_tables("running", 1000)]
    assert table.id not in [t.id for t in store.public_tables("waiting", 1000)]
    assert table.id in [t.id for t in store.tables_of("ada", 1000)]


def test_private_tables_are_not_listed(store: Store) -> None:
    for stage in ("waiting", "running", "over"):
        private, public = a_table(store, stage, public=False), a_table(store, stage)
        listed = [t.id for t in store.public_tables(stage, 1000)]
        assert public.id in listed
        assert private.id not in listed


def test_lists_begin_with_the_latest_and_end_at_their_limit(store: Store) -> None:
    future = now() + 1000
    tables = [a_table(store, "waiting", at=future + number) for number in range(3)]
    assert [t.id for t in store.public_tables("waiting", 2)] == [tables[2].id, tables[1].id]


def test_who_opened_a_table_finds_it_until_it_starts(store: Store) -> None:
    owner, waiting, running = new_id(), a_table(store, "waiting"), a_table(store)
    for table in (waiting, running):
        store.save(table.id, 0, Change({"owner": owner}, seats=[Seat(table.id, 0, "open")]))
    assert [t.id for t in store.tables_of(owner)] == [waiting.id]


def feats(table: Table, seat: int, person: str | None, at: int, *words: str) -> SeatFeats:
    return SeatFeats(table.id, seat, person, table.game, list(words), at)


def test_feats_of_a_person_come_in_the_order_the_matches_ended(store: Store) -> None:
    person = new_id()
    late, early, other = a_table(store), a_table(store), a_table(store, game="troyes")
    rows = [feats(late, 0, "ada", 200, "45-points"), feats(late, 1, person, 200, "played-alone", "45-points")]
    store.save(late.id, 0, Change({"stage": "over"}, feats=rows))
    store.save(early.id, 0, Change(feats=[feats(early, 0, person, 100), feats(early, 1, None, 100, "40-citizens")]))
    store.save(other.id, 0, Change(feats=[feats(other, 0, person, 150, "55-points")]))
    assert KeptFeats(store).of(person, "troyes-dice") == [feats(early, 0, person, 100), rows[1]]
    assert KeptFeats(store).of(new_id(), "troyes-dice") == []


def test_of_several_seats_at_one_screen_the_one_with_the_persons_name_counts(store: Store) -> None:
    person, named, nameless = store.add_person(new_id(), "Eve").id, a_table(store), a_table(store)
    for at, (table, name) in enumerate([(named, "Eve"), (nameless, "Odo")]):
        seats = [Seat(table.id, 0, "person", person, "Guest"), Seat(table.id, 1, "person", person, name)]
        rows = [feats(table, seat, person, at, f"{seat}") for seat in (0, 1)]
        store.save(table.id, 0, Change(seats=seats, feats=rows))
    assert [(row.table_id, row.seat) for row in KeptFeats(store).of(person, "troyes-dice")] == [
        (named.id, 1),
        (nameless.id, 0),
    ]


def test_finished_tables_without_feats(store: Store) -> None:
    person = new_id()
    old, new, absent = (a_table(store, "over", at=at) for at in (100, 200, 300))
    running, other = a_table(store), a_table(store, "over", game="troyes")
    for table in (new, old, running, other):
        seats = [Seat(table.id, 0, "person", "ada", "Ada"), Seat(table.id, 1, "person", person, "Bob")]
        store.save(table.id, 0, Change(seats=seats))
    store.save(absent.id, 0, Change(seats=[Seat(absent.id, 0, "bot", person, "Bob", "steward")]))
    line = Entry(old.id, 0, 1, "decide", "take 2", 0, "k", [], 170, 1)
    store.save(old.id, 1, Change(entries=[line]))
    assert KeptFeats(store).missing(person, "troyes-dice") == [old.id, new.id]
    KeptFeats(store).add([feats(new, 0, None, 5), feats(new, 1, None, 5)])
    assert KeptFeats(store).missing(person, "troyes-dice") == [old.id]
    KeptFeats(store).add([feats(old, 0, "ada", 170, "40-citizens"), feats(old, 1, person, 170)])
    KeptFeats(store).add([feats(old, 0, "ada", 999), feats(old, 1, person, 999, "45-points")])
    assert KeptFeats(store).of(person, "troyes-dice") == [feats(old, 1, person, 170)]


def test_two_processes_that_meet_at_a_secret_share_it(store: Store) -> None:
    with ThreadPoolExecutor(4) as threads:
        assert len(set(threads.map(lambda _: store.secret(f"met {store.url.port}"), range(8)))) == 1


def test_secrets_are_shared_and_stay(store: Store) -> None:
    assert store.secret("cookies") == store.secret("cookies")
    assert store.secret("cookies") != store.secret("other")


def test_persons(store: Store) -> None:
    ada = store.add_person(new_id(), "Ada")
    store.rename(ada.id, "Countess")
    found = store.person(ada.id)
    assert found is not None
    assert found.name == "Countess"
    assert store.add_person(ada.id, "Again").name == "Countess"
    assert store.person("nobody") is None


def test_sqlite_runs_in_wal_mode_and_survives_a_power_cut(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    store.migrate()
    full = 2
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
    store.close()


def test_a_connection_in_use_is_closed_when_it_comes_back_to_a_closed_store(store: Store) -> None:
    with store.engine.connect() as connection:
        held = connection.connection.dbapi_connection
        assert held is not None
        store.close()
        connection.execute(select(SNAPSHOTS))
    with pytest.raises((sqlite3.ProgrammingError, psycopg.OperationalError), match="closed"):
        held.cursor().execute("SELECT 1")


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "trois.db"
    path.touch(0o644)
    store = Store(f"sqlite:///{path}")
    store.migrate()
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.glob("trois.db*")} == {
        "trois.db": "0o600", "trois.db-shm": "0o600", "trois.db-wal": "0o600",
    }  # fmt: skip
    store.close()


def test_decisions_and_other_changes_are_written_together(store: Store) -> None:
    """What a database writes in another way has the same result: also beside changes that do not fit."""
    tables = [a_table(store) for _ in range(4)]
    saves = [Save(table.id, 0, Change(entries=[an_entry(table, 0)])) for table in tables]
    saves[1].version = 7
    saves[2].change.columns["stage"] = "over"
    saves[3].change.entries = [an_entry(tables[3], number, f"{number:064}") for number in range(60)]
    refused = store.save_all(saves)
    assert [type(refusal) for refusal in refused] == [type(None), Conflict, type(None), type(None)]
    assert [len(store.entries(table.id)) for table in tables] == [1, 0, 1, 60]
    found = [store.table(table.id) for table in tables]
    assert [(f[0].version, f[0].stage) for f in found if f] == [
        (1, "running"),
        (0, "running"),
        (1, "over"),
        (1, "running"),
    ]


def test_a_repeated_key_among_others_is_refused_alone(store: Store) -> None:
    tables = [a_table(store) for _ in range(3)]
    store.save(tables[1].id, 0, Change(entries=[an_entry(tables[1], 0, "same")]))
    saves = [
        Save(table.id, int(at == 1), Change(entries=[an_entry(table, at, "same")])) for at, table in enumerate(tables)
    ]
    assert [type(refusal) for refusal in store.save_all(saves)] == [type(None), Conflict, type(None)]
