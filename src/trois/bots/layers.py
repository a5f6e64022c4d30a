"""Two layers of a network: in C where that was built, in plain loops elsewhere, with exactly the same answers.

The first layer's weights are whole numbers and so are the inputs: its sums are exact in any order. Plain Python adds
them up for all units at once, side by side in one long integer. Of the second layer only units that are above 0 count,
in their order.
"""

import os
import sys
from array import array
from typing import Any, Final


def _in_c() -> Any:
    """The module of _layers.c; None where it was not built or plain Python is asked for."""
    if os.environ.get("TROIS_PURE", "0") not in {"", "0"}:
        return None
    try:
        from trois.bots import _layers  # noqa: PLC0415, built where there is a C compiler
    except ImportError:
        return None
    return _layers


IN_C: Final[Any] = _in_c()
LANE: Final = 64
"""The bits of a unit in a long integer of all of them."""
MIDDLE: Final = 1 << 62
"""What a unit's sum is counted from, so that none is below 0 and borrows from the next."""


class SideBySide:
    """The whole numbers of a layer: an integer for each input, in which every unit has its place."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.units = len(rows)
        ones = sum(1 << (LANE * unit) for unit in range(self.units))
        self.start = MIDDLE * ones
        self.columns = [
            _joined([int(weight) + MIDDLE for weight in column]) - self.start for column in zip(*rows, strict=True)
        ]

    def sums(self, places: list[int], amounts: list[int]) -> list[float]:
        total = self.start
        for place, amount in zip(places, amounts, strict=True):
            total += self.columns[place] * amount
        return [float(number - MIDDLE) for number in _parted(total, self.units)]


def _joined(numbers: list[int]) -> int:
    lanes = array("Q", numbers)
    if sys.byteorder == "big":
        lanes.byteswap()
    return int.from_bytes(lanes.tobytes(), "little")


def _parted(total: int, count: int) -> list[int]:
    lanes = array("Q")
    lanes.frombytes(total.to_bytes(LANE // 8 * count, "little"))
    if sys.byteorder == "big":
        lanes.byteswap()
    return list(lanes)


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
        self.plain = IN_C is None or not second
        self.side_by_side: SideBySide | None = None
        if not self.plain:
            self.two = IN_C.two
            self.c_first: Any = IN_C.layer(first, start) if like is None else like.c_first
            self.c_second = IN_C.layer(second, second_start)
        elif like is not None:
            self.side_by_side = like.side_by_side
        elif all(weight.is_integer() for row in first for weight in row):
            self.side_by_side = SideBySide(first)

    def of(self, inputs: list[int], are_places: bool) -> list[float]:
        """The second layer, then the first layer's further units; inputs in full, or the places of those that are 1."""
        if not self.plain:
            found: list[float] = self.two(self.c_first, self.c_second, self.scale, inputs, are_places)
            return found
        places = inputs if are_places else [i for i, number in enumerate(inputs) if number]
        amounts = [1] * len(inputs) if are_places else [number for number in inputs if number]
        units = [
            total * self.scale + start for total, start in zip(self._sums(places, amounts), self.start, strict=True)
        ]
        active = [unit for unit in range(self.width) if units[unit] > 0.0]
        above = [units[unit] for unit in active]
        found = []
        for weights, total in zip(self.second, self.second_start, strict=True):
            for unit, number in zip(active, above, strict=True):
                total += weights[unit] * number  # noqa: PLW2901
            found.append(total if total > 0.0 else 0.0)  # noqa: FURB136
        return found + units[self.width :]

    def _sums(self, places: list[int], amounts: list[int]) -> list[float]:
        """The first layer's, without its scale."""
        if self.side_by_side is not None:
            return self.side_by_side.sums(places, amounts)
        return [_sum(weights, places, amounts) for weights in self.first]


def _sum(weights: list[float], places: list[int], amounts: list[int]) -> float:
    total = 0.0
    for place, amount in zip(places, amounts, strict=True):
        total += weights[place] * amount
    return total
