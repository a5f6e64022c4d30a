"""How much one person, and one address, may ask for: everything that is limited, in one place."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any

from trois.web.config import Config
from trois.web.errors import TooMany
from trois.web.http.costs import UNIT
from trois.web.http.request import WebRequest
from trois.web.rate_limit import RateLimit

BURST_SECONDS = 5.0
READS = 4.0
"""Reads that a person may make for every post."""

PERSONS = 10.0
"""Times what one person may ask for: families and schools share an address."""

TABLES = 1 / 120
"""Tables that a person may open for every post."""

TABLES_BURST = 2.0
CHANNELS_BURST = 5.0
TALK, TALK_BURST = 0.5, 5.0
"""Lines in a second, and at once."""
CARDS_OF_TABLE = 4 * 1024
"""Bytes of corrected cards that are as much to keep as another table."""
COSTS, COSTS_BURST = 1 / 32, 1 / 20
"""Seconds of the processor that an address may take, each second and at once, for every post."""
STREAMS_OF_PERSON, STREAMS_OF_ADDRESS = 2.5, 50.0
"""Streams open at once, for every post a second."""

FORGET_SECONDS = 5.0
"""Seconds without word from another process after which its streams count as gone."""

NETWORK_BITS = 64
"""Whoever has one IPv6 address has all of its network."""


class Limits:
    """Everything grows with the posts per second that one person may make."""

    def __init__(self, config: Config) -> None:
        posts, visitors = config.posts_per_second, config.visitors_per_minute
        self.posts = RateLimit(posts, posts * BURST_SECONDS)
        self.reads = _more(self.posts, READS)
        self.requests = _more(self.reads, PERSONS)
        """Of one address, posts and reads."""
        self.arrivals = RateLimit(visitors / 60, visitors)
        """New visitors of one address."""
        self.tables = RateLimit(posts * TABLES, posts * TABLES_BURST)
        self.tables_of_address = _more(self.tables, PERSONS)
        self.channels = RateLimit(posts * TABLES / 10, CHANNELS_BURST)
        """Ways to be told that a person may add: each sends something to somebody, who gets no more of them either."""
        self.channels_of_address = _more(self.channels, PERSONS)
        self.talk = RateLimit(TALK, TALK_BURST)
        """Lines that a person may say."""
        self.costs = RateLimit(posts * COSTS / UNIT, max(2.0, posts * COSTS_BURST / UNIT))
        """Of one address, in units of processor time."""
        self.streams = OpenStreams(int(posts * STREAMS_OF_PERSON) + 1, int(posts * STREAMS_OF_ADDRESS) + 1)

    def check_opening(self, person: str, address: str, size: int = 0) -> None:
        """Raises TooMany where this is one table too many; one with corrected cards counts as several."""
        tokens = 1.0 + size / CARDS_OF_TABLE
        if not self.tables.allows(person, tokens) or not self.tables_of_address.allows(address, tokens):
            raise TooMany("tables-too-many")

    def check_channel(self, person: str, address: str, target: str) -> None:
        """Raises TooMany where this is one way to be told too many, whoever asks for this target."""
        is_fine = self.channels.allows(person) and self.channels.allows(target)
        if not is_fine or not self.channels_of_address.allows(address):
            raise TooMany("status-429")


def _more(limit: RateLimit, factor: float) -> RateLimit:
    return RateLimit(limit.per_second * factor, limit.burst * factor)


class OpenStreams:
    """Streams that are open, counted by person and by address."""

    def __init__(self, most_of_person: int, most_of_address: int) -> None:
        self.most_of_person = most_of_person
        self.most_of_address = most_of_address
        self.persons: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.elsewhere: dict[str, tuple[float, dict[str, int]]] = {}
        """By process: when it was last heard of, and how many streams persons and addresses have open there."""

    def note_elsewhere(self, process: str, counts: dict[str, int], moment: float) -> None:
        self.elsewhere[process] = (moment, counts)

    def _elsewhere(self, who: str) -> int:
        """Open in other processes that are still there."""
        for process, (moment, _) in list(self.elsewhere.items()):
            if time.monotonic() - moment > FORGET_SECONDS:
                del self.elsewhere[process]
        return sum(counts.get(who, 0) for _, counts in self.elsewhere.values())

    def check(self, person: str, address: str) -> None:
        """Raises TooMany where this is one stream too many; somebody without a name counts by address alone."""
        too_many = bool(person) and self.persons[person] + self._elsewhere(person) >= self.most_of_person
        if too_many or self.addresses[address] + self._elsewhere(address) >= self.most_of_address:
            raise TooMany("streams-too-many")

    @contextmanager
    def open(self, person: str, address: str) -> Iterator[None]:
        counts = [(self.persons, person), (self.addresses, address)]
        for counter, who in counts:
            counter[who] += 1
        try:
            yield
        finally:
            for counter, who in counts:
                counter[who] -= 1
                if not counter[who]:
                    del counter[who]


def address_of(scope: Any) -> str:
    """Where a request comes from: an IPv4 address, or the network of an IPv6 address."""
    client = scope["client"]
    return _network(client[0]) if client else ""


def _network(address: str) -> str:
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.ipv4_mapped is not None:
        return str(getattr(found, "ipv4_mapped", found))
    return str(IPv6Address(int(found) >> NETWORK_BITS << NETWORK_BITS))


def limit_tables(request: WebRequest, has_cards: bool = False) -> None:
    """For handlers that open tables, perhaps with corrected cards; raises TooMany."""
    size = request.scope["state"]["size"] if has_cards else 0
    request.site.limits.check_opening(request.visitor, address_of(request.scope), size)
