"""Who sits where: taking, leaving and filling seats, starting the match. Opening tables is in `opening`."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from trois.core.data import Json
from trois.store import Change, Person, Seat
from trois.store.store import now
from trois.web.bots import levels
from trois.web.errors import Malformed, Refused
from trois.web.tables.agreed.clock import due, holidays_at
from trois.web.tables.ownership import check_member, seat_at, seat_of
from trois.web.tables.people import telling
from trois.web.tables.people.presence import Presence
from trois.web.tables.registry import Tables
from trois.web.tables.restore import begin_match
from trois.web.tables.seating import names
from trois.web.tables.table import LiveTable
from trois.web.tables.wishes import Relief

WISH_SECONDS = 3600
"""Seconds for which the wish that a bot plays for somebody counts."""


@dataclass
class SeatChange:
    """What a person wants to do with a seat: take, leave, bot (with a level), open or relieve."""

    do: str
    person: Person
    seat: int
    level: str = ""
    name: str = ""
    away: set[int] = field(default_factory=set)
    """The seats of people who have been away for as long as the table grants."""
    absent: set[int] = field(default_factory=set)
    """The seats of people who are not there now."""


async def change_seat(tables: Tables, presence: Presence, table_id: str, change: SeatChange) -> LiveTable:
    """The one way to change a seat, for pages and programs alike."""
    make = CHANGES.get(change.do)
    if make is None:
        raise Malformed("bad-wish")
    live = await tables.get(table_id)
    known = replace(
        change, away=presence.replaceable(live, await holidays_at(tables, live)), absent=presence.away(live)
    )
    return await tables.change(table_id, make, known)


def take(live: LiveTable, change: SeatChange) -> Change:
    """Sit down on an open seat, or take one's own back from the bot that plays it."""
    found, person = seat_at(live, change.seat), change.person
    is_own = found.is_bot and found.person == person.id
    if not found.is_open and not is_own and not (found.is_bot and live.row.is_waiting):
        raise Refused("seat-taken")
    return with_seat(live, Seat(live.id, change.seat, "person", person.id, names.chosen(change.name) or person.name))


def leave(live: LiveTable, change: SeatChange) -> Change:
    """Before the match the seat is open again; during it a bot goes on until the person comes back."""
    if live.house.day:
        raise Refused("not-your-table")
    return with_seat(live, _without_person(live, seat_of(live, change.person.id, change.seat)))


def fill(live: LiveTable, change: SeatChange) -> Change:
    """Let a bot play an open seat."""
    found = _free_seat(live, change)
    name = found.name or names.bot(change.seat, live.names())
    return with_seat(live, Seat(live.id, change.seat, "bot", None, name, levels.check(change.level)))


def empty(live: LiveTable, change: SeatChange) -> Change:
    """Open a seat again that a bot has."""
    _free_seat(live, change)
    return with_seat(live, Seat(live.id, change.seat, "open"))


def relieve(live: LiveTable, change: SeatChange) -> Change | None:
    """Let a bot play for somebody who is away, until they come back; before the match the seat is open again.

    More than half of the others who are there must want it.
    """
    found = seat_at(live, change.seat)
    check_member(live, change.person.id)
    is_other = found.is_person and found.person != change.person.id
    if not is_other or change.seat not in change.away or live.row.is_over:
        raise Refused("not-away")
    asks, wishes = live.asks, {*reliefs(live).get(change.seat, []), change.person.id}
    there = {s.person for s in live.seats if s.is_person and s.seat not in change.absent} | wishes
    if len(wishes) * 2 <= len(there - {found.person}):
        asks.reliefs[change.seat] = Relief(sorted(wishes), now())
        return Change({"asks": asks.as_json()})
    made = with_seat(live, _without_person(live, found))
    asks.reliefs.pop(change.seat, None)
    made.columns["asks"] = asks.as_json()
    if live.match is not None:
        made.news = [telling.news(live, found.seat, telling.BOT, now(), 0)]
    return made


def reliefs(live: LiveTable) -> dict[int, list[str]]:
    """By seat: who has said lately that a bot shall play for it."""
    return {seat: wish.yes for seat, wish in live.asks.reliefs.items() if wish.at >= now() - WISH_SECONDS}


def remove(live: LiveTable, change: SeatChange) -> Change:
    """Take a chair away that nobody sits on."""
    found = _free_seat(live, change)
    if len(live.seats) <= live.game.fewest_seats:
        raise Refused("too-few-seats")
    return Change(seats=_numbered([seat for seat in live.seats if seat is not found]))


def _numbered(seats: list[Seat]) -> list[Seat]:
    return [replace(seat, seat=number) for number, seat in enumerate(seats)]


CHANGES: dict[str, Callable[[LiveTable, SeatChange], Change | None]] = {
    "take": take,
    "leave": leave,
    "bot": fill,
    "open": empty,
    "relieve": relieve,
    "remove": remove,
}


def _free_seat(live: LiveTable, change: SeatChange) -> Seat:
    """A seat that has nobody, before the match, for somebody who has a say at the table."""
    found = seat_at(live, change.seat)
    check_member(live, change.person.id)
    if not live.row.is_waiting or found.is_person:
        raise Refused("seat-taken")
    return found


def _without_person(live: LiveTable, seat: Seat) -> Seat:
    """Once the match has begun a bot plays the seat, which stays the person's."""
    if live.row.is_waiting:
        return Seat(live.id, seat.seat, "open")
    return Seat(live.id, seat.seat, "bot", seat.person, seat.name, levels.DEFAULT)


def with_seat(live: LiveTable, changed: Seat) -> Change:
    """New rows for all seats: those in memory belong to the version before."""
    return Change(seats=[changed if s.seat == changed.seat else replace(s) for s in live.seats])


async def start(tables: Tables, table_id: str, person: Person, closes: bool = False) -> LiveTable:
    """Begin the match; `closes`: chairs that are still free go away."""
    return await tables.change(table_id, _start, person.id, closes)


def _start(live: LiveTable, person: str, closes: bool) -> Change | None:
    check_member(live, person)
    if not live.row.is_waiting:
        return None
    taken = [seat for seat in live.seats if not seat.is_open]
    if len(taken) < len(live.seats):
        if not closes or len(taken) < live.game.fewest_seats:
            raise Refused("seats-open")
        live.seats = _numbered(taken)
    begun = begin_match(live, live.game.rules_version)
    live.match, live.numbers, live.turns = begun.match, begun.numbers, begun.turns
    began: dict[str, Json] = {**live.row.house, "began": now()}
    live.note_asked(None, now())
    return Change(
        {"stage": "running", "house": began, "due": due(live)},
        seats=[replace(s) for s in live.seats],
        news=telling.of_start(live, person, now()),
    )
