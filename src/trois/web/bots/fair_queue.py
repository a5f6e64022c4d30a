"""Who thinks next: a queue in which everybody who waits gets the same share of the workers' time.

Weighted fair queueing: the time that a person, or everybody at one address, has used is counted, and who has used the
least is served first. Whoever comes back after a pause starts level with those who are being served, not with time saved up.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from trois.web.cache import LruCache

W = TypeVar("W")

BotKey = tuple[str, int]
"""Table and seat."""

PARTIES_KEPT = 5000
PATIENCE_SECONDS = 1.0
"""How long the oldest work of a person waits while a process takes work for bots that it keeps first."""


@dataclass(frozen=True)
class Demand:
    """Somebody's wish that a bot should think."""

    key: BotKey | None = None
    """The bot, where it is one that a process keeps."""
    person: str = ""
    """Whose table it is."""
    address: str = ""
    is_short: bool = False
    """Whether it takes no more than a moment."""
    weight: float = 1.0
    """What a second of thinking counts for: more where no person waits for it."""


class Shares:
    """The time that each party has used."""

    def __init__(self) -> None:
        self.used: LruCache[str, float] = LruCache(PARTIES_KEPT)
        self.level = 0.0
        """Where those stand that are being served."""

    def of(self, party: str) -> float:
        return max(self.used.get(party, 0.0), self.level)

    def charge(self, party: str, seconds: float) -> None:
        self.used[party] = self.of(party) + seconds


class Waiting(Generic[W]):
    """Work that waits for a worker."""

    def __init__(self, demand: Demand) -> None:
        self.demand = demand
        self.since = time.monotonic()
        self.worker: asyncio.Future[W] = asyncio.get_running_loop().create_future()


class FairQueue(Generic[W]):
    def __init__(self) -> None:
        self.waiting: list[Waiting[W]] = []
        self.persons = Shares()
        self.addresses = Shares()
        self.running: Counter[str] = Counter()
        """How many thoughts of each person are going on."""

    def rank(self, demand: Demand) -> tuple[float, float]:
        return self.addresses.of(demand.address), self.persons.of(demand.person)

    def next(self, fits: Callable[[Demand], bool], is_kept: Callable[[Demand], bool]) -> Waiting[W] | None:
        """The work that is next among what fits a worker; of one person's, rather work for a bot that it keeps."""
        fitting = [place for place in self.waiting if not place.worker.cancelled() and fits(place.demand)]
        if not fitting:
            return None
        first = min(fitting, key=lambda place: self.rank(place.demand))
        person = first.demand.person
        oldest = next(place for place in fitting if place.demand.person == person)
        if time.monotonic() - oldest.since > PATIENCE_SECONDS:
            return oldest
        own = (place for place in fitting if place.demand.person == person and is_kept(place.demand))
        return next(own, oldest)

    def begin(self, demand: Demand) -> None:
        """Work is being done."""
        self.addresses.level, self.persons.level = self.rank(demand)
        self.running[demand.person] += 1

    def end(self, demand: Demand, seconds: float) -> None:
        """Work was done; how long it took is charged."""
        self.running[demand.person] -= 1
        if not self.running[demand.person]:
            del self.running[demand.person]
        self.addresses.charge(demand.address, seconds * demand.weight)
        self.persons.charge(demand.person, seconds * demand.weight)
