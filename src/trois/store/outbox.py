"""Channels of persons, and the outbox of what is to be told by them: each row is sent by one process only."""

from sqlalchemy import ColumnElement, delete, insert, select, update

from trois.store.models import Channel, Notice
from trois.store.schema import CHANNELS, NOTICES
from trois.store.statements import News, tell, values
from trois.store.store import Store

SENT, SEEN, LATE, FAILED = "sent", "seen", "late", "failed"
LEASE_SECONDS = 120
"""Seconds that a notice belongs to the process that took it; if that one dies, another sends it."""
MOST_FAILURES = 5
"""Failed notices in a row after which a channel is dropped."""
MOST_CHANNELS = 12
"""Of one person."""


class Outbox:
    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    # Channels

    def channels(self, person: str) -> list[Channel]:
        wanted = select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.created, CHANNELS.c.id)
        with self.engine.connect() as connection:
            return [Channel(*row) for row in connection.execute(wanted)]

    def channel(self, channel_id: str) -> Channel | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(CHANNELS).where(CHANNELS.c.id == channel_id)).first()
        return None if found is None else Channel(*found)

    def add_channel(self, channel: Channel) -> Channel:
        """The same address of the same person is the same channel; where there are too many, the oldest go."""
        for known in self.channels(channel.person):
            if (known.kind, known.address) == (channel.kind, channel.address):
                return known
        for old in self.channels(channel.person)[: -MOST_CHANNELS + 1]:
            self.drop_channel(old.id)
        with self.engine.begin() as connection:
            connection.execute(insert(CHANNELS), values(channel))
        return channel

    def confirm_channel(self, channel_id: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel_id).values(confirmed=True))

    def drop_channel(self, channel_id: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel_id))

    def forget(self, person: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(CHANNELS).where(CHANNELS.c.person == person))

    # Notices

    def tell(self, news: News) -> None:
        with self.engine.begin() as connection:
            tell(connection, news)

    def take(self, moment: int, limit: int = 20) -> list[tuple[Notice, Channel]]:
        """Notices that are due, for this process alone until their lease is over."""
        waiting = select(NOTICES).where(NOTICES.c.outcome == "", NOTICES.c.due <= moment)
        with self.engine.connect() as connection:
            found = [Notice(*row) for row in connection.execute(waiting.order_by(NOTICES.c.due).limit(limit))]
        taken = [notice for notice in found if self._lease(notice, moment)]
        known = {notice.channel: self.channel(notice.channel) for notice in taken}
        return [(notice, channel) for notice in taken if (channel := known[notice.channel]) is not None]

    def _lease(self, notice: Notice, moment: int) -> bool:
        """Of several processes that see it one gets it."""
        free = _same(notice) & (NOTICES.c.outcome == "") & (NOTICES.c.due == notice.due)
        with self.engine.begin() as connection:
            changed = update(NOTICES).where(free).values(due=moment + LEASE_SECONDS, tries=NOTICES.c.tries + 1)
            return connection.execute(changed).rowcount == 1

    def settle(self, notice: Notice, outcome: str) -> None:
        """The notice is done with; a channel that no longer takes anything is dropped."""
        with self.engine.begin() as connection:
            connection.execute(update(NOTICES).where(_same(notice)).values(outcome=outcome))
            if outcome in (SENT, FAILED):
                failures = 0 if outcome == SENT else CHANNELS.c.failures + 1
                same = CHANNELS.c.id == notice.channel
                connection.execute(update(CHANNELS).where(same).values(failures=failures))
                connection.execute(delete(CHANNELS).where(same, CHANNELS.c.failures >= MOST_FAILURES))

    def try_again(self, notice: Notice, due: int) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(NOTICES).where(_same(notice)).values(due=due))


def _same(notice: Notice) -> ColumnElement[bool]:
    return (
        (NOTICES.c.channel == notice.channel) & (NOTICES.c.table_id == notice.table_id)
        & (NOTICES.c.seat == notice.seat) & (NOTICES.c.kind == notice.kind) & (NOTICES.c.turn == notice.turn)
    )  # fmt: skip
