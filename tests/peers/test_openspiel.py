"""OpenSpiel's own algorithms on our games: searches, and a learner."""

import random

import pytest

pytest.importorskip("pyspiel", reason="OPEN_SPIEL IS NOT INSTALLED: make peers")

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, random_agent
from open_spiel.python.bots import uniform_random

from tests.peers.conftest import Watch
from trois.env import spiel

pytestmark = pytest.mark.filterwarnings("ignore")
NAMES = ["python_troyes", "python_troyes_dice", "python_tournay"]


@pytest.fixture(autouse=True)
def _registered() -> None:
    spiel.register()


@pytest.mark.parametrize("name", NAMES)
def test_mcts_against_random_play(name: str, watch: Watch) -> None:
    game = pyspiel.load_game(f"{name}(players=2)")
    search = mcts.MCTSBot(game, 1.0, 5, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    other = uniform_random.UniformRandomBot(1, np.random.RandomState(2))
    rng, games, decisions = random.Random(3), 0, 0
    while watch.has_time or not decisions:
        state = game.new_initial_state()
        while not state.is_terminal() and (watch.has_time or not decisions):
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
            else:
                state.apply_action((search if state.current_player() == 0 else other).step(state))
                decisions += 1
        games += state.is_terminal()
    watch.tell(f"OpenSpiel's MCTS, {name}: {decisions} decisions, {games} whole games")


@pytest.mark.parametrize("name", NAMES)
def test_its_environment_for_learners(name: str, watch: Watch) -> None:
    game = pyspiel.load_game(f"{name}(players=2)")
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(2)]
    games = 0
    while watch.has_time or not games:
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = env.step([agents[seat].step(step).action])
        assert sum(step.rewards) == pytest.approx(1.0)
        games += 1
    watch.tell(f"OpenSpiel's rl_environment, {name}: {games} games")
