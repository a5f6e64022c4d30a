"""Gymnasium's own check on solo Troyes Dice."""

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="GYMNASIUM IS NOT INSTALLED: pip install '.[env]' to test it")

import numpy as np
from gymnasium.utils.env_checker import check_env

from trois.core.errors import IllegalAction
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
    assert info["action_mask"].all()


def test_a_step_after_the_end_is_refused_and_pays_nothing() -> None:
    env = gymnasium.make(solo.ID).unwrapped
    _, info = env.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    with pytest.raises(IllegalAction, match="the episode is over: reset it"):
        env.step(0)
    _, info = env.reset()
    assert 0 < info["action_mask"].sum() < len(info["action_mask"])


def test_a_name_with_its_module_needs_no_import() -> None:
    env = gymnasium.make("trois.env.solo:trois/Troyes-v1", opponents="random")
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_an_ended_row_of_many_games_can_still_be_sampled() -> None:
    envs = gymnasium.make_vec(solo.ID, num_envs=3, autoreset_mode="NextStep")
    _, info = envs.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert info["action_mask"].any(axis=1).all()
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        _, _, over, _, info = envs.step(actions)
        ended += over.sum()
    assert ended


@pytest.mark.parametrize(
    ("choices", "reward", "over"),
    [
        ({}, -1.0, False),
        ({"illegal": "penalty", "penalty": 2.5}, -2.5, False),
        ({"illegal": "end"}, -1.0, True),
        ({"illegal": "ignore"}, 0.0, False),
    ],
)
def test_an_illegal_action(choices: dict[str, Any], reward: float, over: bool) -> None:
    env = gymnasium.make(solo.ID, **choices).unwrapped
    before, info = env.reset(seed=2)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    after, paid, ended, cut, info = env.step(illegal)
    assert (before == after).all()
    assert (paid, ended, cut, info["illegal"]) == (reward, over, False, True)
    assert info["action_mask"].all() == over
    if over:
        with pytest.raises(IllegalAction, match="has ended with an illegal action: reset it"):
            env.step(0)
    _, info = env.reset()
    _, paid, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert (paid, "illegal" in info) == (0.0, False)


def test_an_illegal_action_raises_on_request_and_changes_nothing() -> None:
    env = gymnasium.make(solo.ID, illegal="raise").unwrapped
    env.reset(seed=2)
    with pytest.raises(IllegalAction, match="there is no action 76"):
        env.step(76)
    assert env.action_masks().any()


def test_nothing_but_illegal_actions_comes_to_an_end() -> None:
    env = gymnasium.make(solo.ID)
    env.reset(seed=2)
    illegal = int(np.flatnonzero(env.unwrapped.action_masks() == 0)[0])
    cuts = [env.step(illegal)[3] for _ in range(1000)]
    assert cuts == [False] * 999 + [True]


def test_an_action_is_a_whole_number() -> None:
    env = gymnasium.make(solo.ID).unwrapped
    _, info = env.reset(seed=2)
    first = np.flatnonzero(info["action_mask"])[0]
    env.step(first)
    env.reset(seed=2)
    env.step(np.array(first))
    for wrong in (1.0, np.float32(1), True, np.array([1])):
        with pytest.raises(IllegalAction, match="an action is a whole number, not"):
            env.step(wrong)


def test_options_reach_the_game() -> None:
    env = gymnasium.make(solo.ID, expansion=True, numbering="expert").unwrapped
    env.reset(seed=2)
    assert env.view()["options"] == {"numbering": "expert", "expansion": True}
