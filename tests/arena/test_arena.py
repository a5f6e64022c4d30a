"""The arena: who meets whom, what is counted, and going on after an interruption."""

import csv
import signal
import sys
from pathlib import Path

import pytest

from trois import games
from trois.arena import Plan, Result, Results, play_round, run_all, schedule, standings
from trois.arena.plan import tables
from trois.arena.play import clock_for, players_of
from trois.arena.ratings import _wins, ratings
from trois.arena.report import plot
from trois.arena.runs import play_elsewhere, start_worker
from trois.bots import Clock
from trois.cli import main
from trois.core.errors import BadOption
from trois.text import Text


def test_every_pair_meets_on_the_same_seeds_from_both_seats() -> None:
    plan = Plan("troyes-dice", ("steward", "novice", "random"), 2, 4, seed=10)
    assert tables(plan) == [("steward", "novice"), ("steward", "random"), ("novice", "random")]
    first = list(schedule(plan))[:4]
    assert [(game.seed, game.turn, game.seating()) for game in first] == [
        (10, 0, [0, 1]), (10, 1, [1, 0]), (11, 0, [0, 1]), (11, 1, [1, 0]),
    ]  # fmt: skip


def test_equal_bots_make_one_table() -> None:
    plan = Plan("troyes-dice", ("expert", "steward", "steward", "steward"), 4, 8)
    assert tables(plan) == [("expert", "steward", "steward", "steward")]
    with pytest.raises(BadOption, match="4 seats need as many bots, not 2"):
        tables(Plan("troyes-dice", ("expert", "steward"), 4, 8))


def test_a_game_is_the_same_every_time_and_counts_by_bot() -> None:
    rounds = list(schedule(Plan("troyes-dice", ("steward", "random"), 2, 2)))
    first, turned = play_round(rounds[0]), play_round(rounds[1])
    assert first._replace(seconds=0) == play_round(rounds[0])._replace(seconds=0)
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


def test_a_whole_turns_time_is_given_to_every_searching_bot() -> None:
    plan = Plan("troyes-dice", ("master", "expert", "steward"), 3, 3, turn_seconds=0.1)
    players = [player.bot for player in players_of(games.get("troyes-dice"), next(schedule(plan)))]
    assert [getattr(bot, "seconds", None) for bot in players] == [pytest.approx(0.4), 0.1, None]
    assert clock_for(plan, "master").limits(5.0)[0] == 1 << 40


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    plan = Plan("troyes-dice", ("novice", "random"), 2, 4)
    path, header = tmp_path / "a.jsonl", {"game": "troyes-dice"}
    run_all(plan._replace(games=2), Results(path, header))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"table": ["nov')  # torn by the interruption
    again = Results(path, header)
    assert len(again.all) == 2
    run_all(plan, again)
    assert [(result.seed, result.turn) for result in again.all[2:]] == [(2, 0), (2, 1)]
    assert [r._replace(seconds=0) for r in Results(path, header).all] == [r._replace(seconds=0) for r in again.all]


def test_results_of_another_arena_are_refused(tmp_path: Path) -> None:
    Results(tmp_path / "a.jsonl", {"game": "troyes-dice"})
    with pytest.raises(BadOption, match="another arena"):
        Results(tmp_path / "a.jsonl", {"game": "tournay"})


def test_ratings_follow_the_wins() -> None:
    pytest.importorskip("choix")
    games = [Result(("good", "bad"), seed, 0, [9, 1], [1, 2], 9, 0.1) for seed in range(30)]
    games += [Result(("good", "bad"), seed, 0, [1, 9], [2, 1], 9, 0.1) for seed in range(30, 40)]
    found = ratings(games)
    # Three wins of four are 191 points on Elo's scale; the prior takes some away.
    assert 150 < found["good"].value - found["bad"].value < 191
    assert found["good"].value + found["bad"].value == pytest.approx(3000)
    assert 50 < found["good"].uncertainty < 80


def test_ratings_do_not_depend_on_the_order() -> None:
    pytest.importorskip("choix")
    tables = [("a", "b"), ("b", "c"), ("a", "c")]
    games = [Result(tables[n % 3], n, 0, [9, n % 13], [1, 2] if n % 13 < 9 else [2, 1], 9, 0.1) for n in range(60)]
    forth, back = ratings(games), ratings(games[::-1])
    assert [round(forth[name].value, 6) for name in "abc"] == [round(back[name].value, 6) for name in "abc"]


def test_a_bot_alone_has_no_rating() -> None:
    assert ratings([Result(("a", "a"), 1, 0, [9, 1], [1, 2], 9, 0.1)]) == {}


def arena(*words: str) -> int:
    return main(["arena", *words, "--lang", "en"])


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["troyes-dice", "--bots", "steward,random", "--games", "4", "--out", str(tmp_path)]
    assert arena(*given, "--option", "numbering=rolled") == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["Troyes", "Dice:", "4", "games,", "seed", "1"]
    assert ["Steward", "100.0", "%", "34.2-100.0"] in [line[:4] for line in lines]
    with (tmp_path / "troyes-dice-2-steward-random.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["bot"], row["games"], row["win rate"]) for row in rows] == [
        ("steward", "4", "1.0"),
        ("random", "4", "0.0"),
    ]


def test_several_tables_are_shown_one_by_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("troyes-dice", "--bots", "steward,novice,random", "--games", "2", "--out", str(tmp_path)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Troyes Dice: 6 games, seed 1"
    heads = [line for line in lines if line.endswith(": 2 games")]
    assert heads == ["Steward and Novice: 2 games", "Steward and Random: 2 games", "Novice and Random: 2 games"]


def test_a_finished_arena_plays_nothing_and_prints_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["troyes-dice", "--bots", "random,random", "--games", "2", "--out", str(tmp_path)]
    arena(*words)
    first = capsys.readouterr().out
    monkeypatch.setattr("trois.arena.runs.play_round", None)
    arena(*words)
    again = capsys.readouterr().out
    assert again.splitlines()[:-1] == first.splitlines()[:-1]


def test_processes_play_the_same_games() -> None:
    plan = Plan("troyes-dice", ("novice", "random"), 2, 4)
    here, there = Results(None, {}), Results(None, {})
    run_all(plan, here)
    run_all(plan, there, jobs=2)
    assert {r.key: (r.scores, r.ranks) for r in there.all} == {r.key: (r.scores, r.ranks) for r in here.all}


def test_a_worker_knows_the_games_and_leaves_control_c_to_others() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        start_worker({"beside": "trois.{layer}.troyes_dice"})
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
        assert games.get("beside").title == "Troyes Dice"
    finally:
        signal.signal(signal.SIGINT, before)
        del games._PLACES["beside"]


def test_another_machine_is_told_the_games() -> None:
    game = next(schedule(Plan("troyes-dice", ("novice", "random"), 2, 1)))
    assert play_elsewhere(game, games.registered()).scores == play_round(game).scores


def test_a_master_has_four_times_an_experts_clock() -> None:
    plan = Plan("troyes", ("expert", "master"), 2, 1, seconds=0.2, simulations=30)
    assert repr(clock_for(plan, "expert")) == repr(Clock(0.2, 30))
    assert repr(clock_for(plan, "master")) == repr(Clock(0.8, 120))
    assert repr(clock_for(plan._replace(seconds=None, simulations=None), "master")) == repr(Clock())


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    results = [Result(("good", "bad"), seed, 0, [9 + seed, 1], [1, 2], 9, 0.1) for seed in range(5)]
    assert plot(results, "Who wins", tmp_path / "plot.png", Text())
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_without_the_extras_there_are_no_ratings_and_no_plot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    arena("troyes-dice", "--bots", "novice,random", "--games", "2", "--out", str(tmp_path))
    printed = capsys.readouterr().out
    assert "No plot: it needs matplotlib" in printed
    assert "Rating" not in printed


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "genius,random"], "there is no bot 'genius'; there are: random, novice"),
        (["--bots", "random,random", "--option", "rolled"], "--option rolled: write NAME=VALUE"),
        (["--bots", "random,random", "--option", "numbering=odd"], "option numbering: 'odd' is not one of"),
        (["--bots", "random,random", "--seats", "3"], "3 seats need as many bots, not 2"),
        (["--bots", "random,random", "--games", "0"], "--games 0: from 1 to"),
        (["--bots", "random,random", "--cards", "none.toml"], "none.toml: cannot be read"),
    ],
)
def test_what_is_wrong_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert arena("troyes-dice", *words, "--out", str(tmp_path / "out")) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"trois: {complaint}")
    assert told.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_corrected_cards_make_another_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("[sheet]\ncathedral = { multiplier = [3, 3, 3, 3, 3, 3] }\n")
    words = ["troyes-dice", "--bots", "random,random", "--games", "2", "--out", str(tmp_path)]
    assert arena(*words) == 0
    assert arena(*words, "--cards", str(cards)) == 2
    assert "holds the results of another arena; choose another folder with --out" in capsys.readouterr().err


def test_a_tie_is_half_a_win_for_either() -> None:
    games = [Result(("a", "b", "c"), 1, 0, [9, 9, 1], [1, 1, 3], 9, 0.1)]
    assert _wins(["a", "b", "c"], games) == [[0.0, 0.5, 1.0], [0.5, 0.0, 1.0], [0.0, 0.0, 0.0]]


def test_programs_end_with_a_game_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[object] = []
    monkeypatch.setattr("trois.arena.play._choose", None)
    monkeypatch.setattr("trois.arena.play._close", ended.extend)
    with pytest.raises(TypeError):
        play_round(next(schedule(Plan("troyes", ("steward", "random"), 2, 1))))
    assert len(ended) == 2
