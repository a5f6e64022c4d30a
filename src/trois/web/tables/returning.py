"""Back to a seat from another browser: by a link that the host gives, or because the others say yes."""

from dataclasses import replace

from trois.core.data import Json
from trois.store import Change, Person, Seat
from trois.store.store import now
from trois.web.errors import NotYours, Refused, TooMany
from trois.web.tables import telling
from trois.web.tables.ownership import seat_at
from trois.web.tables.seats import with_seat
from trois.web.tables.table import LiveTable

ASK_SECONDS = 60
"""Between two tries of anybody for the same seat."""
MOST_REFUSED = 20


def claimable(live: LiveTable, person: str, absent: set[int]) -> list[int]:
    """The seats that may be this visitor's: of people who are not there, in a match that runs."""
    if not live.row.is_running or any(seat.person == person for seat in live.seats):
        return []
    away = {seat.seat for seat in live.seats if not seat.is_person} | absent
    return [seat.seat for seat in live.seats if seat.person and seat.seat in away]


def ask(live: LiveTable, person: Person, seat: int, absent: set[int]) -> Change:
    """Somebody who has no seat here says that one is theirs."""
    if seat not in claimable(live, person.id, absent):
        raise Refused("seat-taken")
    before = asked(live, seat)
    refused = _words(before.get("refused"))
    if person.id in refused:
        raise NotYours("seat-refused")
    if int(str(before.get("at", 0))) > now() - ASK_SECONDS:
        raise TooMany("asked-already")
    wish: dict[str, Json] = {"person": person.id, "name": person.name, "at": now(), "yes": [], "refused": [*refused]}
    told = [telling.news(live, s, telling.ASK, now()) for s in voters(live, seat)]
    return Change({"asks": {**live.row.asks, _key(seat): wish}}, news=told)


def asked(live: LiveTable, seat: int) -> dict[str, Json]:
    """The wish that stands for a seat; an answered one holds only whom the others refused."""
    found = live.row.asks.get(_key(seat))
    return found if isinstance(found, dict) else {}


def open_asks(live: LiveTable) -> dict[int, dict[str, Json]]:
    """By seat: the wishes that wait for an answer."""
    return {s.seat: found for s in live.seats if (found := asked(live, s.seat)).get("person")}


def agreed(wish: dict[str, Json]) -> list[str]:
    """Who has said yes."""
    return _words(wish.get("yes"))


def voters(live: LiveTable, seat: int) -> list[int]:
    """The seats of the others, one for each person."""
    people: dict[str, int] = {}
    for one in live.seats:
        if one.is_person and one.person and one.person != live.seats[seat].person:
            people.setdefault(one.person, one.seat)
    return sorted(people.values())


def answer(live: LiveTable, person: str, seat: int, agrees: bool) -> Change | None:
    """The host decides, or more than half of the others; one No of theirs ends it."""
    holder, wish = seat_at(live, seat).person, asked(live, seat)
    others = {live.seats[one].person for one in voters(live, seat)}
    is_host = live.row.owner == person and holder != person
    if person not in others and not is_host:
        raise NotYours("not-your-table")
    claimant = wish.get("person")
    if not claimant:
        return None
    refused = _words(wish.get("refused"))
    if not agrees:
        gone: dict[str, Json] = {"at": wish["at"], "refused": [*[*refused, str(claimant)][-MOST_REFUSED:]]}
        return Change({"asks": {**live.row.asks, _key(seat): gone}})
    yes = {*agreed(wish), person}
    if not is_host and len(yes) * 2 <= len(others):
        return Change({"asks": {**live.row.asks, _key(seat): {**wish, "yes": [*sorted(yes)]}}})
    return sit_down(live, seat, str(claimant))


def sit_down(live: LiveTable, seat: int, person: str) -> Change:
    """The seat is this person's from now on, under the name that it has."""
    found = seat_at(live, seat)
    if live.row.is_over or found.is_open or not found.person:
        raise Refused("seat-taken")
    change = with_seat(live, Seat(live.id, seat, "person", person, found.name))
    kept = {key: ask for key, ask in live.row.asks.items() if key != _key(seat)}
    change.columns["asks"] = kept
    if live.row.owner == found.person and all(s.person != found.person or s.seat == seat for s in live.seats):
        change.columns["owner"] = person
    return change


def reopened(live: LiveTable, person: str, seat: int, absent: set[int]) -> Seat:
    """The seat that the host may give a link for: that of somebody who is away."""
    found = seat_at(live, seat)
    if live.row.owner != person:
        raise NotYours("not-your-table")
    is_theirs = bool(found.person) and found.person != person
    if live.row.is_over or not is_theirs or (found.is_person and seat not in absent):
        raise Refused("not-away")
    return replace(found)


def _key(seat: int) -> str:
    return f"seat-{seat}"


def _words(given: Json) -> list[str]:
    return [str(one) for one in given] if isinstance(given, list) else []
