"""Games of Troyes Dice: a sheet after a half-day is worth what its best continuations are worth after fresh rolls."""

import math
import random
import time
from array import array
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import fmean
from typing import cast

import trois
from trois.bots.troyes_dice import features as f
from trois.bots.troyes_dice import network
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.inputs import COUNT, QUESTIONS, Scene
from trois.bots.troyes_dice.policy import half_days_left
from trois.bots.troyes_dice.turns import finish
from trois.core.chance import Chance, Preview, Uncertain
from trois.core.match import Match
from trois.core.options import in_full
from trois.games.troyes_dice.game import TroyesDice
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import NUMBERED
from trois.records.replay import from_start
from trois.train.data import packed, write_form
from trois.train.plans import Plan, Played

GAME = TroyesDice()
DISTURBED, HEAT = 0.2, 2.0
"""How many choices are disturbed, and the points that a disturbed choice hardly notices."""
MOST_NOW, MOST_LATER = 24, 12
AHEAD = [1, 1, 2, 3]
"""How many half-days are played before the network judges."""
ROLLS = 3
CHUNK = 8.0
NETWORK = "newest.bin"
ROW = 2 + QUESTIONS
"""Half-days left, points to come in hundredths, answers."""


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


def play(plan: Plan) -> int:
    """One process: deliver rows, take the newest network, and on."""
    write_form(plan.folder, plan.game, COUNT, 0)
    teacher, until, games, chunk = Teacher(plan.seed), time.monotonic() + plan.seconds, 0, 0
    while time.monotonic() < until:
        if (plan.folder / NETWORK).exists():
            teacher.expert.network = network.read(plan.folder / NETWORK)
        rows, totals = array("h"), list[int]()
        chunk_end = min(until, time.monotonic() + CHUNK)
        while not totals or time.monotonic() < chunk_end:
            totals.append(teacher.game(rows))
        write(plan.folder / f"{plan.name}-{chunk}.{round(fmean(totals), 1)}.rows", rows)
        games, chunk = games + len(totals), chunk + 1
    return games


def write(path: Path, rows: "array[int]") -> None:
    """Whole or not at all: the learner looks for it."""
    new = path.with_suffix(".new")
    new.write_bytes(packed(rows))
    new.replace(path)


def read(plan: Plan, found: Iterable[Played]) -> int:
    """Keep what the sheets of games played elsewhere still made, half-day by half-day; the number of games."""
    write_form(plan.folder, plan.game, COUNT, 0)
    rows, totals, count = array("h"), list[int](), 0
    for each in found:
        points = [score.total for score in each.match.scores]
        for scene, sheets in _ends(each.match):
            for total, sheet in zip(points, sheets, strict=True):
                to_come = total - f.points(scene.state, sheet)
                rows.extend([scene.left, round(100 * to_come), *scene.answers(sheet)])
        totals += points
        count += 1
    write(plan.folder / f"{plan.name}.{round(fmean(totals), 1)}.rows", rows)
    return count


def _ends(whole: Match) -> Iterator[tuple[Scene, list[Sheet]]]:
    """Of every half-day but the last: how it began, and the sheets that it ended with."""
    match, began = from_start(whole), None
    for decision in whole.line:
        state = cast(State, match.state)
        if state.stage == NUMBERED and (began is None or _half_day(began) != _half_day(state)):
            began = state.copy()
        twin = state.copy()
        match.push(decision.seat, decision.action)
        if began is not None and not match.over and _half_day(cast(State, match.state)) != _half_day(began):
            with suppress(Uncertain):  # the sheets as they are before the next roll and its event
                GAME.apply(twin, decision.seat, decision.action, Preview(0), None)
            yield Scene(began), twin.sheets


def _half_day(state: State) -> tuple[int, int]:
    return state.day, state.half
