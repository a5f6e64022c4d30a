"""Values that all processes of one server share for a while: hints, uploaded records, the owner's keys."""

from sqlalchemy import delete, func, select, text

from trois.store.schema import SHELF
from trois.store.store import Store, now

FOR_EVER = 1 << 60
PUT = text(
    "INSERT INTO shelf (name, value, until) VALUES (:name, :value, :until) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value, until = excluded.until"
)
"""In one statement: several processes may put the same name at the same time."""


class Shelf:
    """Values by name. A name may be put again: the last value counts."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def put(self, name: str, value: str, seconds: int | None = None) -> None:
        """Keep a value for some seconds, or until it is removed."""
        until = FOR_EVER if seconds is None else now() + seconds
        with self.engine.begin() as connection:
            connection.execute(PUT, {"name": name, "value": value, "until": until})

    def get(self, name: str) -> str | None:
        wanted = select(SHELF.c.value).where(SHELF.c.name == name, SHELF.c.until > now())
        with self.engine.connect() as connection:
            return connection.scalar(wanted)

    def take(self, name: str) -> str | None:
        """The value, which is gone then: of several who ask at once, one gets it."""
        gone = delete(SHELF).where(SHELF.c.name == name, SHELF.c.until > now()).returning(SHELF.c.value)
        with self.engine.begin() as connection:
            return connection.scalar(gone)

    def keep_latest(self, prefix: str, count: int) -> None:
        """Remove all but the values of this kind that will stay the longest, as many as `count`."""
        of_kind = SHELF.c.name.startswith(prefix, autoescape=True)
        stay = select(SHELF.c.name).where(of_kind).order_by(SHELF.c.until.desc(), SHELF.c.name).limit(count)
        with self.engine.begin() as connection:
            if (connection.scalar(select(func.count()).select_from(SHELF).where(of_kind)) or 0) > count:
                connection.execute(delete(SHELF).where(of_kind, SHELF.c.name.not_in(stay)))

    def purge(self) -> None:
        """Remove what has had its time."""
        with self.engine.begin() as connection:
            connection.execute(delete(SHELF).where(SHELF.c.until <= now()))
