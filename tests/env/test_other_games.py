"""A game from elsewhere, added by one line, in every environment."""

import warnings

import pytest

for _name in ("pettingzoo", "gymnasium", "pyspiel"):
    pytest.importorskip(_name, reason=f"{_name.upper()} IS NOT INSTALLED: pip install '.[env]' to test it")

import gymnasium
import numpy as np
import pyspiel

import trois.env
from trois import games
from trois.core.errors import MissingPart

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from trois.env import aec, solo, spiel
    from trois.env.versions import version

NAME = "dice-again"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_PLACES", dict(games._PLACES))
    games.register(NAME, "tests.env.again.{layer}")


def test_turn_by_turn() -> None:
    _, make = aec.makers(NAME)
    env = make(seats=2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        env.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.metadata == {
        "name": "dice_again_v7",
        "render_modes": [],
        "is_parallelizable": False,
        "render_fps": 2,
    }


def test_vectorised_in_other_processes() -> None:
    with trois.env.vector(NAME, 4, 2, seed=3) as many, trois.env.vector("troyes-dice", 4, 1, seed=3) as own:
        for _ in range(5):
            many.step()
            own.step()
        assert (many.observations == own.observations).all()


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_and_openspiel() -> None:
    solo.register()
    spiel.register()
    seen, _ = gymnasium.make("trois/DiceAgain-v7").reset(seed=1)
    assert seen.shape == (333,)
    game = pyspiel.load_game("python_dice_again(players=3)")
    assert game.get_type().long_name == "Dice Again"
    assert game.num_distinct_actions() == 76


def test_a_game_without_observations_is_refused_by_name() -> None:
    games.register("unseen", "tests.env.nowhere.{layer}")
    with pytest.raises(MissingPart, match=r"the game 'unseen' has no part in 'env\.compiled'"):
        version("unseen")
