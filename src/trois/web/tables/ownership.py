"""Whose seat, whose table: the one place where a person's right to something is checked."""

from trois.store import Seat
from trois.web.errors import NotYours, Refused
from trois.web.tables.house import LATER, NONE
from trois.web.tables.table import LiveTable


def seat_at(live: LiveTable, seat: int) -> Seat:
    """The seat of this number; raises Refused where there is none."""
    if not 0 <= seat < len(live.seats):
        raise Refused("no-seat")
    return live.seats[seat]


def seat_of(live: LiveTable, person: str, seat: int) -> Seat:
    """The seat of this number, which this person plays; raises NotYours when somebody else, or a bot, does."""
    found = seat_at(live, seat)
    if seat not in live.seats_of(person):
        raise NotYours("not-your-seat")
    return found


def check_player(live: LiveTable, person: str) -> None:
    """Raises NotYours when the person plays no seat."""
    if not live.seats_of(person):
        raise NotYours("not-your-seat")


def check_member(live: LiveTable, person: str) -> None:
    """Raises NotYours when the person neither opened the table nor plays a seat."""
    if live.row.owner != person and not live.seats_of(person):
        raise NotYours("not-your-table")


def check_participant(live: LiveTable, person: str) -> None:
    """Raises NotYours when no seat is the person's, not even one that a bot plays in their absence."""
    if not any(seat.person == person for seat in live.seats):
        raise NotYours("not-your-table")


def check_watching(live: LiveTable, person: str) -> None:
    """Raises NotYours where somebody without a seat may not look on, or not yet."""
    if live.row.is_waiting or any(seat.person == person for seat in live.seats if seat.person):
        return
    watch = live.house.watch
    if watch == NONE or live.is_sealed:
        raise NotYours("no-watching")
    if watch == LATER and live.row.is_running:
        raise NotYours("watch-later")
