"""The points that a sheet of Troyes Dice will still make, by a small neural network, compiled with the engine.

One layer over the answers of inputs.py, then a second one and an output, of their own for every day left. The first
layer is a sum of one list of numbers per answer, so that ends of a half-day which differ in a few answers share
the rest of it. The numbers lie in the order of `Network`, in parts of `UNIT`: those of the classic expert in network.bin,
those of today's in judgement.bin, which has a head that tells its sizes (see trois.bots.network).
"""

import struct
from functools import cache
from pathlib import Path
from typing import Final

from trois.bots.layers import Layers
from trois.bots.network import HEADER, MAGIC, VERSION, BadNetwork, unpacked
from trois.bots.troyes_dice import inputs
from trois.bots.troyes_dice.shorts import read_shorts

WIDTH: Final = 64
SECOND: Final = 32
DAYS: Final = 8
UNIT: Final = 1024.0
FILE: Final = "network.bin"
LEARNED: Final = "judgement.bin"


class Network:
    """The classic expert's."""

    def __init__(self, numbers: list[float]) -> None:
        self.at = 0
        self.numbers = numbers
        width, second = WIDTH, SECOND
        self.first = self._rows(width + 1, inputs.COUNT)
        """By unit, then by answer; the last unit goes straight into the output."""
        self.start = self._row(width + 1)
        self.second: list[list[list[float]]] = []
        """By day left, then by unit: the units of the first layer."""
        self.second_start: list[list[float]] = []
        self.out: list[list[float]] = []
        self.out_start: list[float] = []
        for _ in range(DAYS):
            self.second.append(self._rows(second, width))
            self.second_start.append(self._row(second))
            self.out.append(self._row(second))
            self.out_start.append(self._row(1)[0])
        if self.at != len(numbers):
            raise ValueError(f"a network has {self.at} numbers, not {len(numbers)}")
        self.numbers = []

    def _rows(self, rows: int, width: int) -> list[list[float]]:
        return [self._row(width) for _ in range(rows)]

    def _row(self, width: int) -> list[float]:
        self.at += width
        return self.numbers[self.at - width : self.at]

    def values(self, sheets: list[list[int]], left: int) -> list[float]:
        """The points still to come, for several ends of one half-day."""
        known = sheets[0]
        sums = self.sums(known)
        return [self.value(known, sums, answers, left) for answers in sheets]

    def sums(self, answers: list[int]) -> list[float]:
        """The first layer, before what is below 0 is cut off."""
        found: list[float] = []
        for unit in range(WIDTH + 1):
            weights, total = self.first[unit], self.start[unit]
            for answer in answers:
                total += weights[answer]
            found.append(total)
        return found

    def value(self, known: list[int], sums: list[float], answers: list[int], left: int) -> float:
        """The points still to come, when the first layer is known for other answers."""
        lost: list[int] = []
        won: list[int] = []
        for i in range(len(known)):
            before, now = known[i], answers[i]
            if before != now:
                lost.append(before)
                won.append(now)
        units: list[float] = []
        total = 0.0
        for unit in range(WIDTH + 1):
            weights, total = self.first[unit], sums[unit]
            for answer in won:
                total += weights[answer]
            for answer in lost:
                total -= weights[answer]
            # Not `max`: the compiler makes a call of it.
            units.append(total if total > 0.0 else 0.0)  # noqa: FURB136
        return total + self._rest(units, left >> 1)

    def _rest(self, units: list[float], day: int) -> float:
        rows, starts, out = self.second[day], self.second_start[day], self.out[day]
        result = self.out_start[day]
        for unit in range(SECOND):
            weights, total = rows[unit], starts[unit]
            for i in range(WIDTH):
                total += weights[i] * units[i]
            if total > 0.0:
                result += out[unit] * total
        return result


def read(path: Path) -> Network:
    return Network(read_shorts(path, UNIT))


class LearnedNetwork(Network):
    """Of any width, with layers as in the other games."""

    def __init__(self, numbers: list[float], width: int, second: int, scale: float) -> None:
        self.at = 0
        self.numbers = numbers
        first, start = self._rows(width + 1, inputs.COUNT), [scale * number for number in self._row(width + 1)]
        self.layers: list[Layers] = []
        self.out = []
        self.out_start = []
        self.depth = second
        for _ in range(DAYS):
            rows = [[scale * number for number in row] for row in self._rows(second, width)]
            starts = [scale * number for number in self._row(second)]
            self.layers.append(Layers(first, start, rows, starts, scale, self.layers[0] if self.layers else None))
            self.out.append([scale * number for number in self._row(second)])
            self.out_start.append(scale * self._row(1)[0])
        if self.at != len(numbers):
            raise BadNetwork(f"a network has {self.at} numbers, not {len(numbers)}")
        self.numbers = []

    def values(self, sheets: list[list[int]], left: int) -> list[float]:
        layers, out = self.layers[left >> 1], self.out[left >> 1]
        found: list[float] = []
        for answers in sheets:
            units = layers.of(answers, True)
            total = units[self.depth] + self.out_start[left >> 1]
            for unit in range(self.depth):
                total += out[unit] * units[unit]
            found.append(total)
        return found


def read_learned(path: Path) -> LearnedNetwork:
    """A file with a head; raises BadNetwork where it is another game's, or of another version."""
    data = path.read_bytes()
    size = struct.calcsize(HEADER)
    if len(data) < size or data[:8] != MAGIC:
        raise BadNetwork(f"{path.name} is no file of weights")
    _, version, answers, width, second, _, length, scale = struct.unpack(HEADER, data[:size])
    if (version, answers, 2 * length) != (VERSION, inputs.COUNT, len(data) - size):
        raise BadNetwork(f"{path.name} was made for other inputs: version {version}, {answers}")
    return LearnedNetwork(unpacked("h", data[size:]), width, second, scale)


@cache
def trained_network() -> Network:
    """The one that comes with the package, of the classic expert."""
    return read(Path(__file__).with_name(FILE))


@cache
def learned_network() -> LearnedNetwork:
    return read_learned(Path(__file__).with_name(LEARNED))
