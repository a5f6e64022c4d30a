"""Stable-Baselines3 and its masked PPO, alone and against bots."""

from typing import Any

import pytest

for _name in ("stable_baselines3", "sb3_contrib"):
    pytest.importorskip(_name, reason=f"{_name.upper()} IS NOT INSTALLED: make peers")

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3 import DQN
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from tests.peers.conftest import Watch
from trois.env import solo

pytestmark = pytest.mark.filterwarnings("ignore")


class UntilTimeIsUp(BaseCallback):  # type: ignore[misc, unused-ignore]  # Any, where it is not installed
    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch = watch

    def _on_step(self) -> bool:
        return self.watch.has_time


def points(model: Any, games: int, **choices: Any) -> list[float]:
    """Rewards of new games, played greedily."""
    env = solo.TroisSolo("troyes-dice", illegal="raise", **choices)
    found = []
    for number in range(games):
        seen, _ = env.reset(seed=10**6 + number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, *_ = env.step(action)
        found.append(float(reward))
    return found


@pytest.mark.parametrize("choices", [{}, {"seats": 2, "opponents": "random", "seat": "rotate", "reward": "margin"}])
def test_masked_ppo_learns(choices: dict[str, Any], watch: Watch) -> None:
    envs = make_vec_env(solo.ID, n_envs=8, env_kwargs=choices)
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=256, learning_rate=1e-3, seed=1, device="cpu")
    before = points(model, 40, **choices)
    model.learn(10**8, callback=UntilTimeIsUp(watch))
    after = points(model, 40, **choices)
    watch.tell(f"MaskablePPO {choices}: {model.num_timesteps} steps, {np.mean(before):.1f} -> {np.mean(after):.1f}")
    assert model.num_timesteps >= 1024
    assert np.mean(after) > np.mean(before)


def test_dqn_runs_on_illegal_actions_too(watch: Watch) -> None:
    model = DQN("MlpPolicy", make_vec_env(solo.ID, n_envs=4), learning_starts=200, seed=1, device="cpu")
    model.learn(10**8, callback=UntilTimeIsUp(watch))
    watch.tell(f"DQN: {model.num_timesteps} steps")
    assert model.num_timesteps >= 1000
