"""SuperSuit's wrappers around PettingZoo's parallel environment, in one process and in several."""

import pytest

supersuit = pytest.importorskip("supersuit", reason="SUPERSUIT IS NOT INSTALLED: make peers")

import numpy as np

from tests.peers.conftest import Watch
from trois.env import troyes_dice_v1

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("processes", [0, 2])
def test_many_at_once(processes: int, watch: Watch) -> None:
    one = supersuit.pettingzoo_env_to_vec_env_v1(troyes_dice_v1.parallel_env(seats=3))
    envs = supersuit.concat_vec_envs_v1(one, 4, num_cpus=processes, base_class="gymnasium")
    seen, _ = envs.reset(seed=1)
    steps = games = 0
    while watch.has_time:
        masks = seen["action_mask"]
        assert masks.shape == (12, 77)
        actions = (np.random.default_rng(steps).random(masks.shape) * masks).argmax(axis=1)
        seen, _, over, *_ = envs.step(actions)
        steps += 12
        games += int(over.sum()) // 3
    envs.close()
    watch.tell(f"SuperSuit, {processes} processes: {steps} steps, {games} games")
    assert games >= 1
