"""Information-set Monte Carlo tree search, for every game: compiled with the engine.

Each simulation imagines what the seat cannot see, walks down the tree with the policy's worths as
priors, and lets the policy play on to the end. A tree belongs to one seat and holds actions only: what
chance brings is drawn anew each time. The walk ends where chance or a reveal comes in, because beyond
it a sequence of actions means something else every time; a search with the time for many simulations walks on
all the same and learns what is good on average. Values are kept per seat (max^n).
"""

import math
import time
from typing import Final

from trois.bots.clock import Stop
from trois.bots.policy import Outcome, Policy
from trois.core.chance import BLOCK_BYTES, Chance
from trois.core.game import AnyGame, State, View

START: Final = (0, 0, BLOCK_BYTES)
CHECK_EVERY: Final = 16
TO_THE_END: Final = -1
NO_ACTION: Final = -1
MOST_NODES: Final = 8_000
"""Of a tree, which then takes about 40 MB: what is below is left to the policy."""
ANEW: Final = 7_919
"""The seeds of one search are so far apart."""
ALL_BUT: Final = 0.9
"""Of the most visits, how many make an action all but equal."""


def stream_seed(seed: int, number: int) -> int:
    """The seed of a search's n-th stream of chance."""
    return seed * 1_000_003 + number + 1


class Edge:
    """An action of a node, and what came of it."""

    def __init__(self, action: int, prior: float, seats: int) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.values = [0.0] * seats
        self.points = [0.0] * seats
        self.value_squared = 0.0
        self.points_squared = 0.0
        """Of the searching seat, of what was found after this action of the root."""
        self.child: Node | None = None


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class Settings:
    """How to search: the weight of exploring, the sharpness of priors, what is imagined anew."""

    def __init__(
        self, explore: float, sharpness: float, fresh: int, depth: int, later: float = 0.0, beyond: bool = False
    ) -> None:
        self.explore = explore
        """In units of value: how much an unvisited action of full prior is hoped to be better."""
        self.sharpness = sharpness
        """Points of worth that make a prior e times as large."""
        self.fresh = fresh
        """After how many simulations the unknown is imagined anew; 0: there is nothing unknown."""
        self.depth = depth
        """After how many decisions a playout is judged by the policy's values; TO_THE_END: not before."""
        self.later = later
        """The share of what is found after the playout where its beginning is judged, too; 0: that is not."""
        self.beyond = beyond
        """Whether the tree goes on beyond chance and reveals."""


class Search:
    """The tree of one seat."""

    def __init__(self, game: AnyGame, policy: Policy, settings: Settings, seed: int) -> None:
        self.game = game
        self.policy = policy
        self.settings = settings
        self.seed = seed
        self.root = Node()
        self.nodes = 1
        self.simulations = 0
        self.streams: list[Chance] = []
        self.dealer = Chance(seed)
        self.seat = 0
        self.seats = 1
        self.forced = NO_ACTION
        """What the root does while one of its actions is weighed."""
        self.is_own_only = False
        """Whether the tree ends where others decide."""

    def think(self, view: View, seat: int, most: int, until: float, stop: Stop | None = None) -> None:
        """Simulate until the root has been visited so often, the time is up, somebody stops it, or the choice is made.

        At any moment `best` tells the best found so far.
        """
        self.seat = self.policy.seat_in_focus(seat)
        world = self._imagine(view, seat)
        self.seats = len(self.game.scores(world))
        began, before = time.monotonic(), self.root.visits
        fresh, ran = self.settings.fresh, 0
        while self.root.visits < most:
            if ran % CHECK_EVERY == 0 and ran:
                now = time.monotonic()
                if stop is not None and stop.is_set:
                    break
                if now >= until or self._is_decided(most, until, now, began, self.root.visits - before):
                    break
            if fresh and ran and ran % fresh == 0:
                world = self._imagine(view, seat)
            self._simulate(world.copy())
            ran += 1
        self.simulations += ran

    def weigh(self, view: View, seat: int, action: int, visits: int, until: float) -> None:
        """Simulate one action of the root until it was visited so often, or the time is up.

        With as many visits as another one it has met the same chance: the two can be compared.
        """
        world, ran, fresh = self._imagine(view, seat), 0, self.settings.fresh
        self.forced = action
        while action not in self.root.edges or self.root.edges[action].visits < visits:
            if ran % CHECK_EVERY == 0 and ran and time.monotonic() >= until:
                break
            if fresh and ran and ran % fresh == 0:
                world = self._imagine(view, seat)
            self._simulate(world.copy())
            ran += 1
        self.forced = NO_ACTION
        self.simulations += ran

    def weigh_anew(self, view: View, seat: int, actions: list[int], visits: int, until: float) -> None:
        """Weigh actions of the root in the same worlds, with the same chance, none of which the search has met yet.

        Estimates from the choosing phase flatter the winner (selection bias), so they are dropped. The tree now stops where
        others decide: below, it finds better answers for them the more often it comes there, and beyond chance it
        never comes: a forecast would fall as soon as a roll or a draw is over.
        """
        self._forget(actions)
        world, fresh = self._imagine(view, seat), self.settings.fresh
        for number in range(visits):
            if number and time.monotonic() >= until:
                break
            if fresh and number and number % fresh == 0:
                world = self._imagine(view, seat)
            for action in actions:
                self.forced = action
                self._simulate(world.copy())
                self.simulations += 1
        self.forced = NO_ACTION

    def _forget(self, actions: list[int]) -> None:
        """What came of actions of the root, not how they would go on."""
        self.seed += ANEW
        self.streams = []
        self.is_own_only = True
        for action in actions:
            known = self.root.edges.get(action)
            if known is not None:
                edge = self.root.edges[action] = Edge(action, known.prior, self.seats)
                edge.child = known.child

    def as_it_is(self, view: View, seat: int, visits: int) -> list[float]:
        """How well each seat does by the judgement of the present, made as that of what comes after a random event is."""
        world, sums = self._imagine(view, seat), [0.0] * self.seats
        for number in range(visits):
            if self.settings.fresh and number and number % self.settings.fresh == 0:
                world = self._imagine(view, seat)
            values = self._judged(world.copy(), self._stream(number)).values
            for i in range(self.seats):
                sums[i] += values[i]
        return [total / visits for total in sums]

    def _imagine(self, view: View, seat: int) -> State:
        return self.policy.focus(self.game.imagine(view, self.dealer), seat)

    def _is_decided(self, most: int, until: float, now: float, began: float, ran: int) -> bool:
        """What is left to simulate could not bring another action to the front."""
        first = second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        left = float(most - self.root.visits)
        if until < 1e18 and now > began:
            left = min(left, (until - now) * ran / (now - began))
        return first - second > left

    # One simulation

    def _simulate(self, state: State) -> None:
        """Down the tree, one new node, a playout, and back up."""
        game, node, chance = self.game, self.root, self.dealer
        path: list[Edge] = []
        nodes = [node]
        seats = game.pending(state)
        while seats:
            if self.is_own_only and self.seat not in seats:
                break
            seat = self.seat if self.seat in seats else seats[0]
            legal = game.legal(state, seat)
            new = node.visits == 0
            edge = self._select(node, state, seat, legal)
            path.append(edge)
            chance = self._stream(edge.visits)
            drawn, revealed = chance.at, chance.reveals
            game.apply(state, seat, edge.action, chance, None)
            is_certain = chance.at == drawn and chance.reveals == revealed
            if new or not (is_certain or self.settings.beyond):
                break
            child = self._child(edge)
            if child is None:
                break
            node = child
            nodes.append(node)
            seats = game.pending(state)
        self._credit(self._judged(state, chance), nodes, path)

    def _child(self, edge: Edge) -> Node | None:
        """The node that an action leads to, a new one if need be; None where the tree is large enough."""
        if edge.child is None and self.nodes < MOST_NODES:
            edge.child = Node()
            self.nodes += 1
        return edge.child

    def _judged(self, state: State, chance: Chance) -> Outcome:
        """What is to be expected where the walk has ended.

        A judgement errs otherwise after a playout than before it: the mean of both is nearer to the truth.
        """
        settings, policy = self.settings, self.policy
        if settings.later == 0.0:
            self._play_out(state, chance, settings.depth)
            return policy.outcome(state, self.seat)
        self._play_out(state, chance, 0)
        now = policy.outcome(state, self.seat)
        self._play_out(state, chance, settings.depth)
        return mixed(now, policy.outcome(state, self.seat), settings.later)

    def _stream(self, number: int) -> Chance:
        """The same chance for the n-th visit of every action: differences come from the actions alone."""
        while len(self.streams) <= number:
            self.streams.append(Chance(stream_seed(self.seed, len(self.streams))))
        chance = self.streams[number]
        chance.rewind(START)
        return chance

    def _select(self, node: Node, state: State, seat: int, legal: list[int]) -> Edge:
        if len(legal) == 1:
            return self._edge(node, legal[0], 1.0)
        for action in legal:
            if action not in node.edges:
                self._open(node, state, seat, legal)
                break
        if self.forced != NO_ACTION and node is self.root:
            return node.edges[self.forced]
        return self._most_promising(node, seat, legal)

    def _edge(self, node: Node, action: int, prior: float) -> Edge:
        edge = node.edges.get(action)
        if edge is None:
            edge = node.edges[action] = Edge(action, prior, self.seats)
        edge.available += 1
        return edge

    def _open(self, node: Node, state: State, seat: int, legal: list[int]) -> None:
        """Give every legal action an edge, with the policy's prior."""
        worths = self.policy.worths(state, seat, legal)
        best = max(worths)
        weights = [math.exp((worth - best) / self.settings.sharpness) for worth in worths]
        total = sum(weights)
        for i, action in enumerate(legal):
            if action not in node.edges:
                node.edges[action] = Edge(action, weights[i] / total, self.seats)

    def _most_promising(self, node: Node, seat: int, legal: list[int]) -> Edge:
        """PUCT; an action counts from when it was first available, and an unvisited one as its siblings' mean."""
        visits, total = 0, 0.0
        found: list[Edge] = []
        for action in legal:
            edge = node.edges[action]
            edge.available += 1
            found.append(edge)
            visits += edge.visits
            total += edge.values[seat]
        mean = total / visits if visits else 0.0
        best, best_worth = found[0], -1e18
        for edge in found:
            hope = self.settings.explore * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
            worth = hope + (edge.values[seat] / edge.visits if edge.visits else mean)
            if worth > best_worth:
                best, best_worth = edge, worth
        return best

    def _play_out(self, state: State, chance: Chance, depth: int) -> None:
        """Let the policy play: to the end, or for so many decisions and on until the state can be judged."""
        game, policy, made = self.game, self.policy, 0
        seats = game.pending(state)
        while seats:
            if made >= depth >= 0 and policy.is_quiet(state):
                return
            seat = seats[0]
            legal = game.legal(state, seat)
            action = legal[0] if len(legal) == 1 else policy.choose(state, seat, legal)
            game.apply(state, seat, action, chance, None)
            seats = game.pending(state)
            made += 1

    def _credit(self, outcome: Outcome, nodes: list[Node], path: list[Edge]) -> None:
        values, totals = outcome.values, outcome.totals
        for node in nodes:
            node.visits += 1
        for edge in path:
            edge.visits += 1
            sums = edge.values
            for i in range(self.seats):
                sums[i] += values[i]
        if path:
            first, seat = path[0], self.seat
            for i in range(self.seats):
                first.points[i] += totals[i]
            first.value_squared += values[seat] * values[seat]
            first.points_squared += totals[seat] * totals[seat]

    # What came of it

    def best(self, legal: list[int]) -> int:
        """The most visited action, the better one of equals."""
        best, most = legal[0], (-1, 0.0)
        for action in legal:
            edge = self.root.edges.get(action)
            if edge is not None and edge.visits:
                standing = (edge.visits, edge.values[self.seat] / edge.visits)
                if standing > most:
                    best, most = action, standing
        return best

    def favourites(self, legal: list[int]) -> list[int]:
        """The actions that were visited nearly as often as the most visited one."""
        visits = [self.root.edges[action].visits if action in self.root.edges else 0 for action in legal]
        least = ALL_BUT * max(visits)
        return [action for action, count in zip(legal, visits, strict=True) if count >= least]

    def go_to(self, action: int) -> None:
        """The chosen action's part of the tree becomes the tree."""
        edge = self.root.edges.get(action)
        self.root = edge.child if edge is not None and edge.child is not None else Node()
        self.nodes = count_nodes(self.root)


def count_nodes(root: Node) -> int:
    """Of a tree, its root included."""
    count, left = 0, [root]
    while left:
        count += 1
        for edge in left.pop().edges.values():
            if edge.child is not None:
                left.append(edge.child)
    return count


def mixed(first: Outcome, second: Outcome, share: float) -> Outcome:
    """The second one counts with its share."""
    totals = [one + share * (two - one) for one, two in zip(first.totals, second.totals, strict=True)]
    return Outcome(totals, [one + share * (two - one) for one, two in zip(first.values, second.values, strict=True)])
