"""RLlib's PPO with observations as a Dict and legal actions as a mask: two seats of Troyes Dice learn with one network.

    pip install '.[env]' 'ray[rllib]' torch
    python examples/rllib_troyes_dice.py [--rounds 20]

PettingZoo's parallel environment, whose every observation is {"observation", "action_mask"}, and the masked network that
comes with RLlib as an example, which wants them as {"observations", "action_mask"}.
"""

import argparse
from typing import Any

import numpy as np
import ray
from gymnasium import spaces
from pettingzoo.utils import BaseParallelWrapper
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from trois.env import troyes_dice_v1


class Named(BaseParallelWrapper):
    """With the names and the numbers that the masked network wants."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        space: Any = self.env.observation_space(agent)
        mask = spaces.Box(0.0, 1.0, space["action_mask"].shape, np.float32)
        return spaces.Dict({"action_mask": mask, "observations": space["observation"]})

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        seen, infos = self.env.reset(seed, options)
        return named(seen), infos

    def step(self, actions: dict[str, int]) -> Any:
        seen, *rest = self.env.step(actions)
        return named(seen), *rest


def named(seen: dict[str, Any]) -> dict[str, Any]:
    return {
        agent: {"action_mask": each["action_mask"].astype(np.float32), "observations": each["observation"]}
        for agent, each in seen.items()
    }


def learner(batch: int = 2048) -> PPO:
    """An illegal action would be an error: the mask keeps all of them away, but for RLlib's check, which knows no masks."""
    ray.tune.registry.register_env(
        "trois", lambda _: ParallelPettingZooEnv(Named(troyes_dice_v1.parallel_env(seats=2, illegal="raise")))
    )
    config = PPOConfig().environment("trois", disable_env_checking=True).env_runners(num_env_runners=0)
    config = config.multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
    config = config.rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    return config.training(train_batch_size_per_learner=batch, minibatch_size=256, num_epochs=4).build_algo()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    chosen = parser.parse_args()
    algorithm = learner()
    for _ in range(chosen.rounds):
        found = algorithm.train()
        print(f"{int(found['num_env_steps_sampled_lifetime']):9,} steps")
    algorithm.stop()


if __name__ == "__main__":
    main()
