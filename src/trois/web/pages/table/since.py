"""Since when somebody is waited for, and until when, in words."""

from datetime import UTC, datetime

from trois.store.store import now
from trois.text import Text
from trois.web.tables.house import DAY, DAYS, time_is_up
from trois.web.tables.table import LiveTable

MINUTE, HOUR = 60, 3600


def waited(seconds: int, text: Text) -> str:
    """In the largest unit that says something."""
    if seconds >= DAY:
        return text("friends.pace.whole-days", n=seconds // DAY)
    if seconds >= HOUR:
        return text("friends.pace.hours", n=seconds // HOUR)
    return text("friends.pace.minutes", n=max(1, seconds // MINUTE))


def since(live: LiveTable, seat: int, holiday: int, text: Text) -> str:
    """Of a seat that is asked: nothing in the first minute, at a table over days also until when it has time."""
    began = live.since_when(seat)
    lines = [text("friends.pace.since", when=waited(now() - began, text))] if now() - began >= MINUTE else []
    house = live.house
    if house.pace == DAYS:
        end = datetime.fromtimestamp(time_is_up(house, began, holiday), UTC)
        lines.append(text("friends.pace.until", when=text.day(end.date())))
    return " · ".join(lines)
