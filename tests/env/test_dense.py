"""Rewards in every step, results at the end, and observations read back."""

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="GYMNASIUM IS NOT INSTALLED: pip install '.[env]' to test it")

import gymnasium
import numpy as np

import trois
from trois import games
from trois.core.game import ranks
from trois.env import layout, solo, troyes_v1


def paid_in(env: Any, seed: int) -> tuple[list[float], dict[str, Any], Any]:
    _, info = env.reset(seed=seed)
    rewards, over, rng = [], False, np.random.default_rng(seed)
    while not over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, _, info = env.step(action)
        rewards.append(reward)
    return rewards, info, env.unwrapped.episode


@pytest.mark.parametrize("game", games.names())
def test_dense_rewards_add_up_to_what_the_game_changed(game: str) -> None:
    env: Any = gymnasium.make(solo.id_of(game), reward="points", dense=True)
    env.reset(seed=4)
    start = env.unwrapped.episode.worths[0]
    rewards, info, episode = paid_in(env, 4)
    assert sum(rewards) == pytest.approx(episode.scores[0].total - start)
    assert sum(reward != 0 for reward in rewards) > 3
    assert info["points"].tolist() == [score.total for score in episode.scores]
    assert info["places"].tolist() == ranks(episode.scores)


def test_without_it_only_the_last_step_pays() -> None:
    rewards, _, _ = paid_in(gymnasium.make(solo.ID, reward="points"), 4)
    assert not any(rewards[:-1])
    assert rewards[-1]


@pytest.mark.parametrize("game", ["troyes", "tournay"])
def test_a_dense_reward_depends_on_nothing_hidden(game: str) -> None:
    """The same view, another world: the worth of the moment is the same."""
    env: Any = gymnasium.make(solo.id_of(game), reward="points", dense=True).unwrapped
    _, info = env.reset(seed=2)
    episode, rng = env.episode, np.random.default_rng(1)
    for step in range(40):
        match = episode.match()
        known = episode._worth(episode.me)
        world = match.imagine(episode.me, step)
        assert trois.games.get(game).view(world.state, episode.me) == episode.view(episode.me)
        episode.stepper.state, real = world.state, episode.stepper.state
        assert episode._worth(episode.me) == known
        episode.stepper.state = real
        _, _, _, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))


def test_every_agent_of_pettingzoo_is_paid_step_by_step() -> None:
    env = troyes_v1.env(seats=2, reward="points", dense=True)
    env.reset(seed=3)
    start, paid = env.unwrapped.episode.worths[:], dict.fromkeys(env.agents, 0.0)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        paid[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    totals = [score.total for score in env.unwrapped.episode.scores]
    assert list(paid.values()) == pytest.approx([total - start[seat] for seat, total in enumerate(totals)])
    assert info["points"].tolist() == totals


@pytest.mark.parametrize("game", games.names())
def test_an_observation_is_read_back_as_whole_numbers(game: str) -> None:
    plan = layout(game, 2)
    match = trois.new(game, 2, seed=1)
    codes = plan.encoder.encode(match.state, 0)
    decoded = plan.decode(plan.scaled(codes))
    assert list(decoded) == [feature.name for feature in plan.features]
    assert [number - feature.low for number, feature in zip(decoded.values(), plan.features, strict=True)] == list(
        codes
    )
