"""The points that a sheet of Troyes Dice will still make, by a small neural network.

One layer over the answers of inputs.py, then a second one and an output, of their own for every day left. The numbers
of its file are whole: the first layer by unit, then by answer, of which the last unit goes straight into the output,
and the start of each unit; then for every day left the second layer by unit, its starts, the output and its start.
"""

from functools import cache
from pathlib import Path
from typing import Final

from trois.bots.layers import Layers
from trois.bots.troyes_dice import inputs
from trois.bots.weights import Weights, read_weights

DAYS: Final = 8
LEARNED: Final = Path(__file__).with_name("judgement.bin")
CLASSIC: Final = Path(__file__).with_name("classic.bin")
"""The classic expert's."""


class Day:
    """What judges sheets with so many days left."""

    def __init__(self, layers: Layers, out: list[float], start: float) -> None:
        self.layers = layers
        self.out = out
        self.start = start

    def value(self, answers: list[int]) -> float:
        out, units = self.out, self.layers.of(answers, True)
        total = units[len(out)] + self.start
        for unit in range(len(out)):
            total += out[unit] * units[unit]
        return total


class DiceNetwork:
    def __init__(self, weights: Weights) -> None:
        width, second, scale = weights.width, weights.second, weights.scale
        weights.check_size((width + 1) * (inputs.COUNT + 1) + DAYS * (second * (width + 2) + 1))
        first, start = weights.rows(width + 1, inputs.COUNT), _scaled(weights.row(width + 1), scale)
        self.days: list[Day] = []
        for _ in range(DAYS):
            rows = [_scaled(row, scale) for row in weights.rows(second, width)]
            like = self.days[0].layers if self.days else None
            layers = Layers(first, start, rows, _scaled(weights.row(second), scale), scale, like)
            self.days.append(Day(layers, _scaled(weights.row(second), scale), scale * weights.row(1)[0]))

    def values(self, sheets: list[list[int]], left: int) -> list[float]:
        """The points still to come, for several ends of one half-day."""
        day = self.days[left >> 1]
        return [day.value(answers) for answers in sheets]


def _scaled(row: list[float], scale: float) -> list[float]:
    return [scale * number for number in row]


def read(path: Path) -> DiceNetwork:
    """The network of a file; raises BadNetwork."""
    return DiceNetwork(read_weights(path, inputs.COUNT, 0))


@cache
def network_at(path: Path) -> DiceNetwork:
    """The same, read once."""
    return read(path)
