"""Ray RLlib's PPO: on the single-player environment, and on PettingZoo's parallel one, without and with masks."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.peers.conftest import Watch

for _name in ("torch", "gymnasium", "pettingzoo"):
    pytest.importorskip(_name, reason=f"{_name.upper()} IS NOT INSTALLED: make peers")
ppo: Any = pytest.importorskip("ray.rllib.algorithms.ppo", reason="RLLIB IS NOT INSTALLED: make peers")
wrappers: Any = pytest.importorskip(
    "ray.rllib.env.wrappers.pettingzoo_env", reason="RLLIB IS NOT INSTALLED: make peers"
)
ray: Any = pytest.importorskip("ray", reason="RLLIB IS NOT INSTALLED: make peers")

from trois.env.parallel import TroisParallel
from trois.env.solo import TroisSolo

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module", autouse=True)
def _ray() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
    yield
    ray.shutdown()


class Unmasked(TroisParallel):
    """Without the mask, which RLlib's ready-made networks don't know: illegal actions cost a point instead."""

    def __init__(self) -> None:
        super().__init__("troyes-dice", seats=2, illegal="penalty", max_cycles=200)
        spaces: Any = self.observation_spaces
        self.observation_spaces = {agent: space["observation"] for agent, space in spaces.items()}

    def _observation(self, seat: int) -> Any:
        return super()._observation(seat)["observation"]


def alone(_: Any) -> Any:
    return TroisSolo("troyes-dice", max_cycles=200)


def together(_: Any) -> Any:
    return wrappers.ParallelPettingZooEnv(Unmasked())


@pytest.mark.parametrize("make", [alone, together])
def test_ppo_learns_for_a_while(make: Any, watch: Watch) -> None:
    ray.tune.registry.register_env("trois", make)
    config = ppo.PPOConfig().environment("trois").env_runners(num_env_runners=0)
    if make is together:
        config = config.multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
    algorithm = config.training(train_batch_size_per_learner=512, minibatch_size=128, num_epochs=1).build_algo()
    steps, rounds = 0, 0
    while watch.has_time or not rounds:
        steps = int(algorithm.train()["num_env_steps_sampled_lifetime"])
        rounds += 1
    algorithm.stop()
    watch.tell(f"RLlib's PPO, {make.__name__}: {steps} steps in {rounds} rounds")
    assert steps >= 512


def test_ppo_learns_with_masks(watch: Watch) -> None:
    """An illegal action would raise an error."""
    from examples import rllib_troyes_dice as example

    algorithm = example.learner(batch=512)
    steps, rounds = 0, 0
    while watch.has_time or not rounds:
        steps = int(algorithm.train()["num_env_steps_sampled_lifetime"])
        rounds += 1
    algorithm.stop()
    watch.tell(f"RLlib's PPO with masks: {steps} steps in {rounds} rounds")
    assert steps >= 512
