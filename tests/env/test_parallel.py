"""PettingZoo's own suites on the parallel environment."""

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from trois.core.errors import IllegalAction

pytest.importorskip("pettingzoo", reason="PETTINGZOO IS NOT INSTALLED: pip install '.[env]' to test the environments")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import numpy as np
    from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
    from pettingzoo.utils.conversions import parallel_to_aec

    from trois.env import troyes_dice_v1
    from trois.env.parallel import TroisParallel


@pytest.fixture(autouse=True)
def _library_warnings() -> Iterator[None]:
    """The library's own warnings are no failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_parallel_api() -> None:
    parallel_api_test(troyes_dice_v1.parallel_env(seats=3), num_cycles=200)


def test_parallel_seed() -> None:
    parallel_seed_test(troyes_dice_v1.parallel_env, num_cycles=100)


def test_max_cycles() -> None:
    """The suite wants every agent to act `max_cycles` times: true of the parallel environment, as it is and turned
    into AEC by the library. In a turn-based game a seat may decide many times before the next one does.
    """

    def aec(**choices: Any) -> Any:
        return parallel_to_aec(troyes_dice_v1.parallel_env(**choices))

    max_cycles_test(SimpleNamespace(parallel_env=troyes_dice_v1.parallel_env, env=aec))


def test_parallel_and_turn_based_play_the_same_game() -> None:
    """The same seed and the same decisions per seat; each seat takes the first legal action."""
    turns, together = troyes_dice_v1.raw_env(seats=3), troyes_dice_v1.parallel_env(seats=3)
    turns.reset(seed=8)
    for _ in turns.agent_iter():
        seen, _, terminated, _, _ = turns.last()
        turns.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[0]))
    seen, _ = together.reset(seed=8)
    while together.agents:
        seen, _, _, _, _ = together.step({a: int(np.flatnonzero(o["action_mask"])[0]) for a, o in seen.items()})
    assert together.game_seed == turns.game_seed
    assert together.episode.match().position() == turns.episode.match().position()


def test_who_has_finished_can_only_wait() -> None:
    """One seat always takes the first legal action, the other the last: their half-days differ in length."""
    env = troyes_dice_v1.parallel_env(seats=2)
    seen, _ = env.reset(seed=8)
    waits = set()
    while env.agents:
        for agent, each in seen.items():
            assert each["action_mask"].shape == (77,)
            assert each["action_mask"][env.wait] == (not each["action_mask"][:76].any())
            if each["action_mask"][env.wait]:
                waits.add(agent)
        legal = {agent: np.flatnonzero(each["action_mask"]) for agent, each in seen.items()}
        seen, _, over, _, _ = env.step({"seat_0": int(legal["seat_0"][0]), "seat_1": int(legal["seat_1"][-1])})
    assert waits == {"seat_0", "seat_1"}
    assert over == {"seat_0": True, "seat_1": True}


def test_an_illegal_action_is_ignored_and_told() -> None:
    env = troyes_dice_v1.parallel_env(seats=2)
    seen, _ = env.reset(seed=8)
    legal = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
    after, rewards, _, _, infos = env.step({"seat_0": legal, "seat_1": 70})
    assert infos == {"seat_0": {}, "seat_1": {"illegal": True}}
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}
    assert (after["seat_1"]["observation"] == seen["seat_1"]["observation"]).all()
    assert (after["seat_0"]["observation"] != seen["seat_0"]["observation"]).any()


def test_rendering_shows_what_spectators_see(capsys: pytest.CaptureFixture[str]) -> None:
    env = troyes_dice_v1.parallel_env(render_mode="human")
    seen, _ = env.reset(seed=1)
    env.step({a: int(np.flatnonzero(o["action_mask"])[0]) for a, o in seen.items()})
    shown = capsys.readouterr().out
    assert "player_0" in shown
    assert "player_1" in shown
    assert "legal" not in shown


def test_a_game_of_turns_can_be_stepped_in_parallel_too() -> None:
    env = TroisParallel("troyes", seats=2)
    seen, _ = env.reset(seed=1)
    while env.agents:
        assert sum(each["action_mask"][env.wait] for each in seen.values()) == (1 if env.agents else 0)
        seen, rewards, _, _, _ = env.step({a: int(np.flatnonzero(o["action_mask"])[0]) for a, o in seen.items()})
    assert sum(rewards.values()) == pytest.approx(1.0)


@pytest.mark.filterwarnings("ignore")
def test_supersuit_makes_many_of_it() -> None:
    supersuit = pytest.importorskip("supersuit", reason="SUPERSUIT IS NOT INSTALLED: many environments are not tried")
    env = supersuit.pettingzoo_env_to_vec_env_v1(troyes_dice_v1.parallel_env(seats=2))
    many = supersuit.concat_vec_envs_v1(env, 4, num_cpus=0, base_class="gymnasium")
    seen, _ = many.reset(seed=1)
    for _ in range(80):
        seen, rewards, *_ = many.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    assert seen["observation"].shape == (8, 403)
    assert rewards.shape == (8,)


def test_an_illegal_action_costs_or_ends() -> None:
    for choice, over in (("penalty", False), ("end", True)):
        env = troyes_dice_v1.parallel_env(seats=2, illegal=choice)
        seen, _ = env.reset(seed=1)
        legal, illegal = (int(np.flatnonzero(seen["seat_0"]["action_mask"] == flag)[0]) for flag in (1, 0))
        seen, rewards, ends, _, infos = env.step({"seat_0": illegal, "seat_1": legal})
        assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
        assert ends == {"seat_0": over, "seat_1": over}
        assert infos == {"seat_0": {"illegal": True}, "seat_1": {}}
        assert env.agents == ([] if over else env.possible_agents)


def test_a_step_after_the_end_is_refused() -> None:
    env = troyes_dice_v1.parallel_env(max_cycles=1)
    env.reset(seed=1)
    env.step(dict.fromkeys(env.agents, 0))
    assert not env.agents
    with pytest.raises(IllegalAction, match="the episode is over: reset it"):
        env.step({})


def test_a_step_with_a_refused_action_changes_nothing() -> None:
    env = troyes_dice_v1.parallel_env(seats=2, illegal="raise")
    seen, _ = env.reset(seed=1)
    legal, illegal = (int(np.flatnonzero(seen["seat_0"]["action_mask"] == flag)[0]) for flag in (1, 0))
    with pytest.raises(IllegalAction):
        env.step({"seat_0": legal, "seat_1": illegal})
    assert (env.episode.cycles, env.episode.decisions) == (0, [])
