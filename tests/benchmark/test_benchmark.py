"""The benchmark: frozen tasks, results that can be played again, the table, and the small game's best play."""

import itertools
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import trois
from trois import bots
from trois.benchmark import TASKS, VERSION, find_task, run
from trois.benchmark.optimum import GAME, ROLLS, Solver, optimum, small, solve
from trois.benchmark.run import file_of, write
from trois.benchmark.table import read, table
from trois.benchmark.tasks import SEED, SIMULATIONS
from trois.cli import main
from trois.core.chance import Uncertain
from trois.env.compiled.branches import GivenChance
from trois.games.troyes_dice.rules import half_day

FROZEN = "8227e455a3dc1f26"
"""Of version 1. It never changes: a change of a task makes a new version."""


def test_the_tasks_are_frozen() -> None:
    terms = [SEED, SIMULATIONS, small(), [task._asdict() for task in TASKS]]
    assert (VERSION, sha256(json.dumps(terms, sort_keys=True).encode()).hexdigest()[:16]) == (1, FROZEN)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_a_result_can_be_played_again(task: Any) -> None:
    again = [run(task, "steward", count=task.seats, simulations=2) for _ in range(2)]
    assert again[0] == again[1]
    assert len(again[0]["results"]) == task.seats  # type: ignore[arg-type]
    assert not again[0]["complete"]


def test_the_bot_is_scored_whatever_its_seat() -> None:
    found = run(find_task("troyes-steward"), "random", count=4)
    assert (found["outcome"]["value"], found["outcome"]["high"]) == (0.0, pytest.approx(0.66, abs=0.01))  # type: ignore[index,call-overload]


def test_a_bot_that_meets_itself_is_scored_by_its_own_place() -> None:
    found = run(find_task("troyes-steward"), "steward", count=8)
    assert 0 < found["outcome"]["value"] < 1  # type: ignore[index,call-overload,operator]


def test_the_table(tmp_path: Path) -> None:
    for bot in ("random", "steward"):
        write(tmp_path, run(find_task("dice-small"), bot, count=3))
    lines = table(read(tmp_path)).splitlines()
    assert [line.split(" | ")[1] for line in lines[2:]] == ["steward", "random"]
    assert "(gap " in lines[2]
    assert "`trois benchmark run dice-small --bot steward --games 3`" in lines[2]
    (tmp_path / "older.json").write_text('{"benchmark": 0}')
    with pytest.raises(trois.BadOption, match="no result of version 1 of the benchmark"):
        read(tmp_path)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bot", "steward", "--games", "2", "--out", str(tmp_path)]
    assert main(["--lang", "en", "benchmark", "run", "dice-solo", *words]) == 0
    assert main(["--lang", "en", "benchmark", "table", "--out", str(tmp_path)]) == 0
    assert main(["--lang", "en", "benchmark", "tasks"]) == 0
    said = capsys.readouterr().out
    assert "| dice-solo | steward |" in said
    assert "troyes-corrected" in said
    assert main(["--lang", "en", "benchmark", "run", "chess", *words]) == 2
    assert "there is no task 'chess'; there are: dice-solo," in capsys.readouterr().err


def test_bots_of_one_name_have_files_of_their_own(tmp_path: Path) -> None:
    names = ["one:Player", "two:Player", "exec:./a/bot", "exec:./b/bot", "expert@a/w.bin", "expert@b/w.bin", "expert"]
    data = {"task": "dice-solo", "simulations": 100}
    assert len({file_of(tmp_path, {**data, "bot": name}) for name in names}) == len(names)
    assert file_of(tmp_path, {**data, "bot": "expert"}).name == "dice-solo-expert.json"


# The small game


def later(decisions: int) -> trois.Match:
    """The small game after some decisions of a steward."""
    match = trois.load(small(), seed=3, auto=False)
    bot = bots.make("steward", GAME, seed=1)
    while match.pending and (match.made < decisions or match.state.sheets[0].question != 1):  # type: ignore[attr-defined]
        match.push(0, bot.choose(match.view(0), match.legal(0)))
    return match


def best_end(game: Any, state: Any) -> float:
    """By trying everything in the last half-day."""
    if not game.pending(state):
        return float(game.scores(state)[0].total)
    ends = []
    for action in game.legal(state, 0):
        twin = state.copy()
        game.apply(twin, 0, action, GivenChance([]), None)
        ends.append(best_end(game, twin))
    return max(ends)


def test_the_last_half_day_is_the_best_of_all_ends() -> None:
    match = later(4)
    assert (match.state.day, match.state.half) == (8, 1)  # type: ignore[attr-defined]
    assert solve(match.position()) == (best_end(match.game, match.state), 0)


def test_before_a_roll_it_is_the_mean_over_all_rolls() -> None:
    match, solver = later(2), Solver()
    state, found = match.state.copy(), None
    while found is None:
        try:
            match.game.apply(state, 0, match.game.legal(state, 0)[0], GivenChance([]), None)
        except Uncertain:
            found = solver.before_roll(state)
    total = 0.0
    for roll in itertools.product(range(6), repeat=4):
        twin: Any = state.copy()
        half_day.begin(twin, GivenChance(list(roll)), None)
        total += best_end(match.game, twin)
    assert found == pytest.approx(total / 6**4)
    assert sum(chance for _, chance in ROLLS) == pytest.approx(1)


def test_nobody_plays_better_than_the_best() -> None:
    means = {}
    for bot in ("random", "steward"):
        means[bot] = run(find_task("dice-small"), bot, count=40)["outcome"]["value"]  # type: ignore[index,call-overload]
    assert means["random"] + 3 < means["steward"] < optimum() + 1  # type: ignore[operator]
    assert optimum() == pytest.approx(56.6058, abs=1e-4)
