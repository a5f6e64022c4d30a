"""Time by whole turns: a share of what is left for each decision, and an end at any moment."""

import time

import pytest

import trois
from trois import bots
from trois.bots.clock import Clock, Stop


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
