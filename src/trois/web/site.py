"""Everything one server process holds."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from trois.store import TROUBLE, Person, Store
from trois.store.learning import Learning
from trois.store.outbox import Outbox
from trois.store.shelf import Shelf
from trois.web.addresses import reachable
from trois.web.background import Background
from trois.web.bots.cluster import Cluster, ClusterWorker, RayMinds
from trois.web.bots.hints import Hints, SharedHints
from trois.web.bots.play import Bots
from trois.web.bots.workers import Worker, Workers
from trois.web.cache import LruCache
from trois.web.config import Config
from trois.web.deadlines import Deadlines
from trois.web.figures import Traffic
from trois.web.http.limits import Limits
from trois.web.http.offered import pocket_folder
from trois.web.http.sharing import SharedLimits
from trois.web.http.signing import Signer
from trois.web.owner_keys import ADDRESS
from trois.web.personal import Personal
from trois.web.reading import Reader
from trois.web.replays import Replays, Uploads
from trois.web.reviews import Reviews
from trois.web.tables.afterwards.days import TODAY, WEEK, Days
from trois.web.tables.afterwards.housekeeping import Housekeeping
from trois.web.tables.agreed.clock import Clocks
from trois.web.tables.people import leaving
from trois.web.tables.people.audience import Audience
from trois.web.tables.people.presence import Presence
from trois.web.tables.registry import Tables
from trois.web.tables.seating import names
from trois.web.updates import postgres
from trois.web.updates.exchange import CHANNEL, Exchange
from trois.web.updates.listeners import Listeners

if TYPE_CHECKING:
    from trois.web.http.request import WebRequest
    from trois.web.notices.outgoing import Outgoing
    from trois.web.passkeys import Passkeys

PERSONS_KEPT = 5000


class Site:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.pocket = None if config.is_alone else pocket_folder()
        self.store = Store(config.database)
        self.store.claim()
        self.store.check()
        self.store.migrate()
        self.shelf = Shelf(self.store)
        self.started = time.monotonic()
        with self.store.opening():
            self._keep_address(config.address or f"http://localhost:{config.port}")
            self.signer = Signer(self.store.secret("cookies"))
            self.csrf_secret = self.store.secret("csrf")
        self.personal = Personal(self.store, self.shelf)
        self.outbox = Outbox(self.store)
        self.learning = Learning(self.store)
        self.limits = Limits(config)
        self.persons: LruCache[str, Person] = LruCache(PERSONS_KEPT)
        self.presence = Presence(config.away_seconds, shared=self.store.is_postgres)
        self.reader = Reader(config.reads_in_place)
        self.replays = Replays(self.reader)
        self.uploads = Uploads(self.shelf, self.reader)
        self.exchange = Exchange(self.store)
        self.exchange.readers |= {"persons": self._on_persons, "presence": self.presence.on_signs}
        self.background = Background()
        self.deadlines = Deadlines()
        self.traffic = Traffic()
        self.is_leaving: Callable[[], bool] = bool

    def _keep_address(self, address: str) -> None:
        """Nothing is written where it stays the same: a start needs no room on the disk."""
        if self.shelf.get(ADDRESS) != address:
            self.shelf.put(ADDRESS, address)

    async def open(self) -> None:
        """Inside the event loop."""
        self.listeners = Listeners()
        self.tables = Tables(self.store, self.listeners)
        self.workers = Workers(self.config.workers, self._new_worker(), has_reserve=self.config.new_worker is None)
        self.audience = Audience(self.listeners)
        self.bots = Bots(self.tables, self.workers, self.config.pace, self.audience, seconds=self.config.seconds)
        shared = SharedHints(self.tables, self.shelf) if self.store.is_postgres else None
        self.hints = Hints(self.workers, self.deadlines, kept=shared)
        self.reviews = Reviews(self.shelf, self.workers, self.reader)
        self.tables.wake = self.bots.wake
        secret = self.store.secret("days")
        self.days, self.weeks = Days(TODAY, self.tables, secret), Days(WEEK, self.tables, secret)
        self.clocks = Clocks(self.tables, self.bots.rouse)
        self.notices = self._new_notices()
        self.housekeeping = Housekeeping(self.store, self.shelf, self.tables, self.audience, self.config.keep)
        self._start_background()

    def _new_worker(self) -> Callable[[], Worker]:
        """How workers are made: all for one cluster, where there is one."""
        if self.config.new_worker is not None:
            return self.config.new_worker
        return partial(ClusterWorker, Cluster(RayMinds(self.config.ray))) if self.config.ray else Worker

    @cached_property
    def passkeys(self) -> "Passkeys | None":
        """None where the library for them is not installed."""
        if find_spec("webauthn") is None:
            return None
        from trois.web.passkeys import Passkeys  # a large library, only for those who want it

        return Passkeys(self.shelf)

    def _new_notices(self) -> "Outgoing | None":
        """What notifies people whose pages are closed; None where the libraries for it are not installed."""
        if find_spec("http_ece") is None or find_spec("py_vapid") is None:
            return None
        from trois.web.notices.mail import Mailer  # no sockets in every home of the application
        from trois.web.notices.outgoing import Outgoing
        from trois.web.notices.post import Post
        from trois.web.notices.push import PushKeys

        config = self.config
        mailer = (
            Mailer(config.smtp, config.mail_from or f"trois@{urlsplit(config.smtp).hostname}") if config.smtp else None
        )
        keys, address = PushKeys(self.store.secret("push")), self.shelf.get(ADDRESS) or ""
        return Outgoing(self.tables, self.presence, Post(config.private_notices), keys, mailer, address)

    def _start_background(self) -> None:
        start = self.background.start
        start("clocks", self.clocks.run)
        if self.notices is not None:
            start("notices", self.notices.run)
        start("heartbeats", self.listeners.send_heartbeats)
        start("leaving", self._end_requests_in_time)
        start("housekeeping", self.housekeeping.run)
        if self.config.warms_up:
            start("warming up", self.workers.warm_up)
        if self.store.is_postgres:
            start("changes", partial(postgres.listen, self.store, self.tables.on_notice))
            start("presence", partial(self.presence.share, self.exchange))
            start("exchange", partial(postgres.listen, self.store, self.exchange.on_notice, CHANNEL))
            more = {
                "hints": self.hints.rate_limit,
                "reviews": self.reviews.rate_limit,
                "reviews of address": self.reviews.of_address,
            }
            limits = SharedLimits(self.limits, self.exchange, more)
            start("sharing limits", limits.share)

    async def _end_requests_in_time(self) -> None:
        """End open requests as soon as the server is to end, so that it needn't wait for them."""
        while not self.is_leaving():
            await asyncio.sleep(0.1)
        self.listeners.close()
        self.deadlines.expire()

    def note_visit(self, table_id: str, person: str, address: str) -> None:
        """Somebody asks for a table, or gets its events: where it exists, they are present and its bots think."""
        live = self.tables.known.get(table_id)
        if live is not None:
            self.presence.note_visit(live, person)
            self.audience.note(table_id, person, address)
            self.housekeeping.note_visit(live, person)
            self.bots.rouse(live)

    async def close(self) -> None:
        self.listeners.close()
        await self.background.close()
        with suppress(*TROUBLE):
            await self.housekeeping.write_visits()
        await self.reviews.close()
        await self.bots.close()
        self.reader.close()
        await self.tables.finish()
        self.tables.close()
        self.store.close()

    async def person(self, visitor: str) -> Person | None:
        known = self.persons.get(visitor)
        if known is None:
            known = await self.tables.db(self.store.person, visitor)
            if known is not None:
                self.persons[visitor] = known
        return known

    async def is_new(self, visitor: str) -> bool:
        """Whether this visitor has not finished a game yet."""
        return not any(row.is_over for row in await self.tables.db(self.store.tables_of, visitor))

    async def welcome(self, visitor: str, name: str = "") -> Person:
        """The person behind a visitor; somebody new gets a guest's name, a wish for another name is granted."""
        clean = names.chosen(name)
        known = await self.person(visitor)
        if known is None:
            known = await self.tables.db(self.store.add_person, visitor, clean or names.guest())
        elif clean and clean != known.name:
            await self.tables.db(self.store.rename, visitor, clean)
            await leaving.rename(self.tables, visitor, known.name, clean)
            await self.tables.db(self.exchange.send, "persons", [visitor])
            known = replace(known, name=clean)
        self.persons[visitor] = known
        return known

    async def sign_out(self, person: str, devices: list[str]) -> None:
        """End these devices of a person, in every process."""
        await self.tables.db(self.personal.sign_out, person, devices)
        await self.tables.db(self.exchange.send, "persons", [person])

    def reachable(self, request: "WebRequest") -> tuple[str, str]:
        """The address to share with others, and who can use it."""
        return reachable(self.config, str(request.base_url))

    def link(self, request: "WebRequest", path: str) -> str:
        return self.reachable(request)[0] + path

    async def forget(self, visitor: str) -> int:
        """Remove what is known of a visitor; returns at how many tables there was something."""
        count = await leaving.forget(self.tables, visitor)
        await self.tables.db(self.personal.forget, visitor)
        if self.passkeys is not None:
            await self.tables.db(self.passkeys.forget, visitor)
        await self.tables.db(self.outbox.forget, visitor)
        self.persons.pop(visitor, None)
        await self.tables.db(self.exchange.send, "persons", [visitor])
        return count

    def _on_persons(self, _process: str, persons: list[str]) -> None:
        """Another process gave them another name, or forgot them."""
        for person in persons:
            self.persons.pop(person, None)
            self.personal.ended.pop(person, None)
