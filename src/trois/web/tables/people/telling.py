"""What people are to hear of their table while its page is closed. The outbox holds it, `web/notices` sends it."""

from collections.abc import Iterable

from trois.store import News
from trois.web.tables.table import LiveTable

TURN, SOON, BOT, OVER, ASK, BEGUN = "turn", "soon", "bot", "over", "ask", "begun"
LOOK_SECONDS = 20
"""Seconds in which people may look for themselves before they are told."""


def is_shared(live: LiveTable) -> bool:
    """Whether several people play: whoever plays alone against bots is not called."""
    return len({seat.person for seat in live.seats if seat.person}) > 1


def of_decision(live: LiveTable, deciders: Iterable[int], moment: int) -> list[News]:
    """The people whose turn has just begun, or whose match is over, but for whoever brought it about."""
    if not is_shared(live):
        return []
    here = {live.seats[seat].person for seat in deciders}
    kind = OVER if live.playing.over else TURN
    asked = range(len(live.seats)) if kind == OVER else [s for s in live.pending if live.asked_at[s] == moment]
    return [
        news(live, seat, kind, moment) for seat in asked if _hears(live, seat) and live.seats[seat].person not in here
    ]


def of_start(live: LiveTable, person: str, moment: int) -> list[News]:
    """Everybody else hears that it begins."""
    others = [seat.seat for seat in live.seats if _hears(live, seat.seat) and seat.person != person]
    return [news(live, seat, BEGUN, moment) for seat in others]


def _hears(live: LiveTable, seat: int) -> bool:
    return live.seats[seat].is_person and bool(live.seats[seat].person)


def news(live: LiveTable, seat: int, kind: str, moment: int, wait: int = LOOK_SECONDS) -> News:
    turn = len(live.turns[seat]) if live.match is not None else 0
    return News(str(live.seats[seat].person), live.id, seat, kind, turn, moment, moment + wait)
