"""What one viewer may know of a table, and a digest of exactly that: nothing else may cause an update."""

from dataclasses import dataclass
from hashlib import blake2b

import msgspec

from trois.web.errors import NotYours
from trois.web.tables.table import Live


@dataclass(frozen=True)
class Viewer:
    """Whose eyes look: a seat, or nobody's (None). `curtain` is the seat the device is to be handed to."""

    seat: int | None
    own: list[int]
    curtain: int | None = None


def viewer_of(live: Live, person: str, wanted: int | None) -> Viewer:
    """With several seats at one screen, a seat's secrets show only when that person asked for them."""
    own = live.seats_of(person)
    if wanted is not None and wanted not in own:
        raise NotYours("not-your-seat")
    if len(own) <= 1 or live.row.stage != "running":
        return Viewer(wanted if wanted is not None else (own[0] if own else None), own)
    asked = [seat for seat in own if seat in live.pending]
    if wanted is not None and (wanted in asked or not asked):
        return Viewer(wanted, own)
    after = [seat for seat in asked if wanted is not None and seat > wanted]
    return Viewer(None, own, (after or asked or own)[0])


def digest(live: Live, viewer: Viewer) -> str:
    """Changes when, and only when, something changes that this viewer may know."""
    key = (viewer.seat, viewer.curtain)
    tag = live.tags.get(key)
    if tag is None:
        tag = live.tags[key] = _digest(live, viewer.seat, viewer.curtain)
    return tag


def _digest(live: Live, seat: int | None, curtain: int | None) -> str:
    known: list[object] = [seat, curtain]
    written = b""
    if live.match is not None:
        seen = live.seen_by(seat)
        number = None if seat is None else live.numbers[seat]
        undo = seat is not None and live.match.can_undo(seat)
        known += [seen.count, number, undo]
        written = seen.written
    return blake2b(live.outline() + msgspec.json.encode(known) + written, digest_size=12).hexdigest()
