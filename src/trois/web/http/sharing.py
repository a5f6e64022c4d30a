"""Limits of several processes: each tells the others what is being used up there, so that all count together.

Light users are not reported: what stays unsaid is less than a tenth of a limit in each process.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

from trois.web.http.limits import Limits, OpenStreams
from trois.web.rate_limit import RateLimit
from trois.web.updates.exchange import Exchange

ROUND_SECONDS = 1.0
UNSAID = 0.1
"""Share of a limit."""


class SharedLimits:
    def __init__(self, limits: Limits, exchange: Exchange, more: Mapping[str, RateLimit]) -> None:
        self.exchange = exchange
        self.streams = limits.streams
        self.rates = {name: limit for name, limit in vars(limits).items() if isinstance(limit, RateLimit)}
        self.rates.update(more)
        for limit in self.rates.values():
            limit.spent = Counter()
        exchange.readers |= {"spent": self._on_spent, "streams": self._on_streams}

    async def share(self) -> None:
        """Tell the others once a second, for ever."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            await asyncio.to_thread(self.exchange.send, "spent", self.take_spent())
            await asyncio.to_thread(self.exchange.send, "streams", open_streams(self.streams))

    def take_spent(self) -> list[Any]:
        """What was used up since the last time: limit, who, how much."""
        told: list[Any] = []
        for name, limit in self.rates.items():
            spent, limit.spent = limit.spent or Counter(), Counter()
            least = UNSAID * limit.per_second * ROUND_SECONDS
            told += [[name, who, count] for who, count in spent.items() if abs(count) >= least]
        return told

    def _on_spent(self, _process: str, items: list[Any]) -> None:
        for name, who, count in items:
            if name in self.rates:
                self.rates[name].charge(who, count)

    def _on_streams(self, process: str, items: list[Any]) -> None:
        self.streams.note_elsewhere(process, dict(items), time.monotonic())


def open_streams(streams: OpenStreams) -> list[Any]:
    """Who has many streams open in this process; an empty name says that this process is there."""
    many = [(streams.persons, streams.most_of_person), (streams.addresses, streams.most_of_address)]
    told = [[who, count] for counter, most in many for who, count in counter.items() if count >= UNSAID * most]
    return [*told, ["", 0]]
