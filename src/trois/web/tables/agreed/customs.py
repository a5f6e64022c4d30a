"""What the host settles: pace and manners of the table, and who may speak."""

from collections.abc import Mapping

from trois.store import Change
from trois.web.errors import NotYours
from trois.web.tables.house import checked
from trois.web.tables.table import LiveTable


def agree(live: LiveTable, person: str, wanted: Mapping[str, object]) -> Change:
    """The host says what holds from now on; raises NotYours and Malformed."""
    if live.row.owner != person or live.house.day:
        raise NotYours("not-your-table")
    return Change({"house": {**live.row.house, **checked(wanted, live.house)}, "due": 1 if live.match else 0})


def mute(live: LiveTable, person: str, seat: int, is_muted: bool) -> Change:
    """The host lets a seat speak, or not."""
    if live.row.owner != person or not 0 <= seat < len(live.seats):
        raise NotYours("not-your-table")
    muted = {*live.house.muted} - {seat} | ({seat} if is_muted else set())
    return Change({"house": {**live.row.house, "muted": [*muted]}})
