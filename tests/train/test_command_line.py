"""`python -m trois.train`: one command line for all games."""

import json
import re
import sys
from pathlib import Path

import numpy as np
import pytest

import trois
import trois.bots
from tests.train.test_playing import played
from trois.datasets.make import Recipe, make
from trois.train import trainers
from trois.train.__main__ import main
from trois.train.data import CHOICES, DECISION_EXTRA, POSITION_EXTRA, read_form, write_form
from trois.train.plans import Plan, Study
from trois.train.troyes_dice.play import ROW


def refused(*words: str) -> str:
    with pytest.raises(SystemExit) as leaving:
        main(words)
    return str(leaving.value)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Plan | Study]:
    """What the trainer of all games was asked for, which does nothing."""
    found: list[Plan | Study] = []

    def play(plan: Plan) -> int:
        found.append(plan)
        return 5

    trainer = trainers.Trainer(play, lambda plan, found: 0, found.append, trainers.WITH_TREE.options)
    monkeypatch.setattr("trois.train.__main__.trainer_of", lambda game: trainer)
    return found


def test_games_are_played_into_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "tournay", "--out", str(tmp_path / "data"), "--minutes", "0.001", "--seed", "4"])
    assert re.fullmatch(r"tournay: \d+ games\n", capsys.readouterr().out)
    assert sorted(file.name for file in (tmp_path / "data").iterdir()) == [
        "4-0.decisions",
        "4-0.positions",
        "form.json",
    ]


def test_every_process_has_its_own_seed_and_name(tmp_path: Path) -> None:
    main(["play", "troyes", "--out", str(tmp_path), "--minutes", "0.001", "--jobs", "2"])
    one, other = (tmp_path / f"1-{job}.positions" for job in range(2))
    assert one.read_bytes() != other.read_bytes() != b""


def test_all_that_is_wished_reaches_the_player(asked: list[Plan | Study], tmp_path: Path) -> None:
    words = "play troyes --minutes 2 --simulations 9 --classic --looks-ahead --agrees --seats 2 3 --seed 6 --out"
    main([*words.split(), str(tmp_path)])
    assert asked == [Plan("troyes", tmp_path, "6-0", 6000, 120.0, 9, True, True, True, (2, 3))]


def test_all_that_is_wished_reaches_the_learner(asked: list[Plan | Study], tmp_path: Path) -> None:
    write_form(tmp_path, "troyes", 1, 1)
    words = "--width 9 --second 8 --minutes 2 --epochs 3 --trust 0.1 --start s.bin --curves c.csv --out o.bin"
    main(["learn", str(tmp_path), *words.split()])
    assert asked == [
        Study((tmp_path,), Path("o.bin"), 9, 8, 2.0, 3.0, 0.1, Path("s.bin"), Path("c.csv")),
    ]


def test_what_a_trainer_does_not_know_is_refused(tmp_path: Path) -> None:
    out = str(tmp_path)
    told = refused("play", "troyes-dice", "--out", out, "--simulations", "5", "--looks-ahead")
    assert told == "troyes-dice is trained without --looks-ahead, --simulations"
    write_form(tmp_path, "troyes", 1, 1)
    assert refused("learn", out, "--out", "w.bin", "--publish", "0.5") == "troyes is trained without --publish"


def test_folders_must_hold_games_of_one_kind(tmp_path: Path) -> None:
    assert refused("learn", str(tmp_path), "--out", "w.bin").endswith("no games have been played into this folder")
    for game in ("troyes", "tournay"):
        write_form(tmp_path / game, game, 1, 1)
    told = refused("learn", str(tmp_path / "troyes"), str(tmp_path / "tournay"), "--out", "w.bin")
    assert told == "these are folders of different games: tournay, troyes"
    assert "chess" in refused("play", "chess", "--out", str(tmp_path))


@pytest.mark.parametrize("game", ["troyes", "troyes-dice"])
def test_without_pytorch_the_extra_is_named(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_form(tmp_path, game, 1, 1)
    for name in list(sys.modules):
        if name.startswith("trois.train.") and name.endswith(("learn", "torches")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert "trois[train]" in refused("learn", str(tmp_path), "--out", str(tmp_path / "w.bin"))


def test_without_positions_nothing_is_learned(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    played(tmp_path, "troyes", 0)
    assert "no positions" in refused("learn", str(tmp_path), "--out", str(tmp_path / "w.bin"))


def test_records_and_datasets_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One game from a file, two from a folder of records, one with what a search thought."""
    folder, dataset = tmp_path / "records", tmp_path / "games.jsonl.gz"
    folder.mkdir()
    for seed in range(2):
        (folder / f"{seed}.json").write_text(json.dumps(by_policy("troyes", seed).record()))
    make(Recipe("troyes", "expert", seats=2, seed=1, simulations=3), 1, dataset)
    main(["read", str(folder / "0.json"), str(folder), str(dataset), "--out", str(tmp_path / "data")])
    assert capsys.readouterr().out == "troyes: 4 games\n"
    _, inputs, _ = read_form(tmp_path / "data")
    rows = np.fromfile(tmp_path / "data/read.positions", "<i2").reshape(-1, inputs + POSITION_EXTRA)
    totals = by_policy("troyes", 0).scores
    assert {*rows[0, inputs + 1 : inputs + 3].tolist()} == {score.total for score in totals}
    decisions = np.fromfile(tmp_path / "data/read.decisions", "<i2").reshape(-1, inputs + DECISION_EXTRA)
    shares = decisions[:, inputs + 1 + 2 * CHOICES :]
    assert set(shares[0].tolist()) == {0, 1000}  # of a record: what was chosen
    assert len({*shares[-1].tolist()}) >= 2  # of a dataset: visits
    assert (abs(shares.sum(axis=1) - 1000) <= 2).all()


def test_sheets_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = by_policy("troyes-dice", 3)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    main(["read", str(path), "--out", str(tmp_path / "data")])
    assert capsys.readouterr().out == "troyes-dice: 1 games\n"
    (file,) = (tmp_path / "data").glob("read.*.rows")
    rows = np.fromfile(file, "<i2").reshape(-1, ROW)
    assert rows[:, 0].tolist() == [left for left in range(15, 0, -1) for _ in range(2)]
    assert (rows[:, 1] >= -600).all()


def by_policy(game: str, seed: int) -> trois.Match:
    match = trois.new(game, 2, seed=seed)
    bots = [trois.bots.make("steward", game, seed=seat) for seat in range(2)]
    while match.pending:
        seat = match.pending[0]
        match.push(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps(trois.new("troyes", 2, seed=1).record()))
    (tmp_path / "empty").mkdir()
    assert (
        refused("read", str(tmp_path / "a.json"), "--out", str(tmp_path))
        == f"{tmp_path / 'a.json'}: this game is not over"
    )
    assert refused("read", str(tmp_path / "empty"), "--out", str(tmp_path)) == "there are no games in these files"
    for seed, game in enumerate(("troyes", "tournay")):
        (tmp_path / "empty" / f"{seed}.json").write_text(json.dumps(by_policy(game, 1).record()))
    assert "these are games of different kinds: tournay, troyes" in refused(
        "read", str(tmp_path / "empty"), "--out", str(tmp_path)
    )
