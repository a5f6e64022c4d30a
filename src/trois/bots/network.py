"""A small neural network that judges positions: read from a file, evaluated by compiled loops, no dependency.

The inputs are whole numbers. The first layer's weights are whole numbers too (times one scale), so its sums are exact,
and a position is judged by what differs from the one before it in the same search. Some units of the first layer have
no threshold and go straight to the answers: what counts in proportion needs no hidden unit.
"""

import math
import struct
import sys
from array import array
from pathlib import Path
from typing import Final

from trois.core.errors import TroisError

MAGIC: Final = b"TROISNET"
VERSION: Final = 1
SEATS: Final = 4
ANSWERS: Final = 2 * SEATS
"""By seat, the viewer first: how well it does (0 to 1), then the points it will have."""
MOST_CHANGES: Final = 96
"""Positions that differ in more inputs become the one that later ones are compared with."""
HEADER: Final = "<8s6if"


class BadNetwork(TroisError):
    """A file of weights that does not fit the game's inputs, or none at all."""


class Network:
    """`first` by unit, then by input; `second` by unit; heads by answer, and by slot of the policy."""

    def __init__(self, inputs: int, width: int, second: int, slots: int, scale: float, numbers: list[float]) -> None:
        self.inputs = inputs
        self.width = width
        self.scale = scale
        self.numbers = numbers
        self.at = 0
        self.first = self._rows(width + ANSWERS, inputs)
        self.start = self._row(width + ANSWERS)
        self.second = self._rows(second, width)
        self.second_start = self._row(second)
        self.answers = self._rows(ANSWERS, second)
        self.slots = self._rows(slots, second)
        self.slots_start = self._row(slots)
        self.trust = self._row(1)[0]
        """How much a point of the hand-made worth counts in the policy."""
        if self.at != len(numbers):
            raise BadNetwork(f"a network has {self.at} numbers, not {len(numbers)}")
        self.numbers = []
        self.known: list[int] = [0] * inputs
        self.sums: list[float] = [0.0] * (width + ANSWERS)
        self.straight: list[float] = []

    def twin(self) -> "Network":
        twin = Network(0, 0, 0, 0, self.scale, [0.0] * (ANSWERS + 1))
        twin.inputs, twin.width = self.inputs, self.width
        twin.first, twin.start = self.first, self.start
        twin.second, twin.second_start = self.second, self.second_start
        twin.answers, twin.trust = self.answers, self.trust
        twin.slots, twin.slots_start = self.slots, self.slots_start
        twin.known, twin.sums = [0] * self.inputs, [0.0] * (self.width + ANSWERS)
        return twin

    def _rows(self, rows: int, width: int) -> list[list[float]]:
        return [self._row(width) for _ in range(rows)]

    def _row(self, width: int) -> list[float]:
        self.at += width
        return self.numbers[self.at - width : self.at]

    def hidden(self, inputs: list[int]) -> list[float]:
        """The second layer for a position."""
        places: list[int] = []
        changes: list[int] = []
        known = self.known
        for i in range(self.inputs):
            change = inputs[i] - known[i]
            if change != 0:
                places.append(i)
                changes.append(change)
        sums = self._sums(places, changes)
        if len(places) > MOST_CHANGES:
            self.known, self.sums = inputs, sums
        return self._second(sums)

    def _sums(self, places: list[int], changes: list[int]) -> list[float]:
        found: list[float] = []
        count = len(places)
        for unit in range(self.width + ANSWERS):
            weights, total = self.first[unit], self.sums[unit]
            for i in range(count):
                total += weights[places[i]] * changes[i]
            found.append(total)
        return found

    def _second(self, sums: list[float]) -> list[float]:
        scale, width = self.scale, self.width
        active: list[int] = []
        units: list[float] = []
        for unit in range(width):
            total = sums[unit] * scale + self.start[unit]
            if total > 0.0:
                active.append(unit)
                units.append(total)
        self.straight = [sums[width + i] * scale + self.start[width + i] for i in range(ANSWERS)]
        return self._third(active, units)

    def _third(self, active: list[int], units: list[float]) -> list[float]:
        found: list[float] = []
        count = len(active)
        for unit in range(len(self.second)):
            weights, total = self.second[unit], self.second_start[unit]
            for i in range(count):
                total += weights[active[i]] * units[i]
            # Not `max`: the compiler makes a call of it.
            found.append(total if total > 0.0 else 0.0)  # noqa: FURB136
        return found

    def answer(self, hidden: list[float], number: int) -> float:
        """One answer about the position whose second layer was worked out last."""
        weights, total = self.answers[number], self.straight[number]
        for i in range(len(hidden)):
            total += weights[i] * hidden[i]
        return total

    def logit(self, hidden: list[float], slot: int) -> float:
        weights, total = self.slots[slot], self.slots_start[slot]
        for i in range(len(hidden)):
            total += weights[i] * hidden[i]
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
    return Network(inputs, width, second, slots, scale, _numbers("h", data[size:middle]) + _numbers("f", data[middle:]))


def empty(inputs: int) -> Network:
    """Expects the same of every position."""
    return Network(inputs, 0, 0, 0, 1.0, [0.0] * (ANSWERS * (inputs + 1) + 1))


def network_at(path: Path, inputs: int, slots: int) -> Network:
    """A network of one's own: its numbers are read once and shared, what it remembers of positions is not."""
    key = str(path)
    if key not in _READ:
        _READ[key] = read(path, inputs, slots)
    return _READ[key].twin()


_READ: Final[dict[str, Network]] = {}


def _numbers(kind: str, data: bytes) -> list[float]:
    numbers = array(kind)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return [float(number) for number in numbers]
