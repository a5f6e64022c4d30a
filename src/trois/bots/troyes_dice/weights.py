"""What the features of a sheet are worth beyond the present score, by the half-days that are left.

The numbers lie in weights.bin, in hundredths, two bytes each with the low one first, one list of features.COUNT for each knot but the first. They were found
with benchmarks/fit_troyes_dice.py: games played with the policy itself, disturbed up to a random half-day and left alone from
there on; then the weights that best explain the points still made (least squares, neighbouring entries of a track held
close together); then games with these weights, and so on: eight rounds of 20,000 games with --noise 1, four of 40,000
with --noise 0.6.
"""

from functools import cache
from pathlib import Path
from typing import Final

from trois.bots.troyes_dice import features
from trois.bots.weights import unpacked

FILE: Final = "weights.bin"
UNIT: Final = 100.0
KNOTS: Final = [0, 1, 2, 4, 7, 11, 15]
"""Half-days left for which there are weights; with none left all are 0, the score is the score."""


@cache
def table() -> list[list[float]]:
    """By knot, from the second on: the weight of every feature."""
    numbers = [number / UNIT for number in unpacked("h", Path(__file__).with_name(FILE).read_bytes())]
    return [numbers[at : at + features.COUNT] for at in range(0, len(numbers), features.COUNT)]


@cache
def by_time() -> list[list[float]]:
    """By half-days left: the weight of every feature, between two knots in proportion."""
    tables: list[list[float]] = [[0.0] * features.COUNT]
    for i, knot in enumerate(KNOTS[1:]):
        earlier, before = tables[-1], KNOTS[i]
        for left in range(before + 1, knot + 1):
            part = (left - before) / (knot - before)
            tables.append([(1 - part) * a + part * b for a, b in zip(earlier, table()[i], strict=True)])
    return tables
