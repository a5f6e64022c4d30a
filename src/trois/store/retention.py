"""What is removed after some days: tables that nobody came back to, tables of bots alone, old finished ones."""

from collections import Counter
from collections.abc import Mapping

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select, text, update

from trois.store.schema import CHANNELS, SEATS, TABLES
from trois.store.statements import CHANNEL, notify, payloads
from trois.store.store import Store

DAY = 24 * 3600
MOST_AT_ONCE = 100
"""So that a transaction is short."""
LOCK = 7401534
"""PostgreSQL's advisory lock: one process at a time removes."""
GONE = (1 << 31) - 1
"""As the version of a table in a notice: the table was removed."""


def visit_seconds(days: Mapping[str, float]) -> float:
    """How often it is written down that somebody was there: once a day, or some times in the shortest time kept."""
    shortest = min((kept for kept in days.values() if kept > 0), default=1.0)
    return DAY * min(1.0, shortest / 4)


def note_visits(store: Store, table_ids: list[str], moment: int, seconds: float = DAY) -> None:
    """Write down that somebody with a seat was there, unless that was done lately."""
    lately = (TABLES.c.id.in_(table_ids)) & (TABLES.c.visited < moment - seconds)
    with store.engine.begin() as connection:
        connection.execute(update(TABLES).where(lately).values(visited=moment))


def remove_old(store: Store, days: Mapping[str, float], moment: int, in_use: set[str]) -> dict[str, list[str]]:
    """Remove what was kept for its days (0: for ever), except tables that somebody looks at; the ids by the reason.

    Reasons: unfinished (waiting or running, with people who did not come back), bots (no person has a seat), finished.
    """
    with store.engine.begin() as connection:
        if store.is_postgres and not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({LOCK})")):
            return {}
        found = {reason: _ids(connection, fits, in_use) for reason, fits in _rules(days, moment).items()}
        gone = [table_id for ids in found.values() for table_id in ids]
        if gone:
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(gone)))
            connection.execute(delete(CHANNELS).where(CHANNELS.c.person.in_(gone)))
            if store.is_postgres:
                notify(connection, CHANNEL, payloads([f"{table_id} {GONE}" for table_id in gone]))
    return {reason: ids for reason, ids in found.items() if ids}


def _ids(connection: Connection, fits: ColumnElement[bool], in_use: set[str]) -> list[str]:
    wanted = select(TABLES.c.id).where(fits, TABLES.c.id.not_in(in_use)).order_by(TABLES.c.touched)
    return list(connection.scalars(wanted.limit(MOST_AT_ONCE)))


def _rules(days: Mapping[str, float], moment: int) -> dict[str, ColumnElement[bool]]:
    has_person = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person.is_not(None))
    is_over, is_waiting = TABLES.c.stage == "over", TABLES.c.stage == "waiting"
    fitting = {
        "unfinished": and_(~is_over, has_person | is_waiting),
        "bots": and_(~has_person, ~is_waiting),
        "finished": and_(is_over, has_person),
    }
    return {
        reason: and_(
            fits, TABLES.c.touched < moment - days[reason] * DAY, TABLES.c.visited < moment - days[reason] * DAY
        )
        for reason, fits in fitting.items()
        if days.get(reason, 0) > 0
    }


def count_tables(store: Store) -> Counter[str]:
    """How many tables there are, by stage."""
    with store.engine.connect() as connection:
        counts = connection.execute(select(TABLES.c.stage, func.count().label("tables")).group_by(TABLES.c.stage))
        return Counter({row.stage: row.tables for row in counts})
