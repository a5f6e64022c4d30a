"""How far people are with lessons and puzzles."""

from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from trois.store.schema import LEARNING
from trois.store.store import Store, now


class Learning:
    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def of(self, person: str) -> dict[str, Any]:
        """By course."""
        wanted = select(LEARNING.c.course, LEARNING.c.progress).where(LEARNING.c.person == person)
        with self.engine.connect() as connection:
            found = {str(row.course): row.progress for row in connection.execute(wanted)}
        return {course: progress for course, progress in found.items() if isinstance(progress, dict)}

    def keep(self, person: str, course: str, progress: dict[str, Any]) -> None:
        """Write down how far a person is with a course, in place of what was there."""
        own = (LEARNING.c.person == person) & (LEARNING.c.course == course)
        row = {"person": person, "course": course, "progress": progress, "at": now()}
        try:
            with self.engine.begin() as connection:
                if not connection.execute(update(LEARNING).where(own).values(progress=progress, at=now())).rowcount:
                    connection.execute(insert(LEARNING), row)
        except IntegrityError:
            """The same person in another window was faster: that is as good."""
