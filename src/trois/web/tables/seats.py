"""Who sits where: opening a table, taking, leaving and filling seats, starting, playing again."""

import secrets
from dataclasses import dataclass, replace

from trois import games
from trois.core.data import Json
from trois.core.options import in_full
from trois.store import Change, Person, Seat, Table
from trois.store.store import new_id, now
from trois.web.bots import levels
from trois.web.errors import Malformed, NotYours, Refused
from trois.web.tables import names
from trois.web.tables import table as lives
from trois.web.tables.registry import Tables
from trois.web.tables.table import Live

ME, HERE, OPEN, BOT = "me", "here", "open", "bot"


@dataclass
class Wish:
    """A seat as the opener of a table wants it: me, here (another person at this screen), open or bot."""

    kind: str
    level: str = ""
    name: str = ""


async def open_table(
    tables: Tables, person: Person, game: str, options: dict[str, object], wishes: list[Wish], public: bool
) -> Live:
    """A new table; it starts at once when no seat is open."""
    rules = games.get(game)
    if not rules.fewest_seats <= len(wishes) <= rules.most_seats:
        raise Malformed("seats", f"{game} is for {rules.fewest_seats} to {rules.most_seats} seats")
    full: dict[str, Json] = {**in_full(game, rules.options, options)}
    row = Table(new_id(), game, full, {}, str(secrets.randbits(128)), person.id, public, "waiting", now(), now())
    seats: list[Seat] = []
    for wish in wishes:
        seats.append(_seated(row.id, wish, person, [seat.name for seat in seats]))
    if all(seat.kind != OPEN for seat in seats):
        row.stage = "running"
    await tables.db(tables.store.create, row, seats)
    return await tables.get(row.id)


def _seated(table_id: str, wish: Wish, person: Person, taken: list[str]) -> Seat:
    seat = len(taken)
    if wish.kind == ME:
        return Seat(table_id, seat, "person", person.id, person.name)
    if wish.kind == HERE:
        name = names.cleaned(wish.name) or names.other_guest([person.name, *taken])
        return Seat(table_id, seat, "person", person.id, name)
    if wish.kind == BOT:
        return Seat(table_id, seat, "bot", None, names.bot(seat, taken), levels.check(wish.level))
    if wish.kind == OPEN:
        return Seat(table_id, seat, "open")
    raise Malformed("seats", f"there is no kind of seat '{wish.kind[:20]}'")


async def take(tables: Tables, table_id: str, person: Person, seat: int, name: str = "") -> Live:
    """Sit down on an open seat, or take one's own back from the bot that kept it warm."""

    def make(live: Live) -> Change:
        found = _seat(live, seat)
        mine_kept = found.kind == BOT and found.person == person.id
        if found.kind != OPEN and not mine_kept and not (found.kind == BOT and live.row.stage == "waiting"):
            raise Refused("seat-taken")
        return _with_seat(live, Seat(table_id, seat, "person", person.id, names.cleaned(name) or person.name))

    return await tables.change(table_id, make)


async def leave(tables: Tables, table_id: str, person: Person, seat: int) -> Live:
    """Before the match the seat is open again; during it a bot goes on until the person comes back."""

    def make(live: Live) -> Change:
        found = _seat(live, seat)
        if found.kind != "person" or found.person != person.id:
            raise NotYours("not-your-seat")
        return _with_seat(live, _left(live, found))

    return await tables.change(table_id, make)


async def fill(tables: Tables, table_id: str, person: Person, seat: int, level: str) -> Live:
    """Let a bot play an open seat, or open a seat again that a bot has (an empty level)."""

    def make(live: Live) -> Change:
        found = _seat(live, seat)
        if live.row.owner != person.id and not live.seats_of(person.id):
            raise NotYours("not-your-table")
        if live.row.stage != "waiting" or found.kind == "person":
            raise Refused("seat-taken")
        if not level:
            return _with_seat(live, Seat(table_id, seat, "open"))
        name = found.name or names.bot(seat, live.names())
        return _with_seat(live, Seat(table_id, seat, "bot", None, name, levels.check(level)))

    return await tables.change(table_id, make)


async def relieve(tables: Tables, table_id: str, person: Person, seat: int, away: set[int]) -> Live:
    """Let a bot play for somebody who is away, until they come back; before the match the seat is open again."""

    def make(live: Live) -> Change:
        found = _seat(live, seat)
        if live.row.owner != person.id and not live.seats_of(person.id):
            raise NotYours("not-your-table")
        if found.kind != "person" or found.person == person.id or seat not in away or live.row.stage == "over":
            raise Refused("not-away")
        return _with_seat(live, _left(live, found))

    return await tables.change(table_id, make)


def _left(live: Live, seat: Seat) -> Seat:
    """A seat without its person: a bot keeps it warm once the match has begun."""
    if live.row.stage == "waiting":
        return Seat(live.id, seat.seat, OPEN)
    return Seat(live.id, seat.seat, BOT, seat.person, seat.name, levels.DEFAULT)


async def rename(tables: Tables, table_id: str, person: Person, seat: int, name: str) -> Live:
    def make(live: Live) -> Change | None:
        found = _seat(live, seat)
        clean = names.cleaned(name)
        if found.person != person.id:
            raise NotYours("not-your-seat")
        return _with_seat(live, replace(found, name=clean)) if clean and clean != found.name else None

    return await tables.change(table_id, make)


async def start(tables: Tables, table_id: str, person: Person) -> Live:
    def make(live: Live) -> Change | None:
        if live.row.owner != person.id and not live.seats_of(person.id):
            raise NotYours("not-your-table")
        if live.row.stage != "waiting":
            return None
        if any(seat.kind == OPEN for seat in live.seats):
            raise Refused("seats-open")
        begun = lives.begun(live)
        live.match, live.numbers, live.since, live.making = begun.match, begun.numbers, begun.since, begun.making
        return Change({"stage": "running"})

    return await tables.change(table_id, make)


async def rematch(tables: Tables, table_id: str, person: Person) -> Live:
    """A new table with the same people, one seat further on; who asks second comes to the same one."""
    live = await tables.get(table_id)
    if live.row.stage != "over":
        raise Refused("not-over")
    if not any(seat.person == person.id for seat in live.seats):
        raise NotYours("not-your-table")
    if live.row.rematch is None:
        live = await _offer_rematch(tables, live, person)
    return await tables.get(live.row.rematch or table_id)


async def _offer_rematch(tables: Tables, live: Live, person: Person) -> Live:
    row = live.row
    fresh = Table(
        new_id(), row.game, row.options, row.changes, str(secrets.randbits(128)), person.id, row.public, "waiting",
        now(), now(),
    )  # fmt: skip
    order = live.seats[1:] + live.seats[:1]
    seats = [Seat(fresh.id, i, s.kind, s.person, s.name, s.level) for i, s in enumerate(order)]
    if all(seat.kind == BOT or seat.person == person.id for seat in seats):
        fresh.stage = "running"
    await tables.db(tables.store.create, fresh, seats)

    def make(current: Live) -> Change | None:
        return None if current.row.rematch else Change({"rematch": fresh.id})

    return await tables.change(live.id, make)


def _seat(live: Live, seat: int) -> Seat:
    if not 0 <= seat < len(live.seats):
        raise Malformed("no-seat")
    return live.seats[seat]


def _with_seat(live: Live, changed: Seat) -> Change:
    """New rows for all seats: those in memory belong to the version before."""
    return Change(seats=[changed if s.seat == changed.seat else replace(s) for s in live.seats])
