"""Learners of others on our environments, where they are installed: they start, learn a little and act."""

from typing import Any

import pytest

for _name in ("gymnasium", "stable_baselines3", "sb3_contrib"):
    pytest.importorskip(_name, reason=f"{_name.upper()} IS NOT INSTALLED: pip install --group peers to try it")

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3 import PPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

from trois.env import solo

pytestmark = pytest.mark.filterwarnings("ignore")
LITTLE: dict[str, Any] = {"n_steps": 32, "batch_size": 64, "n_epochs": 1, "seed": 1, "device": "cpu"}


def test_stable_baselines_makes_many() -> None:
    envs = make_vec_env(solo.ID, n_envs=8)
    assert envs.reset().shape == (8, 333)
    _, rewards, over, _ = envs.step([0] * 8)
    assert (rewards.shape, over.shape) == ((8,), (8,))
    picture = envs.render(mode="rgb_array")
    assert picture is not None
    assert picture.ndim == 3


def test_ppo_without_a_mask_pays_for_illegal_actions() -> None:
    model = PPO("MlpPolicy", make_vec_env(solo.ID, n_envs=4), **LITTLE).learn(256)
    assert model.num_timesteps == 256
    assert model.rollout_buffer.rewards.min() == -1.0


def test_masked_ppo_plays_legally_to_the_end() -> None:
    model = MaskablePPO("MlpPolicy", make_vec_env(solo.ID, n_envs=4), **LITTLE).learn(256)
    assert model.rollout_buffer.rewards.min() >= 0.0
    env = solo.TroisSolo("troyes-dice", illegal="raise")
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=env.action_masks())
        seen, _, over, *_ = env.step(action)
    assert env.episode.match().over


def test_other_processes() -> None:
    envs = make_vec_env(solo.ID, n_envs=2, vec_env_cls=SubprocVecEnv, vec_env_kwargs={"start_method": "fork"})
    envs.reset()
    seen, rewards, *_ = envs.step(np.array(envs.env_method("action_masks")).argmax(axis=1))
    assert (seen.shape, rewards.shape) == ((2, 333), (2,))
    envs.close()
