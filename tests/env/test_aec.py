"""PettingZoo's own suites on every turn-based environment."""

import importlib
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PETTINGZOO IS NOT INSTALLED: pip install '.[env]' to test the environments")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import numpy as np
    from pettingzoo.test import api_test, render_test, seed_test

    from trois.env import troyes_dice_v1, troyes_v1

from trois.core.errors import BadOption, IllegalAction
from trois.env.versions import name_of

NAMES = ["troyes", "troyes_dice", "tournay"]


def module(name: str) -> Any:
    return importlib.import_module(f"trois.env.{name_of(name.replace('_', '-'))}")


@pytest.fixture(autouse=True)
def _library_warnings() -> Iterator[None]:
    """What the suites warn of is looked at in `test_api`; elsewhere the library's own warnings are no failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    """The warnings left come with PettingZoo's own form for masks, and a seat that is not asked has no legal action."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(module(name).env(), num_cycles=300)
    said = {str(each.message) for each in told if each.category is UserWarning}
    assert said <= {
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
        "Action mask numpy array is all zeros (no legal actions).",
    }


@pytest.mark.parametrize("name", NAMES)
def test_seed(name: str) -> None:
    seed_test(module(name).env, num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_max_cycles_truncates_after_as_many_decisions(name: str) -> None:
    env = module(name).env(max_cycles=7)
    env.reset(seed=3)
    decisions = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        decisions += not truncated
        assert not terminated
        env.step(None if truncated else env.action_space(agent).sample(seen["action_mask"]))
    assert decisions == 7


@pytest.mark.parametrize("wrong", [10**6, -1, "pass"])
def test_a_refused_action_is_no_step(wrong: Any) -> None:
    env = troyes_dice_v1.raw_env(max_cycles=2)
    env.reset(seed=3)
    for _ in range(3):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert (env.episode.cycles, any(env.truncations.values())) == (0, False)


@pytest.mark.parametrize("choice", ["penalty", "ignore"])
def test_an_illegal_action_that_is_let_pass_is_a_step(choice: str) -> None:
    """Or a learner that keeps to one would never come to an end."""
    env = troyes_dice_v1.raw_env(max_cycles=2, illegal=choice)
    env.reset(seed=3)
    for _ in range(2):
        env.step(10**6)
    assert all(env.truncations.values())
    assert env.episode.decisions == []


@pytest.mark.parametrize("name", NAMES)
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module(name).raw_env, {"svg": lambda drawn: drawn.startswith("<svg")})
    assert "legal: " in capsys.readouterr().out


def random_scores(env: Any, seed: int) -> list[float]:
    env.reset(seed=seed)
    rng = np.random.default_rng(0)
    for _ in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        env.step(None if terminated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return [score.total for score in env.unwrapped.episode.scores]


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_repeats_an_episode_and_the_next_is_another(name: str) -> None:
    env = module(name).env(seats=3)
    first = random_scores(env, 5)
    seeds = [env.unwrapped.game_seed]
    env.reset()
    seeds.append(env.unwrapped.game_seed)
    assert random_scores(env, 5) == first
    assert seeds[0] == env.unwrapped.game_seed != seeds[1]


@pytest.mark.parametrize(("reward", "total"), [("share", 1.0), ("rank", 1.5)])
def test_rewards_come_at_the_end(reward: str, total: float) -> None:
    env = troyes_dice_v1.env(seats=3, reward=reward)
    env.reset(seed=1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, gained, terminated, _, _ = env.last()
        paid[agent] += gained
        env.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(paid.values()) == pytest.approx(total)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = troyes_dice_v1.env()
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    with pytest.raises(IllegalAction):
        env.step(70)
    assert (env.observe("seat_0")["observation"] == before).all()


def test_structured_observations_name_the_groups() -> None:
    env = troyes_dice_v1.raw_env(observations="dict")
    env.reset(seed=1)
    seen = env.observe("seat_0")["observation"]
    assert env.observation_space("seat_0").contains(env.observe("seat_0"))
    assert seen["seat0.unspent"] == pytest.approx([3 / 18] * 3)


def test_wrong_choices_are_refused() -> None:
    for choice in (
        {"reward": "fame"},
        {"illegal": "shrug"},
        {"observations": "smell"},
        {"render_mode": "oil"},
        {"seats": 99},
    ):
        with pytest.raises(BadOption):
            troyes_dice_v1.raw_env(**choice)


def test_calls_before_reset_are_refused() -> None:
    env = troyes_dice_v1.env()
    for call in (env.last, env.agent_iter, lambda: env.step(0)):
        with pytest.raises(AssertionError, match="reset"):
            call()


def test_a_view_is_what_the_agent_may_know() -> None:
    env = module("troyes").raw_env(seats=3)
    env.reset(seed=1)
    view = env.view("seat_1")
    assert (view["seat"], view["seats"]) == (1, 3)
    assert [player["characters"] is None for player in view["players"]] == [True, False, True]


@pytest.mark.parametrize(
    ("choice", "paid", "over"), [("penalty", -2.0, False), ("end", -2.0, True), ("ignore", 0.0, False)]
)
def test_what_an_illegal_action_does(choice: str, paid: float, over: bool) -> None:
    env = troyes_v1.env(illegal=choice, penalty=2)
    env.reset(seed=1)
    agent = env.agent_selection
    other = next(each for each in env.agents if each != agent)
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {agent: paid, other: 0.0}
    assert env.unwrapped._cumulative_rewards == {agent: paid, other: 0.0}
    assert env.infos[agent] == {"illegal": True}
    assert env.terminations == dict.fromkeys(env.agents, over)
    if over:
        assert not env.observe(agent)["action_mask"].any()
        return
    assert env.agent_selection == agent
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    assert env.rewards == {agent: 0.0, other: 0.0}
    assert env.unwrapped._cumulative_rewards[agent] == 0.0


def test_fines_and_the_result_add_up_to_what_an_agent_is_told() -> None:
    """An agent acts illegally once before every decision; whoever sums up `last` gets the fines and the points."""
    env = troyes_v1.env(illegal="penalty", penalty=3, reward="points")
    env.reset(seed=1)
    sums, fines, fined = dict.fromkeys(env.agents, 0.0), dict.fromkeys(env.agents, 0), False
    for agent in env.agent_iter():
        seen, reward, over, *_ = env.last()
        sums[agent] += reward
        if over:
            env.step(None)
            continue
        fined = not fined
        fines[agent] += fined
        mask = seen["action_mask"]
        env.step(int(np.flatnonzero(mask == (0 if fined else 1))[0]))
    totals = [score.total for score in env.unwrapped.episode.scores]
    assert sums == {agent: totals[seat] - 3 * fines[agent] for seat, agent in enumerate(env.possible_agents)}


@pytest.mark.parametrize("name", NAMES)
def test_the_state_is_what_all_know_together(name: str) -> None:
    env = module(name).env(seats=3)
    env.reset(seed=1)
    for number in range(31):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[number % len(legal)]))
    state = env.unwrapped.state()
    assert env.unwrapped.state_space.contains(state)
    parts = np.split(state, 3)
    for agent, part in zip(env.agents, parts, strict=True):
        assert (part == env.observe(agent)["observation"]).all()
    assert (parts[0] != parts[1]).any()


def test_nothing_is_no_decision_while_the_game_lasts() -> None:
    env = troyes_v1.env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="seat_1 has to decide: None is for agents whose game is over"):
        env.step(None)
