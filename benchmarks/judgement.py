"""How well learned judgement tells the end of a game, and what a search loses by simulating little.

python benchmarks/judgement.py foresight tournay --count 104 --seed 20000
python benchmarks/judgement.py loss tournay --count 30 --seed 901

`foresight`: positions of games between searching players (40 simulations, two seats) are judged after so many decisions
of a playout, on average over 12 imagined worlds, and compared with how well the seat did in the end. `loss`: what the
actions found with few simulations are worth less than the best one, in the eyes of a long search of the same kind.
"""

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import NamedTuple

import numpy as np

from trois import games
from trois.bots.clock import Clock
from trois.bots.search import Search
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.core.game import AnyGame, State, View
from trois.core.options import in_full

STEPS = [0, 6, 12, 24, 40, 60]
SHARE = 0.06
"""Of all positions, how many are kept."""
WORLDS = 12
SIMULATIONS = [75, 300, 1200, 4800]
TRIES = 2
FOREVER = float("inf")


class Asked(NamedTuple):
    """A question with a choice, and the state it was asked in."""

    state: State
    seat: int
    legal: list[int]


class Question(NamedTuple):
    view: View
    seat: int
    legal: list[int]


class Lab:
    """A game with its judgement."""

    def __init__(self, name: str) -> None:
        self.game: AnyGame = games.get(name)
        self.style = style_of(name)
        net = self.style.learned_policy(self.game)
        if net is None:
            raise SystemExit(f"{name} has no learned judgement")
        self.net, self.hand = net, self.style.policy(self.game)

    def decisions(self, seed: int) -> Iterator[Asked]:
        """Every decision of a game, before it is made; the state is always the same and goes on to the end."""
        game, chance = self.game, Chance(seed)
        state = game.setup(2, in_full(game.name, game.options, {}), {}, chance, None)
        players = [self.style.search_bot(game, seed * 7 + seat, 1.0) for seat in range(2)]
        while waiting := game.pending(state):
            seat = waiting[0]
            legal = game.legal(state, seat)
            yield Asked(state, seat, legal)
            few = Clock(simulations=40)
            action = legal[0] if len(legal) == 1 else players[seat].choose(game.view(state, seat), legal, few)
            game.apply(state, seat, action, chance, None)

    def play_on(self, state: State, chance: Chance, decisions: int) -> None:
        """By the quick policy, and on until the state can be judged."""
        while waiting := self.game.pending(state):
            if decisions <= 0 and self.hand.is_quiet(state):
                return
            action = self.hand.choose(state, waiting[0], self.game.legal(state, waiting[0]))
            self.game.apply(state, waiting[0], action, chance, None)
            decisions -= 1

    def foreseen(self, view: View, seat: int, seed: int) -> list[float]:
        """By step: how well the seat is expected to do."""
        sums = [0.0] * len(STEPS)
        for number in range(WORLDS):
            world, chance, before = self.game.imagine(view, Chance(seed + number)), Chance(number + 1), 0
            for i, step in enumerate(STEPS):
                self.play_on(world, chance, step - before)
                before = step
                sums[i] += self.net.outcome(world, seat).values[seat] / WORLDS
        return sums

    def searched(self, view: View, seat: int, simulations: int, seed: int) -> Search:
        search = Search(self.game, self.net, self.style.learned_settings, seed)
        search.think(view, seat, simulations, FOREVER)
        return search


def foresight(lab: Lab, count: int, first: int) -> None:
    dice = Random(first)
    rows: list[list[float]] = []
    ends: list[float] = []
    for seed in range(first, first + count):
        kept: list[State] = []
        for asked in lab.decisions(seed):
            if lab.hand.is_quiet(asked.state) and dice.random() < SHARE:
                kept.append(asked.state.copy())
            state = asked.state
        values = lab.hand.values([float(score.total) for score in lab.game.scores(state)])
        for number, position in enumerate(kept):
            seat = dice.randrange(2)
            rows.append(lab.foreseen(lab.game.view(position, seat), seat, seed * 1000 + number * 50))
            ends.append(values[seat])
    found, truth = np.array(rows), np.array(ends)
    print(f"{len(rows)} positions of {count} games: squared error of what is best made of the judgement")
    for i, step in enumerate(STEPS):
        print(f"  after {step:2} decisions: {_fitted(found[:, [i]], truth)}; of it and the first: ", end="")
        print(_fitted(found[:, [0, i]], truth))


def _fitted(columns: np.ndarray, truth: np.ndarray) -> str:
    known = np.c_[np.ones(len(truth)), columns]
    weights = np.linalg.lstsq(known, truth, rcond=None)[0]
    shares = " and ".join(f"{weight:.2f}" for weight in weights[1:])
    return f"{np.mean((known @ weights - truth) ** 2):.4f} (weights {shares})"


def loss(lab: Lab, count: int, first: int, long: int) -> None:
    lost: dict[int, list[float]] = {simulations: [] for simulations in SIMULATIONS}
    for number, question in zip(range(count), questions(lab, first), strict=False):
        for simulations, amount in _lost(lab, number, question, long).items():
            lost[simulations].append(amount)
    for simulations, amounts in lost.items():
        print(f"{simulations:5} simulations: {fmean(amounts):.4f} of a victory lost in each of {count} decisions")


def questions(lab: Lab, seed: int) -> Iterator[Question]:
    """Beginnings of turns with more than three choices, from game to game."""
    while True:
        choices = 0
        for asked in lab.decisions(seed):
            choices += len(asked.legal) > 1
            if (choices * 7 + seed) % 17 == 0 and len(asked.legal) > 3 and lab.hand.is_quiet(asked.state):
                yield Question(lab.game.view(asked.state, asked.seat), asked.seat, asked.legal)
        seed += 1


def _lost(lab: Lab, number: int, question: Question, long: int) -> dict[int, float]:
    """By simulations, for one question."""
    view, seat, legal = question
    tries = [(n, 1000 * number + 17 + i) for n in SIMULATIONS for i in range(TRIES)]
    chosen = [(n, lab.searched(view, seat, n, seed).best(legal)) for n, seed in tries]
    reference = lab.searched(view, seat, long, 5_000_000 + number)
    worth: dict[int, float] = {}
    for action in {reference.best(legal), *(action for _, action in chosen)}:
        reference.weigh(view, seat, action, long // 4, FOREVER)
        edge = reference.root.edges[action]
        worth[action] = edge.values[seat] / edge.visits
    best = max(worth.values())
    return {n: fmean(best - worth[action] for m, action in chosen if m == n) for n in SIMULATIONS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["foresight", "loss"])
    parser.add_argument("game", choices=["troyes", "tournay"])
    parser.add_argument("--count", type=int, default=30, help="games, or positions")
    parser.add_argument("--seed", type=int, default=20_000, help="the first seed")
    parser.add_argument("--long", type=int, default=8000, help="the simulations of the long search")
    args = parser.parse_args()
    if args.what == "foresight":
        foresight(Lab(args.game), args.count, args.seed)
    else:
        loss(Lab(args.game), args.count, args.seed, args.long)


if __name__ == "__main__":
    main()
