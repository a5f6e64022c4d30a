"""A small neural network that judges positions, evaluated without any dependency (layers.py).

The inputs are whole numbers. Some units of the first layer have no threshold and go straight to the answers: what
counts in proportion needs no hidden unit.
"""

import math
from functools import cache
from pathlib import Path
from typing import Final

from trois.bots.layers import Layers
from trois.bots.weights import Weights, read_weights

SEATS: Final = 4
ANSWERS: Final = 2 * SEATS
"""By seat, the viewer first: how well it does (0 to 1), then the points it will have."""


class Network:
    """Two layers, then heads: by answer, and by slot of the policy. The weights of the first layer are whole numbers."""

    def __init__(self, weights: Weights) -> None:
        width, second, slots = weights.width, weights.second, weights.slots
        in_layers = (width + ANSWERS) * (weights.inputs + 1) + second * (width + 1)
        weights.check_size(in_layers + ANSWERS * second + slots * (second + 1) + 1)
        self.depth = second
        first, start = weights.rows(width + ANSWERS, weights.inputs), weights.row(width + ANSWERS)
        self.layers = Layers(first, start, weights.rows(second, width), weights.row(second), weights.scale)
        self.answers = weights.rows(ANSWERS, second)
        self.slots = weights.rows(slots, second)
        self.slots_start = weights.row(slots)
        self.trust = weights.row(1)[0]
        """How much a point of the hand-made worth counts in the policy."""
        self.has_policy = any(any(row) for row in self.slots)

    def hidden(self, inputs: list[int]) -> list[float]:
        """What the heads need of a position: the second layer, then what goes straight to the answers."""
        return self.layers.of(inputs, False)

    def answer(self, hidden: list[float], number: int) -> float:
        total = hidden[self.depth + number]
        weights = self.answers[number]
        for unit in range(self.depth):
            total += weights[unit] * hidden[unit]
        return total

    def logit(self, hidden: list[float], slot: int) -> float:
        total = self.slots_start[slot]
        weights = self.slots[slot]
        for unit in range(self.depth):
            total += weights[unit] * hidden[unit]
        return total


def squashed(number: float) -> float:
    """Between 0 and 1."""
    return 1.0 / (1.0 + math.exp(-number)) if number > -60.0 else 0.0


@cache
def network_at(path: Path, inputs: int, slots: int) -> Network:
    """The network of a file, read once; raises BadNetwork."""
    return Network(read_weights(path, inputs, slots))


def empty(inputs: int) -> Network:
    """Expects the same of every position."""
    return Network(Weights(inputs, 0, 0, 0, 1.0, [0.0] * (ANSWERS * inputs), [0.0] * (ANSWERS + 1)))
