"""The tables whose clocks have something to do, and the holidays of people."""

from collections.abc import Iterable

from sqlalchemy import select, update

from trois.store.schema import PERSONS, TABLES
from trois.store.store import Store


class ClockTimes:
    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def due_tables(self, moment: int, limit: int = 100) -> list[str]:
        is_due = (TABLES.c.due > 0) & (TABLES.c.due <= moment)
        with self.engine.connect() as connection:
            return list(connection.scalars(select(TABLES.c.id).where(is_due).order_by(TABLES.c.due).limit(limit)))

    def holidays(self, persons: Iterable[str]) -> dict[str, int]:
        """By person: until when they are on holiday, for those who have ever been."""
        wanted = select(PERSONS.c.id, PERSONS.c.holiday).where(PERSONS.c.id.in_(list(persons)), PERSONS.c.holiday > 0)
        with self.engine.connect() as connection:
            return {row.id: row.holiday for row in connection.execute(wanted)}

    def set_holiday(self, person: str, until: int) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(holiday=until))
