"""Datasets: games with what a search thought, read as arrays; records of sim and arena."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

import trois
from trois import datasets
from trois.cli import main
from trois.core.errors import MissingExtra
from trois.datasets.make import Recipe, make
from trois.env import layout

GAMES = ["troyes", "troyes-dice", "tournay"]


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Two games of Troyes Dice by experts."""
    path = tmp_path / "dice.jsonl.gz"
    make(Recipe("troyes-dice", "expert", 2, 5, 4), 2, path)
    return path


def test_every_decision_comes_back_with_what_was_thought_of_it(written: Path) -> None:
    found = datasets.arrays(written)
    rows = list(datasets.samples(written))
    lines = list(datasets.games_of(written))
    assert len(rows) == len(found["action"]) > 40
    assert found["observation"].shape == (len(rows), len(layout("troyes-dice", 2)))
    assert np.allclose(found["visits"].sum(axis=1), 1)
    assert (found["visits"][found["mask"] == 0] == 0).all()
    assert all(row.mask[row.action] == 1 for row in rows)
    assert 0.5 < np.isfinite(found["value"]).mean() <= 1
    scores = [seat["total"] for line in lines for seat in line["record"]["scores"]]
    assert set(found["points"]) == set(scores)
    assert all(trois.replay(line["record"]).over for line in lines)


def test_forced_decisions_are_read_on_request(tmp_path: Path) -> None:
    path = tmp_path / "troyes.jsonl"
    make(Recipe("troyes", "steward", 2, 5, 1), 1, path)
    decisions = datasets.Decisions(path, forced=True)
    whole = trois.replay(next(datasets.games_of(path))["record"], at=0, auto=False)
    assert len(decisions) > len(datasets.Decisions(path))
    assert np.array_equal(decisions[0].observation, layout("troyes", 2).observe(whole.state, decisions[0].seat))


def test_a_table_holds_the_same_decisions(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="PYARROW IS NOT INSTALLED: pip install '.[parquet]' to test tables")
    lines, table = tmp_path / "dice.jsonl", tmp_path / "dice.parquet"
    words = ["--games", "1", "--simulations", "2", "--parquet", str(table)]
    assert main(["dataset", "troyes-dice", str(lines), *words]) == 0
    for forced in (False, True):
        here, there = datasets.arrays(lines, forced), datasets.arrays(table, forced)
        assert all(np.array_equal(here[name], there[name], equal_nan=name == "value") for name in here)
        assert len(here["action"]) > 20


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "trois.datasets.parquet", raising=False)
    monkeypatch.delattr(datasets, "parquet", raising=False)
    with pytest.raises(MissingExtra, match=r"this needs pyarrow, .*'trois\[parquet\]'"):
        next(datasets.samples(tmp_path / "x.parquet"))


def test_a_dataset_depends_on_its_terms_alone(written: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    words = ["--games", "2", "--simulations", "4", "--seed", "5"]
    assert main(["dataset", "troyes-dice", str(again), *words]) == 0
    assert [json.loads(line) for line in again.read_text().splitlines()] == list(datasets.games_of(written))


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_think_nothing_are_read_too(game: str, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    make(Recipe(game, "steward", 2, 1, 1), 1, path)
    row = next(datasets.samples(path))
    assert row.visits[row.action] == 1
    assert np.isnan(row.value)


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("{}\n")
    with pytest.raises(trois.BadRecord, match=r"x\.jsonl:1: not a line of a dataset of version 1$"):
        next(datasets.samples(path))
    path.write_text("{\n")
    with pytest.raises(trois.BadRecord, match=r"x\.jsonl:1"):
        next(datasets.samples(path))


def test_sim_and_arena_write_records(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert main(["sim", "troyes-dice", "--games", "3", "--seed", "1", "--records", str(folder)]) == 0
    words = ["--bots", "steward,random", "--games", "2", "--out", str(tmp_path / "out"), "--records", str(folder)]
    assert main(["arena", "troyes", *words]) == 0
    records = [json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]
    assert [record["game"] for record in records].count("troyes-dice") == 3
    assert {"steward", "random"} == set(next(r for r in records if r["game"] == "troyes")["players"])
    for record in records:
        trois.verify(record)


def rows_like(row: datasets.Sample, count: int) -> list[datasets.Sample]:
    return [row._replace(seat=at % 2, value=float(at)) for at in range(count)]


@pytest.mark.parametrize("count", [0, 1023, 1024, 1025, 2048])
def test_a_table_holds_any_number_of_decisions(count: int, written: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="PYARROW IS NOT INSTALLED: pip install '.[parquet]' to test tables")
    from trois.datasets import parquet

    rows = rows_like(next(datasets.samples(written)), count)
    parquet.write(rows, tmp_path / "x.parquet")
    back = list(datasets.samples(tmp_path / "x.parquet", forced=True))
    assert [(row.seat, row.value) for row in back] == [(row.seat, row.value) for row in rows]
    assert all(np.array_equal(back[at].observation, rows[at].observation) for at in range(count))


def test_a_file_that_is_there_is_never_written_over(
    written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, table = written.read_bytes(), tmp_path / "table.parquet"
    table.write_text("mine")
    words = ["--games", "1", "--simulations", "2"]
    assert main(["dataset", "troyes-dice", str(written), *words]) == 2
    assert capsys.readouterr().err == f"trois: {written} is there already; choose another name\n"
    fresh = tmp_path / "fresh.jsonl"
    assert main(["dataset", "troyes-dice", str(fresh), *words, "--parquet", str(table)]) == 2
    assert capsys.readouterr().err == f"trois: {table} is there already; choose another name\n"
    assert (written.read_bytes(), table.read_text(), fresh.exists()) == (before, "mine", False)
    assert main(["dataset", "troyes-dice", str(tmp_path / "no" / "x.jsonl"), *words]) == 2
    assert capsys.readouterr().err.endswith("x.jsonl: cannot be written: its folder does not exist\n")


@pytest.mark.parametrize("name", ["x.jsonl", "x.jsonl.gz"])
def test_a_dataset_that_is_given_up_leaves_nothing(name: str, tmp_path: Path) -> None:
    def give_up(number: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(Recipe("troyes-dice", "steward", 2, 1, 1), 2, tmp_path / name, hear=give_up)
    assert list(tmp_path.iterdir()) == []


def test_a_table_of_a_torn_dataset_leaves_nothing(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="PYARROW IS NOT INSTALLED: pip install '.[parquet]' to test tables")
    lines = tmp_path / "x.jsonl"
    make(Recipe("troyes-dice", "steward", 2, 1, 1), 1, lines)
    with lines.open("a") as file:
        file.write("{\n")
    with pytest.raises(trois.BadRecord):
        datasets.as_table(lines, tmp_path / "x.parquet")
    assert list(tmp_path.iterdir()) == [lines]
