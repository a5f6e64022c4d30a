"""A bot that fails, hangs or answers with nonsense does not break a table."""

import logging
import time

import pytest

import trois
from trois.bots import Clock, safe_choose
from trois.core.game import View


class Failing:
    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        raise RuntimeError("out of ideas")


class Hanging:
    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        time.sleep(0.5)
        return legal[-1]


class Cheating:
    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        legal.append(9999)
        return 9999


class Last:
    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        return legal[-1]


@pytest.mark.parametrize("patience", [5.0, None])
@pytest.mark.parametrize("bot", [Failing(), Cheating()])
def test_a_failure_is_logged_and_a_legal_action_played(
    bot: Failing | Cheating, patience: float | None, caplog: pytest.LogCaptureFixture
) -> None:
    match = trois.new("troyes-dice", 1, seed=1)
    legal = match.legal(0)
    with caplog.at_level(logging.ERROR, "trois.bots"):
        assert safe_choose(bot, match.view(0), legal, patience=patience) == legal[0]
    assert len(caplog.records) == 1
    assert "troyes-dice" in caplog.text


def test_a_bot_that_takes_too_long_is_not_waited_for(caplog: pytest.LogCaptureFixture) -> None:
    match = trois.new("troyes-dice", 1, seed=1)
    began = time.monotonic()
    assert safe_choose(Hanging(), match.view(0), match.legal(0), patience=0.05) == match.legal(0)[0]
    assert time.monotonic() - began < 0.4
    assert "took too long" in caplog.text


def test_a_good_answer_is_taken() -> None:
    match = trois.new("troyes-dice", 1, seed=1)
    assert safe_choose(Last(), match.view(0), match.legal(0)) == match.legal(0)[-1]
    assert safe_choose(Failing(), match.view(0), [3]) == 3
