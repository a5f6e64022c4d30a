"""Gymnasium's own check on solo Troyes Dice."""

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="GYMNASIUM IS NOT INSTALLED: pip install '.[env]' to test it")

import numpy as np
from gymnasium.utils.env_checker import check_env

from trois.env import solo


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("observations", ["flat", "dict"])
def test_check_env(observations: str) -> None:
    check_env(gymnasium.make(solo.ID, observations=observations).unwrapped, skip_render_check=False)


def test_the_reward_is_the_score_and_comes_last() -> None:
    env = gymnasium.make(solo.ID).unwrapped
    _, info = env.reset(seed=2)
    paid, over = [], False
    while not over:
        _, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        paid.append(reward)
        assert not cut
    assert paid[:-1] == [0.0] * (len(paid) - 1)
    assert paid[-1] == env.episode.scores[0].total > 0
    assert not info["action_mask"].any()


def test_an_illegal_action_is_ignored_and_told() -> None:
    env = gymnasium.make(solo.ID).unwrapped
    before, info = env.reset(seed=2)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    after, reward, over, cut, info = env.step(illegal)
    assert (before == after).all()
    assert (reward, over, cut, info["illegal"]) == (0.0, False, False, True)


def test_options_reach_the_game() -> None:
    env = gymnasium.make(solo.ID, expansion=True, numbering="expert").unwrapped
    env.reset(seed=2)
    assert env.view()["options"] == {"numbering": "expert", "expansion": True}
