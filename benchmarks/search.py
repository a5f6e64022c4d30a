"""Simulations per second of the search on Troyes (4 players, random playouts to the end), beside OpenSpiel's
Monte Carlo tree search on backgammon, Python and C++, in the same run. And OpenSpiel's own search, in Python, on Troyes
beside itself on backgammon. OpenSpiel's search in C++ takes no game written in Python.

    pip install open_spiel && python -m benchmarks.search --seconds 5
"""

import argparse
import random
import sys
import time
from collections.abc import Callable

try:
    import pyspiel
except ModuleNotFoundError:
    sys.exit("not measured: search, as open_spiel is not installed")

import trois
from benchmarks import report
from trois.bots.policy import RandomPolicy
from trois.bots.search import TO_THE_END, Search, Settings


def ours(seconds: float) -> float:
    """From the first action of round 1, the hidden imagined anew every 8 simulations."""
    match = trois.new("troyes", 4, seed=1)
    picker = random.Random(1)
    while not any(text.startswith("pass") for text in match.texts(match.pending[0])):
        seat = match.pending[0]
        match.push(seat, picker.choice(match.legal(seat)))
    seat = match.pending[0]
    search = Search(match.game, RandomPolicy(match.game), Settings(0.7, 1.0, 8, TO_THE_END), 1)
    view = match.view(seat)

    def run() -> int:
        before = search.root.visits
        search.think(view, seat, before + 200, float("inf"))
        return search.root.visits - before

    return _rate(run, seconds)


def theirs_python(game: str) -> Callable[[float], float]:
    """OpenSpiel's search in Python, on a game of its own or of ours."""

    def measure(seconds: float) -> float:
        import numpy as np
        from open_spiel.python.algorithms import mcts

        import trois.env.spiel  # noqa: F401 (registers our games)

        loaded = pyspiel.load_game(game)
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = mcts.MCTSBot(loaded, 2.0, 10, evaluator, solve=False, random_state=np.random.RandomState(1))
        state = _first_decision(loaded.new_initial_state())
        return _rate(lambda: 10 if bot.mcts_search(state) else 0, seconds)

    return measure


def theirs_compiled(seconds: float) -> float:
    game = pyspiel.load_game("backgammon")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 200, 100, False, 1, False)
    state = _first_decision(game.new_initial_state())
    return _rate(lambda: 200 if bot.step(state) >= 0 else 0, seconds)


def _first_decision(state: object) -> object:
    while state.is_chance_node():  # type: ignore[attr-defined]
        state.apply_action(state.chance_outcomes()[0][0])  # type: ignore[attr-defined]
    return state


def _rate(run: Callable[[], int], seconds: float) -> float:
    """Simulations per second of processor time."""
    run()
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += run()
    return done / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rows", action="store_true", help="print the rows of the table only")
    args = parser.parse_args()
    report.begin(args.rows)
    own, python = ours(args.seconds), theirs_python("backgammon")(args.seconds)
    report.row("Troyes: simulations of our search", 1, own, "OpenSpiel's in Python, backgammon", python)
    compiled = theirs_compiled(args.seconds)
    report.row("Troyes: simulations of our search", 1, own, "OpenSpiel's in C++, backgammon", compiled)
    on_ours = theirs_python("python_troyes(players=4)")(args.seconds)
    report.row("Troyes: simulations of OpenSpiel's in Python", 1, on_ours, "the same on backgammon", python)


if __name__ == "__main__":
    main()
