"""Time by whole turns: a share of what is left for each decision, and an end at any moment."""

import time

import pytest

import trois
from trois import bots
from trois.bots.clock import Clock, Stop
from trois.bots.levels import SearchBot
from trois.bots.policy import NO_TURN, RandomPolicy
from trois.bots.style import style_of
from trois.core.game import State


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time stands still."""
    monkeypatch.setattr("trois.bots.clock.time.monotonic", lambda: 100.0)


def test_a_decision_takes_half_of_what_is_left_of_the_turn() -> None:
    assert Clock(until=104.0).limits(0.0)[1] == 102.0
    assert Clock().limits(108.0)[1] == 104.0
    assert Clock(until=90.0).limits(0.0)[1] == 100.0


def test_seconds_are_for_the_decision_and_simulations_need_no_time() -> None:
    assert Clock(seconds=3.0, until=104.0).limits(0.0)[1] == 103.0
    assert Clock(simulations=7).limits(108.0) == (7, float("inf"))


def test_a_clock_tells_how_long_to_wait_for_a_bot() -> None:
    assert [Clock(seconds=2.0).time_given(), Clock(until=103.0).time_given(), Clock().time_given()] == [2.0, 3.0, 0.0]


class Turns(RandomPolicy):
    """Says in which turn it is."""

    number = NO_TURN

    def turn(self, state: State, seat: int) -> int:
        return self.number


def turn_ends(turns: list[int], times: list[float], monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When the turn of a bot with 10 seconds ends, after questions of these turns at these times."""
    match = trois.new("troyes-dice", 1, seed=1)
    policy = Turns(match.game)
    bot, found = SearchBot(match.game, policy, style_of("troyes-dice").settings, 1, 10.0), list[float]()
    for number, now in zip(turns, times, strict=True):
        policy.number = number
        monkeypatch.setattr("trois.bots.levels.time.monotonic", lambda now=now: now)
        bot._begin_turn(match.view(0))
        found.append(bot.turn_ends)
    return found


def test_a_turn_that_goes_on_has_what_is_left_and_a_tenth_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    assert turn_ends([4, 4, 4, 5], [100.0, 103.0, 109.5, 110.0], monkeypatch) == [110.0, 110.0, 110.5, 120.0]


def test_where_nobody_can_tell_turns_apart_every_question_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert turn_ends([NO_TURN, NO_TURN], [100.0, 103.0], monkeypatch) == [110.0, 113.0]


def test_a_stopped_search_plays_the_best_found_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    match = trois.new("troyes-dice", 1, seed=1, auto=True)
    stop = Stop()
    stop.set()
    began = time.monotonic()
    bot = bots.make("expert", "troyes-dice", 1)
    action = bot.choose(match.view(0), match.legal(0), Clock(until=began + 60.0, stop=stop))
    assert action in match.legal(0)
    assert time.monotonic() - began < 20.0
