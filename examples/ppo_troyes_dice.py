"""Masked PPO learns Troyes Dice alone, in minutes on a CPU, and draws its learning curve.

    pip install '.[env]' torch matplotlib
    python examples/ppo_troyes_dice.py [--iterations 200] [--out examples/ppo_troyes_dice.png] [--save ppo.pt]
    trois benchmark run dice-solo --bot ppo_troyes_dice:Player    # in this folder, with the ppo.pt that was saved there

The policy sees the flat observation; illegal actions get a logit of minus infinity. The reward is the score at the
end of the game. At the end it plays games it has never seen, beside a random player on the same games.
"""

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

import trois.env
from trois import games
from trois.bots.clock import Clock
from trois.core.game import View
from trois.env.vectorised import VectorGames

GAME = "troyes-dice"
TRAIN_SEED, TEST_SEED = 1, 2
SAVED = os.environ.get("PPO", "ppo.pt")
"""What a player of this network reads."""
POINTS = 20.0
"""Rewards are counted in this many points, so that values are about 1."""


class Settings(NamedTuple):
    games: int = 128
    steps: int = 40
    epochs: int = 4
    batch: int = 1280
    rate: float = 7e-4
    discount: float = 1.0
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01


class Policy(nn.Module):
    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, 256), nn.Tanh(), nn.Linear(256, 128), nn.Tanh())
        self.choice = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)
        nn.init.zeros_(self.choice.weight)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the probabilities of the actions, and the value."""
        inner = self.body(seen)
        logits = self.choice(inner).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, -1), self.value(inner).squeeze(-1)


class Batch(NamedTuple):
    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    gains: Tensor


def now(many: VectorGames) -> tuple[Tensor, Tensor]:
    return torch.from_numpy(many.observations.copy()), torch.from_numpy(many.masks.astype(bool))


def collect(policy: Policy, many: VectorGames, use: Settings) -> tuple[Batch, list[int]]:
    """Play some steps of every game; the points of those that ended."""
    rows: list[tuple[Tensor, ...]] = []
    points: list[int] = []
    for _ in range(use.steps):
        seen, masks = now(many)
        with torch.no_grad():
            logs, values = policy(seen, masks)
        actions = torch.multinomial(logs.exp(), 1).squeeze(-1)
        many.step(actions.numpy())
        over = torch.from_numpy(many.dones.astype(np.float32))
        paid = torch.from_numpy(many.rewards[:, 0] / POINTS)
        points += many.totals[many.dones == 1, 0].tolist()
        rows.append((seen, masks, actions, logs.gather(-1, actions[:, None]).squeeze(-1), values, paid, over))
    with torch.no_grad():
        last = policy(*now(many))[1]
    seen, masks, actions, logs, values, paid, over = (torch.stack(column) for column in zip(*rows, strict=True))
    gains = advantages(values, paid, over, last, use)
    return Batch(*(part.flatten(0, 1) for part in (seen, masks, actions, logs, values, gains))), points


def advantages(values: Tensor, paid: Tensor, over: Tensor, last: Tensor, use: Settings) -> Tensor:
    """Generalised advantage estimation; a game that ended has no future."""
    found = torch.zeros_like(values)
    gain, following = torch.zeros_like(last), last
    for step in range(len(values) - 1, -1, -1):
        lives = 1 - over[step]
        surprise = paid[step] + use.discount * following * lives - values[step]
        gain = surprise + use.discount * use.trace * lives * gain
        found[step], following = gain, values[step]
    return found


def learn(policy: Policy, optimiser: torch.optim.Optimizer, batch: Batch, use: Settings) -> None:
    goals = batch.gains + batch.values
    gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
    for _ in range(use.epochs):
        for rows in torch.randperm(len(goals)).split(use.batch):
            logs, values = policy(batch.seen[rows], batch.masks[rows])
            chosen = logs.gather(-1, batch.actions[rows, None]).squeeze(-1)
            ratio = (chosen - batch.logs[rows]).exp()
            kept = ratio.clamp(1 - use.clip, 1 + use.clip)
            better = torch.minimum(ratio * gains[rows], kept * gains[rows]).mean()
            spread = -(logs.exp() * logs).sum(-1).mean()
            loss = -better + 0.5 * (values - goals[rows]).square().mean() - use.entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def test(policy: Policy | None, games: int) -> np.ndarray:
    """The points of games that were not trained on; no policy: random."""
    many = trois.env.vector(GAME, games, 1, seats=1, seed=TEST_SEED)
    points, open_rows = np.zeros(games, np.int64), np.ones(games, bool)
    while open_rows.any():
        if policy is None:
            many.step(observe=False)
        else:
            with torch.no_grad():
                many.step(policy(*now(many))[0].argmax(-1).numpy())
        ended = open_rows & (many.dones == 1)
        points[ended] = many.totals[ended, 0]
        open_rows &= ~ended
    return points


def train(iterations: int, use: Settings) -> tuple[Policy, list[tuple[int, float]]]:
    many = trois.env.vector(GAME, use.games, 1, seats=1, seed=TRAIN_SEED)
    policy = Policy(len(many.layout), many.masks.shape[1])
    optimiser = torch.optim.Adam(policy.parameters(), use.rate, eps=1e-5)
    curve: list[tuple[int, float]] = []
    started = time.perf_counter()
    for iteration in range(iterations):
        for group in optimiser.param_groups:
            group["lr"] = use.rate * (1 - iteration / iterations)
        batch, points = collect(policy, many, use)
        learn(policy, optimiser, batch, use)
        curve.append(((iteration + 1) * len(batch.actions), float(np.mean(points)) if points else float("nan")))
        if iteration % 10 == 9:
            mean = np.nanmean([each for _, each in curve[-10:]])
            print(
                f"{curve[-1][0]:9,} decisions  {mean:5.1f} points  {time.perf_counter() - started:5.0f} s", flush=True
            )
    return policy, curve


class Player:
    """The network that was saved, as a bot: the most probable action."""

    version = "1"

    def __init__(self, game: str, _seed: int) -> None:
        self.layout = trois.env.layout(game, seats=1)
        self.actions = len(games.get(game).vocabulary)
        self.policy = Policy(len(self.layout), self.actions)
        self.policy.load_state_dict(torch.load(SAVED, weights_only=True))
        torch.set_num_threads(1)

    def choose(self, view: View, legal: Sequence[int], _clock: Clock | None = None) -> int:
        return legal[int(self.judged(self.layout.vector(view), legal)[0].argmax())]

    def judged(self, seen: np.ndarray, legal: Sequence[int]) -> tuple[Tensor, float]:
        """The probabilities of legal actions, and the points to expect, in units of POINTS."""
        mask = torch.zeros(1, self.actions, dtype=torch.bool)
        mask[0, list(legal)] = True
        with torch.no_grad():
            logs, values = self.policy(torch.from_numpy(seen)[None], mask)
        return logs[0, list(legal)].exp(), float(values[0])


def draw(curve: list[tuple[int, float]], learned: np.ndarray, chance: np.ndarray, out: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    decisions, points = np.array(curve).T
    figure, axes = pyplot.subplots(figsize=(8, 4.5), dpi=120)
    axes.plot(decisions, points, color="#9db8d2", linewidth=1, label="each iteration, actions sampled")
    many = min(10, len(points))
    means = np.convolve(points, np.ones(many) / many, "valid")
    axes.plot(decisions[many - 1 :], means, color="#1f4e79", label=f"mean of {many} iterations")
    axes.axhline(learned.mean(), color="#2e7d32", linestyle="--", label=f"greedy on new games: {learned.mean():.1f}")
    axes.axhline(chance.mean(), color="#b23b3b", linestyle=":", label=f"random on the same games: {chance.mean():.1f}")
    axes.set(title="Masked PPO on solo Troyes Dice", xlabel="decisions", ylabel="points at the end", ylim=(0, None))
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(out)


def interval(points: np.ndarray) -> str:
    return f"{points.mean():.1f} ± {1.96 * points.std(ddof=1) / len(points) ** 0.5:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--games", type=int, default=1000, help="games to test on")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_suffix(".png"))
    parser.add_argument("--save", type=Path, default=Path("ppo.pt"))
    chosen = parser.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(chosen.threads)
    policy, curve = train(chosen.iterations, Settings())
    torch.save(policy.state_dict(), chosen.save)
    learned, chance = test(policy, chosen.games), test(None, chosen.games)
    print(f"on {chosen.games} new games: learned {interval(learned)} points, random {interval(chance)} (95 %)")
    draw(curve, learned, chance, chosen.out)
    print(f"learning curve: {chosen.out}")


if __name__ == "__main__":
    main()
