"""The search of Troyes Dice: a half-day as a whole, and its ends compared on the same dice.

Within a half-day there is no chance and nobody else, so all sheets that it can end with are listed. Those that look best
to the network are continued again and again with the same rolls for each: for some half-days, in which the end that looks
best to the network is taken, and judged by it, or to the end of the game where that is near. An end is dropped as soon as it is clearly worse than the best one; when one is left, or what is left
is as good, the plan is made. It holds for all decisions of the half-day.
"""

import math
import time
from math import inf
from typing import Final, cast

from trois.bots.clock import Stop
from trois.bots.policy import Policy
from trois.bots.search import START, Edge, Node, Search, Settings
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.policy import FULL_SCORE, half_days_left
from trois.bots.troyes_dice.turns import finish
from trois.core.chance import Chance
from trois.core.game import AnyGame, View
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import NUMBERED

EVERY_END: Final = 400
MOST_COMPARED: Final = 12
MOST_LATER: Final = 12
ROLLS: Final = 6**4
MOST_CONTINUED: Final = 4 * ROLLS
STRIDE: Final = 787
"""Goes through all rolls, evenly from the beginning: the golden section of their number, and without a common factor."""
DEPTH: Final = 1
NEAR_THE_END: Final = 3
"""Half-days left from which on continuations go to the end of the game: the network is least sure there."""
CHECK_EVERY: Final = 4
FEW: Final = 8
"""Continuations that tell nothing certain yet."""
SURE: Final = 3.0
"""Standard errors that make a difference certain."""
AS_GOOD: Final = 0.04
"""Points that are not worth any more time."""
LIKED: Final = 0.1
"""Points that a taste may cost."""


class Line:
    """Actions that end the half-day, and what came of it."""

    def __init__(self, actions: list[int], sheet: Sheet, worth: float) -> None:
        self.actions = actions
        self.sheet = sheet
        self.worth = worth
        """The network's opinion."""
        self.totals: list[float] = []
        """By continuation."""
        self.total = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        return restored_line, (self.actions, self.sheet, self.worth, self.totals, self.total)

    def add(self, total: float) -> None:
        self.totals.append(total)
        self.total += total

    def mean(self) -> float:
        return self.total / len(self.totals) if self.totals else self.worth


class Rolls(Chance):
    """The dice of one continuation: its first roll is given, the others are drawn."""

    def __init__(self, seed: int, roll: int) -> None:
        super().__init__(seed)
        self.first = [roll // 216, roll // 36 % 6, roll // 6 % 6, roll % 6]
        self.given = 0

    def below(self, n: int) -> int:
        if self.given < len(self.first):
            self.given += 1
            return self.first[self.given - 1]
        return super().below(n)

    def rewind(self, mark: tuple[int, int, int]) -> None:
        self.given = 0
        super().rewind(mark)


class Planner(Search):
    def __init__(self, game: AnyGame, policy: Policy, settings: Settings, seed: int) -> None:
        super().__init__(game, policy, settings, seed)
        self.lines: list[Line] = []
        """The ways to end the half-day, the best by the network first."""
        self.compared: list[Line] = []
        """Those that are still in question; all of them have met the same dice."""
        self.made = 0
        """How many actions of the lines are done."""
        self.ahead = DEPTH
        """How many half-days a continuation plays."""
        self.near_the_end = NEAR_THE_END
        self.depth = DEPTH
        """How many it plays in this half-day."""
        self.start: State | None = None

    def think(self, view: View, seat: int, most: int, until: float, stop: Stop | None = None) -> None:
        world = cast(State, self._imagine(view, seat))
        if world.stage != NUMBERED:
            super().think(view, seat, most, until, stop)
            return
        self.seat = self.policy.seat_in_focus(seat)
        if not self.lines:
            self._begin(world)
        self._compare(most, until, stop)
        self._tell()

    def weigh(self, view: View, seat: int, action: int, visits: int, until: float) -> None:
        if not self.lines:
            super().weigh(view, seat, action, visits, until)
            return
        line = self._best_line([action])
        while line is not None and len(line.totals) < visits and (not line.totals or time.monotonic() < until):
            self._continue(line)
        self._tell()

    def _begin(self, state: State) -> None:
        """List all ends of the half-day; compare the ones that look best."""
        expert = cast(DiceExpert, self.policy)
        ends = expert.turns.ends(state, EVERY_END)
        worths = expert.judge(state, ends)
        self.start, self.made, left = state, 0, half_days_left(state)
        self.depth = left if left <= self.near_the_end else self.ahead
        for i in sorted(range(len(ends)), key=lambda i: -worths[i]):
            self.lines.append(Line(ends[i].actions, ends[i].sheet, worths[i]))
        for line in self.lines:
            if len(self.compared) == MOST_COMPARED:
                break
            if not self.compared or line.worth != self.compared[-1].worth:
                self.compared.append(line)
        if left == 0:
            del self.compared[1:]

    # Comparing

    def _compare(self, most: int, until: float, stop: Stop | None) -> None:
        """Until one line is left, the others are no better, or the time or the number of continuations is used up."""
        began = time.monotonic()
        many, enough = len(self.compared), ROLLS if self.depth == 1 else MOST_CONTINUED
        while len(self.compared) > 1:
            used = max(self.simulations / most, _part(began, until))
            number = len(self.compared[0].totals)
            if used >= 1.0 or number >= enough or (stop is not None and stop.is_set):
                return
            if number % CHECK_EVERY == 0 and number:
                self._drop(max(2, math.ceil(many * 0.5 ** (4.0 * used))))
            for line in self.compared:
                self._continue(line)

    def _drop(self, most: int) -> None:
        """Lines that are clearly worse than the best one, and the worst of too many; all others if none can be better."""
        self.compared.sort(key=_standing)
        best, hope, left = self.compared[0], 0.0, [self.compared[0]]
        for line in self.compared[1:most]:
            behind = (best.total - line.total) / len(best.totals)
            error = SURE * _error(best, line) if len(best.totals) >= FEW else inf
            if behind <= error:
                left.append(line)
                hope = max(hope, error - behind)
        self.compared = left if hope > AS_GOOD else [best]

    def _continue(self, line: Line) -> None:
        """Roll and play on; the n-th continuation of every line meets the same dice."""
        if self.start is None:
            return
        state, chance = self.start.copy(), self._stream(len(line.totals))
        expert, sheet = cast(DiceExpert, self.policy), line.sheet.copy()
        total = 0.0
        for _ in range(self.depth):
            finish(state, sheet, chance)
            ends = expert.turns.ends(state, MOST_LATER)
            worths = expert.judge(state, ends)
            total = max(worths)
            sheet = ends[worths.index(total)].sheet
        line.add(total)
        self.simulations += 1

    def _stream(self, number: int) -> Chance:
        while len(self.streams) <= number:
            roll = (self.seed + STRIDE * len(self.streams)) % ROLLS
            self.streams.append(Rolls(self.seed * 1_000_003 + len(self.streams) + 1, roll))
        chance = self.streams[number]
        chance.rewind(START)
        return chance

    # What came of it

    def _tell(self) -> None:
        """As a tree: every action with its best line, and what that brings."""
        self.root = Node()
        for line in self.lines:
            if self.made < len(line.actions) and line.actions[self.made] not in self.root.edges:
                self._add_edge(line.actions[self.made])

    def _add_edge(self, action: int) -> None:
        line = self._best_line([action])
        if line is None or not line.totals:
            return
        node = self.root
        for following in line.actions[self.made :]:
            edge = node.edges[following] = Edge(following, 0.0, 1)
            edge.visits = len(line.totals)
            edge.points[0] = line.total
            edge.values[0] = line.total / FULL_SCORE
            node.visits += edge.visits
            node = edge.child = Node()

    def _best_line(self, actions: list[int]) -> Line | None:
        """Among the lines that go on with one of these actions: the one that was continued most often, then the best."""
        best: Line | None = None
        for line in self.lines:
            if (
                self.made < len(line.actions)
                and line.actions[self.made] in actions
                and (best is None or _standing(line) < _standing(best))
            ):
                best = line
        return best

    def best(self, legal: list[int]) -> int:
        line = self._best_line(legal)
        return super().best(legal) if line is None else line.actions[self.made]

    def favourites(self, legal: list[int]) -> list[int]:
        """The actions whose best line is all but as good as the best of all."""
        best = self._best_line(legal)
        if best is None:
            return super().favourites(legal)
        found: list[int] = []
        for action in legal:
            line = self._best_line([action])
            if line is not None and len(line.totals) == len(best.totals) and line.mean() >= best.mean() - LIKED:
                found.append(action)
        return found

    def go_to(self, action: int) -> None:
        if not self.lines:
            super().go_to(action)
            return
        at = self.made
        self.lines = [line for line in self.lines if at < len(line.actions) and line.actions[at] == action]
        self.compared = [line for line in self.compared if line.actions[at] == action]
        self.made += 1
        self._tell()


def restored_line(actions: list[int], sheet: Sheet, worth: float, totals: list[float], total: float) -> Line:
    line = Line(actions, sheet, worth)
    line.totals = totals
    line.total = total
    return line


def _part(began: float, until: float) -> float:
    """Of the time, how much is over."""
    return (time.monotonic() - began) / max(1e-9, until - began)


def _standing(line: Line) -> tuple[int, float]:
    """Small for a good line: continued often, then good."""
    return -len(line.totals), -line.mean()


def _error(one: Line, other: Line) -> float:
    """The standard error of the difference of their means: they met the same dice."""
    number = len(one.totals)
    mean = (one.total - other.total) / number
    squares = 0.0
    for i in range(number):
        difference = one.totals[i] - other.totals[i] - mean
        squares += difference * difference
    return math.sqrt(squares / max(1, number - 1) / number)
