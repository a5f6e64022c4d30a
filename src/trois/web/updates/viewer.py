"""Who looks at a table, and a digest of exactly what they may know: nothing else may cause an update."""

from hashlib import sha256
from typing import NamedTuple

from trois.web import wire
from trois.web.tables.ownership import check_watching, seat_of
from trois.web.tables.table import LiveTable


class Viewer(NamedTuple):
    """As whom somebody looks: a seat, or a spectator (None). `curtain` is the seat the device is to be handed to."""

    seat: int | None
    own: list[int]
    curtain: int | None = None


def viewer_of(live: LiveTable, person: str, wanted: int | None) -> Viewer:
    """With several seats at one screen, a seat's secrets show only when that person asked for them."""
    if wanted is not None:
        seat_of(live, person, wanted)
    own = live.seats_of(person)
    if not own:
        check_watching(live, person)
    if len(own) <= 1 or not live.row.is_running:
        return Viewer(wanted if wanted is not None else (own[0] if own else None), own)
    asked = [seat for seat in own if seat in live.pending]
    if wanted is not None and (wanted in asked or not asked):
        return Viewer(wanted, own)
    after = [seat for seat in asked if wanted is not None and seat > wanted]
    return Viewer(None, own, (after or asked or own)[0])


def digest(live: LiveTable, viewer: Viewer) -> str:
    """Changes when, and only when, something changes that this viewer may know."""
    key = (viewer.seat, viewer.curtain)
    known = live.digests.get(key)
    if known is None:
        known = live.digests[key] = _digest(live, viewer.seat, viewer.curtain)
    return known


def _digest(live: LiveTable, seat: int | None, curtain: int | None) -> str:
    known: list[object] = [seat, curtain]
    view = b""
    if live.match is not None:
        seat_view = live.seat_view(seat)
        number = None if seat is None else live.numbers[seat]
        undo = seat is not None and live.match.can_undo(seat)
        known += [seat_view.count, number, undo]
        view = seat_view.json
    return sha256(live.outline() + wire.encode(known) + view).hexdigest()[:24]
