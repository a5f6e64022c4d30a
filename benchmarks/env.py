"""Steps a second of the environments beside RLCard's gin rummy and PettingZoo's Texas hold'em and connect four, random actions.

    pip install '.[env]' rlcard 'pettingzoo[classic]'
    python -m benchmarks.env [--seconds 4] [--rounds 3] [--processes 2] [--n 128]

A step is one decision, after which the next seat's observation and legal actions are there: all rows do the same work.
Turn by turn, every game runs in PettingZoo's own loop (`agent_iter`, `last`, `step`) and is seeded once, with its first
reset: hold'em builds its whole environment anew with every seed. Hold'em has short games and connect four long ones.
Actions are drawn in two ways: by `action_space(agent).sample(mask)`, as PettingZoo's documentation does, and as its
`performance_benchmark` does, from the places of the mask. The first takes about as long as all else in a step of ours,
whatever the game, so that the second says more about environments. The
vectorised runner plays Troyes in one process, which is what the peers have and what the goals are about, and in as many
as `--processes` says, each with `--n` games: so many fit into the processor's cache, and with eight times as many a step
takes half as long again. Rows of one process are by processor time, which a busy machine does not change much; rows of
more are by the clock.
"""

import argparse
import importlib
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

try:
    import gymnasium
    import numpy as np
    import rlcard
    from pettingzoo.classic import connect_four_v3, texas_holdem_v4
    from rlcard.agents import RandomAgent
except ModuleNotFoundError as error:
    sys.exit(f"not measured: environments, as {error.name} is not installed")

import trois.env
from benchmarks import report
from trois import games
from trois.env import solo
from trois.env.versions import name_of

Speeds = tuple[float, float]
Measure = Callable[[float], Speeds]

GIN, HOLDEM, FOUR = "gin rummy", "hold'em", "connect four"
VECTOR = {GIN: 10, HOLDEM: 20}
"""How many times as fast as each peer the vectorised runner has to be."""
TURNS = {HOLDEM: 5, FOUR: 3.5}
"""How many times as fast as each peer every game has to be in the same loop."""
LOOP, BENCHMARK = "steps in PettingZoo's loop", "steps in PettingZoo's benchmark"
"""Actions are drawn as its documentation does, and as its benchmark does."""
SOLO = "Troyes Dice: steps alone in Gymnasium's loop"
MANY = "Troyes: steps of many games"
SEVERAL = f"{MANY}, several processes"


class Gauge:
    """Steps a second: by the clock, and by the time the processor spent on this process."""

    def __init__(self) -> None:
        self.clock = time.perf_counter()
        self.processor = time.process_time()

    def lasts(self, seconds: float) -> bool:
        return time.perf_counter() - self.clock < seconds

    def speeds(self, steps: int) -> Speeds:
        return steps / (time.perf_counter() - self.clock), steps / (time.process_time() - self.processor)


def gin_rummy(seconds: float) -> Speeds:
    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    gauge, first = Gauge(), env.timestep
    while gauge.lasts(seconds):
        env.run(is_training=False)
    return gauge.speeds(env.timestep - first)


def sampled(space: Any, mask: Any) -> int:
    """As in PettingZoo's documentation."""
    return int(space.sample(mask))


def chosen_from(_: Any, mask: Any) -> int:
    """As in PettingZoo's `performance_benchmark`."""
    return int(random.choice(np.flatnonzero(mask).tolist()))


def turn_by_turn(env: Any, draw: Callable[[Any, Any], int]) -> Measure:
    """PettingZoo's documented loop."""

    def measure(seconds: float) -> Speeds:
        env.reset(seed=1)
        gauge, steps = Gauge(), 0
        while gauge.lasts(seconds):
            env.reset()
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else draw(env.action_space(agent), seen["action_mask"]))
                steps += not over
        return gauge.speeds(steps)

    return measure


def alone(env: Any) -> Measure:
    """Gymnasium's documented loop."""

    def measure(seconds: float) -> Speeds:
        env.reset(seed=1)
        gauge, steps = Gauge(), 0
        while gauge.lasts(seconds):
            _, info = env.reset()
            over = False
            while not over:
                _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
                steps += 1
        return gauge.speeds(steps)

    return measure


def vectorised(many: Any) -> Measure:
    def measure(seconds: float) -> Speeds:
        many.step()
        gauge, steps = Gauge(), 0
        while gauge.lasts(seconds):
            many.step()
            steps += many.n
        return gauge.speeds(steps)

    return measure


def of_one_process() -> dict[str, Measure]:
    envs: dict[str, Any] = {HOLDEM: texas_holdem_v4.env(), FOUR: connect_four_v3.env()}
    for game in games.names():
        envs[games.get(game).title] = importlib.import_module(f"trois.env.{name_of(game)}").env()
    found: dict[str, Measure] = {named(GIN, LOOP): gin_rummy, SOLO: alone(gymnasium.make(solo.ID))}
    for loop, draw in ((LOOP, sampled), (BENCHMARK, chosen_from)):
        found |= {named(name, loop): turn_by_turn(env, draw) for name, env in envs.items()}
    return found


def named(name: str, loop: str) -> str:
    return f"{name}: {loop}"


def measured(runs: dict[str, Measure], chosen: argparse.Namespace) -> dict[str, Speeds]:
    """Medians of rounds in which all take turns."""
    found: dict[str, list[Speeds]] = {name: [] for name in runs}
    for _ in range(chosen.rounds):
        for name, measure in runs.items():
            found[name].append(measure(chosen.seconds))
    return {
        name: (statistics.median(clock for clock, _ in pairs), statistics.median(busy for _, busy in pairs))
        for name, pairs in found.items()
    }


def main() -> None:
    chosen = choices()
    warnings.simplefilter("ignore")
    runs = of_one_process()
    single, several = (trois.env.vector("troyes", chosen.n * count, count) for count in (1, chosen.processes))
    with single, several:
        runs[MANY] = vectorised(single)
        runs[SEVERAL] = vectorised(several)
        found = measured(runs, chosen)
    report.begin(chosen.rows)
    for name, loop in [*turns(), (SOLO, LOOP)]:
        for peer in TURNS:
            report.row(name, 1, found[name][1], peer, found[named(peer, loop)][1])
    for peer in VECTOR:
        report.row(MANY, 1, found[MANY][1], peer, found[named(peer, LOOP)][1])
        report.row(MANY, chosen.processes, found[SEVERAL][0], peer, found[named(peer, LOOP)][0])
    if not chosen.rows:
        judge({name: busy for name, (_, busy) in found.items()})


def choices() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Steps a second, random actions.")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--n", type=int, default=128, help="games that each process of the vectorised runner plays")
    parser.add_argument("--rows", action="store_true", help="print the rows of the table only")
    return parser.parse_args()


def turns() -> list[tuple[str, str]]:
    """The rows of our games turn by turn, and the loop of each."""
    return [(named(games.get(game).title, loop), loop) for loop in (LOOP, BENCHMARK) for game in games.names()]


def judge(busy: dict[str, float]) -> None:
    """Whether the goals are reached, one process beside one process."""
    print()
    for peer, least in TURNS.items():
        for name, loop in turns():
            say(name, busy[name] / busy[named(peer, loop)], peer, least)
    for peer, least in VECTOR.items():
        say(MANY, busy[MANY] / busy[named(peer, LOOP)], peer, least)


def say(name: str, ratio: float, peer: str, least: float) -> None:
    print(f"{'reached' if ratio >= least else 'MISSED'}: {name} {ratio:.1f} x {peer}, wanted {least:g} x")


if __name__ == "__main__":
    main()
