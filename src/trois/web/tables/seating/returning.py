"""Back to a seat from another browser: by a link that the host gives, or because the others say yes."""

from dataclasses import replace

from trois.store import Change, Person, Seat
from trois.store.store import now
from trois.web.errors import NotYours, Refused, TooMany
from trois.web.tables.ownership import seat_at
from trois.web.tables.people import telling
from trois.web.tables.seating.seats import with_seat
from trois.web.tables.table import LiveTable
from trois.web.tables.wishes import Claim

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
    asks = live.asks
    before = asks.claims.get(seat, Claim())
    if person.id in before.refused:
        raise NotYours("seat-refused")
    if before.at > now() - ASK_SECONDS:
        raise TooMany("asked-already")
    asks.claims[seat] = Claim(person.id, person.name, now(), refused=before.refused)
    told = [telling.news(live, s, telling.ASK, now()) for s in voters(live, seat)]
    return Change({"asks": asks.as_json()}, news=told)


def open_claims(live: LiveTable) -> dict[int, Claim]:
    """By seat: those that wait for an answer."""
    return {seat: claim for seat, claim in live.asks.claims.items() if claim.person}


def voters(live: LiveTable, seat: int) -> list[int]:
    """The seats of the others, one for each person."""
    people: dict[str, int] = {}
    for one in live.seats:
        if one.is_person and one.person and one.person != live.seats[seat].person:
            people.setdefault(one.person, one.seat)
    return sorted(people.values())


def answer(live: LiveTable, person: str, seat: int, agrees: bool) -> Change | None:
    """The host decides, or more than half of the others; one No of theirs ends it."""
    holder, asks = seat_at(live, seat).person, live.asks
    others = {live.seats[one].person for one in voters(live, seat)}
    is_host = live.row.owner == person and holder != person
    if person not in others and not is_host:
        raise NotYours("not-your-table")
    claim = asks.claims.get(seat, Claim())
    if not claim.person:
        return None
    yes = {*claim.yes, person}
    if agrees and (is_host or len(yes) * 2 > len(others)):
        return sit_down(live, seat, claim.person)
    if agrees:
        asks.claims[seat] = replace(claim, yes=sorted(yes))
    else:
        asks.claims[seat] = Claim(at=claim.at, refused=[*claim.refused, claim.person][-MOST_REFUSED:])
    return Change({"asks": asks.as_json()})


def sit_down(live: LiveTable, seat: int, person: str) -> Change:
    """The seat is this person's from now on, under the name that it has."""
    found = seat_at(live, seat)
    if live.row.is_over or found.is_open or not found.person:
        raise Refused("seat-taken")
    change = with_seat(live, Seat(live.id, seat, "person", person, found.name))
    asks = live.asks
    asks.claims.pop(seat, None)
    change.columns["asks"] = asks.as_json()
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
