"""Who looks at which table, and from where: bots think only for tables that somebody looks at."""

import time
from collections.abc import Callable

from trois.web.cache import LruCache
from trois.web.updates.listeners import Listeners

LOOK_SECONDS = 120.0
"""How long a page counts as looked at that has no stream open."""

TABLES_KEPT, PERSONS_KEPT = 5000, 20_000


class Audience:
    def __init__(self, listeners: Listeners, now: Callable[[], float] = time.monotonic) -> None:
        self.listeners = listeners
        self.now = now
        self.looked_at: LruCache[str, float] = LruCache(TABLES_KEPT)
        self.addresses: LruCache[str, str] = LruCache(PERSONS_KEPT)
        """Where each person was last."""

    def note(self, table_id: str, person: str, address: str) -> None:
        """Somebody asked for a table that exists."""
        self.looked_at[table_id] = self.now()
        self.addresses[person] = address

    def is_watched(self, table_id: str) -> bool:
        looked_at = self.looked_at.get(table_id)
        is_recent = looked_at is not None and self.now() - looked_at < LOOK_SECONDS
        return is_recent or table_id in self.listeners.waiting
