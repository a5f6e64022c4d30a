"""How much one visitor, or one address, may ask for: buckets that fill with time."""

import time

MOST_BUCKETS = 20_000


class Limit:
    """So many a second on average, with bursts."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def allows(self, who: str) -> bool:
        """Whether one more is allowed; it is counted."""
        moment = time.monotonic()
        left, since = self.buckets.get(who, (self.burst, moment))
        left = min(self.burst, left + (moment - since) * self.per_second)
        allowed = left >= 1.0
        if who not in self.buckets and len(self.buckets) >= MOST_BUCKETS:
            self._forget_the_full(moment)
        self.buckets[who] = (left - 1.0 if allowed else left, moment)
        return allowed

    def _forget_the_full(self, moment: float) -> None:
        """A bucket that is full again tells nothing."""
        time_to_fill = self.burst / self.per_second
        self.buckets = {w: b for w, b in self.buckets.items() if moment - b[1] < time_to_fill}
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()
