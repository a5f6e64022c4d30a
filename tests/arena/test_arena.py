"""The arena: who meets whom, what is counted, and going on after an interruption."""

import csv
from argparse import ArgumentParser
from pathlib import Path

import pytest

from trois.arena import Plan, Result, Results, play, run_all, schedule, standings
from trois.arena.arguments import add_arguments
from trois.arena.cli import run
from trois.arena.plan import tables
from trois.arena.report import ratings
from trois.arena.standings import interval
from trois.core.errors import BadOption


def test_every_pair_meets_on_the_same_seeds_from_both_seats() -> None:
    plan = Plan("troyes-dice", ("steward", "novice", "random"), 2, 4, seed=10)
    assert tables(plan) == [("steward", "novice"), ("steward", "random"), ("novice", "random")]
    first = schedule(plan)[:4]
    assert [(game.seed, game.turn, game.seated()) for game in first] == [
        (10, 0, [0, 1]), (10, 1, [1, 0]), (11, 0, [0, 1]), (11, 1, [1, 0]),
    ]  # fmt: skip


def test_equal_bots_make_one_table() -> None:
    plan = Plan("troyes-dice", ("expert", "steward", "steward", "steward"), 4, 8)
    assert tables(plan) == [("expert", "steward", "steward", "steward")]
    with pytest.raises(BadOption, match="4 seats need as many bots, not 2"):
        tables(Plan("troyes-dice", ("expert", "steward"), 4, 8))


def test_a_game_is_the_same_every_time_and_counts_by_bot() -> None:
    games = schedule(Plan("troyes-dice", ("steward", "random"), 2, 2))
    first, turned = play(games[0]), play(games[1])
    assert first._replace(seconds=0) == play(games[0])._replace(seconds=0)
    assert first.scores[0] > first.scores[1]
    assert first.ranks == turned.ranks == [1, 2]
    assert first.scores[0] == turned.scores[0]  # a steward's sheet: same dice, whatever the seat


def test_a_shared_first_place_is_shared() -> None:
    assert Result(("a", "b", "c"), 1, 0, [5, 5, 3], [1, 1, 3], 9, 0.1).wins() == [0.5, 0.5, 0.0]


def test_standings_count_bots_of_one_name_together() -> None:
    games = [Result(("x", "y", "y"), seed, 0, [9, 5, 1], [1, 2, 3], 9, 0.1) for seed in range(3)]
    games.append(Result(("x", "y", "y"), 3, 0, [4, 5, 6], [3, 2, 1], 9, 0.1))
    first, second = standings(games)
    assert (first.bot, first.games, first.rate, first.mean) == ("x", 4, 0.75, 7.75)
    assert (second.bot, second.rate, second.scores) == ("y", 0.25, [5, 1, 5, 1, 5, 1, 5, 6])


def test_the_interval_is_wilsons_and_games_of_one_seed_count_once() -> None:
    rate, low, high = interval([[1.0]] * 50 + [[0.0]] * 50)
    assert (rate, round(low, 3), round(high, 3)) == (0.5, 0.404, 0.596)
    assert interval([[1.0, 1.0]] * 50 + [[0.0, 0.0]] * 50) == pytest.approx((rate, low, high))
    assert interval([[1.0]] * 100)[1] == pytest.approx(0.963, abs=1e-3)


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    plan = Plan("troyes-dice", ("novice", "random"), 2, 4)
    path, header = tmp_path / "a.jsonl", {"game": "troyes-dice"}
    run_all(plan._replace(games=2), Results(path, header))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"table": ["nov')  # torn by the interruption
    played: list[Result] = []
    again = Results(path, header)
    assert len(again.all) == 2
    run_all(plan, again, tell=played.append)
    assert [(result.seed, result.turn) for result in played] == [(2, 0), (2, 1)]
    assert [r._replace(seconds=0) for r in Results(path, header).all] == [r._replace(seconds=0) for r in again.all]


def test_results_of_another_arena_are_refused(tmp_path: Path) -> None:
    Results(tmp_path / "a.jsonl", {"game": "troyes-dice"})
    with pytest.raises(ValueError, match="another arena"):
        Results(tmp_path / "a.jsonl", {"game": "tournay"})


def test_ratings_follow_the_wins() -> None:
    pytest.importorskip("openskill")
    games = [Result(("good", "bad"), seed, 0, [9, 1], [1, 2], 9, 0.1) for seed in range(20)]
    found = ratings(games)
    assert found["good"].value > 30 > 20 > found["bad"].value


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    add_arguments(parser)
    given = ["troyes-dice", "--bots", "steward,random", "--games", "4", "--out", str(tmp_path), "--option"]
    assert run(parser.parse_args([*given, "numbering=rolled"])) == 0
    printed = capsys.readouterr().out
    assert "100.0%" in printed
    with (tmp_path / "troyes-dice-2-steward-random.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["bot"], row["games"], row["win rate"]) for row in rows] == [
        ("steward", "4", "1.0"),
        ("random", "4", "0.0"),
    ]
    with pytest.raises(BadOption, match="NAME=VALUE"):
        run(parser.parse_args([*given, "rolled"]))


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    parser = ArgumentParser()
    add_arguments(parser)
    with pytest.raises(BadOption, match="there is no bot 'genius'"):
        run(parser.parse_args(["troyes-dice", "--bots", "genius,random", "--out", str(tmp_path)]))
