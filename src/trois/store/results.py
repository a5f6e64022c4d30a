"""How matches ended: a person's own, and everybody's of a day."""

from contextlib import suppress

from sqlalchemy import Select, Table, exists, insert, select
from sqlalchemy.exc import IntegrityError

from trois.store.models import Result
from trois.store.schema import RESULTS, SEATS, TABLES, TRIES
from trois.store.statements import values
from trois.store.store import Store


class Results:
    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def of(self, person: str) -> list[list[Result]]:
        """All seats of the finished matches in which somebody played to the end, the latest first."""
        mine = select(RESULTS.c.table_id).where(RESULTS.c.person == person)
        wanted = select(RESULTS).where(RESULTS.c.table_id.in_(mine))
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(RESULTS.c.at.desc(), RESULTS.c.table_id, RESULTS.c.seat))
            found: dict[str, list[Result]] = {}
            for row in rows:
                found.setdefault(row.table_id, []).append(Result(*row))
        return list(found.values())

    def missing(self, person: str) -> list[str]:
        """The person's finished tables that ended before results were kept."""
        with self.engine.connect() as connection:
            return list(connection.scalars(finished_without(RESULTS, person)))

    def add(self, rows: list[Result]) -> None:
        """The first to write them down is enough."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(RESULTS), [values(row) for row in rows])

    # The games of a day or week

    def of_table(self, table_id: str) -> list[Result]:
        wanted = select(RESULTS).where(RESULTS.c.table_id == table_id).order_by(RESULTS.c.seat)
        with self.engine.connect() as connection:
            return [Result(*row) for row in connection.execute(wanted)]

    def ranking(self, day: str) -> list[Result]:
        """Everybody's try of a day, the best first; the earlier before the later."""
        wanted = select(RESULTS).where(RESULTS.c.day == day, RESULTS.c.person.is_not(None))
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(RESULTS.c.points.desc(), RESULTS.c.at, RESULTS.c.table_id))
            return [Result(*row) for row in rows]

    def try_of(self, day: str, person: str) -> str | None:
        """The table at which somebody tries, or has tried, the dice of a day."""
        wanted = select(TRIES.c.table_id).where(TRIES.c.day == day, TRIES.c.person == person)
        with self.engine.connect() as connection:
            return connection.scalar(wanted)

    def begin_try(self, day: str, person: str, table_id: str) -> str:
        """One try counts: of two that begin at once the first; returns its table."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(TRIES), {"day": day, "person": person, "table_id": table_id})
        return self.try_of(day, person) or table_id

    def days_of(self, person: str) -> list[str]:
        """The days whose dice somebody has played to the end, the latest first."""
        wanted = select(RESULTS.c.day).where(RESULTS.c.person == person, RESULTS.c.day != "")
        with self.engine.connect() as connection:
            return list(connection.scalars(wanted.order_by(RESULTS.c.day.desc())))


def finished_without(kept: Table, person: str) -> Select[tuple[str]]:
    """A person's finished tables of which `kept` has nothing, the oldest first.

    A seat that a bot played to the end in the person's absence is not theirs.
    """
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person, SEATS.c.kind == "person")
    is_kept = exists().where(kept.c.table_id == TABLES.c.id)
    return (
        select(TABLES.c.id).where(TABLES.c.stage == "over", TABLES.c.id.in_(mine), ~is_kept).order_by(TABLES.c.created)
    )
