"""`python -m trois.train`: one command line for all games."""

import re
import sys
from pathlib import Path

import pytest

from tests.train.test_playing import played
from trois.train import trainers
from trois.train.__main__ import main
from trois.train.data import write_form
from trois.train.plans import Plan, Study


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

    trainer = trainers.Trainer(play, found.append, trainers.WITH_TREE.options)
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
