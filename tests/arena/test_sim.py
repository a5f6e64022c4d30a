"""`trois sim`: one table as it is named, game after game of a series."""

from collections.abc import Callable
from pathlib import Path

import pytest

from trois.arena import Plan, Result, Results, play_round, run_all, schedule
from trois.arena.cli import run_sim
from trois.arena.plan import check
from trois.arena.standings import seat_standings
from trois.cli import main
from trois.core.errors import BadOption
from trois.core.seeds import game_seed, seat_seed
from trois.text import Text

PLAN = Plan("troyes-dice", ("random", "random"), 2, 20, seed=5, options=(("expansion", "true"),), rotates=False)


def results_of(plan: Plan) -> list[Result]:
    results = Results(None, {})
    run_all(plan, results)
    return results.all


def test_same_seed_same_games() -> None:
    first, again = ([result.scores for result in results_of(PLAN)] for _ in range(2))
    assert first == again
    assert len({scores[0] for scores in first}) > 5


def test_seats_do_not_turn_and_every_game_has_its_own_seed() -> None:
    rounds = list(schedule(PLAN))
    assert [game.seed for game in rounds] == [game_seed(5, number) for number in range(20)]
    assert {tuple(game.seating()) for game in rounds} == {(0, 1)}
    assert rounds[3].bot_seed(1) == seat_seed(game_seed(5, 3), 1)


def test_shares_of_victories_add_up() -> None:
    plan = Plan("troyes-dice", ("random",) * 3, 3, 30, rotates=False)
    rows = seat_standings(results_of(plan), ["Ada", "Bo", "Cy"])
    assert [row.bot for row in rows] == ["Ada", "Bo", "Cy"]
    assert sum(row.rate for row in rows) == pytest.approx(1)


def test_two_seats_of_one_name_stay_apart() -> None:
    games = [Result(("x", "x"), seed, 0, [9, 5], [1, 2], 9, 0.1) for seed in range(3)]
    first, second = seat_standings(games, ["Ada", "Ada"])
    assert (first.rate, first.scores) == (1.0, [9, 9, 9])
    assert (second.rate, second.scores) == (0.0, [5, 5, 5])


def test_corrected_cards_are_played_with(tmp_path: Path) -> None:
    """The same games, but every Cathedral counts three times."""
    cards = tmp_path / "cards.toml"
    cards.write_text("[sheet]\ncathedral = { multiplier = [3, 3, 3, 3, 3, 3] }\n")
    plain = Plan("troyes-dice", ("random",), 1, 1, rotates=False)
    corrected = check(plain, cards)
    assert corrected.changes == {"sheet": {"cathedral": {"multiplier": [3, 3, 3, 3, 3, 3]}}}
    before, after = (play_round(next(schedule(plan))) for plan in (plain, corrected))
    assert before.decisions == after.decisions
    assert before.scores[0] < after.scores[0]


def test_what_is_wrong_is_said_before_the_first_game() -> None:
    with pytest.raises(BadOption, match="--games 0: from 1 to 100000000"):
        check(PLAN._replace(games=0))
    with pytest.raises(BadOption, match="has no option 'seed'"):
        check(PLAN._replace(options=(("seed", "3"),)))
    with pytest.raises(BadOption, match="troyes is for 2 to 4 seats, not 5"):
        check(Plan("troyes", ("random",) * 5, 5, 1))


def test_the_table_of_a_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    """Same seed, same numbers."""
    words = ["sim", "troyes-dice", "--seats", "novice,novice:Ada,random", "--games", "20", "--seed", "6"]
    assert main([*words, "--option", "expansion=true", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    lines = [" ".join(line.split()) for line in printed.splitlines()]
    assert lines[0] == "Troyes Dice: 20 games, seed 6"
    assert "Novice 60.0 % 39.7-77.4 29.10 ± 1.81 4.14 22-37" in lines
    assert "Ada 32.5 % 17.4-52.4 27.80 ± 3.01 6.87 18-44" in lines
    assert "Random 7.5 % 2.0-24.6 20.95 ± 2.17 4.95 12-30" in lines
    assert "A shared victory counts as an equal part for each winner." in lines
    assert lines[-1].startswith("2,185 decisions in ")


def interrupt_at(number: int) -> Callable[[object], Result]:
    asked: list[object] = []

    def stop(game: object) -> Result:
        asked.append(game)
        if len(asked) == number:
            raise KeyboardInterrupt
        return Result(("random", "random"), len(asked), 0, [3, 1], [1, 2], 7, 0.1)

    return stop


def test_control_c_ends_it_with_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("trois.arena.runs.play_round", interrupt_at(4))
    run_sim(PLAN, ["Ada", "Bo"], Text("en"))
    printed = capsys.readouterr().out
    assert "Stopped after 3 games." in printed
    assert ["Ada", "100.0", "%"] in [line.split()[:3] for line in printed.splitlines()]


def test_control_c_before_the_first_game_prints_no_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("trois.arena.runs.play_round", interrupt_at(1))
    run_sim(PLAN, ["Ada", "Bo"], Text("en"))
    assert capsys.readouterr().out == "Stopped after 0 games.\n"
