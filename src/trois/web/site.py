"""Everything one server process holds."""

import asyncio
from collections.abc import Callable

from trois.store import Person, Store
from trois.web.bots.hints import Hints
from trois.web.bots.play import Bots
from trois.web.bots.workers import Workers
from trois.web.cache import LruCache
from trois.web.config import Config
from trois.web.http.rate_limit import RateLimit
from trois.web.http.signing import Signer
from trois.web.pages.replays import Replays, Uploads
from trois.web.tables import names
from trois.web.tables.presence import CHANNEL, Presence
from trois.web.tables.registry import Tables
from trois.web.updates import postgres
from trois.web.updates.listeners import Listeners

PERSONS_KEPT = 5000


class Site:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.store.migrate()
        self.signer = Signer(self.store.secret("cookies"))
        self.csrf_secret = self.store.secret("csrf")
        self.posts = RateLimit(config.posts_per_second, config.posts_per_second * 5)
        self.arrivals = RateLimit(config.visitors_per_minute / 60, config.visitors_per_minute)
        self.persons: LruCache[str, Person] = LruCache(PERSONS_KEPT)
        self.presence = Presence(config.away_seconds, shared=self.store.is_postgres)
        self.replays = Replays()
        self.uploads = Uploads()
        self.background: list[asyncio.Task[None]] = []
        self.is_leaving: Callable[[], bool] = bool

    async def open(self) -> None:
        """Inside the event loop."""
        self.listeners = Listeners()
        self.tables = Tables(self.store, self.listeners)
        self.workers = Workers(self.config.workers)
        self.bots = Bots(self.tables, self.workers, self.config.pace)
        self.hints = Hints(self.workers)
        self.tables.wake = self.bots.wake
        work = [self.bots.wake_all(), self.listeners.send_heartbeats(), self._close_streams_in_time()]
        if self.store.is_postgres:
            work.append(postgres.listen(self.store, self.tables.on_notice))
            work.append(postgres.listen(self.store, self.presence.on_notice, CHANNEL))
            work.append(self.presence.share(self.store))
        self.background = [asyncio.create_task(one) for one in work]

    async def _close_streams_in_time(self) -> None:
        """As soon as the server is to end, so that it needn't wait for open connections."""
        while not self.is_leaving():
            await asyncio.sleep(0.1)
        self.listeners.close()

    async def close(self) -> None:
        self.listeners.close()
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        await self.bots.close()
        self.tables.close()
        self.store.close()

    async def person(self, visitor: str) -> Person | None:
        known = self.persons.get(visitor)
        if known is None:
            known = await self.tables.db(self.store.person, visitor)
            if known is not None:
                self.persons[visitor] = known
        return known

    async def welcome(self, visitor: str, name: str = "") -> Person:
        """The person behind a visitor; somebody new gets a guest's name, a wish for another name is granted."""
        clean = names.clean(name)
        known = await self.person(visitor)
        if known is None:
            known = await self.tables.db(self.store.add_person, visitor, clean or names.guest())
        elif clean and clean != known.name:
            await self.tables.db(self.store.rename, visitor, clean)
            known = Person(known.id, clean, known.created)
        self.persons[visitor] = known
        return known
