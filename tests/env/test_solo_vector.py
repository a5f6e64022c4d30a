"""Gymnasium's VectorEnv of ours tells the same as Gymnasium's own, which steps one environment after the other."""

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="GYMNASIUM IS NOT INSTALLED: pip install '.[env]' to test it")

import numpy as np
from gymnasium.vector import AutoresetMode

from trois.core.errors import BadOption, IllegalAction, TroisError
from trois.env import solo
from trois.env.solo_vector import TroisSoloVector

MODES = list(AutoresetMode)


def both(mode: AutoresetMode, n: int = 3, **choices: Any) -> list[Any]:
    ours = gymnasium.make_vec(solo.ID, n, autoreset_mode=mode, **choices)
    theirs = gymnasium.make_vec(
        solo.ID, n, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **choices
    )
    return [ours, theirs]


def check_same(first: Any, second: Any) -> None:
    """Arrays, and tables of them; theirs has more in some infos."""
    if isinstance(first, dict):
        for key in first:
            check_same(first[key], second[key])
    elif isinstance(first, np.ndarray) and first.dtype == object:
        for mine, other in zip(first, second, strict=True):
            check_same(mine, other)
    elif first is None:
        assert second is None
    else:
        assert (np.asarray(first) == np.asarray(second)).all()
        assert np.asarray(first).shape == np.asarray(second).shape


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("observations", ["flat", "dict"])
def test_the_same_as_one_after_the_other(mode: AutoresetMode, observations: str) -> None:
    envs = both(mode, observations=observations)
    assert isinstance(envs[0], TroisSoloVector)
    assert envs[0].metadata["autoreset_mode"] == mode
    assert envs[0].single_observation_space == envs[1].single_observation_space
    assert envs[0].observation_space == envs[1].observation_space
    assert envs[0].action_space == envs[1].action_space
    check_same(*(env.reset(seed=5)[0] for env in envs))
    masks, ended, games = envs[0].action_masks(), np.zeros(3, bool), 0
    for number in range(140):
        if mode == AutoresetMode.DISABLED and ended.any():
            found = [env.reset(options={"reset_mask": ended.copy()}) for env in envs]
            check_same(found[0][0], found[1][0])
            check_same(found[0][1], found[1][1])
            masks = envs[0].action_masks()
        legal = [np.flatnonzero(mask) for mask in masks]
        actions = np.array([row[number % len(row)] if len(row) else 0 for row in legal])
        mine, other = (env.step(actions) for env in envs)
        for part in range(5):
            check_same(mine[part], other[part])
        masks, ended = mine[4]["action_mask"], mine[2] | mine[3]
        games += int(ended.sum())
    assert games >= 6


@pytest.mark.filterwarnings("ignore")
def test_illegal_actions_are_fined_and_told_and_episodes_cut() -> None:
    env = gymnasium.make_vec(solo.ID, 2, max_episode_steps=3)
    _, info = env.reset(seed=5)
    legal, illegal = (int(np.flatnonzero(info["action_mask"][0] == flag)[0]) for flag in (1, 0))
    _, rewards, over, cut, info = env.step(np.array([illegal, legal]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert info["illegal"].tolist() == [True, False]
    assert not (over | cut).any()
    env.step(np.array([illegal, illegal]))
    assert env.step(np.array([illegal, illegal]))[3].tolist() == [True, True]


def test_what_is_wrong_is_told() -> None:
    env = TroisSoloVector("troyes-dice", 2, AutoresetMode.DISABLED, illegal="end")
    env.reset(seed=[5, None])
    env.step(np.array([75, 75]))
    with pytest.raises(TroisError, match=r"^game 0 has ended: reset it \(options: reset_mask\)$"):
        env.step(np.array([0, 0]))
    with pytest.raises(BadOption, match="reset_mask: 2 truth values, not int64 of shape"):
        env.reset(options={"reset_mask": np.array([1, 0])})
    with pytest.raises(BadOption, match="3 seeds for 2 games"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(IllegalAction, match="actions are whole numbers, not float64"):
        env.step(np.array([0.0, 1.0]))
    with pytest.raises(BadOption, match="0 games: there must be at least one"):
        TroisSoloVector("troyes-dice", 0)
    env.close()
    with pytest.raises(TroisError, match="these games are closed"):
        env.step(np.array([0, 0]))


def test_pictures_of_every_game() -> None:
    env = TroisSoloVector("troyes-dice", 2, render_mode="svg")
    env.reset(seed=1)
    pictures = env.render()
    assert pictures is not None
    assert [picture[:4] for picture in pictures] == ["<svg", "<svg"]
    assert TroisSoloVector("troyes-dice", 2).render() is None
