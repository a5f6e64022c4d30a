"""Paces, clocks, coming back to a seat and what people are told, below the pages."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.web.refusals import refused
from trois.store import Channel, Person, Store
from trois.store.clocks import ClockTimes
from trois.store.outbox import Outbox
from trois.store.store import new_id, now
from trois.web.errors import Malformed, NotYours, Refused, TooMany
from trois.web.tables import decisions, house
from trois.web.tables.agreed import clock, customs
from trois.web.tables.decisions import Answer
from trois.web.tables.house import House
from trois.web.tables.people.presence import Presence
from trois.web.tables.registry import Tables
from trois.web.tables.seating import opening, returning, seats
from trois.web.tables.seating.opening import SeatRequest, TableRequest
from trois.web.tables.seating.seats import SeatChange
from trois.web.tables.table import LiveTable
from trois.web.updates.listeners import Listeners

ADA, BOB, EVE = Person("ada", "Ada", 0), Person("bob", "Bob", 0), Person("eve", "Eve", 0)
HOUR, DAY = 3600, 86400
MONDAY = int(datetime(2026, 11, 16, 9, tzinfo=UTC).timestamp())


def run(store: Store, play: Callable[[Tables], Awaitable[None]]) -> None:
    async def whole() -> None:
        tables = Tables(store, Listeners())
        try:
            await play(tables)
        finally:
            tables.close()

    asyncio.run(whole())


async def seated(tables: Tables, *people: Person, agreed: House | None = None) -> LiveTable:
    """A running table of Troyes with these people."""
    wanted = [SeatRequest("me"), *(SeatRequest("open") for _ in people[1:])]
    live = await opening.open_table(tables, people[0], TableRequest("troyes", wanted))
    for seat, person in enumerate(people[1:], 1):
        await seats.change_seat(tables, Presence(60.0), live.id, SeatChange("take", person, seat))
    if agreed is not None:
        wishes = {"pace": agreed.pace, "days": agreed.days, "end": agreed.end}
        live = await tables.change(live.id, lambda t: customs.agree(t, people[0].id, wishes))
    return await seats.start(tables, live.id, people[0])


async def decide(tables: Tables, live: LiveTable) -> LiveTable:
    """The first seat that is asked takes the first thing that it may do."""
    seat = live.pending[0]
    person = str(live.seats[seat].person)
    answer = Answer(person, seat, live.numbers[seat], f"k{live.lines}", live.playing.legal(seat)[0])
    return (await decisions.decide(tables, live.id, answer)).live


def hook(store: Store, person: str) -> Channel:
    return Outbox(store).add_channel(Channel(new_id(), person, "hook", "https://x.example/", "en", True, 0, 0))


@pytest.mark.parametrize(
    ("weekends", "asked_at", "days", "up"),
    [
        (False, MONDAY, 2, MONDAY + 2 * DAY),
        (True, MONDAY + 4 * DAY, 2, MONDAY + 8 * DAY),
        (True, MONDAY + 5 * DAY, 1, MONDAY + 7 * DAY + 15 * HOUR),
        (False, MONDAY + 4 * DAY, 2, MONDAY + 6 * DAY),
    ],
)
def test_time_stands_still_at_weekends_if_that_is_wanted(weekends: bool, asked_at: int, days: int, up: int) -> None:
    assert house.time_is_up(House("days", days, weekends), asked_at, 0) == up


def test_no_clock_runs_against_somebody_on_holiday() -> None:
    assert house.time_is_up(House("days", 1), MONDAY, MONDAY + 10 * DAY) == MONDAY + 11 * DAY


def test_customs_are_checked() -> None:
    with refused("bad-setting", Malformed):
        house.checked({"pace": "never"}, House())
    with refused("bad-setting", Malformed):
        house.checked({"days": "15"}, House())
    assert house.checked({"days": "14", "weekends": "yes"}, House())["days"] == 14


def test_only_the_host_agrees_on_customs(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await seated(tables, ADA, BOB)
        with refused("not-your-table", NotYours):
            await tables.change(live.id, lambda t: customs.agree(t, "bob", {"pace": "days"}))

    run(store, play)


def test_each_turn_is_told_once_to_whoever_did_not_bring_it_about(store: Store) -> None:
    async def play(tables: Tables) -> None:
        outbox = Outbox(store)
        told = {hook(store, person).id: person for person in ("ada", "bob")}
        live = await seated(tables, ADA, BOB)
        found = []
        for _ in range(30):
            before = live.pending[0]
            live = await decide(tables, live)
            new = outbox.take(now() + 60)
            for notice, _ in new:
                outbox.settle(notice, "sent")
                found.append((told[notice.channel], notice.kind, notice.turn))
                assert notice.kind == "begun" or notice.seat != before
        turns = [one for one in found if one[1] == "turn"]
        assert len(turns) == len(set(turns)) > 3

    run(store, play)


def test_of_two_processes_one_sends_a_notice(store: Store) -> None:
    async def play(tables: Tables) -> None:
        hook(store, "bob")
        live = await seated(tables, ADA, BOB)
        begins = live.pending == [1]
        while live.pending == [0]:
            live = await decide(tables, live)
        first, second = Outbox(store), Outbox(store)
        assert len(first.take(now() + 60)) + len(second.take(now() + 60)) == (1 if begins else 2)
        assert second.take(now() + 60) == []
        """Where the first one dies, the second takes them over when its time is up."""
        assert len(second.take(now() + 60 + 121)) == (1 if begins else 2)

    run(store, play)


@pytest.mark.parametrize(("end", "kind"), [("bot", "bot"), ("turn", "bot"), ("remind", "person")])
def test_what_happens_when_time_is_up_was_chosen_at_the_table(store: Store, end: str, kind: str) -> None:
    async def play(tables: Tables) -> None:
        hook(store, "ada")
        live = await seated(tables, ADA, BOB, agreed=House("days", 2, end=end))
        seat = live.pending[0]
        began = live.since_when(seat)
        assert live.row.due == began + 2 * DAY - DAY // 2
        live = await tables.change(live.id, clock.strike, began + 1, {})
        assert live.row.due == began + 2 * DAY - DAY // 2
        live = await tables.change(live.id, clock.strike, live.row.due, {})
        assert live.row.due == began + 2 * DAY
        live = await tables.change(live.id, clock.strike, live.row.due, {})
        assert live.seats[seat].kind == kind
        if seat == 0:
            kinds = sorted(notice.kind for notice, _ in Outbox(store).take(began + 9 * DAY))
            assert kinds == sorted(["soon", "late1" if end == "remind" else "bot"])
        if end == "turn":
            while live.seats[seat].kind == "bot":
                live = await bot_decides(tables, live, seat)
            assert live.seats[seat] == replace(live.seats[seat], kind="person", person=("ada", "bob")[seat])

    run(store, play)


async def bot_decides(tables: Tables, live: LiveTable, seat: int) -> LiveTable:
    if seat not in live.pending:
        return await decide(tables, live)
    return await decisions.decide_as_bot(tables, live.id, seat, live.numbers[seat], live.playing.legal(seat)[0])


def test_a_seat_is_given_back_by_the_host(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await seated(tables, ADA, BOB, Person("cleo", "Cleo", 0))
        with refused("seat-taken", Refused):
            await tables.change(live.id, returning.ask, EVE, 1, set())
        live = await tables.change(live.id, returning.ask, EVE, 1, {1})
        assert live.seats[1].person == "bob"
        with refused("asked-already", TooMany):
            await tables.change(live.id, returning.ask, EVE, 1, {1})
        for stranger in ("eve", "zoe", "bob"):
            with refused("not-your-table", NotYours):
                await tables.change(live.id, returning.answer, stranger, 1, True)
        live = await tables.change(live.id, returning.answer, "ada", 1, True)
        assert (live.seats[1].person, live.seats[1].name, live.row.asks) == ("eve", "Bob", {})

    run(store, play)


def test_without_the_host_more_than_half_of_the_others_decide(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await seated(tables, ADA, BOB, Person("cleo", "Cleo", 0))
        live = await tables.change(live.id, returning.ask, EVE, 0, {0})
        live = await tables.change(live.id, returning.answer, "bob", 0, True)
        assert live.seats[0].person == "ada"
        live = await tables.change(live.id, returning.answer, "cleo", 0, True)
        assert (live.seats[0].person, live.row.owner) == ("eve", "eve")

    run(store, play)


def test_who_was_refused_asks_no_more(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await seated(tables, ADA, BOB)
        live = await tables.change(live.id, returning.ask, EVE, 1, {1})
        live = await tables.change(live.id, returning.answer, "ada", 1, False)
        assert returning.open_claims(live) == {}
        with refused("seat-refused", NotYours):
            await tables.change(live.id, returning.ask, EVE, 1, {1})
        assert live.seats[1].person == "bob"

    run(store, play)


def test_more_than_half_of_those_who_are_there_let_a_bot_play(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await seated(tables, ADA, BOB, Person("cleo", "Cleo", 0))
        moment = 0.0
        presence = Presence(60.0, lambda: moment)
        moment = 100.0
        for person in ("ada", "cleo"):
            presence.note(live.id, person)
        live = await seats.change_seat(tables, presence, live.id, SeatChange("relieve", ADA, 1))
        assert (live.seats[1].kind, seats.reliefs(live)) == ("person", {1: ["ada"]})
        live = await seats.change_seat(tables, presence, live.id, SeatChange("relieve", Person("cleo", "", 0), 1))
        assert (live.seats[1].kind, seats.reliefs(live)) == ("bot", {})

    run(store, play)


def test_nobody_lets_a_bot_play_for_somebody_on_holiday(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(tables: Tables) -> None:
        live = await seated(tables, ADA, BOB, agreed=House("days", 1))
        (seat,) = live.pending
        late, began = Presence(0.0), live.since_when(seat)
        monkeypatch.setattr("trois.web.tables.people.presence.wall_clock", lambda: began + 2 * DAY)
        assert late.replaceable(live, {}) == {seat}
        assert late.replaceable(live, {str(live.seats[seat].person): began + 5 * DAY}) == set()
        store.add_person(str(live.seats[seat].person), "Ada")
        ClockTimes(store).set_holiday(str(live.seats[seat].person), began + 5 * DAY)
        other = (ADA, BOB)[1 - seat]
        with refused("not-away", Refused):
            await seats.change_seat(tables, late, live.id, SeatChange("relieve", other, seat))

    run(store, play)


def test_a_game_of_three_over_days(store: Store) -> None:
    """Reminders, the end of somebody's time, a bot that plays on, and the return; each notice once."""

    async def play(tables: Tables) -> None:
        people = [ADA, BOB, Person("cleo", "Cleo", 0)]
        channels = {hook(store, person.id).id: person.id for person in people}
        live = await seated(tables, *people, agreed=House("days", 1, end="bot"))
        late, moment = live.pending[0], live.since_when(live.pending[0])
        told: list[tuple[str, str, int]] = []
        for hour in range(1, 31):
            for _ in range(2):
                live = await tables.change(live.id, clock.strike, moment + hour * HOUR, {})
            for notice, _ in Outbox(store).take(moment + hour * HOUR, 100):
                Outbox(store).settle(notice, "sent")
                told.append((channels[notice.channel], notice.kind, hour))
        others = sorted(person.id for person in people[1:])
        assert sorted(who for who, kind, _ in told if kind == "begun") == others
        mine = [(kind, hour) for who, kind, hour in told if who == people[late].id and kind != "begun"]
        assert mine == [("soon", 12), ("bot", 24)]
        assert (live.seats[late].kind, live.seats[late].person) == ("bot", people[late].id)
        live = await bot_decides(tables, live, late)
        back = SeatChange("take", people[late], late)
        live = await seats.change_seat(tables, Presence(60.0), live.id, back)
        assert live.seats[late].kind == "person"

    run(store, play)
