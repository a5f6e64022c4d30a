"""Sends what stands in the outbox: each notice once, from whichever process takes it first."""

import asyncio
import logging
from email.utils import parseaddr
from urllib.parse import urlsplit

from trois.core.errors import TroisError
from trois.store import TROUBLE, Channel, Notice
from trois.store.outbox import FAILED, LATE, SEEN, SENT, Outbox
from trois.text import Text
from trois.text.safe import printable
from trois.web.background import regularly
from trois.web.errors import NotFound, SetAside
from trois.web.notices import hook, push
from trois.web.notices.couriers import Couriers
from trois.web.notices.mail import Mailer
from trois.web.notices.post import NoAnswer, Post
from trois.web.notices.push import PushKeys
from trois.web.notices.words import notice_texts
from trois.web.tables.people import telling
from trois.web.tables.people.presence import Presence
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable

LOG = logging.getLogger("trois.web")
LOOK_SECONDS = 3.0
PAUSES = (30, 300, 1800, 7200)
"""Seconds before the next try; after the last one it is given up."""
GONE = (404, 410)
"""What a push service or a webhook answers when the recipient no longer exists."""
REFUSED = range(400, 500)
UNTOLD_TO_ALL = (telling.BEGUN, telling.OVER, telling.ASK)
"""What a table's webhook does not pass on: it says whose turn it is, once for each turn."""
TOO_MANY, TIMED_OUT = 429, 408


class Outgoing:
    def __init__(
        self, tables: Tables, presence: Presence, post: Post, keys: PushKeys, mailer: Mailer | None, address: str
    ) -> None:
        self.tables = tables
        self.presence = presence
        self.post = post
        self.keys = keys
        self.mailer = mailer
        self.address = address
        """Where people reach this server."""
        self.outbox = Outbox(tables.store)
        self.couriers, self.askers = Couriers(), Couriers()
        """Who carries notices, and who asks whether a new channel is there: neither waits for the other."""

    @property
    def contact(self) -> str:
        """Whom a push service would write to: it wants a mail address."""
        sender = parseaddr(self.mailer.sender)[1] if self.mailer else f"trois@{urlsplit(self.address).hostname}"
        return f"mailto:{sender}"

    async def run(self) -> None:
        await regularly(LOOK_SECONDS, self.look, "notices")

    async def look(self, moment: int) -> int:
        """Send what is due; how many notices were taken for it."""
        taken = await self.tables.db(self.outbox.take, moment)
        await asyncio.gather(*(self._settle(notice, channel, moment) for notice, channel in taken))
        return len(taken)

    async def _settle(self, notice: Notice, channel: Channel, moment: int) -> None:
        db, outbox = self.tables.db, self.outbox
        try:
            outcome = await self._send(notice, channel, moment)
        except NoAnswer as error:
            LOG.warning("a notice by %s could not be sent: %s", channel.kind, printable(str(error)))
            tried = notice.tries
            if tried < len(PAUSES):
                await db(outbox.try_again, notice, moment + PAUSES[tried])
                return
            outcome = FAILED
        except TroisError as error:
            LOG.warning("a notice by %s is not sent: %s", channel.kind, error)
            outcome = FAILED
        except TROUBLE:
            raise
        except Exception:
            LOG.exception("a notice by %s cannot be made", channel.kind)
            outcome = FAILED
        if outcome == "gone":
            await db(outbox.drop_channel, channel.id)
        else:
            await db(outbox.settle, notice, outcome)

    async def _send(self, notice: Notice, channel: Channel, moment: int) -> str:
        """Sends it unless it is late or was seen; what became of it."""
        try:
            live = await self.tables.latest(notice.table_id)
        except (NotFound, SetAside):
            return LATE
        is_tables = channel.person == live.id
        if is_tables and notice.kind in UNTOLD_TO_ALL:
            return LATE
        person = live.seats[notice.seat].person if is_tables else channel.person
        if person is None or not _still_holds(live, notice, person):
            return LATE
        if self.presence.has_looked(live.id, person, max(1.0, moment - notice.at)):
            return SEEN
        waiting = 0 if is_tables else len(await waiting_for(self.tables, person))
        message = notice_texts(live, notice, channel, self.address, waiting)
        return await self.couriers.run(self.hand_over, channel, message)

    def hand_over(self, channel: Channel, message: dict[str, object]) -> str:
        """Not for the event loop: it waits for others. Raises NoAnswer and BadAddress."""
        if channel.kind == "mail":
            if self.mailer is None:
                return FAILED
            stop = f"{self.address}/notices/{channel.id}/stop"
            text = Text(channel.language)
            body = f"{message['body']}\n{message['url']}\n\n{text('friends.notice.stop')}\n{stop}\n"
            self.mailer.send(channel.address, str(message["title"]), body, stop)
            return SENT
        if channel.kind == "push":
            status = self.post.send(*push.message(channel.address, message, self.keys, self.contact))
        else:
            status = self.post.send(channel.address, hook.body(channel.address, message), hook.HEADERS)
        return _outcome(status)


def _outcome(status: int) -> str:
    if status in GONE:
        return "gone"
    if status in (TOO_MANY, TIMED_OUT) or status >= REFUSED.stop:
        raise NoAnswer(f"status {status}")
    return SENT if status < 300 else FAILED


def _still_holds(live: LiveTable, notice: Notice, person: str) -> bool:
    """Whether what the notice tells is still so: nobody is called for a turn that is over."""
    if notice.seat >= len(live.seats) or live.seats[notice.seat].person != person:
        return False
    if notice.kind in (telling.OVER, telling.BEGUN, telling.ASK):
        return True
    if notice.kind == telling.BOT:
        return live.seats[notice.seat].is_bot
    is_asked = notice.seat in live.pending and live.seats[notice.seat].is_person
    return is_asked and live.match is not None and len(live.turns[notice.seat]) == notice.turn


async def waiting_for(tables: Tables, person: str) -> list[LiveTable]:
    """The tables at which somebody is to decide, the latest first."""
    found: list[LiveTable] = []
    for row in await tables.db(tables.store.tables_of, person):
        if not row.is_running:
            continue
        tables.expect(row.id, row.version)
        try:
            live = await tables.get(row.id)
        except (NotFound, SetAside):
            continue
        if any(seat in live.pending for seat in live.seats_of(person)):
            found.append(live)
    return found
