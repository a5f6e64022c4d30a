"""What is said at a table: kept beside the log, never in the record."""

from sqlalchemy import select

from trois.store.models import Said
from trois.store.schema import SEATS, TALK
from trois.store.store import Store

SHOWN = 50


class KeptTalk:
    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def at(self, table_id: str) -> list[Said]:
        """The last lines, the oldest first."""
        wanted = select(TALK).where(TALK.c.table_id == table_id).order_by(TALK.c.number.desc()).limit(SHOWN)
        with self.engine.connect() as connection:
            return [Said(*row) for row in connection.execute(wanted)][::-1]

    def of(self, person: str) -> list[Said]:
        """Everything that somebody has said from seats that are theirs."""
        own = (SEATS.c.table_id == TALK.c.table_id) & (SEATS.c.seat == TALK.c.seat) & (SEATS.c.person == person)
        with self.engine.connect() as connection:
            return [Said(*row) for row in connection.execute(select(TALK).join(SEATS, own).order_by(TALK.c.at))]
