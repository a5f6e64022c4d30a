"""How sure a result is."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev

SURE = NormalDist().inv_cdf(0.975)
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def deviation(sample: Sequence[float]) -> float:
    """The standard deviation of what the sample was drawn from; 0 of a single number."""
    return stdev(sample) if len(sample) > 1 else 0.0


def mean_error(sample: Sequence[float]) -> float:
    """Half the 95 % interval of a mean."""
    return SURE * deviation(sample) / math.sqrt(len(sample))


def wilson(rate: float, count: float) -> tuple[float, float]:
    """The 95 % interval of a rate that was observed in so many tries (Wilson's)."""
    square = SURE * SURE
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = SURE / (1 + square / count) * math.sqrt(rate * (1 - rate) / count + square / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def clustered_rate(groups: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A rate with its 95 % interval, where tries of one group are alike.

    A group counts as one observation, so that playing the same dice again from the other seat makes nothing look
    surer than it is: the count is that of independent tries whose mean would vary as much as the groups' means do.
    """
    means = [fmean(group) for group in groups]
    rate = fmean(share for group in groups for share in group)
    count = float(len(means))
    spread = fmean((mean - rate) ** 2 for mean in means)
    if spread > 0 and 0 < rate < 1:
        count *= rate * (1 - rate) / spread
    return rate, *wilson(rate, count)
