"""The levels of play, the same in every game: each is `choose(view, legal, clock) -> action`."""

import math
import time
from collections.abc import Callable
from typing import Final, Protocol

from trois.bots.clock import Clock
from trois.bots.policy import NO_TURN, Policy, first_best
from trois.bots.search import ANEW, Search, Settings
from trois.core.chance import Chance, Preview, Uncertain
from trois.core.game import AnyGame, View

GRACE: Final = 0.1
"""Of a turn's time, what is given once more when it is used up and the turn still goes on."""


NEARLY: Final = 0.5
"""Points that a bot gives up so as not to do the same as another."""


class Bot(Protocol):
    """Receives what its seat may know, never the state."""

    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int: ...


def seat_of(view: View) -> int:
    seat = view["seat"]
    if not isinstance(seat, int):
        raise ValueError("a spectator's view asks nothing: a bot needs the view of a seat")
    return seat


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.picker = Chance(seed)

    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        return legal[self.picker.below(len(legal))]


class NoviceBot:
    """Plays as people do who have just learned the game.

    It has a favourite plan and follows it too far, it looks at a handful of its choices only, and it can't tell small
    differences of worth apart.
    """

    def __init__(
        self, game: AnyGame, policy: Policy, seed: int, liking: list[float], blur: float, attention: int
    ) -> None:
        self.game = game
        self.policy = policy
        self.picker = Chance(seed)
        self.liking = liking
        """By action, in points: its favourite plan."""
        self.blur = blur
        """Points of worth that it hardly notices."""
        self.attention = attention
        """How many choices it looks at."""

    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = seat_of(view)
        state = self.policy.focus(self.game.imagine(view, self.picker), seat)
        noticed = self._notice(legal)
        worths = liked(self.policy.worths(state, self.policy.seat_in_focus(seat), noticed), noticed, self.liking)
        best = max(worths)
        weights = [math.exp((worth - best) / self.blur) for worth in worths]
        draw = sum(weights) * self.picker.below(1 << 24) / (1 << 24)
        for action, weight in zip(noticed, weights, strict=True):
            draw -= weight
            if draw < 0:
                return action
        return noticed[worths.index(best)]

    def _notice(self, legal: list[int]) -> list[int]:
        """The choices that come to its mind."""
        left, noticed = legal[:], list[int]()
        while left and len(noticed) < self.attention:
            noticed.append(left.pop(self.picker.below(len(left))))
        return noticed


class StewardBot:
    """The policy itself, with a taste. A bot that has done the same as another so far takes what is nearly as good, too."""

    def __init__(self, game: AnyGame, policy: Policy, seed: int, liking: list[float]) -> None:
        self.game = game
        self.policy = policy
        self.picker = Chance(seed)
        self.liking = liking
        """By action, in points."""

    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = seat_of(view)
        imagined = self.game.imagine(view, self.picker)
        is_like_another = self.policy.is_like_another(imagined, seat)
        state = self.policy.focus(imagined, seat)
        worths = liked(self.policy.worths(state, self.policy.seat_in_focus(seat), legal), legal, self.liking)
        return self._another(worths, legal) if is_like_another else legal[first_best(worths)]

    def _another(self, worths: list[float], legal: list[int]) -> int:
        """Any of the actions that are nearly as good as the best."""
        least = max(worths) - NEARLY
        good = [action for action, worth in zip(legal, worths, strict=True) if worth >= least]
        return good[self.picker.below(len(good))]


def liked(worths: list[float], legal: list[int], liking: list[float]) -> list[float]:
    """Worths with what a bot likes."""
    return [worth + liking[action] for worth, action in zip(worths, legal, strict=True)]


class KeptTree:
    """A tree that is ready for a question that is certain to come."""

    def __init__(self, search: Search, view: View, visits: int) -> None:
        self.search = search
        self.view = view
        self.visits = visits
        """How often the root of the question before was visited."""


class SearchBot:
    """Searches; keeps its tree while the game goes the way the search was certain of.

    A bot may be kept for a whole game and asked anything: the tree serves the one view it was kept for, and any
    other view (after a roll, an undo, another decision than its own) gets a new tree.
    """

    def __init__(
        self,
        game: AnyGame,
        policy: Policy,
        settings: Settings,
        seed: int,
        seconds: float,
        kind: Callable[[AnyGame, Policy, Settings, int], Search] | None = None,
    ) -> None:
        self.game = game
        self.policy = policy
        self.settings = settings
        self.seed = seed
        self.seconds = seconds
        """For a whole turn, where the clock says nothing."""
        self.kind = kind
        """What it searches with, if not with a tree. (A class as a default would keep compiled bots from pickle.)"""
        self.asked = 0
        self.kept: KeptTree | None = None
        self.liking: list[float] = []
        """By action, in points: what decides between actions that the search holds for all but equal."""
        self.turn = NO_TURN
        self.turn_ends = 0.0

    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        search = self.think(view, clock or Clock())
        action = search.best(self._liked_most(search.favourites(legal)))
        self.keep(search, view, action)
        return action

    def _liked_most(self, actions: list[int]) -> list[int]:
        if not self.liking:
            return actions
        most = max(self.liking[action] for action in actions)
        return [action for action in actions if self.liking[action] == most]

    def think(self, view: View, clock: Clock) -> Search:
        # The tree is taken away: a call that nobody waits for any longer may still be growing it in another thread.
        kept, self.kept = self.kept, None
        if kept is None or kept.view != view:
            self._begin_turn(view)
            self.asked += 1
            make = Search if self.kind is None else self.kind
            search = make(self.game, self.policy, self.settings, self.seed + ANEW * self.asked)
        else:
            search = kept.search
        most, until = clock.limits(self.turn_ends)
        if search.root.visits and kept is not None:
            most = min(most, kept.visits)
        search.think(view, seat_of(view), most, until, clock.stop)
        return search

    def decision_clock(self, view: View, clock: Clock) -> Clock:
        """The same clock with the seconds of this decision, for a bot that shares the work: a share of the turn's."""
        if clock.seconds is not None or clock.simulations is not None:
            return clock
        if clock.until is None and (self.kept is None or self.kept.view != view):
            self._begin_turn(view)
        _, until = clock.limits(self.turn_ends)
        return Clock(max(0.0, until - time.monotonic()), None, None, clock.stop)

    def _begin_turn(self, view: View) -> None:
        """A new turn has its whole time; one that goes on after a roll or a reveal has what is left of it."""
        turn, now = self.policy.turn(self.game.imagine(view, Chance(self.seed)), seat_of(view)), time.monotonic()
        if turn == self.turn and turn != NO_TURN:
            self.turn_ends = max(self.turn_ends, now + GRACE * self.seconds)
        else:
            self.turn, self.turn_ends = turn, now + self.seconds

    def keep(self, search: Search, view: View, action: int) -> None:
        """Keep the tree for the view that the action, and forced ones after it, are certain to lead to."""
        seat, visits = seat_of(view), search.root.visits
        state = self.game.imagine(view, Chance(self.seed))
        try:
            while True:
                self.game.apply(state, seat, action, Preview(0), None)
                search.go_to(action)
                if seat not in self.game.pending(state):
                    return
                legal = self.game.legal(state, seat)
                if len(legal) > 1:
                    break
                action = legal[0]
        except Uncertain:
            return
        self.kept = KeptTree(search, self.game.view(state, seat), visits)
