"""Names of environments."""

import importlib
import warnings

import pytest

pytest.importorskip("pettingzoo", reason="PETTINGZOO IS NOT INSTALLED: pip install '.[env]' to test the environments")

from trois import games
from trois.core.errors import UnknownGame
from trois.env.versions import name_of, version


def test_names() -> None:
    assert [name_of(game) for game in games.names()[:3]] == ["troyes_v1", "troyes_dice_v1", "tournay_v2"]
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: troyes"):
        version("chess")


@pytest.mark.parametrize("game", ["troyes", "troyes-dice", "tournay"])
def test_a_module_of_that_name_makes_the_environment(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = importlib.import_module(f"trois.env.{name_of(game)}")
        env = module.env()
    assert str(env) == env.metadata["name"] == name_of(game)
    assert env.unwrapped.episode.rules.name == game
    assert env.max_num_agents == 2
