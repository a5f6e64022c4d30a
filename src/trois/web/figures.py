"""What is counted while the server runs; `metrics` and the log tell it."""

from bisect import bisect_left
from collections import Counter


class Histogram:
    """How often something took how long."""

    BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
    """Seconds; what takes longer than the last has a bucket of its own."""

    def __init__(self) -> None:
        self.counts = [0] * (len(self.BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.BOUNDS, seconds)] += 1
        self.total += seconds


class Traffic:
    """Requests and how long they took to be answered."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        """By method and status."""
        self.seconds = Histogram()

    def add(self, method: str, status: int, seconds: float) -> None:
        self.requests[method, status] += 1
        self.seconds.add(seconds)
