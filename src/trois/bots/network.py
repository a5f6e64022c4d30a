"""A small neural network that judges positions: read from a file, evaluated without any dependency (layers.py).

The inputs are whole numbers. Some units of the first layer have no threshold and go straight to the answers: what
counts in proportion needs no hidden unit.
"""

import math
import struct
from pathlib import Path
from typing import Final

from trois.bots.layers import Layers
from trois.core.errors import TroisError

MAGIC: Final = b"TROISNET"
VERSION: Final = 1
SEATS: Final = 4
ANSWERS: Final = 2 * SEATS
"""By seat, the viewer first: how well it does (0 to 1), then the points it will have."""
HEADER: Final = "<8s6if"


class BadNetwork(TroisError):
    """A file of weights that does not fit the game's inputs, or none at all."""


class Network:
    """Two layers, then heads: by answer, and by slot of the policy."""

    def __init__(self, inputs: int, width: int, second: int, slots: int, scale: float, numbers: list[float]) -> None:
        self.inputs = inputs
        self.depth = second
        self.numbers = numbers
        self.at = 0
        first, start = self._rows(width + ANSWERS, inputs), self._row(width + ANSWERS)
        self.layers = Layers(first, start, self._rows(second, width), self._row(second), scale)
        self.answers = self._rows(ANSWERS, second)
        self.slots = self._rows(slots, second)
        self.slots_start = self._row(slots)
        self.trust = self._row(1)[0]
        """How much a point of the hand-made worth counts in the policy."""
        if self.at != len(numbers):
            raise BadNetwork(f"a network has {self.at} numbers, not {len(numbers)}")
        self.numbers = []
        self.has_policy = any(any(row) for row in self.slots)

    def _rows(self, rows: int, width: int) -> list[list[float]]:
        return [self._row(width) for _ in range(rows)]

    def _row(self, width: int) -> list[float]:
        self.at += width
        return self.numbers[self.at - width : self.at]

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


def read(path: Path, inputs: int, slots: int) -> Network:
    """The network of a file; raises BadNetwork where it is another game's, or of another version."""
    data = path.read_bytes()
    size = struct.calcsize(HEADER)
    if len(data) < size or data[:8] != MAGIC:
        raise BadNetwork(f"{path.name} is no file of weights")
    _, version, has_inputs, width, second, has_slots, length, scale = struct.unpack(HEADER, data[:size])
    if (version, has_inputs, has_slots) != (VERSION, inputs, slots):
        raise BadNetwork(f"{path.name} was made for other inputs: version {version}, {has_inputs} and {has_slots}")
    middle = size + 2 * length
    return Network(inputs, width, second, slots, scale, unpacked("h", data[size:middle]) + unpacked("f", data[middle:]))


def empty(inputs: int) -> Network:
    """Expects the same of every position."""
    return Network(inputs, 0, 0, 0, 1.0, [0.0] * (ANSWERS * (inputs + 1) + 1))


def network_at(path: Path, inputs: int, slots: int) -> Network:
    """The network of a file, read once."""
    key = str(path)
    if key not in _READ:
        _READ[key] = read(path, inputs, slots)
    return _READ[key]


_READ: Final[dict[str, Network]] = {}


def unpacked(kind: str, data: bytes) -> list[float]:
    """Numbers of a kind that `struct` knows, low byte first."""
    count = len(data) // struct.calcsize(kind)
    numbers: tuple[float, ...] = struct.unpack(f"<{count}{kind}", data)
    return [float(number) for number in numbers]
