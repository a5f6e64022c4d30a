"""Learning Troyes Dice: a sheet after a half-day is worth what its best continuations are worth after fresh rolls.

Players and learner run side by side and share a folder: players append what they saw and take the newest network, the
learner publishes one every few seconds. Seats don't touch in this game, so one sheet at a time is enough.

    python -m trois.train.dice play --folder data --minutes 8 --seed 1     # as often as there are cores
    python -m trois.train.dice learn --folder data --minutes 8             # once, needs the extra [train]
"""

import math
import random
import sys
import time
from argparse import ArgumentParser
from array import array
from collections.abc import Sequence
from pathlib import Path

import trois
from trois.bots.troyes_dice import features as f
from trois.bots.troyes_dice import network
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.inputs import QUESTIONS, Scene
from trois.bots.troyes_dice.policy import half_days_left
from trois.bots.troyes_dice.turns import finish
from trois.core.chance import Chance
from trois.core.options import in_full
from trois.games.troyes_dice.game import TroyesDice
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import NUMBERED

GAME = TroyesDice()
DISTURBED, HEAT = 0.2, 2.0
"""How many choices are disturbed, and the points that a disturbed choice hardly notices."""
MOST_NOW, MOST_LATER = 24, 12
AHEAD = [1, 1, 2, 3]
"""How many half-days are played before the network judges."""
ROLLS = 3
CHUNK = 8.0
NETWORK = "newest.bin"


class Teacher:
    """Plays games alone and tells what sheets were worth."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311
        self.expert = DiceExpert(trois.games.get(GAME.name))

    def setup(self, chance: Chance) -> State:
        """Mostly the basic game, so that the others are not unknown."""
        given: dict[str, object] = {"expansion": self.dice.random() < 0.12}
        given["numbering"] = self.dice.choices(["standard", "rolled", "expert"], [85, 10, 5])[0]
        state = GAME.setup(1, in_full(GAME.name, GAME.options, given), {}, chance, None)
        while state.stage != NUMBERED:
            GAME.apply(state, 0, self.dice.choice(GAME.legal(state, 0)), chance, None)
        return state

    def game(self, rows: "array[int]") -> int:
        chance = Chance(self.dice.getrandbits(50))
        state = self.setup(chance)
        while state.waiting:
            self.half_day(state, chance, rows)
        return f.points(state, state.sheets[0])

    def half_day(self, state: State, chance: Chance, rows: "array[int]") -> None:
        """Choose, mostly the best; learn of it and of another good end."""
        ends, scene = self.expert.turns.ends(state, MOST_NOW), Scene(state)
        values = self.expert.judge(state, ends)
        order = sorted(range(len(ends)), key=lambda i: -values[i])
        chosen = order[0]
        if scene.left and self.dice.random() < DISTURBED:
            weights = [math.exp((value - values[chosen]) / HEAT) for value in values]
            chosen = self.dice.choices(range(len(ends)), weights)[0]
        if scene.left:
            another = order[min(len(order) - 1, 1 + int(self.dice.expovariate(0.4)))]
            for i in {chosen, another}:
                sheet = ends[i].sheet
                to_come = self.expected(state, sheet, chance) - f.points(state, sheet)
                rows.extend([scene.left, round(100 * to_come), *scene.answers(sheet)])
        finish(state, ends[chosen].sheet, chance)

    def expected(self, state: State, sheet: Sheet, chance: Chance) -> float:
        """The mean over fresh rolls of what the best ends of the next half-days bring."""
        total = 0.0
        for _ in range(ROLLS):
            after = state.copy()
            finish(after, sheet.copy(), chance)
            total += self.ahead(after, chance, self.dice.choice(AHEAD))
        return total / ROLLS

    def ahead(self, state: State, chance: Chance, half_days: int) -> float:
        while True:
            ends = self.expert.turns.ends(state, MOST_LATER)
            values = self.expert.judge(state, ends)
            best = max(values)
            half_days -= 1
            if half_days == 0 or half_days_left(state) == 0:
                return best
            finish(state, ends[values.index(best)].sheet, chance)


def play(folder: Path, minutes: float, seed: int) -> None:
    """One process: deliver rows, take the newest network, and on."""
    teacher, until, chunk = Teacher(seed), time.monotonic() + 60 * minutes, 0
    newest = folder / NETWORK
    while time.monotonic() < until:
        if newest.exists():
            teacher.expert.network = network.read_learned(newest)
        rows, totals = array("h"), [teacher.game(array("h"))]
        chunk_end = min(until, time.monotonic() + CHUNK)
        while time.monotonic() < chunk_end:
            totals.append(teacher.game(rows))
        write(folder / f"{seed}-{chunk}.{round(sum(totals) / len(totals), 1)}.rows", rows)
        chunk += 1


def write(path: Path, rows: "array[int]") -> None:
    """Whole or not at all: the learner looks for it."""
    new = path.with_suffix(".new")
    new.write_bytes(rows.tobytes())
    new.replace(path)


def main(words: Sequence[str]) -> None:
    parser = ArgumentParser(prog="python -m trois.train.dice", description="Self-play and learning for Troyes Dice.")
    parser.add_argument("what", choices=["play", "learn"])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=192, help="units of the first layer (default: 192)")
    parser.add_argument("--start", type=Path, help="a network to go on from")
    parser.add_argument("--publish", type=float, default=0.3, help="the part of the time after which players follow")
    args = parser.parse_args(words)
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.what == "play":
        play(args.folder, args.minutes, args.seed)
        return
    from trois.train.dice_learn import learn  # noqa: PLC0415, an extra

    learn(args.folder, args.minutes, args.width, args.start, args.publish)


ROW = 2 + QUESTIONS

if __name__ == "__main__":
    main(sys.argv[1:])
