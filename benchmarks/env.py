"""Steps a second of the vectorised runner beside RLCard's gin rummy and PettingZoo's Texas hold'em, random actions.

    pip install '.[env]' rlcard 'pettingzoo[classic]'
    python benchmarks/env.py [--seconds 4] [--rounds 3] [--processes 2] [--n 1024]

A step is one decision, after which the next seat's observation and legal actions are there. The peers run in one
process each, as they have no vectorised runner; ours in as many as `--processes` says, and in one beside it. On a
busy machine the speeds by processor time are the ones to compare: they are of one process each.
"""

import argparse
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

import trois.env
from trois.core import runner

HOLDEM = "hold'em"
WANTED = {"gin rummy": 10, HOLDEM: 40}
MASKS, BOTH, ALONE = "masks", "masks and observations", ", one process"


class Gauge:
    """Steps a second: by the clock, and by the time the processor spent on this process."""

    def __init__(self) -> None:
        self.clock = time.perf_counter()
        self.processor = time.process_time()

    def lasts(self, seconds: float) -> bool:
        return time.perf_counter() - self.clock < seconds

    def speeds(self, steps: int) -> tuple[float, float]:
        return steps / (time.perf_counter() - self.clock), steps / (time.process_time() - self.processor)


def gin_rummy(seconds: float) -> tuple[float, float]:
    import rlcard  # noqa: PLC0415
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    gauge, first = Gauge(), env.timestep
    while gauge.lasts(seconds):
        env.run(is_training=False)
    return gauge.speeds(env.timestep - first)


def holdem(seconds: float) -> tuple[float, float]:
    from pettingzoo.classic import texas_holdem_v4  # noqa: PLC0415

    env = texas_holdem_v4.env()
    gauge, steps = Gauge(), 0
    while gauge.lasts(seconds):
        env.reset(seed=steps)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            steps += not over
    return gauge.speeds(steps)


def vectorised(many: Any, observe: bool) -> Callable[[float], tuple[float, float]]:
    def measure(seconds: float) -> tuple[float, float]:
        many.step(observe=observe)
        gauge, steps = Gauge(), 0
        while gauge.lasts(seconds):
            many.step(observe=observe)
            steps += many.n
        return gauge.speeds(steps)

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second, random actions.")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--n", type=int, default=1024)
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    together = trois.env.vector("troyes", chosen.n, chosen.processes)
    alone = trois.env.vector("troyes", chosen.n, 1)
    runs = {
        "gin rummy": gin_rummy,
        HOLDEM: holdem,
        MASKS: vectorised(together, False),
        BOTH: vectorised(together, True),
        MASKS + ALONE: vectorised(alone, False),
        BOTH + ALONE: vectorised(alone, True),
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    for _ in range(chosen.rounds):
        for name, measure in runs.items():
            found[name].append(measure(chosen.seconds))
    together.close()
    engine = "compiled" if runner.__file__.endswith((".so", ".pyd")) else "PLAIN PYTHON"
    print(
        f"engine: {engine}; Troyes with 2 seats, {chosen.n} games, {chosen.processes} processes unless said otherwise"
    )
    by_clock = {name: statistics.median(clock for clock, _ in pairs) for name, pairs in found.items()}
    tell("steps/s", by_clock)
    alone_too = [name for name in runs if name in WANTED or ALONE in name]
    tell("by processor", {name: statistics.median(busy for _, busy in found[name]) for name in alone_too})
    for name in (MASKS, BOTH):
        for peer, least in WANTED.items():
            ratio = by_clock[name] / by_clock[peer]
            print(f"{'reached' if ratio >= least else 'MISSED'}: {name} {ratio:.1f} x {peer}, wanted {least} x")


def tell(title: str, speeds: dict[str, float]) -> None:
    print(f"\n{title:>12}  {'x gin rummy':>11}  {'x hold_em':>9}")
    for name, speed in speeds.items():
        print(f"{speed:12,.0f}  {speed / speeds['gin rummy']:11.1f}  {speed / speeds[HOLDEM]:9.1f}  {name}")


if __name__ == "__main__":
    main()
