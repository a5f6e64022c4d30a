"""Steps a second of the environments beside RLCard's gin rummy and PettingZoo's Texas hold'em, random actions.

    pip install '.[env]' rlcard 'pettingzoo[classic]'
    python benchmarks/env.py [--seconds 4] [--rounds 3] [--processes 2] [--n 1024]

A step is one decision, after which the next seat's observation and legal actions are there. Turn by turn, every game
runs in PettingZoo's own loop (`agent_iter`, `last`, `step`), as hold'em does, in one process each. The vectorised
runner plays Troyes in as many processes as `--processes` says, and in one beside it; the peers have none.
On a busy machine the speeds by processor time are the ones to compare: they are of one process each.
"""

import argparse
import importlib
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium

import trois.env
from trois import games
from trois.env import solo
from trois.env.compiled import runner
from trois.env.versions import name_of

Speeds = tuple[float, float]
Measure = Callable[[float], Speeds]

GIN, HOLDEM = "gin rummy", "hold'em"
VECTOR = {GIN: 10, HOLDEM: 40}
"""How many times as fast as each peer the vectorised runner has to be."""
TURNS = 5
"""How many times as fast as hold'em every game has to be in the same loop."""
MASKS, BOTH = "Troyes vectorised, masks", "Troyes vectorised, masks and observations"


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
    import rlcard  # noqa: PLC0415
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    gauge, first = Gauge(), env.timestep
    while gauge.lasts(seconds):
        env.run(is_training=False)
    return gauge.speeds(env.timestep - first)


def turn_by_turn(env: Any) -> Measure:
    """PettingZoo's documented loop."""

    def measure(seconds: float) -> Speeds:
        gauge, steps = Gauge(), 0
        while gauge.lasts(seconds):
            env.reset(seed=steps)
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
                steps += not over
        return gauge.speeds(steps)

    return measure


def alone(env: Any) -> Measure:
    """Gymnasium's documented loop."""

    def measure(seconds: float) -> Speeds:
        gauge, steps = Gauge(), 0
        while gauge.lasts(seconds):
            _, info = env.reset(seed=steps)
            over = False
            while not over:
                _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
                steps += 1
        return gauge.speeds(steps)

    return measure


def vectorised(many: Any, observe: bool) -> Measure:
    def measure(seconds: float) -> Speeds:
        many.step(observe=observe)
        gauge, steps = Gauge(), 0
        while gauge.lasts(seconds):
            many.step(observe=observe)
            steps += many.n
        return gauge.speeds(steps)

    return measure


def of_one_process() -> dict[str, Measure]:
    from pettingzoo.classic import texas_holdem_v4  # noqa: PLC0415

    found: dict[str, Measure] = {GIN: gin_rummy, HOLDEM: turn_by_turn(texas_holdem_v4.env())}
    for game in games.names():
        module = importlib.import_module(f"trois.env.{name_of(game)}")
        found[turns_of(game)] = turn_by_turn(module.env())
    found["Troyes Dice alone in Gymnasium's loop"] = alone(gymnasium.make(solo.ID))
    return found


def turns_of(game: str) -> str:
    return f"{games.get(game).title}, turn by turn"


def in_processes(name: str, processes: int) -> str:
    return f"{name}, {processes} process{'' if processes == 1 else 'es'}"


def main() -> None:
    chosen = choices()
    warnings.simplefilter("ignore")
    runs = of_one_process()
    vectors = [trois.env.vector("troyes", chosen.n, count) for count in sorted({1, chosen.processes})]
    for many, count in zip(vectors, sorted({1, chosen.processes}), strict=True):
        runs[in_processes(MASKS, count)] = vectorised(many, False)
        runs[in_processes(BOTH, count)] = vectorised(many, True)
    found: dict[str, list[Speeds]] = {name: [] for name in runs}
    for _ in range(chosen.rounds):
        for name, measure in runs.items():
            found[name].append(measure(chosen.seconds))
    for many in vectors:
        many.close()
    engine = "compiled" if runner.__file__.endswith((".so", ".pyd")) else "PLAIN PYTHON"
    print(f"engine: {engine}; 2 seats; {chosen.n} games vectorised; medians of {chosen.rounds} rounds")
    clock = {name: statistics.median(speed for speed, _ in pairs) for name, pairs in found.items()}
    tell("steps/s", clock)
    single = [name for name in runs if chosen.processes == 1 or not name.endswith("processes")]
    busy = {name: statistics.median(speed for _, speed in found[name]) for name in single}
    tell("by processor", busy)
    judge(clock, busy, chosen.processes)


def choices() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Steps a second, random actions.")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--n", type=int, default=1024)
    return parser.parse_args()


def tell(title: str, speeds: dict[str, float]) -> None:
    print(f"\n{title:>12}  {'x gin rummy':>11}  {'x hold_em':>9}")
    for name, speed in speeds.items():
        print(f"{speed:12,.0f}  {speed / speeds[GIN]:11.1f}  {speed / speeds[HOLDEM]:9.1f}  {name}")


def judge(clock: dict[str, float], busy: dict[str, float], processes: int) -> None:
    print()
    for game in games.names():
        say(f"{turns_of(game)} (by processor)", busy[turns_of(game)] / busy[HOLDEM], HOLDEM, TURNS)
    for name in (MASKS, BOTH):
        for peer, least in VECTOR.items():
            together, single = in_processes(name, processes), in_processes(name, 1)
            beside = f" (in one process {clock[single] / clock[peer]:.1f} x)"
            say(together, clock[together] / clock[peer], peer + beside, least)


def say(name: str, ratio: float, peer: str, least: int) -> None:
    print(f"{'reached' if ratio >= least else 'MISSED'}: {name} {ratio:.1f} x {peer}, wanted {least} x")


if __name__ == "__main__":
    main()
