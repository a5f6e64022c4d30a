"""Whether what is stored of a table makes sense, beyond what each column is for; raises BrokenRow where it does not."""

from collections.abc import Mapping, Sequence

from trois.store import Entry, Seat, Table
from trois.store.models import SEAT_KINDS, STAGES
from trois.store.sound import BrokenRow, check
from trois.web.tables.table import LiveTable

DECIDE, UNDO, AGREED = "decide", "undo", "agreed"
"""Kinds of log lines."""
KINDS = (DECIDE, UNDO, AGREED)


def check_table(row: Table, seats: Sequence[Seat]) -> None:
    check(row, *seats)
    _insist("tables.stage", row.stage in STAGES)
    _insist("seats.seat", bool(seats) and [seat.seat for seat in seats] == list(range(len(seats))))
    _insist("seats.kind", all(seat.kind in SEAT_KINDS for seat in seats))
    _insist("tables.undo", row.undo is None or _is_wish(row.undo, len(seats)))


def _is_wish(undo: Mapping[str, object], seats: int) -> bool:
    agreed = undo.get("agreed")
    who_agreed = isinstance(agreed, list) and all(isinstance(person, str) for person in agreed)
    return who_agreed and undo.get("seat") in range(seats) and isinstance(undo.get("key"), str)


def check_entries(live: LiveTable, entries: Sequence[Entry]) -> None:
    """Lines that go on where the table is, by rules that are known."""
    check(*entries)
    numbers = list(range(live.lines, live.lines + len(entries)))
    _insist("decisions.number", [entry.number for entry in entries] == numbers)
    _insist("decisions.kind", all(entry.kind in KINDS for entry in entries))
    _insist("decisions.seat", all(entry.seat in range(len(live.seats)) for entry in entries))
    _insist("decisions.rules", all(entry.rules in range(1, live.game.rules_version + 1) for entry in entries))


def _insist(where: str, is_so: bool) -> None:
    if not is_so:
        raise BrokenRow("row-broken", where=where)
