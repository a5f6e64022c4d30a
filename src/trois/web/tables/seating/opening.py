"""Opening a table, and playing again with the same people."""

import asyncio
import secrets
from dataclasses import dataclass, field

from trois import games
from trois.core.data import Json
from trois.core.errors import Message
from trois.core.options import in_full
from trois.store import Change, Person, Seat, Table
from trois.store.store import new_id, now
from trois.web.bots import levels
from trois.web.errors import Malformed, Refused
from trois.web.tables.house import again
from trois.web.tables.ownership import check_participant
from trois.web.tables.registry import Tables
from trois.web.tables.seating import cards, names
from trois.web.tables.table import LiveTable


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
        numbers = {"fewest": game.fewest_seats, "most": game.most_seats, "number": len(request.seats)}
        raise Malformed("seats", detail=Message("seats", game=game.name, **numbers))
    options: dict[str, Json] = {**in_full(game.name, game.options, request.options)}
    changes = await asyncio.to_thread(cards.check, game, request.cards, request.cards_from)
    row = new_row(game.name, options, changes, person, request.public)
    seats = new_seats(row.id, request.seats, person)
    if all(not seat.is_open for seat in seats):
        row.stage = "running"
    await tables.db(tables.store.create, row, seats)
    return await tables.get(row.id)


def new_row(game: str, options: dict[str, Json], changes: dict[str, Json], owner: Person, public: bool) -> Table:
    seed = str(secrets.randbits(128))
    return Table(new_id(), game, options, changes, seed, owner.id, public, "waiting", now(), now(), visited=now())


def new_seats(table_id: str, wishes: list[SeatRequest], person: Person) -> list[Seat]:
    seats: list[Seat] = []
    for wish in wishes:
        seats.append(_new_seat(table_id, wish, person, [seat.name for seat in seats]))
    return seats


def _new_seat(table_id: str, wish: SeatRequest, person: Person, taken: list[str]) -> Seat:
    seat = len(taken)
    if wish.kind == "me":
        return Seat(table_id, seat, "person", person.id, person.name)
    if wish.kind == "here":
        name = names.chosen(wish.name) or names.other_guest([person.name, *taken])
        return Seat(table_id, seat, "person", person.id, name)
    if wish.kind == "bot":
        return Seat(table_id, seat, "bot", None, names.bot(seat, taken), levels.check(wish.level))
    if wish.kind == "open":
        return Seat(table_id, seat, "open")
    raise Malformed("seats", detail=Message("kind-of-seat", kind=wish.kind[:20]))


async def rematch(tables: Tables, table_id: str, person: Person) -> LiveTable:
    """A new table with the same people, one seat further on; whoever asks second comes to the same one."""
    live = await tables.change(table_id, _rematch, person)
    return await tables.get(live.row.rematch or table_id)


def _rematch(live: LiveTable, person: Person) -> Change | None:
    """The new table is opened with the change that notes it: the first one stays, and there is no other."""
    if not live.row.is_over:
        raise Refused("not-over")
    check_participant(live, person.id)
    if live.row.rematch is not None:
        return None
    row = live.row
    fresh = new_row(row.game, row.options, row.changes, person, row.public)
    fresh.house = again(row)
    order = live.seats[1:] + live.seats[:1]
    seats = [_again(fresh.id, number, seat) for number, seat in enumerate(order)]
    if all(seat.is_bot or seat.person == person.id for seat in seats):
        fresh.stage = "running"
    return Change({"rematch": fresh.id}, opened=(fresh, seats))


def _again(table_id: str, number: int, old: Seat) -> Seat:
    """The same seat at another table; open where its person has been forgotten."""
    if old.is_person and old.person is None:
        return Seat(table_id, number, "open")
    return Seat(table_id, number, old.kind, old.person, old.name, old.level)
