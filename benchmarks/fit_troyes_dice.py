"""Find the weights of the Troyes Dice policy: play, explain the points still made, play better, and so on.

    python benchmarks/fit_troyes_dice.py --games 40000 --rounds 10 --noise 0.6

Writes src/trois/bots/troyes_dice/weights.bin. Needs numpy; an hour on one core, compiled.
"""

import argparse
import math
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import trois
from trois.bots.troyes_dice import features as f
from trois.bots.troyes_dice import weights
from trois.bots.troyes_dice.policy import DicePolicy, half_days_left
from trois.bots.troyes_dice.weights import KNOTS, by_time
from trois.core.chance import Chance, Preview, Uncertain
from trois.core.options import in_full
from trois.games.troyes_dice.game import TroyesDice

GAME = TroyesDice()
OPTIONS = in_full(GAME.name, GAME.options, {})
LEVELS = len(KNOTS) - 1
PULL, SMOOTH, KEPT = 20.0, 200.0, 0.3
"""How strongly weights are drawn to 0 and to their neighbours, and what earlier rounds still count."""
OUT = Path(weights.__file__).with_name(weights.FILE)

Sample = tuple[int, int, list[tuple[int, int]]]


def chains() -> Iterator[range]:
    """Entries of a track that should lie close together; bonuses cut a track in two."""
    for colour in range(3):
        at = f.CITIZENS + 21 * colour
        yield from (range(at, at + 15), range(at + 15, at + 21))
        yield range(f.UNSPENT + 19 * colour, f.UNSPENT + 19 * colour + 19)
        at = f.CIRCLED + 19 * colour
        yield from (range(at, at + 6), range(at + 6, at + 12), range(at + 12, at + 18))
        yield range(f.MISSING + 13 * colour + 1, f.MISSING + 13 * colour + 13)
    for built in range(7):
        yield range(f.CATHEDRALS + 7 * built, f.CATHEDRALS + 7 * built + 7 - built)
    for column in range(6):
        yield range(f.MARKETS + 5 * column, f.MARKETS + 5 * column + 5)
    yield from (range(f.ALIVE, f.ALIVE + 19), range(f.POTENTIAL, f.POTENTIAL + 21))


def restraint() -> np.ndarray:
    one = PULL * np.eye(f.COUNT)
    for chain in chains():
        for a in chain[:-2]:
            bend = np.zeros(f.COUNT)
            bend[[a, a + 1, a + 2]] = (1, -2, 1)
            one += SMOOTH * np.outer(bend, bend)
    return np.kron(np.eye(LEVELS), one)


def hats(left: int) -> list[tuple[int, float]]:
    """The knots on either side of a time, with their shares."""
    for i in range(LEVELS):
        if KNOTS[i] < left <= KNOTS[i + 1]:
            part = (left - KNOTS[i]) / (KNOTS[i + 1] - KNOTS[i])
            return [(i - 1, 1 - part), (i, part)] if i and part < 1 else [(i, part)]
    return []


def spread(table: np.ndarray) -> list[list[float]]:
    by_left = np.zeros((16, f.COUNT))
    for left in range(1, 16):
        for knot, part in hats(left):
            by_left[left] += part * table[knot]
    return [[float(x) for x in row] for row in by_left]


def disturbed(policy: DicePolicy, state: object, legal: list[int], heat: float, dice: random.Random) -> int:
    worths = policy.worths(state, 0, legal)  # type: ignore[arg-type]
    best = max(worths)
    return dice.choices(legal, [math.exp((worth - best) / heat) for worth in worths])[0]


def play(policy: DicePolicy, seed: int, noise: float, dice: random.Random) -> tuple[int, list[Sample]]:
    """One game, disturbed up to a random half-day; the sheets after each half-day from there on."""
    chance = Chance(seed)
    state = GAME.setup(1, OPTIONS, {}, chance, None)
    calm_after = dice.randint(-6, 15) if noise else -1
    samples: list[Sample] = []
    while state.waiting:
        now, legal = 15 - half_days_left(state), GAME.legal(state, 0)
        if now <= calm_after and len(legal) > 1:
            action = disturbed(policy, state, legal, noise * (3 if now == calm_after else 1), dice)
        else:
            action = policy.choose(state, 0, legal)
        if now >= calm_after:
            after = state.copy()
            try:
                GAME.apply(after, 0, action, Preview(0), None)
            except Uncertain:
                sheet = after.sheets[0]
                samples.append((15 - now, f.points(after, sheet), f.active(after, sheet)))
        GAME.apply(state, 0, action, chance, None)
    return f.points(state, state.sheets[0]), samples


def add(rows: list[tuple[list[tuple[int, int]], int]], left: int, gram: np.ndarray, sums: np.ndarray) -> None:
    """Samples of one time into the normal equations."""
    matrix = np.zeros((len(rows), f.COUNT), dtype=np.float32)
    for i, (active, _) in enumerate(rows):
        for feature, value in active:
            matrix[i, feature] = value
    square, product = matrix.T @ matrix, matrix.T @ np.array([gain for _, gain in rows], dtype=np.float32)
    for a, part in hats(left):
        sums[a * f.COUNT : (a + 1) * f.COUNT] += part * product
        for b, other in hats(left):
            gram[a * f.COUNT : (a + 1) * f.COUNT, b * f.COUNT : (b + 1) * f.COUNT] += part * other * square


def write(table: np.ndarray) -> None:
    OUT.write_bytes((table * weights.UNIT).round().astype("<i2").tobytes())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--noise", type=float, default=0.6, help="points that a disturbed choice hardly notices")
    args = parser.parse_args()
    policy, dice = DicePolicy(trois.games.get(GAME.name)), random.Random(1)
    policy.weights = by_time()
    held, size = restraint(), LEVELS * f.COUNT
    gram, sums = np.zeros((size, size)), np.zeros(size)
    for number in range(args.rounds):
        gram, sums = KEPT * gram, KEPT * sums
        rows: list[list[tuple[list[tuple[int, int]], int]]] = [[] for _ in range(16)]
        for _ in range(args.games):
            final, samples = play(policy, dice.getrandbits(40), args.noise, dice)
            for left, points, active in samples:
                rows[left].append((active, final - points))
                if len(rows[left]) == 2000 and left:
                    add(rows[left], left, gram, sums)
                    rows[left] = []
        table = np.linalg.solve(gram + held, sums).reshape(LEVELS, f.COUNT)
        policy.weights = spread(table)
        write(table)
        totals = [play(policy, seed, 0.0, dice)[0] for seed in range(1000)]
        print(f"round {number + 1}: mean of 1,000 games {sum(totals) / 1000:.2f}", flush=True)


if __name__ == "__main__":
    main()
