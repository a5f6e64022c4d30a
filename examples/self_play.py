"""Self-play on PettingZoo: a small network learns Troyes Dice for two from nothing, with NumPy alone.

    pip install '.[env]'
    python examples/self_play.py [--seconds 240] [--games 200]

Both seats are played by the same policy, which sees the flat observation and the action mask. At the end of a game each
seat learns from its result (its points, compared with what was expected): REINFORCE with a learned value. Then it plays
games that it has never seen against a random player, each from both seats.
"""

import argparse
import time
from typing import Any

import numpy as np

from trois.env import troyes_dice_v1

POINTS = 20.0
"""Rewards are counted in this many points, so that values are about 1."""
HIDDEN = 64


class Policy:
    """One hidden layer; a head for the actions and one for the value. Learns by Adam."""

    def __init__(self, width: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.rng = rng
        self.weights = [
            rng.normal(0, width**-0.5, (width, HIDDEN)),
            np.zeros(HIDDEN),
            np.zeros((HIDDEN, actions)),
            np.zeros(actions),
            np.zeros((HIDDEN, 1)),
            np.zeros(1),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def chances(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, the probabilities of the actions, and the value; a row for each observation."""
        first, shift, choice, bias, worth, base = self.weights
        hidden = np.tanh(seen @ first + shift)
        logits = np.where(masks == 1, hidden @ choice + bias, -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ worth + base)[:, 0]

    def choose(self, seen: Any, mask: Any, greedy: bool) -> int:
        odds = self.chances(seen[None], mask[None])[1][0]
        return int(odds.argmax() if greedy else self.rng.choice(len(odds), p=odds))

    def learn(self, seen: Any, masks: Any, actions: Any, returns: Any, rate: float, entropy: float = 0.01) -> None:
        """One step towards what went better than expected."""
        hidden, odds, values = self.chances(seen, masks)
        rows = np.arange(len(actions))
        gains = returns - values
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        chosen = np.zeros_like(odds)
        chosen[rows, actions] = 1
        logs = np.log(np.maximum(odds, 1e-12))
        spread = -(odds * logs).sum(axis=1, keepdims=True)
        to_logits = ((chosen - odds) * gains[:, None] - entropy * odds * (logs + spread)) / len(rows)
        to_values = (returns - values)[:, None] / len(rows)
        to_hidden = (to_logits @ self.weights[2].T + 0.5 * to_values @ self.weights[4].T) * (1 - hidden**2)
        ups = [seen.T @ to_hidden, to_hidden, hidden.T @ to_logits, to_logits, hidden.T @ to_values, to_values]
        self._climb([up.sum(axis=0) if number % 2 else up for number, up in enumerate(ups)], rate)

    def _climb(self, ups: list[Any], rate: float) -> None:
        self.steps += 1
        for at, up in enumerate(ups):
            self.means[at] += 0.1 * (up - self.means[at])
            self.squares[at] += 0.001 * (up**2 - self.squares[at])
            scale = np.sqrt(self.squares[at] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[at] += rate * (self.means[at] / (1 - 0.9**self.steps)) / scale


def play(env: Any, policies: list[Policy | None], seed: int | None, greedy: bool) -> tuple[list[Any], list[float]]:
    """A game in PettingZoo's loop: what the policies saw and did, and the points by seat. None plays at random."""
    env.reset(seed=seed)
    steps: list[Any] = []
    points = [0.0] * len(policies)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        seat = int(agent.removeprefix("seat_"))
        if terminated:
            points[seat] = reward
            env.step(None)
            continue
        mask, policy = seen["action_mask"], policies[seat]
        if policy is None:
            action = int(env.action_space(agent).sample(mask))
        else:
            action = policy.choose(seen["observation"], mask, greedy)
            if mask.sum() > 1:
                steps.append((seat, seen["observation"], mask, action))
        env.step(action)
    return steps, points


def train(policy: Policy, seconds: float, rate: float = 3e-3, games: int = 8) -> int:
    """Play against itself for so long, and learn from every few games; how many games it took."""
    env = troyes_dice_v1.raw_env(seats=2, reward="points")
    env.reset(seed=1)
    started, played, told = time.perf_counter(), 0, 0.0
    recent: list[float] = []
    while (elapsed := time.perf_counter() - started) < seconds:
        batch: list[Any] = []
        for _ in range(games):
            steps, points = play(env, [policy, policy], None, greedy=False)
            batch += [(*step[1:], points[step[0]] / POINTS) for step in steps]
            recent += points
        seen, masks, actions, returns = (np.array(column) for column in zip(*batch, strict=True))
        policy.learn(seen, masks, actions, returns, rate * (1 - 0.9 * elapsed / seconds))
        played += games
        if elapsed - told >= 15:
            told = elapsed
            print(f"{played:6} games  {np.mean(recent[-400:]):5.1f} points  {elapsed:4.0f} s", flush=True)
    return played


def wins(policy: Policy, games: int) -> tuple[float, list[float]]:
    """Against a random player, on new games, each from both seats: games won (a tie is half), and the leads."""
    env = troyes_dice_v1.raw_env(seats=2, reward="points")
    for agent in env.possible_agents:
        env.action_space(agent).seed(3)
    leads = []
    for number in range(games):
        seat = number % 2
        players: list[Policy | None] = [None, None]
        players[seat] = policy
        points = play(env, players, 10**6 + number // 2, greedy=True)[1]
        leads.append(points[seat] - points[1 - seat])
    return sum((lead > 0) + (lead == 0) / 2 for lead in leads), leads


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=240, help="of training")
    parser.add_argument("--games", type=int, default=200, help="games to test on")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    env = troyes_dice_v1.raw_env(seats=2)
    policy = Policy(len(env.episode.layout), env.episode.actions, chosen.seed)
    played = train(policy, chosen.seconds)
    won, leads = wins(policy, chosen.games)
    low, high = interval(won, chosen.games)
    print(f"after {played} games against itself: {won:g} of {chosen.games} games against random play won, ", end="")
    print(f"{100 * won / chosen.games:.1f} % [{100 * low:.1f}, {100 * high:.1f}], by {np.mean(leads):.1f} points")


if __name__ == "__main__":
    main()
