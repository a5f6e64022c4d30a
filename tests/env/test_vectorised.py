"""Many games at once: the same games as one at a time."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="NUMPY IS NOT INSTALLED: pip install '.[env]' to test the vectorised runner")

import numpy as np

import trois.env
from trois import games
from trois.bots.playout import random_playout
from trois.core.chance import Chance
from trois.core.errors import BadOption, IllegalAction, TroisError
from trois.core.options import in_full
from trois.core.seeds import game_seed, seat_seed
from trois.env.compiled.runner import BLOCK

GAMES = [("troyes", 2, {}), ("troyes-dice", 3, {"expansion": True}), ("tournay", 2, {})]


def simulated(game: str, seats: int, options: Any, seed: int, number: int) -> list[int]:
    """A game as `trois sim` plays it."""
    rules = games.get(game)
    own = game_seed(seed, number)
    chance = Chance(own)
    state = rules.setup(seats, in_full(game, rules.options, options), {}, chance, None)
    random_playout(rules, state, chance, Chance(seat_seed(own, 0)))
    return [score.total for score in rules.scores(state)]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@pytest.mark.parametrize("processes", [1, 2])
def test_the_series_is_that_of_trois_sim(game: str, seats: int, options: Any, processes: int) -> None:
    n = 3
    found: dict[int, list[int]] = {}
    with trois.env.vector(game, n, processes, seats=seats, seed=7, observe=False, **options) as many:
        rounds = [0] * n
        while min(rounds) < 2:
            many.step()
            for row in np.flatnonzero(many.dones):
                found[int(row) + n * rounds[row]] = many.totals[row].tolist()
                rounds[row] += 1
    for number in range(2 * n):
        assert found[number] == simulated(game, seats, options, 7, number)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@pytest.mark.parametrize("row", [0, 33])
def test_rows_hold_what_the_seat_to_move_sees(game: str, seats: int, options: Any, row: int) -> None:
    """Through a game and into the next, in the first and in the last row of more games than are shown together."""
    many = trois.env.vector(game, 34, 1, seats=seats, seed=3, **options)
    assert row in {0, many.n - 1}
    for number in (row, row + many.n):
        match = trois.new(game, seats, game_seed(3, number), auto=False, **options)
        while not match.over:
            seat = match.pending[0]
            assert many.seats[row] == seat
            assert many.observations[row].tolist() == many.layout.observe(match.state, seat).tolist()
            assert np.flatnonzero(many.masks[row]).tolist() == match.legal(seat)
            assert many.masks[row, many.sampled[row]]
            match.push(seat, int(many.sampled[row]))
            many.step()
            assert many.dones[row] == match.over
    assert many.n > BLOCK


def test_several_at_once_keep_out_of_each_others_arrays() -> None:
    with (
        trois.env.vector("troyes-dice", 64, 2, seed=5) as first,
        trois.env.vector("troyes-dice", 64, 1, seed=5) as second,
    ):
        for _ in range(10):
            first.step()
            second.step()
        assert (first.observations == second.observations).all()
        assert (first.sampled == second.sampled).all()


def test_rewards_are_paid_once_with_the_last_decision() -> None:
    many = trois.env.vector("troyes-dice", 4, 1, seats=2, observe=False)
    for _ in range(200):
        many.step()
        over = many.dones == 1
        assert many.rewards[over].sum(axis=1) == pytest.approx(1.0)
        assert not many.rewards[~over].any()


def test_an_illegal_action_is_refused() -> None:
    many = trois.env.vector("troyes-dice", 4, 1)
    before = many.masks.copy()
    with pytest.raises(IllegalAction, match="game 0: action 75 is not legal now"):
        many.step(np.full(4, 75))
    assert (many.masks == before).all()
    with (
        trois.env.vector("troyes-dice", 4, 2) as apart,
        pytest.raises(IllegalAction, match="action 75 is not legal now"),
    ):
        apart.step(np.full(4, 75))


def test_without_observing_the_observations_stay() -> None:
    many = trois.env.vector("troyes-dice", 2, 1)
    before = many.observations.copy()
    many.step(observe=False)
    assert (many.observations == before).all()
    many.step()
    assert (many.observations != before).any()
    assert many.structured()["seat0.unspent"].shape == (2, 3)


def test_wrong_choices_are_refused() -> None:
    for wrong in ({"n": 0}, {"n": 2, "processes": 3}, {"seats": 11}, {"reward": "fame"}, {"colour": "blue"}):
        with pytest.raises(BadOption):
            trois.env.vector("troyes-dice", **wrong)


def test_one_game_needs_one_process() -> None:
    with trois.env.vector("troyes", 1) as one:
        one.step()
        assert (one.n, len(one.workers), one.masks.shape) == (1, 0, (1, 324))
    with pytest.raises(BadOption) as told:
        trois.env.vector("troyes", 1, 2)
    assert str(told.value) == "1 games in 2 processes: there must be at least one game for each"


@pytest.mark.parametrize("processes", [1, 2])
def test_closed_games_say_so(processes: int) -> None:
    many = trois.env.vector("troyes-dice", 4, processes)
    many.close()
    for call in (many.step, many.reset):
        with pytest.raises(TroisError, match=r"^these games are closed: make new ones$"):
            call()
    many.close()


def test_numbers_of_any_kind_but_no_floats() -> None:
    many = trois.env.vector("troyes-dice", np.int64(4), np.int8(1), seats=np.uint8(3), seed=np.int32(7))
    many.step(many.sampled.astype(np.uint16))
    many.step(list(many.sampled))
    many.reset(np.int64(7))
    with pytest.raises(IllegalAction, match=r"^actions are whole numbers, not float64$"):
        many.step(many.sampled * 1.0)
    for wrong in ({"n": 4.0}, {"processes": 1.0}, {"seats": 2.0}, {"seed": 1.5}, {"n": True}):
        choices: dict[str, Any] = {"n": 4, "processes": 1, **wrong}
        with pytest.raises(BadOption, match="is a whole number, not"):
            trois.env.vector("troyes-dice", **choices)


@pytest.mark.parametrize(("illegal", "paid", "over"), [("penalty", -2.0, 0), ("end", -2.0, 1), ("ignore", 0.0, 0)])
def test_illegal_actions_may_cost_or_end(illegal: str, paid: float, over: int) -> None:
    with trois.env.vector("troyes", 3, 2, seed=3, illegal=illegal, penalty=2) as many:
        wrong, seat = int(np.flatnonzero(many.masks[1] == 0)[0]), int(many.seats[1])
        actions = many.sampled.copy()
        actions[1] = wrong
        many.step(actions)
        assert many.illegal.tolist() == [0, 1, 0]
        assert many.dones.tolist() == [0, over, 0]
        assert many.rewards[1, seat] == paid
        assert np.abs(many.rewards).sum() == abs(paid)
        many.step()
        assert not many.illegal.any()
    with pytest.raises(BadOption, match="illegal: 'shrug' is not one of raise, penalty, end, ignore"):
        trois.env.vector("troyes", 3, 1, illegal="shrug")


def test_a_program_without_a_main_guard_is_told_what_it_lacks(tmp_path: Path) -> None:
    program = tmp_path / "unguarded.py"
    program.write_text('import trois.env\ntrois.env.vector("troyes-dice", 2, processes=2)\n')
    ran = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 1
    assert ran.stderr.rstrip().endswith('below `if __name__ == "__main__":`, or says processes=1')
