"""Judgement that was learned by playing: a network says how a position will end, and which actions to look at first.

What a network cannot know yet (a half-made action, the end itself) and the quick choices of a playout stay with the
hand-made policy of the game.
"""

from trois.bots.network import SEATS, Network, squashed
from trois.bots.policy import Outcome, Policy
from trois.core.game import State


class LearnedPolicy(Policy):
    """A game gives `inputs`, `slot`, `seats` and `is_over`; the rest is the same for all."""

    def __init__(self, base: Policy, network: Network) -> None:
        super().__init__(base.game)
        self.base = base
        self.network = network

    def inputs(self, state: State, viewer: int) -> list[int]:
        """A position as numbers, the viewer's first."""
        raise NotImplementedError

    def slot(self, state: State, action: int) -> int:
        """The network's number for an action."""
        raise NotImplementedError

    def seats(self, state: State) -> int:
        raise NotImplementedError

    def is_over(self, state: State) -> bool:
        raise NotImplementedError

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        return self.base.choose(state, seat, legal)

    def turn(self, state: State, seat: int) -> int:
        return self.base.turn(state, seat)

    def is_quiet(self, state: State) -> bool:
        return self.base.is_quiet(state)

    def totals(self, state: State) -> list[float]:
        return self.base.totals(state)

    def values(self, totals: list[float]) -> list[float]:
        return self.base.values(totals)

    def worths(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """The hand-made worths with the network's opinion added to them."""
        worths = self.base.worths(state, seat, legal)
        if not self.network.has_policy:
            return worths
        hidden, trust = self.network.hidden(self.inputs(state, seat)), self.network.trust
        for i, action in enumerate(legal):
            worths[i] = trust * worths[i] + self.network.logit(hidden, self.slot(state, action))
        return worths

    def outcome(self, state: State, seat: int) -> Outcome:
        if self.is_over(state):
            return super().outcome(state, seat)
        network = self.network
        hidden = network.hidden(self.inputs(state, seat))
        seats = self.seats(state)
        values = [0.0] * seats
        totals = [0.0] * seats
        for i in range(seats):
            values[(seat + i) % seats] = squashed(network.answer(hidden, i))
            totals[(seat + i) % seats] = network.answer(hidden, SEATS + i)
        return Outcome(totals, values)
