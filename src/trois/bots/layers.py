"""Two layers of a network: in C where that was built, in plain Python elsewhere, with exactly the same answers.

The first layer's weights are whole numbers and so are the inputs: its sums are exact in any order. Of the second layer
only units that are above 0 count, in their order.
"""

import os
import struct
from typing import Any, Final


def _in_c() -> Any:
    """The module of _layers.c; None where it was not built or plain Python is asked for."""
    if os.environ.get("TROIS_PURE", "0") not in {"", "0"}:
        return None
    try:
        from trois.bots import _layers  # built where there is a C compiler
    except ImportError:
        return None
    return _layers


IN_C: Final[Any] = _in_c()
LANE: Final = 64
"""The bits of a unit in a packed integer."""
MIDDLE: Final = 1 << 62
"""What a unit's sum is counted from, so that none is below 0 and borrows from the next."""


class PackedRows:
    """A layer's whole numbers for plain Python: for each input one long integer with a lane for every unit.

    One multiplication and one addition then serve all units. A judgement takes a third to a seventh of the time of loops
    over units and inputs, which is what a player without compiled code waits for.
    """

    def __init__(self, rows: list[list[float]]) -> None:
        self.units = len(rows)
        self.zero = MIDDLE * sum(1 << (LANE * unit) for unit in range(self.units))
        """Every unit at the middle."""
        self.inputs = [
            _packed([int(weight) + MIDDLE for weight in weights]) - self.zero for weights in zip(*rows, strict=True)
        ]

    def sums(self, places: list[int], amounts: list[int]) -> list[float]:
        """By unit."""
        total = self.zero
        for place, amount in zip(places, amounts, strict=True):
            total += self.inputs[place] * amount
        return [float(number - MIDDLE) for number in _unpacked(total, self.units)]


def _packed(lanes: list[int]) -> int:
    return int.from_bytes(struct.pack(f"<{len(lanes)}Q", *lanes), "little")


def _unpacked(total: int, count: int) -> tuple[int, ...]:
    lanes: tuple[int, ...] = struct.unpack(f"<{count}Q", total.to_bytes(LANE // 8 * count, "little"))
    return lanes


class Layers:
    """`first` by unit, then by input; `second` by unit, of the first units of `first`: the others go straight on."""

    def __init__(
        self,
        first: list[list[float]],
        start: list[float],
        second: list[list[float]],
        second_start: list[float],
        scale: float,
        like: "Layers | None" = None,
    ) -> None:
        """With the first layer of another one, it need not be laid out again."""
        self.first = first
        self.start = start
        self.second = second
        self.second_start = second_start
        self.scale = scale
        self.width = len(second[0]) if second else 0
        self.depth = len(second)
        self.packed: PackedRows | None = None
        if IN_C is None or not second:
            self.packed = PackedRows(first) if like is None else like.packed
        else:
            self.two = IN_C.two
            self.c_first: Any = IN_C.layer(first, start) if like is None else like.c_first
            self.c_second = IN_C.layer(second, second_start)

    def of(self, inputs: list[int], are_places: bool) -> list[float]:
        """The second layer, then the first layer's further units; inputs in full, or the places of those that are 1."""
        if self.packed is None:
            found: list[float] = self.two(self.c_first, self.c_second, self.scale, inputs, are_places)
            return found
        places = inputs if are_places else [i for i, number in enumerate(inputs) if number]
        amounts = [1] * len(inputs) if are_places else [number for number in inputs if number]
        sums = self.packed.sums(places, amounts)
        return self._rest([total * self.scale + start for total, start in zip(sums, self.start, strict=True)])

    def _rest(self, units: list[float]) -> list[float]:
        active = [unit for unit in range(self.width) if units[unit] > 0.0]
        above = [units[unit] for unit in active]
        found: list[float] = []
        for weights, total in zip(self.second, self.second_start, strict=True):
            for unit, number in zip(active, above, strict=True):
                total += weights[unit] * number  # noqa: PLW2901
            found.append(total if total > 0.0 else 0.0)  # noqa: FURB136
        return found + units[self.width :]
