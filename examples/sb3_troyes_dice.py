"""Stable-Baselines3's MaskablePPO, as it is, on Troyes Dice alone: the curve of 150,000 steps.

    pip install '.[env]' sb3-contrib matplotlib
    python examples/sb3_troyes_dice.py [--steps 150000] [--out examples/sb3_troyes_dice]

It writes a table (.csv) and a drawing (.png): the mean points of games that were not trained on, the most probable
action each, and what random play makes of the same games.
"""

import argparse
import csv
from pathlib import Path

import gymnasium
import matplotlib
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from trois.env import solo

TEST_SEED = 2


def points(learner: MaskablePPO | None, games: int) -> list[float]:
    """Of games 0, 1, 2 ... of the test's series; no learner: random."""
    env, found = gymnasium.make(solo.ID), []
    env.action_space.seed(TEST_SEED)
    for game in range(games):
        seen, info = env.reset(seed=TEST_SEED if game == 0 else None)
        over, reward = False, 0.0
        while not over:
            mask = info["action_mask"]
            if learner is None:
                action = int(env.action_space.sample(mask))
            else:
                action = int(learner.predict(seen, action_masks=mask, deterministic=True)[0])
            seen, paid, over, _, info = env.step(action)
            reward = float(paid)
        found.append(reward)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=150_000)
    parser.add_argument("--every", type=int, default=30_000, help="steps between two tests")
    parser.add_argument("--games", type=int, default=200, help="of a test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_suffix(""))
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    envs = make_vec_env(solo.ID, n_envs=16, seed=chosen.seed)
    settings = {"n_steps": 128, "batch_size": 256, "learning_rate": 7e-4, "gamma": 1.0, "ent_coef": 0.01}
    learner = MaskablePPO("MlpPolicy", envs, policy_kwargs={"net_arch": [256, 128]}, seed=chosen.seed, **settings)
    chance = float(np.mean(points(None, chosen.games)))
    rows = [(0, float(np.mean(points(learner, chosen.games))))]
    while rows[-1][0] < chosen.steps:
        learner.learn(min(chosen.every, chosen.steps - rows[-1][0]), reset_num_timesteps=False)
        rows.append((learner.num_timesteps, float(np.mean(points(learner, chosen.games)))))
        print(f"{rows[-1][0]:9,} steps  {rows[-1][1]:5.1f} points", flush=True)
    write(rows, chance, chosen.out)


def write(rows: list[tuple[int, float]], chance: float, out: Path) -> None:
    with out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerows(
            [("steps", "points"), *((n, f"{mean:.2f}") for n, mean in rows)]
        )
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 4.5), dpi=120)
    axes.plot(*zip(*rows, strict=True), color="#1f4e79", marker="o", label="MaskablePPO, most probable action")
    axes.axhline(chance, color="#b23b3b", linestyle=":", label=f"random on the same games: {chance:.1f}")
    axes.set(title="MaskablePPO on Troyes Dice alone", xlabel="steps", ylabel="points at the end", ylim=(0, None))
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(out.with_suffix(".png"))


if __name__ == "__main__":
    main()
