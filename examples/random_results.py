"""Random players in every game: a table of what they score.

    python examples/random_results.py [--games 200]

Uses the vectorised runner. Game i of a seed is the same game as in `trois sim --seed`.
"""

import argparse
import time

import numpy as np

import trois.env
from trois import games


def play(game: str, seats: int, wanted: int, seed: int) -> tuple[np.ndarray, float]:
    """The points of games 0 to `wanted` - 1, one row per game, and steps a second."""
    many = trois.env.vector(game, wanted, 1, seats=seats, seed=seed, observe=False)
    points = np.zeros((wanted, seats), np.int64)
    open_rows = np.ones(wanted, bool)
    started, steps = time.perf_counter(), 0
    while open_rows.any():
        many.step()
        ended = open_rows & (many.dones == 1)
        points[ended] = many.totals[ended]
        open_rows &= ~ended
        steps += wanted
    return points, steps / (time.perf_counter() - started)


def wins(points: np.ndarray) -> np.ndarray:
    """By seat; a shared win counts in parts."""
    best = points == points.max(axis=1, keepdims=True)
    shares: np.ndarray = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    print(f"{'game':12} {'seats':>5} {'mean':>6} {'sd':>5} {'least':>5} {'most':>5}  {'steps/s':>9}  wins by seat")
    for game in games.names():
        rules = games.get(game)
        for seats in sorted({rules.fewest_seats, 2, min(4, rules.most_seats)}):
            points, speed = play(game, seats, chosen.games, chosen.seed)
            shares = " ".join(f"{100 * share:.0f} %" for share in wins(points))
            row = f"{points.mean():6.1f} {points.std():5.1f} {points.min():5} {points.max():5}  {speed:9,.0f}"
            print(f"{game:12} {seats:5} {row}  {shares}")


if __name__ == "__main__":
    main()
