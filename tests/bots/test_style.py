"""Every game's part of the bots has the same shape; a game without one can be played all the same."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import trois.bots
from tests.bots.toy import End, toy
from trois import bots, games
from trois.bots.parallel import ParallelBot
from trois.bots.style import PLAIN, Style, style_of
from trois.core.chance import Chance


@pytest.fixture
def registered() -> Iterator[str]:
    games.register("toy", "tests.bots.toy.{layer}")
    yield "toy"
    del games._PLACES["toy"]


@pytest.mark.parametrize("name", ["troyes", "troyes-dice", "tournay"])
def test_every_game_has_a_style_a_policy_and_an_appraisal(name: str) -> None:
    assert isinstance(style_of(name), Style)
    assert style_of(name) is not PLAIN
    folder = Path(trois.bots.__file__).parent / games.area(name)
    assert {"__init__.py", "policy.py", "appraisal.py"} <= {path.name for path in folder.iterdir()}
    module = import_module(f"trois.bots.{games.area(name)}.appraisal")
    assert module.Appraisal.__name__ == "Appraisal"


def test_a_game_without_a_part_has_the_plain_style(registered: str) -> None:
    assert not games.has_part("bots", registered)
    assert style_of(registered) is PLAIN
    assert style_of("nobody-registered-this") is PLAIN


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_a_game_that_lives_elsewhere(registered: str, level: str) -> None:
    rules = games.get(registered)
    state, chance = rules.setup(2, {}, {}, Chance(1), None), Chance(2)
    players = [bots.make(level, registered, seed=seat) for seat in (0, 1)]
    while seats := rules.pending(state):
        legal = rules.legal(state, seats[0])
        action = players[seats[0]].choose(rules.view(state, seats[0]), legal, bots.Clock(simulations=30))
        rules.apply(state, seats[0], action, chance, None)
    assert sum(score.total for score in rules.scores(state)) > 0


def test_the_second_process_knows_a_game_that_lives_elsewhere(registered: str) -> None:
    rules = games.get(registered)
    state = rules.setup(2, {}, {}, Chance(1), None)
    bot = bots.make("expert", registered, workers=2)
    assert isinstance(bot, ParallelBot)
    try:
        assert bot.choose(rules.view(state, 0), [0, 1], bots.Clock(simulations=20)) in (0, 1)
    finally:
        bot.close()


def test_a_game_that_is_not_registered_can_be_handed_over() -> None:
    assert bots.make("random", toy(End(1, 2))).choose({}, [0, 1]) in (0, 1)
