"""Steps a second of the vectorised runner beside RLCard's gin rummy and PettingZoo's Texas hold'em, random actions.

    pip install '.[env]' rlcard 'pettingzoo[classic]'
    python benchmarks/env.py [--seconds 4] [--rounds 3] [--processes 2] [--n 1024]

A step is one decision, after which the next seat's observation and legal actions are there. The peers run in one
process each, as they have no vectorised runner; ours in as many as `--processes` says, and in one beside it.
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


def gin_rummy(seconds: float) -> float:
    import rlcard  # noqa: PLC0415
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    started, first = time.perf_counter(), env.timestep
    while time.perf_counter() - started < seconds:
        env.run(is_training=False)
    return float((env.timestep - first) / (time.perf_counter() - started))


def holdem(seconds: float) -> float:
    from pettingzoo.classic import texas_holdem_v4  # noqa: PLC0415

    env = texas_holdem_v4.env()
    started, steps = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            steps += not over
    return steps / (time.perf_counter() - started)


def vectorised(many: Any, observe: bool) -> Callable[[float], float]:
    def measure(seconds: float) -> float:
        many.step(observe=observe)
        started, steps = time.perf_counter(), 0
        while time.perf_counter() - started < seconds:
            many.step(observe=observe)
            steps += many.n
        return float(steps / (time.perf_counter() - started))

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
        "masks": vectorised(together, False),
        "masks and observations": vectorised(together, True),
        "masks, one process": vectorised(alone, False),
        "masks and observations, one process": vectorised(alone, True),
    }
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(chosen.rounds):
        for name, measure in runs.items():
            found[name].append(measure(chosen.seconds))
    together.close()
    tell({name: statistics.median(speeds) for name, speeds in found.items()}, chosen.processes)


def tell(speeds: dict[str, float], processes: int) -> None:
    engine = "compiled" if runner.__file__.endswith((".so", ".pyd")) else "PLAIN PYTHON"
    print(f"engine: {engine}; Troyes with 2 seats, {processes} processes unless said otherwise\n")
    print(f"{'steps/s':>12}  {'x gin rummy':>11}  {'x hold_em':>9}")
    for name, speed in speeds.items():
        print(f"{speed:12,.0f}  {speed / speeds['gin rummy']:11.1f}  {speed / speeds[HOLDEM]:9.1f}  {name}")
    for peer, least in WANTED.items():
        ratio = speeds["masks and observations"] / speeds[peer]
        print(f"{'reached' if ratio >= least else 'MISSED'}: {ratio:.1f} x {peer}, wanted {least} x")


if __name__ == "__main__":
    main()
