"""A player that searches, in sixty lines: PUCT in imagined worlds. In this folder:

    trois arena troyes --bots puct:Player,steward --games 200 --simulations 200

Every simulation begins in a fair world: what the seat knows, with everything else dealt anew and its own dice to come. It
walks down a tree of actions, opens one new node, and judges the end of that turn by the steward's own judgement, which
also says which actions to look at first. Chance is drawn anew in each simulation, so that a node holds what is good on the
mean.
"""

import math
from collections.abc import Sequence

from trois import bots, games
from trois.bots.clock import Clock
from trois.core.chance import Chance
from trois.core.game import State, View

EXPLORE = 0.4
SIMULATIONS = 200


class Edge:
    """An action: how good it looked at first, how often it was tried, and what came of it for the seat that takes it."""

    def __init__(self, prior: float) -> None:
        self.prior, self.visits, self.value, self.node = prior, 0, 0.0, Node()


class Node(dict[int, Edge]):
    """A question, whichever world it is asked in: its actions."""


class Player:
    version = "1"

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.policy, self.chance = games.get(game), bots.judgement(game), Chance(seed)

    def choose(self, view: View, legal: Sequence[int], clock: Clock | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        root = Node()
        for _ in range((clock and clock.simulations) or SIMULATIONS):
            self.simulate(self.game.imagine(view, self.chance), root)
        return max(legal, key=lambda action: root[action].visits if action in root else 0)

    def simulate(self, world: State, node: Node) -> None:
        path: list[tuple[int, Edge]] = []
        while seats := self.game.pending(world):
            seat, is_new = seats[0], not node
            edge = self.chosen(world, seat, node, path)
            if is_new:
                break
            node = edge.node
        values = self.judged(world)
        for seat, edge in path:
            edge.visits += 1
            edge.value += values[seat]

    def chosen(self, world: State, seat: int, node: Node, path: list[tuple[int, Edge]]) -> Edge:
        """The most promising action, by PUCT; it is carried out."""
        legal = self.game.legal(world, seat)
        if any(action not in node for action in legal):
            self.open(world, seat, legal, node)
        known = [node[action] for action in legal]
        visits = sum(edge.visits for edge in known)
        mean = sum(edge.value for edge in known) / visits if visits else 0.0

        def promise(action: int) -> float:
            edge = node[action]
            hope = EXPLORE * edge.prior * math.sqrt(visits + 1) / (edge.visits + 1)
            return hope + (edge.value / edge.visits if edge.visits else mean)

        action = max(legal, key=promise)
        path.append((seat, node[action]))
        self.game.apply(world, seat, action, self.chance, None)
        return node[action]

    def open(self, world: State, seat: int, legal: Sequence[int], node: Node) -> None:
        worths = self.policy.worths(world, seat, list(legal))
        weights = [math.exp(worth - max(worths)) for worth in worths]
        for action, weight in zip(legal, weights, strict=True):
            node.setdefault(action, Edge(weight / sum(weights)))

    def judged(self, world: State, decisions: int = 40) -> list[float]:
        """How well each seat does, after some decisions of stewards."""
        while (seats := self.game.pending(world)) and (decisions > 0 or not self.policy.is_quiet(world)):
            action = self.policy.choose(world, seats[0], self.game.legal(world, seats[0]))
            self.game.apply(world, seats[0], action, self.chance, None)
            decisions -= 1
        return self.policy.values(self.policy.totals(world))
