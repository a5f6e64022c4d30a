"""Many games into plain buffers."""

from collections.abc import Callable

import pytest

from trois import games
from trois.bots.playout import random_playout
from trois.core.chance import Chance
from trois.core.errors import IllegalAction
from trois.core.game import Score, State
from trois.core.history import Terms
from trois.core.options import in_full
from trois.core.seeds import game_seed, seat_seed
from trois.env.compiled.runner import Buffers, Foul, Runner

N, SEATS = 3, 2


class Turn:
    """An observation of one byte: the seat."""

    def encode(self, state: State, seat: int) -> bytes:
        return bytes([seat + 7])


def room(kind: str, size: int) -> memoryview:
    return memoryview(bytearray(4 * size)).cast("i") if kind == "i" else memoryview(bytearray(size))


def ignore(first: int, codes: bytes) -> None:
    pass


def runner_of(game: str, illegal: str = "raise", show: Callable[[int, bytes], None] = ignore) -> Runner:
    rules = games.get(game)
    rewards = memoryview(bytearray(4 * N * SEATS)).cast("f")
    buffers = Buffers(
        room("i", N), room("B", N * len(rules.vocabulary)), rewards, room("i", N * SEATS),
        room("B", N), room("i", N), room("i", N), room("B", N),
    )  # fmt: skip
    options = in_full(game, rules.options, {})

    def lead(scores: list[Score]) -> list[float]:
        return [float(score.total > scores[0].total) for score in scores]

    return Runner(rules, Terms(SEATS, options, {}), 0, N, N, buffers, lead, Turn(), show, Foul(illegal))


@pytest.mark.parametrize("game", games.names())
def test_random_steps_play_the_series(game: str) -> None:
    runner = runner_of(game)
    runner.reset(9, False)
    found: dict[int, list[int]] = {}
    numbers = list(range(N))
    buffers = runner.buffers
    while min(numbers) < 2 * N:
        buffers.actions[:] = buffers.sampled
        runner.step(False)
        for row in range(N):
            if buffers.dones[row]:
                found[numbers[row]] = buffers.totals[SEATS * row : SEATS * row + SEATS].tolist()
                numbers[row] += N
    rules = games.get(game)
    for number in range(2 * N):
        seed = game_seed(9, number)
        chance = Chance(seed)
        state = rules.setup(SEATS, in_full(game, rules.options, {}), {}, chance, None)
        random_playout(rules, state, chance, Chance(seat_seed(seed, 0)))
        assert found[number] == [score.total for score in rules.scores(state)]


def test_rows_hold_masks_seats_and_what_the_encoder_says() -> None:
    shown = bytearray(N)

    def show(first: int, codes: bytes) -> None:
        shown[first : first + len(codes)] = codes

    runner = runner_of("troyes", show=show)
    runner.reset(1, True)
    width = runner.actions
    for _ in range(50):
        buffers = runner.buffers
        for row in range(N):
            seat = runner.game.pending(runner.steppers[row].state)[0]
            legal = runner.game.legal(runner.steppers[row].state, seat)
            mask = buffers.masks[width * row : width * row + width].tolist()
            assert [action for action in range(width) if mask[action]] == legal
            assert (buffers.seats[row], shown[row]) == (seat, seat + 7)
            assert buffers.sampled[row] in legal
        buffers.actions[:] = buffers.sampled
        runner.step(True)


def test_an_illegal_action_changes_nothing() -> None:
    runner = runner_of("troyes-dice")
    runner.reset(1, False)
    before = [runner.game.position(state) for state in (stepper.state for stepper in runner.steppers)]
    runner.buffers.actions[:] = runner.buffers.sampled
    runner.buffers.actions[2] = 75
    with pytest.raises(IllegalAction, match="game 2: action 75 is not legal now"):
        runner.step(False)
    assert [runner.game.position(state) for state in (stepper.state for stepper in runner.steppers)] == before


@pytest.mark.parametrize(("mode", "paid", "over"), [("penalty", -1.0, 0), ("end", -1.0, 1), ("ignore", 0.0, 0)])
def test_what_else_an_illegal_action_does(mode: str, paid: float, over: int) -> None:
    runner = runner_of("troyes-dice", mode)
    runner.reset(1, False)
    buffers, before = runner.buffers, [runner.game.position(stepper.state) for stepper in runner.steppers]
    for _ in range(2):
        buffers.actions[:] = buffers.sampled
        buffers.actions[2] = 75
        runner.step(False)
        assert buffers.rewards.tolist() == [0.0, 0.0, 0.0, 0.0, paid, 0.0]
        assert (buffers.illegal.tolist(), buffers.dones.tolist()) == ([0, 0, 1], [0, 0, over])
    after = [runner.game.position(stepper.state) for stepper in runner.steppers]
    assert [before[row] == after[row] for row in range(N)] == [False, False, not over]
    assert runner.numbers == [0, 1, 2 + 2 * N * over]
    buffers.actions[:] = buffers.sampled
    runner.step(False)
    assert (any(buffers.illegal), any(buffers.dones), any(buffers.rewards)) == (False, False, False)
