"""Same seed, same episode, in every wrapper and in `trois sim`."""

from typing import Any

import pytest

for _name in ("pettingzoo", "gymnasium", "pyspiel"):
    pytest.importorskip(_name, reason=f"{_name.upper()} IS NOT INSTALLED: pip install '.[env]' to compare the wrappers")

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from trois.env import aec, parallel

import numpy as np

import trois.env
from tests.env.test_spiel import seeded_episode
from tests.env.test_vectorised import simulated
from trois.arena import Plan, play_round, schedule
from trois.core.chance import Chance
from trois.core.seeds import seat_seed
from trois.env.solo import TroisSolo

SEED = 11
GAMES = ["troyes", "troyes-dice", "tournay"]


class Picker:
    """Chooses as `trois sim` does."""

    def __init__(self, own_seed: int) -> None:
        self.chance = Chance(seat_seed(own_seed, 0))

    def __call__(self, mask: Any) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[self.chance.below(len(legal))] if len(legal) > 1 else legal[0])


def totals(match: Any) -> list[int]:
    return [score.total for score in match.scores]


def sim(game: str, seats: int) -> list[int]:
    return simulated(game, seats, {}, SEED, 0)


@pytest.mark.parametrize("game", GAMES)
def test_turn_based(game: str) -> None:
    env = aec.TroisAEC(game, seats=2)
    env.reset(seed=SEED)
    pick = Picker(env.game_seed)
    for _ in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        env.step(None if terminated else pick(seen["action_mask"]))
    assert totals(env.episode) == sim(game, 2)


def test_solo() -> None:
    env = TroisSolo("troyes-dice")
    _, info = env.reset(seed=SEED)
    pick, over = Picker(env.game_seed), False
    while not over:
        _, reward, over, _, info = env.step(pick(info["action_mask"]))
    assert [reward] == sim("troyes-dice", 1)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel(game: str) -> None:
    state = seeded_episode(f"python_{game.replace('-', '_')}", SEED)
    branch = state.branch
    assert [score.total for score in branch.game.scores(branch.state)] == sim(game, 2)


@pytest.mark.parametrize("game", GAMES)
def test_vector(game: str) -> None:
    many = trois.env.vector(game, 1, 1, seats=2, seed=SEED, observe=False)
    while not many.dones[0]:
        many.step()
    assert many.totals[0].tolist() == sim(game, 2)


def test_parallel() -> None:
    """Seats decide in another order here, so the choices are replayed, seat by seat, from the simulated game."""
    own = trois.env.vector("troyes-dice", 1, 1, seats=3, seed=SEED, observe=False)
    chosen: list[list[int]] = [[], [], []]
    while not own.dones[0]:
        chosen[own.seats[0]].append(int(own.sampled[0]))
        own.step()
    env = parallel.TroisParallel("troyes-dice", seats=3)
    seen, _ = env.reset(seed=SEED)
    while env.agents:
        seats = {agent: int(agent[-1]) for agent in seen if not seen[agent]["action_mask"][env.wait]}
        actions = {agent: chosen[seats[agent]].pop(0) if agent in seats else env.wait for agent in env.agents}
        seen, _, _, _, _ = env.step(actions)
    assert totals(env.episode) == sim("troyes-dice", 3)


@pytest.mark.parametrize("game", GAMES)
def test_the_command(game: str) -> None:
    plan = Plan(game, ("random", "random"), 2, 1, SEED, rotates=False)
    assert play_round(next(schedule(plan))).scores == sim(game, 2)
