"""Files of weights: one form for the networks of all games.

    head     the word TROISNET, a version, the numbers of inputs, of units of both layers and of slots of the policy,
             how many whole numbers follow, and the scale to multiply them by: see `HEADER`
    numbers  whole ones of two bytes, then floats of four

The low byte comes first. In which order a network has its numbers is said where it takes them.
"""

import struct
from pathlib import Path
from typing import Final

from trois.core.errors import TroisError

MAGIC: Final = b"TROISNET"
VERSION: Final = 1
HEADER: Final = "<8s6if"


class BadNetwork(TroisError):
    """A file of weights that does not fit the game's inputs, or none at all."""


class Weights:
    """What a file holds. A network takes its numbers row by row."""

    def __init__(
        self, inputs: int, width: int, second: int, slots: int, scale: float, whole: list[float], floats: list[float]
    ) -> None:
        self.inputs = inputs
        self.width = width
        """Units of the first layer."""
        self.second = second
        """Units of the second layer."""
        self.slots = slots
        self.scale = scale
        self.whole = whole
        self.floats = floats
        self.taken = 0

    def row(self, width: int) -> list[float]:
        """The next numbers: whole ones as they are, without the scale."""
        at, count = self.taken, len(self.whole)
        self.taken += width
        if self.taken <= count:
            return self.whole[at : self.taken]
        return self.whole[at:] + self.floats[max(0, at - count) : self.taken - count]

    def rows(self, count: int, width: int) -> list[list[float]]:
        return [self.row(width) for _ in range(count)]

    def check_size(self, size: int) -> None:
        """Raise BadNetwork where there are more or fewer numbers than a network takes."""
        found = len(self.whole) + len(self.floats)
        if found != size:
            raise BadNetwork("network-size", size=size, found=found)


def read_weights(path: Path, inputs: int, slots: int) -> Weights:
    """What a file holds; raises BadNetwork where it is another game's, or of another version."""
    data = path.read_bytes()
    size = struct.calcsize(HEADER)
    if len(data) < size or data[:8] != MAGIC:
        raise BadNetwork("network-file", file=path.name)
    _, version, has_inputs, width, second, has_slots, length, scale = struct.unpack(HEADER, data[:size])
    if (version, has_inputs, has_slots) != (VERSION, inputs, slots):
        raise BadNetwork("network-inputs", file=path.name, version=version, inputs=[has_inputs, has_slots])
    middle = size + 2 * length
    return Weights(inputs, width, second, slots, scale, unpacked("h", data[size:middle]), unpacked("f", data[middle:]))


def write_weights(weights: Weights, path: Path) -> None:
    """In one piece or not at all: others may be waiting for the file."""
    w = weights
    head = struct.pack(HEADER, MAGIC, VERSION, w.inputs, w.width, w.second, w.slots, len(w.whole), w.scale)
    whole = struct.pack(f"<{len(w.whole)}h", *[round(number) for number in w.whole])
    new = path.with_suffix(".new")
    new.write_bytes(head + whole + struct.pack(f"<{len(w.floats)}f", *w.floats))
    new.replace(path)


def unpacked(kind: str, data: bytes) -> list[float]:
    """Numbers of a kind that `struct` knows, low byte first; what is left over at the end is no number."""
    size = struct.calcsize(kind)
    count = len(data) // size
    numbers: tuple[float, ...] = struct.unpack(f"<{count}{kind}", data[: count * size])
    return [float(number) for number in numbers]
