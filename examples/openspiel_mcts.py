"""OpenSpiel's own Monte-Carlo tree search plays Troyes against a random player.

    pip install '.[openspiel]'
    python examples/openspiel_mcts.py [--games 2] [--simulations 50]

The search runs on a state dealt anew from what its seat may know (`resample_from_infostate`), so it sees no hidden
cards; rolls and shuffles to come are chance nodes that it samples. A simulation is a few steps deep and its end is
valued by the points the seats would have if the game ended there: random play says little about a long game.
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from trois.core.game import Score
from trois.env import spiel


class ScoreNow(mcts.Evaluator):
    """Values a state by the share of points after a few random steps."""

    def __init__(self, steps: int, rng: np.random.RandomState) -> None:
        self.steps = steps
        self.rng = rng

    def evaluate(self, state: Any) -> np.ndarray:
        ahead = state.clone()
        for _ in range(self.steps):
            if ahead.is_terminal():
                break
            ahead.apply_action(self.rng.choice(actions(ahead)))
        return np.array(shares(scores(ahead)))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        found = state.chance_outcomes() if state.is_chance_node() else None
        legal = state.legal_actions()
        return found or [(action, 1 / len(legal)) for action in legal]


def actions(state: Any) -> list[int]:
    return [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()


def scores(state: Any) -> list[Score]:
    found: list[Score] = state.rules.scores(state.branch.state)
    return found


def shares(found: list[Score]) -> list[float]:
    """Half the points each when both have as many; 10 points ahead are worth 1/4 more."""
    first, second = (score.total for score in found)
    lead = np.tanh((first - second) / 20) / 2
    return [0.5 + lead, 0.5 - lead]


def play(game: Any, bot_seat: int, simulations: int, seed: int) -> list[int]:
    rng = np.random.RandomState(seed)
    bot = mcts.MCTSBot(game, 1.0, simulations, ScoreNow(8, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        choices = actions(state)
        if state.current_player() == bot_seat and len(choices) > 1:
            state.apply_action(bot.step(state.resample_from_infostate(bot_seat, rng.random_sample)))
        else:
            state.apply_action(rng.choice(choices))
    return [score.total for score in scores(state)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    chosen = parser.parse_args()
    spiel.register()
    game = pyspiel.load_game("python_troyes")
    print("  game  MCTS  random  seconds")
    wins = 0.0
    for number in range(chosen.games):
        started, seat = time.perf_counter(), number % 2
        points = play(game, seat, chosen.simulations, number)
        wins += (points[seat] > points[1 - seat]) + (points[seat] == points[1 - seat]) / 2
        print(f"{number:6} {points[seat]:5} {points[1 - seat]:7} {time.perf_counter() - started:8.1f}", flush=True)
    print(f"MCTS with {chosen.simulations} simulations won {wins:g} of {chosen.games}")


if __name__ == "__main__":
    main()
