"""Rate limits: how much one visitor, or one address, may ask for. A token bucket for each of them, in memory."""

import time
from collections import Counter
from collections.abc import Callable

MOST_BUCKETS = 20_000


class RateLimit:
    """Token buckets: `per_second` on average, `burst` at once."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self.now = now
        self.buckets: dict[str, tuple[float, float]] = {}
        """Tokens that were left, and when that was."""
        self.spent: Counter[str] | None = None
        """What was allowed since other processes were told, where there may be some."""

    def allows(self, who: str, tokens: float = 1.0) -> bool:
        """Take tokens if at least one is left; what is taken beyond those left is owed."""
        moment = self.now()
        left, since = self.buckets.get(who, (self.burst, moment))
        left = min(self.burst, left + (moment - since) * self.per_second)
        allowed = left >= 1.0
        if who not in self.buckets and len(self.buckets) >= MOST_BUCKETS:
            self._drop_full_buckets(moment)
        self.buckets[who] = (left - tokens if allowed else left, moment)
        if allowed and self.spent is not None:
            self.spent[who] += tokens  # type: ignore[assignment]
        return allowed

    def settle(self, who: str, tokens: float) -> None:
        """Charge what was used beyond what was taken when it was allowed; a negative number is given back."""
        self.charge(who, tokens)
        if self.spent is not None:
            self.spent[who] += tokens  # type: ignore[assignment]

    def charge(self, who: str, tokens: float) -> None:
        """Charge what was used elsewhere."""
        moment = self.now()
        left, since = self.buckets.get(who, (self.burst, moment))
        left = min(self.burst, left + (moment - since) * self.per_second)
        self.buckets[who] = (max(-self.burst, left - tokens), moment)

    def _drop_full_buckets(self, moment: float) -> None:
        """A bucket that has had the time to fill need not be kept."""
        time_to_fill = self.burst / self.per_second
        self.buckets = {w: b for w, b in self.buckets.items() if moment - b[1] < time_to_fill}
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()
