"""The sequential test: what it decides, how early, and how seldom it is wrong."""

import random
from pathlib import Path

import pytest

from trois.arena import Result
from trois.arena.sequential import BOUND, Question, evidence, shares_by_seed, verdict
from trois.cli import main


def game(seed: int, turn: int, wins: bool) -> Result:
    return Result(("a", "b"), seed, turn, [2, 1] if wins else [1, 2], [1, 2] if wins else [2, 1], 9, 0.1)


def test_the_evidence_of_a_few_games_worked_out_by_hand() -> None:
    # 9 wins in 10: spread (9 * 0.01 + 0.81 + 0.81 + 0.01) / 12 = 0.14333; 10 * 0.1 * (0.9 - 0.75) / 0.14333
    assert evidence(Question(0.75), [1.0] * 9 + [0.0]) == pytest.approx(1.046512)
    assert evidence(Question(0.75), [1.0] * 9) == 0  # too few to say anything
    assert pytest.approx(2.944439) == BOUND


def test_only_seeds_played_from_every_seat_count() -> None:
    games = [game(1, 0, True), game(1, 1, False), game(2, 0, True)]
    assert shares_by_seed(games) == [0.5]


def test_clear_cases_are_decided_early() -> None:
    won = [game(seed, turn, True) for seed in range(12) for turn in range(2)]
    assert verdict(Question(0.75), won).answer == "more"
    lost = [game(seed, turn, False) for seed in range(12) for turn in range(2)]
    assert verdict(Question(0.75), lost).answer == "less"
    even = [game(seed, turn, turn == 0) for seed in range(12) for turn in range(2)]
    assert verdict(Question(0.5), even).answer == "open"


@pytest.mark.parametrize(("true_rate", "right"), [(0.8, "more"), (0.7, "less")])
def test_it_is_seldom_wrong(true_rate: float, right: str) -> None:
    picker = random.Random(5)
    answers = [_decide(picker, true_rate) for _ in range(200)]
    assert answers.count(right) >= 180  # at most about 5 % wrong


def _decide(picker: random.Random, true_rate: float) -> str:
    shares: list[float] = []
    while True:
        shares.append(float(picker.random() < true_rate))
        found = evidence(Question(0.75), shares)
        if abs(found) >= BOUND:
            return "more" if found > 0 else "less"


def arena(folder: Path, *words: str) -> int:
    given = ["arena", "troyes-dice", "--bots", "steward,random", "--games", "200", "--out", str(folder), "--lang", "en"]
    return main([*given, *words])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_arena_stops_when_its_question_is_decided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    assert arena(tmp_path, "--beats", "0.75", "--jobs", jobs) == 0
    printed = capsys.readouterr().out
    assert "Steward wins more than 75\u202f% of the games: decided." in printed
    assert int(printed.split()[2]) < 60
    assert arena(tmp_path, "--beats", "0.75") == 0  # decided already: nothing is played
    assert printed.splitlines()[0] == capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--beats", "1.5"], "--beats 1.5 --margin 0.05: shares between 0 and 1"),
        (["--beats", "nan"], "--beats nan --margin 0.05: shares between 0 and 1"),
        (["--margin", "0.1"], "--margin belongs to --beats"),
        (["--beats", "0.5", "--bots", "steward,novice,random"], "--beats asks about one table"),
    ],
)
def test_a_question_that_makes_no_sense(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert arena(tmp_path / "out", *words) == 2
    assert capsys.readouterr().err.startswith(f"trois: {complaint}")
    assert not (tmp_path / "out").exists()


def test_another_version_of_a_bot_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert arena(tmp_path, "--beats", "0.75") == 0
    monkeypatch.setattr("trois.arena.cli.bot_version", lambda _bot, _game: "other")
    assert arena(tmp_path) == 2
    assert "was played by another version of a bot; choose another folder" in capsys.readouterr().err
    monkeypatch.setattr("trois.arena.cli.engine_version", lambda _game: "other")
    assert arena(tmp_path) == 2
    assert "was played by another version of the engine and a bot" in capsys.readouterr().err
