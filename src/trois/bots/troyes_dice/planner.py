"""The search of Troyes Dice: a half-day as a whole, and its ends compared on the same dice.

Within a half-day there is no chance and nobody else, so all sheets that it can end with are listed. Those that look best
to the network are continued again and again, with the same rolls for each, by the best end of the next half-day; near the
end of the game by all half-days that are left. An end is dropped as soon as it is clearly worse than the best one. What
is still close is then compared once more, further ahead. The plan holds for all decisions of the half-day.
"""

import math
import time
from math import inf
from typing import Final, cast

from trois.bots.clock import Stop
from trois.bots.policy import Policy
from trois.bots.search import ANEW, START, Edge, Node, Search, Settings, stream_seed
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
MOST_CONTINUED: Final = ROLLS
STRIDE: Final = 787
"""Goes through all rolls, evenly from the beginning: the golden section of their number, and without a common factor."""
DEEP: Final = 3
"""Half-days of a second, longer look at what is still close after the first, which plays one."""
CLOSE: Final = 0.4
"""Points behind the best that deserve a second look."""
PRIOR: Final = 100
"""Long continuations that weigh as much as the whole first look."""
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
        self.weight = 0
        """After the first look: how many continuations `worth`, which is then what came of it, counts for."""

    def add(self, total: float) -> None:
        self.totals.append(total)
        self.total += total

    def mean(self) -> float:
        weight = self.weight if self.totals or self.weight else 1
        return (self.total + weight * self.worth) / (len(self.totals) + weight)

    def look_again(self, known: float) -> None:
        self.begin_anew()
        self.worth = known
        self.weight = PRIOR

    def begin_anew(self) -> None:
        self.weight = 0
        self.totals = []
        self.total = 0.0


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
        self.depth = 1
        """How many half-days a continuation plays."""
        self.is_second_look = False
        """Whether what is still close is being compared once more."""
        self.start: State | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: a copy plans anew."""
        return Planner, (self.game, self.policy, self.settings, self.seed)

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
        if line is not None and self.is_second_look and line.weight == 0:
            line.look_again(line.mean())
        while line is not None and self._visits(line) < visits and (not line.totals or time.monotonic() < until):
            self._continue(line)
        self._tell()

    def weigh_anew(self, view: View, seat: int, actions: list[int], visits: int, until: float) -> None:
        """Of each action the best line, by other rolls than those by which it was found."""
        if not self.lines:
            super().weigh_anew(view, seat, actions, visits, until)
            return
        best = [self._best_line([action]) for action in actions]
        self.lines = [line for line in best if line is not None]
        self.seed += ANEW
        self.streams, self.is_second_look = [], False
        for line in self.lines:
            line.begin_anew()
        for number in range(visits):
            if number and time.monotonic() >= until:
                break
            for line in self.lines:
                self._continue(line)
        self._tell()

    def _begin(self, state: State) -> None:
        """List all ends of the half-day; compare the ones that look best."""
        expert = cast(DiceExpert, self.policy)
        ends = expert.turns.ends(state, EVERY_END)
        worths = expert.judge(state, ends)
        self.start, self.made, left = state, 0, half_days_left(state)
        self.depth = left if 0 < left <= NEAR_THE_END else 1
        for i in sorted(range(len(ends)), key=lambda i: -worths[i]):
            self.lines.append(Line(ends[i].actions, ends[i].sheet, worths[i]))
        for line in self.lines:
            if len(self.compared) == MOST_COMPARED:
                break
            if not self.compared or line.worth != self.compared[-1].worth:
                self.compared.append(line)
        if left == 0:
            del self.compared[1:]
            for line in self.lines:
                self._continue(line)
        elif len(self.compared) == 1:
            self._continue(self.compared[0])

    # Comparing

    def _compare(self, most: int, until: float, stop: Stop | None) -> None:
        """Until one line is left, the others are no better, or the time or the number of continuations is used up."""
        began, many = time.monotonic(), len(self.compared)
        while len(self.compared) > 1 or self._look_again():
            used, number = max(self.simulations / most, _part(began, until)), len(self.compared[0].totals)
            # Everything is continued once, so that there is something to tell.
            if self.simulations and (used >= 1.0 or (stop is not None and stop.is_set)):
                return
            if number % CHECK_EVERY == 0 and number:
                self._drop(max(2, math.ceil(many * 0.5 ** (4.0 * used))))
            for line in self.compared:
                self._continue(line)

    def _drop(self, most: int) -> None:
        """Lines that are clearly worse than the best one, and the worst of too many; all others if none can be better."""
        self.compared.sort(key=_standing)
        best, hope, left = self.compared[0], 0.0, [self.compared[0]]
        number = len(best.totals)
        for line in self.compared[1:most]:
            behind = best.mean() - line.mean()
            error = SURE * _error(best, line) * number / (number + best.weight) if number >= FEW else inf
            if behind <= error:
                left.append(line)
                hope = max(hope, error - behind)
        self.compared = left if hope > AS_GOOD and number < MOST_CONTINUED else [best]

    def _look_again(self) -> bool:
        """Compare what is close once more, further ahead; False where it has been done or the end is near."""
        if self.depth != 1 or self.start is None or half_days_left(self.start) <= NEAR_THE_END or not self.compared:
            return False
        best = self.compared[0]
        found = [line for line in self.lines if len(line.totals) >= FEW and _lead(best, line) < CLOSE]
        if len(found) < 2:
            return False
        known = [best.mean() - _lead(best, line) for line in found]
        for line, worth in zip(found, known, strict=True):
            line.look_again(worth)
        self.compared, self.depth, self.is_second_look = found, DEEP, True
        return True

    def _continue(self, line: Line) -> None:
        """Roll and play on; the n-th continuation of every line meets the same dice. After the last half-day nothing comes."""
        if self.start is None:
            return
        if half_days_left(self.start) == 0:
            line.add(line.worth)
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
        self.simulations += self.depth

    def _stream(self, number: int) -> Chance:
        while len(self.streams) <= number:
            roll = (self.seed + STRIDE * len(self.streams)) % ROLLS
            self.streams.append(Rolls(stream_seed(self.seed, len(self.streams)), roll))
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
        visits = 0 if line is None else self._visits(line)
        if line is None or visits == 0:
            return
        node = self.root
        for following in line.actions[self.made :]:
            edge = node.edges[following] = Edge(following, 0.0, 1)
            edge.visits = visits
            edge.points[0] = line.mean() * visits
            edge.values[0] = edge.points[0] / FULL_SCORE
            node.visits += visits
            node = edge.child = Node()

    def _visits(self, line: Line) -> int:
        """How often a line was continued; more often than any other where it was looked at again."""
        if self.is_second_look and line.weight == 0:
            return min(len(line.totals), PRIOR - 1)
        return len(line.totals) + line.weight

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


def _part(began: float, until: float) -> float:
    """Of the time, how much is over."""
    return (time.monotonic() - began) / max(1e-9, until - began)


def _standing(line: Line) -> tuple[int, int, float]:
    """Small for a good line: looked at again, continued often, then good."""
    return -line.weight, -len(line.totals), -line.mean()


def _lead(one: Line, other: Line) -> float:
    """The points by which one line is better on the dice that both have met."""
    number = min(len(one.totals), len(other.totals))
    lead = 0.0
    for i in range(number):
        lead += one.totals[i] - other.totals[i]
    return lead / number


def _error(one: Line, other: Line) -> float:
    """The standard error of the difference of their means: they met the same dice."""
    number = len(one.totals)
    mean = (one.total - other.total) / number
    squares = 0.0
    for i in range(number):
        difference = one.totals[i] - other.totals[i] - mean
        squares += difference * difference
    return math.sqrt(squares / max(1, number - 1) / number)
