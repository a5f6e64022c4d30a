"""Two layers of a network: in C where that was built, in plain loops elsewhere, with exactly the same answers.

The first layer's weights are whole numbers and so are the inputs: its sums are exact in any order. Of the second layer
only units that are above 0 count, in their order.
"""

import os
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


class Layers:
    """`first` by unit, then by input; `second` by unit, of the first units of `first`: the others go straight on."""

    def __init__(
        self,
        first: list[list[float]],
        start: list[float],
        second: list[list[float]],
        second_start: list[float],
        scale: float,
    ) -> None:
        self.first = first
        self.start = start
        self.second = second
        self.second_start = second_start
        self.scale = scale
        self.width = len(second[0]) if second else 0
        self.depth = len(second)
        self.plain = IN_C is None or not second
        if IN_C is not None and not self.plain:
            self.two = IN_C.two
            self.c_first = IN_C.layer(first, start)
            self.c_second = IN_C.layer(second, second_start)

    def of(self, inputs: list[int], are_places: bool) -> list[float]:
        """The second layer, then the first layer's further units; inputs in full, or the places of those that are 1."""
        if not self.plain:
            found: list[float] = self.two(self.c_first, self.c_second, self.scale, inputs, are_places)
            return found
        places = inputs if are_places else [i for i, number in enumerate(inputs) if number]
        amounts = [1.0] * len(inputs) if are_places else [float(number) for number in inputs if number]
        sums = [_sum(weights, places, amounts) for weights in self.first]
        units = [total * self.scale + start for total, start in zip(sums, self.start, strict=True)]
        active = [unit for unit in range(self.width) if units[unit] > 0.0]
        above = [units[unit] for unit in active]
        found = []
        for weights, total in zip(self.second, self.second_start, strict=True):
            for unit, number in zip(active, above, strict=True):
                total += weights[unit] * number  # noqa: PLW2901
            found.append(total if total > 0.0 else 0.0)  # noqa: FURB136
        return found + units[self.width :]


def _sum(weights: list[float], places: list[int], amounts: list[float]) -> float:
    total = 0.0
    for place, amount in zip(places, amounts, strict=True):
        total += weights[place] * amount
    return total
