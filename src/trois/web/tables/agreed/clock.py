"""The clock of a table that is played over days: reminders, and what happens when somebody's time is up."""

import logging
from collections.abc import Callable
from dataclasses import replace

from trois.store import Change, News
from trois.store.clocks import ClockTimes
from trois.web.background import regularly
from trois.web.bots import levels
from trois.web.errors import Refused
from trois.web.tables.house import DAY, DAYS, REMIND, TURN, House, reminder, time_is_up
from trois.web.tables.people import telling
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable

LOG = logging.getLogger("trois.web")
LOOK_SECONDS = 20.0

Holidays = dict[str, int]
"""By person: until when they are on holiday."""


async def holidays_at(tables: Tables, live: LiveTable) -> Holidays:
    """Of those who sit at a table over days; elsewhere no clock runs."""
    if live.house.pace != DAYS:
        return {}
    return await tables.db(ClockTimes(tables.store).holidays, [seat.person for seat in live.seats if seat.person])


def due(live: LiveTable, holidays: Holidays | None = None, after: int = 0) -> int:
    """When there is something to do next; 0 where no clock runs."""
    house = live.house
    if house.pace != DAYS or live.match is None or live.match.over:
        return 0
    moments = [moment for seat in _people(live) for moment in _moments(live, house, seat, holidays or {})]
    if len(_people(live)) < len(live.pending):
        moments.append(max(live.decided_at, after) + BOT_SECONDS)
    return min((moment for moment in moments if moment > after), default=0)


def _people(live: LiveTable) -> list[int]:
    return [seat for seat in live.pending if live.seats[seat].is_person and live.seats[seat].person]


def _moments(live: LiveTable, house: House, seat: int, holidays: Holidays) -> tuple[int, ...]:
    """The reminder and the end of a seat's time; where the end is only a reminder, one for each day after it."""
    asked_at = live.since_when(seat)
    end = time_is_up(house, asked_at, holidays.get(str(live.seats[seat].person), 0))
    later = range(1, LAST_REMINDER + 1) if house.end == REMIND else ()
    return (reminder(house, asked_at, end), end, *(end + DAY * number for number in later))


LAST_REMINDER = 3
BOT_SECONDS = 60
"""A bot that was asked and has not decided is woken: the server may have been restarted."""


def strike(live: LiveTable, moment: int, holidays: Holidays) -> Change | None:
    """What is due by now: the news of it, and a bot on the seats whose time is up."""
    house = live.house
    if house.pace != DAYS or live.match is None or not live.row.is_running:
        return Change({"due": 0}) if live.row.due else None
    change = Change({}, news=[])
    for seat in _people(live):
        first, *rest = _moments(live, house, seat, holidays)
        passed = sum(one <= moment for one in rest)
        if passed and house.end != REMIND:
            before = change.seats or [replace(s) for s in live.seats]
            change.seats = [replace(s, kind="bot", level=levels.DEFAULT) if s.seat == seat else s for s in before]
            change.news.append(telling.news(live, seat, telling.BOT, moment, 0))
        elif passed or first <= moment:
            change.news.append(_reminder(live, seat, moment, passed))
    if change.seats is not None and house.end == TURN:
        asks = live.asks
        asks.lent.update({one.seat: len(live.turns[one.seat]) for one in change.news})
        change.columns["asks"] = asks.as_json()
    twin = live if change.seats is None else replace(live, seats=change.seats)
    change.columns["due"] = due(twin, holidays, moment)
    return change


def give_back(live: LiveTable, change: Change) -> None:
    """The seats that a bot has played for one turn, which is over now, are their people's again."""
    asks = live.asks
    over = [seat for seat, before in asks.lent.items() if before < len(live.turns[seat])]
    if over:
        change.seats = [replace(s, kind="person", level="") if s.seat in over else replace(s) for s in live.seats]
        for seat in over:
            del asks.lent[seat]
        change.columns["asks"] = asks.as_json()


def _reminder(live: LiveTable, seat: int, moment: int, passed: int) -> News:
    """Each reminder of a turn is another one: `soon` before the end, then one a day."""
    kind = telling.SOON if not passed else f"late{passed}"
    return replace(telling.news(live, seat, telling.SOON, moment, 0), kind=kind)


class Clocks:
    """Looks now and then which clocks have something to do; of several processes the first to commit has done it."""

    def __init__(self, tables: Tables, rouse: Callable[[LiveTable], None]) -> None:
        self.tables = tables
        self.rouse = rouse
        """Wakes the bots of a table."""

    async def run(self) -> None:
        await regularly(LOOK_SECONDS, self.look, "the clocks")

    async def look(self, moment: int) -> int:
        """Do what is due; at how many tables."""
        found = await self.tables.db(ClockTimes(self.tables.store).due_tables, moment)
        for table_id in found:
            try:
                await self._strike(table_id, moment)
            except Refused as error:
                LOG.warning("the clock of table %s stands still: %s", table_id, error)
        return len(found)

    async def _strike(self, table_id: str, moment: int) -> None:
        live = await self.tables.latest(table_id)
        away = await holidays_at(self.tables, live)
        self.rouse(await self.tables.change(table_id, strike, moment, away))
