"""Opening a table, and playing again with the same people."""

import asyncio
import secrets
from dataclasses import dataclass, field

from trois import games
from trois.core.data import Json
from trois.core.options import in_full
from trois.store import Change, Person, Seat, Table
from trois.store.store import new_id, now
from trois.web.bots import levels
from trois.web.errors import Malformed, Refused
from trois.web.tables import cards, names
from trois.web.tables.ownership import check_participant
from trois.web.tables.registry import Tables
from trois.web.tables.seats import BOT, OPEN, PERSON
from trois.web.tables.table import LiveTable

ME, HERE = "me", "here"


@dataclass
class SeatRequest:
    """A seat as the opener of a table wants it: me, here (another person at this screen), open or bot."""

    kind: str
    level: str = ""
    name: str = ""


@dataclass
class TableRequest:
    """A table as its opener wants it."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, object] = field(default_factory=dict)
    public: bool = False
    cards: dict[str, Json] = field(default_factory=dict)
    """Corrected cards."""
    cards_from: str = "cards"
    """Where those come from: errors begin with it."""


async def open_table(tables: Tables, person: Person, request: TableRequest) -> LiveTable:
    """A new table; it starts at once when no seat is open."""
    game = games.get(request.game)
    if not game.fewest_seats <= len(request.seats) <= game.most_seats:
        raise Malformed("seats", f"{game.name} is for {game.fewest_seats} to {game.most_seats} seats")
    options: dict[str, Json] = {**in_full(game.name, game.options, request.options)}
    changes = await asyncio.to_thread(cards.check, game, request.cards, request.cards_from)
    row = _new_row(game.name, options, changes, person, request.public)
    seats: list[Seat] = []
    for wish in request.seats:
        seats.append(_new_seat(row.id, wish, person, [seat.name for seat in seats]))
    if all(seat.kind != OPEN for seat in seats):
        row.stage = "running"
    await tables.db(tables.store.create, row, seats)
    return await tables.get(row.id)


def _new_row(game: str, options: dict[str, Json], changes: dict[str, Json], owner: Person, public: bool) -> Table:
    seed = str(secrets.randbits(128))
    return Table(new_id(), game, options, changes, seed, owner.id, public, "waiting", now(), now())


def _new_seat(table_id: str, wish: SeatRequest, person: Person, taken: list[str]) -> Seat:
    seat = len(taken)
    if wish.kind == ME:
        return Seat(table_id, seat, PERSON, person.id, person.name)
    if wish.kind == HERE:
        name = names.clean(wish.name) or names.other_guest([person.name, *taken])
        return Seat(table_id, seat, PERSON, person.id, name)
    if wish.kind == BOT:
        return Seat(table_id, seat, BOT, None, names.bot(seat, taken), levels.check(wish.level))
    if wish.kind == OPEN:
        return Seat(table_id, seat, OPEN)
    raise Malformed("seats", f"there is no kind of seat '{wish.kind[:20]}'")


async def rematch(tables: Tables, table_id: str, person: Person) -> LiveTable:
    """A new table with the same people, one seat further on; who asks second comes to the same one."""
    live = await tables.get(table_id)
    if live.row.stage != "over":
        raise Refused("not-over")
    check_participant(live, person.id)
    if live.row.rematch is None:
        live = await _offer_rematch(tables, live, person)
    return await tables.get(live.row.rematch or table_id)


async def _offer_rematch(tables: Tables, live: LiveTable, person: Person) -> LiveTable:
    row = live.row
    fresh = _new_row(row.game, row.options, row.changes, person, row.public)
    order = live.seats[1:] + live.seats[:1]
    seats = [Seat(fresh.id, i, s.kind, s.person, s.name, s.level) for i, s in enumerate(order)]
    if all(seat.kind == BOT or seat.person == person.id for seat in seats):
        fresh.stage = "running"
    await tables.db(tables.store.create, fresh, seats)
    return await tables.change(live.id, _note_rematch, fresh.id)


def _note_rematch(live: LiveTable, table_id: str) -> Change | None:
    """The first one stays."""
    return None if live.row.rematch else Change({"rematch": table_id})
