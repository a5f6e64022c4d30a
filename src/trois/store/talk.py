"""What is said at a table: kept beside the log, never in the record."""

from sqlalchemy import select

from trois.store.models import Said
from trois.store.schema import TALK
from trois.store.store import Store

SHOWN = 50


def said_at(store: Store, table_id: str) -> list[Said]:
    """The last lines, the oldest first."""
    wanted = select(TALK).where(TALK.c.table_id == table_id).order_by(TALK.c.number.desc()).limit(SHOWN)
    with store.engine.connect() as connection:
        return [Said(*row) for row in connection.execute(wanted)][::-1]
