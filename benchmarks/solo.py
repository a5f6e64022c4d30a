"""Players of Troyes Dice alone, on the same dice: points, differences, and the processor time they took.

python -m benchmarks.solo --bots expert,tree,classic --simulations 600,250,110 --games 60

`tree` is the search of the other games with this game's network. 0 simulations: the level's own time for a turn.
Seats don't touch, so the better sheet on the same dice is the winner at a table of two.
"""

import argparse
import statistics
import time

from benchmarks.clairvoyant import played
from trois import bots
from trois.bots.clock import Clock
from trois.bots.levels import Bot, SearchBot
from trois.bots.style import style_of
from trois.core.seeds import seat_seed
from trois.games.troyes_dice.game import GAME


def player(name: str, seed: int) -> Bot:
    if name != "tree":
        return bots.make(name, GAME, seed)
    style = style_of(GAME.name)
    policy = style.learned_policy(GAME)
    if policy is None:
        raise SystemExit("there is no network")
    return SearchBot(GAME, policy, style.learned_settings, seed, bots.EXPERT_SECONDS)


def timed(name: str, seed: int, simulations: int) -> tuple[int, float]:
    """The points, and the seconds of processor time."""
    bot, began = player(name, seat_seed(seed, 0)), time.process_time()
    total = played(bot, seed, Clock(simulations=simulations) if simulations else None)
    return total, time.process_time() - began


def interval(numbers: list[float]) -> str:
    """The mean with its 95 % interval."""
    error = statistics.stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else float("inf")
    return f"{statistics.fmean(numbers):.2f} ± {1.96 * error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="expert,classic")
    parser.add_argument("--simulations", default="600,110", help="for each of them")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5001, help="the first seed")
    args = parser.parse_args()
    names, simulations = args.bots.split(","), [int(number) for number in args.simulations.split(",")]
    points: dict[str, list[float]] = {name: [] for name in names}
    seconds = dict.fromkeys(names, 0.0)
    for number in range(1, args.games + 1):
        for name, most in zip(names, simulations, strict=True):
            total, took = timed(name, args.seed + number - 1, most)
            points[name].append(total)
            seconds[name] += took
        if number % 10 == 0 or number == args.games:
            print(f"{number} games", flush=True)
            report(points, seconds)


def report(points: dict[str, list[float]], seconds: dict[str, float]) -> None:
    first, *others = points
    for name, found in points.items():
        print(f"  {name}: {interval(found)} points, {seconds[name] / len(found):.2f} s a game")
    for other in others:
        pairs = list(zip(points[first], points[other], strict=True))
        wins = [1.0 if a > b else 0.5 if a == b else 0.0 for a, b in pairs]
        print(
            f"  {first} over {other}: {interval([a - b for a, b in pairs])} points, wins {interval(wins)}", flush=True
        )


if __name__ == "__main__":
    main()
