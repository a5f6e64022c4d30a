"""What finished matches gave to people."""

from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from trois.store import sound
from trois.store.models import SeatFeats
from trois.store.results import finished_without
from trois.store.schema import FEATS, PERSONS, SEATS, TABLES
from trois.store.statements import values
from trois.store.store import Store


class KeptFeats:
    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def of(self, person: str, game: str) -> list[SeatFeats]:
        """What the finished matches of a game gave a person, in the order they ended.

        A match counts once. Where a person had several seats at one screen, the others were other people's: the one
        with the person's name counts, or else the first.
        """
        at_seat = (SEATS.c.table_id == FEATS.c.table_id) & (SEATS.c.seat == FEATS.c.seat)
        known = FEATS.outerjoin(SEATS, at_seat).outerjoin(PERSONS, PERSONS.c.id == FEATS.c.person)
        wanted = select(FEATS).select_from(known).where(FEATS.c.person == person, FEATS.c.game == game)
        order = (FEATS.c.at, FEATS.c.table_id, SEATS.c.name != PERSONS.c.name, FEATS.c.seat)
        matches: dict[str, SeatFeats] = {}
        with self.engine.connect() as connection:
            for row in connection.execute(wanted.order_by(*order)):
                matches.setdefault(row.table_id, SeatFeats(*row))
        return [row for row in matches.values() if sound.is_sound(row)]

    def missing(self, person: str, game: str) -> list[str]:
        """The person's finished tables of a game that ended before feats were kept."""
        with self.engine.connect() as connection:
            return list(connection.scalars(finished_without(FEATS, person).where(TABLES.c.game == game)))

    def add(self, rows: list[SeatFeats]) -> None:
        """The first to write them down is enough."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(FEATS), [values(row) for row in rows])
