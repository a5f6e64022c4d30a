"""Judgement that was learned by playing: a network says how a position will end, and which actions to look at first.

What a network cannot know yet (a half-made action, the end itself) and the quick choices of a playout stay with the
hand-made policy of the game.
"""

from pathlib import Path

from trois.bots.network import SEATS, empty, network_at, squashed
from trois.bots.policy import Outcome, Policy
from trois.core.game import State


class Reader:
    """How a game's positions and actions are told to its network: one for each game."""

    def __init__(self, inputs: int, slots: int) -> None:
        self.inputs = inputs
        """How many numbers a position is."""
        self.slots = slots
        """How many numbers there are for actions."""

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: what it keeps is laid out anew."""
        return type(self), ()

    def of(self, state: State, viewer: int) -> list[int]:
        """A position as numbers, the viewer's first."""
        raise NotImplementedError

    def slot(self, state: State, action: int) -> int:
        """The network's number for an action."""
        raise NotImplementedError

    def seats(self, state: State) -> int:
        raise NotImplementedError


class LearnedPolicy(Policy):
    """A hand-made policy and a network beside it. Without a file of weights it has learned nothing yet."""

    def __init__(self, base: Policy, reader: Reader, weights: Path | None) -> None:
        super().__init__(base.game)
        self.base = base
        self.reader = reader
        self.weights = weights
        self.network = empty(reader.inputs) if weights is None else network_at(weights, reader.inputs, reader.slots)

    def __reduce__(self) -> tuple[object, ...]:
        return LearnedPolicy, (self.base, self.reader, self.weights)

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
        hidden, trust = self.network.hidden(self.reader.of(state, seat)), self.network.trust
        for i, action in enumerate(legal):
            worths[i] = trust * worths[i] + self.network.logit(hidden, self.reader.slot(state, action))
        return worths

    def outcome(self, state: State, seat: int) -> Outcome:
        if not self.game.pending(state):
            return super().outcome(state, seat)
        network = self.network
        hidden = network.hidden(self.reader.of(state, seat))
        seats = self.reader.seats(state)
        values = [0.0] * seats
        totals = [0.0] * seats
        for i in range(seats):
            values[(seat + i) % seats] = squashed(network.answer(hidden, i))
            totals[(seat + i) % seats] = network.answer(hidden, SEATS + i)
        return Outcome(totals, values)
