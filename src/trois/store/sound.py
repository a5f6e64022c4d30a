"""Whether a row holds what its columns are for. SQLite keeps anything in any column, and files get damaged."""

import json
from typing import Any, Final

from sqlalchemy import JSON, Boolean, Column, Integer, String

from trois.core.errors import TroisError
from trois.store.models import Entry, Person, Row, Seat, SeatFeats, Snapshot, Table
from trois.store.schema import DECISIONS, FEATS, PERSONS, SEATS, SNAPSHOTS, TABLES

LARGEST: Final = (1 << 31) - 1
LATEST: Final = 253_402_300_799
"""The last second of the year 9999."""
MOMENTS: Final = {"created", "touched", "visited", "at"}
LISTS: Final = {"outcomes", "questions", "words"}
"""Columns whose JSON is a list; in all others it is an object."""

_COLUMNS: Final[dict[type[Row], list[Column[Any]]]] = {
    Person: [*PERSONS.columns], Table: [*TABLES.columns], Seat: [*SEATS.columns], Entry: [*DECISIONS.columns],
    Snapshot: [*SNAPSHOTS.columns], SeatFeats: [*FEATS.columns],
}  # fmt: skip


class BrokenRow(TroisError):
    """A row with something in it that this program did not write."""


class Unreadable:
    """In place of JSON that can't be read."""


def from_json(written: Any) -> Any:
    """One row that can't be read is no reason not to read the others."""
    try:
        return json.loads(written, parse_constant=_refuse)
    except (ValueError, TypeError, RecursionError):
        return Unreadable()


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def check(*rows: Row) -> None:
    """Raises BrokenRow with the name of the first column that holds something else than it is for."""
    for row in rows:
        for column in _COLUMNS[type(row)]:
            if not fits(column, getattr(row, column.name)):
                raise BrokenRow("row-broken", where=f"{column.table.name}.{column.name}")


def is_sound(row: Row) -> bool:
    return all(fits(column, getattr(row, column.name)) for column in _COLUMNS[type(row)])


def mended(person: Person) -> Person:
    """Somebody whose name can't be read has none."""
    if is_sound(person):
        return person
    return Person(str(person.id), person.name if isinstance(person.name, str) else "", 0)


def fits(column: Column[Any], value: object) -> bool:
    """Whether a value is one that the column is for."""
    if value is None:
        return bool(column.nullable)
    kind = column.type
    if isinstance(kind, JSON):
        return isinstance(value, list if column.name in LISTS else dict)
    if isinstance(kind, Boolean):
        return isinstance(value, bool)
    if isinstance(kind, Integer):
        return type(value) is int and 0 <= value <= (LATEST if column.name in MOMENTS else LARGEST)
    return isinstance(value, str) and (not isinstance(kind, String) or len(value) <= (kind.length or len(value)))
