"""A table that goes on with a match after some of its decisions: one that is over, or one that was brought along."""

import secrets

from trois.core.data import Json
from trois.core.history import Decision
from trois.core.match import Match
from trois.store import Entry, Person
from trois.web.errors import Refused
from trois.web.tables import restore
from trois.web.tables.decisions import log_entry
from trois.web.tables.registry import Tables
from trois.web.tables.seating import opening
from trois.web.tables.seating.opening import SeatRequest
from trois.web.tables.sense import DECIDE
from trois.web.tables.table import LiveTable

USUAL_LEVEL = "steward"


async def play_on(tables: Tables, person: Person, match: Match, decisions: int, seats: list[SeatRequest]) -> LiveTable:
    """Open a table where `match` stood after so many decisions; what is rolled and drawn from then on is new."""
    live, entries = await tables.db(_played, person, match, decisions, seats)
    await tables.db(tables.store.create, live.row, live.seats, entries)
    return await tables.get(live.id)


def against_bots(levels: list[str], seat: int) -> list[SeatRequest]:
    """The wish to play one seat alone; who was no bot becomes one."""
    return [
        SeatRequest("me") if n == seat else SeatRequest("bot", level or USUAL_LEVEL) for n, level in enumerate(levels)
    ]


def as_before(levels: list[str], names: list[str]) -> list[SeatRequest]:
    """The wish to go on as it was, with all who are no bots at this screen."""
    first = next((seat for seat, level in enumerate(levels) if not level), 0)
    return [
        SeatRequest("me")
        if seat == first
        else SeatRequest("bot", level)
        if level
        else SeatRequest("here", name=names[seat])
        for seat, level in enumerate(levels)
    ]


def to_take_along(live: LiveTable, person: str, is_alone: bool) -> dict[str, Json]:
    """The record with which a match goes on in another home; raises Refused.

    A running match is taken from one person against bots only, and as that person knows it: what is hidden is dealt anew.
    Where nobody else can come (`is_alone`) everything is the person's own.
    """
    if live.playing.over or live.is_sealed:
        return live.record()
    if not can_be_taken(live, person, is_alone):
        raise Refused("not-over")
    if is_alone:
        return live.signed(live.playing)
    (seat,) = live.seats_of(person)
    return live.signed(live.playing.imagine(seat, secrets.randbits(64)))


def can_be_taken(live: LiveTable, person: str, is_alone: bool) -> bool:
    """Whether a running match is that of one person against bots; the dice of a day stay where they are."""
    others = [seat for seat in live.seats if seat.person != person]
    return is_alone or (
        len(live.seats_of(person)) == 1
        and len(others) == len(live.seats) - 1
        and all(seat.person is None for seat in others)
        and not live.house.day
    )


def _played(person: Person, match: Match, decisions: int, wishes: list[SeatRequest]) -> tuple[LiveTable, list[Entry]]:
    """The table, and the log that leads to where it goes on."""
    terms = match.terms
    row = opening.new_row(match.game.name, {**terms.options}, terms.changes, person, False)
    row.stage = "running"
    row.origin = {"start": terms.start, "drawn": _drawn(match, decisions), "seeds": match.record()["seeds"]}
    live = restore.restore(row, opening.new_seats(row.id, wishes, person), [], None)
    entries = _log(live, match.line[:decisions])
    if live.playing.over:
        raise Refused("over")
    return live, entries


def _drawn(match: Match, decisions: int) -> list[Json]:
    """The outcomes of so many decisions."""
    end = match.line[decisions].mark[0] if decisions < match.made else match.chance.cursor
    return [*match.chance.outcomes[:end]]


def _log(live: LiveTable, line: list[Decision]) -> list[Entry]:
    """Decisions as lines of the table's log, but for those that its match makes by itself."""
    entries: list[Entry] = []
    made = [0] * live.playing.seats
    for decision in line:
        seat, text = decision.seat, live.game.vocabulary.text(decision.action)
        if live.playing.asked(seat) == made[seat]:
            number, key = live.numbers[seat], f"before:{len(entries)}"
            outcomes = live.push(seat, decision.action)
            entries.append(log_entry(live, len(entries), seat, DECIDE, text, number, key, outcomes))
            live.note(entries[-1])
        made[seat] += 1
    return entries
