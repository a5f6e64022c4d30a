"""Everything one server process holds."""

import asyncio
from collections.abc import Callable

from trois.store import Person, Store
from trois.web.bots.hints import Adviser
from trois.web.bots.play import Bots
from trois.web.cache import Latest
from trois.web.config import Config
from trois.web.http.rate_limit import Limit
from trois.web.http.signing import Signer
from trois.web.pages.replays import Films, Uploads
from trois.web.tables import names
from trois.web.tables.presence import CHANNEL, Presence
from trois.web.tables.registry import Tables
from trois.web.updates.listeners import Hub, relay

PERSONS_KEPT = 5000


class Site:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.store.migrate()
        self.signer = Signer(self.store.secret("cookies"))
        self.csrf_secret = self.store.secret("csrf")
        self.posts = Limit(config.posts_per_second, config.posts_per_second * 5)
        self.arrivals = Limit(config.visitors_per_minute / 60, config.visitors_per_minute)
        self.persons: Latest[str, Person] = Latest(PERSONS_KEPT)
        self.presence = Presence(config.away_seconds, shared=self.store.is_postgres)
        self.films = Films()
        self.uploads = Uploads()
        self.background: list[asyncio.Task[None]] = []
        self.is_leaving: Callable[[], bool] = bool

    async def open(self) -> None:
        """Inside the event loop."""
        self.hub = Hub()
        self.tables = Tables(self.store, self.hub)
        self.bots = Bots(self.tables, self.config.pace, self.config.workers)
        self.adviser = Adviser(self.bots)
        self.tables.wake = self.bots.wake
        if self.store.is_postgres:
            self.background.append(asyncio.create_task(relay(self.store, self.tables.heard)))
            self.background.append(asyncio.create_task(relay(self.store, self.presence.heard, CHANNEL)))
            self.background.append(asyncio.create_task(self.presence.share(self.store)))
        self.background.append(asyncio.create_task(self.bots.wake_all()))
        self.background.append(asyncio.create_task(self.hub.beat()))
        self.background.append(asyncio.create_task(self._say_goodbye()))

    async def _say_goodbye(self) -> None:
        """Let waiting connections go as soon as the server is to end, so that it needn't wait for them."""
        while not self.is_leaving():
            await asyncio.sleep(0.1)
        self.hub.close()

    async def close(self) -> None:
        self.hub.close()
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
                self.persons.keep(visitor, known)
        return known

    async def welcome(self, visitor: str, name: str = "") -> Person:
        """The person behind a visitor; somebody new gets a guest's name, a wish for another name is granted."""
        clean = names.cleaned(name)
        known = await self.person(visitor)
        if known is None:
            known = await self.tables.db(self.store.add_person, visitor, clean or names.guest())
        elif clean and clean != known.name:
            await self.tables.db(self.store.rename, visitor, clean)
            known = Person(known.id, clean, known.created)
        self.persons.keep(visitor, known)
        return known
