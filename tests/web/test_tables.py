"""Seats, decisions and undo at tables, below the pages."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from tests.web.refusals import refused
from trois import games
from trois.core.cards import merged
from trois.core.data import Json
from trois.games.troyes.words import CHARACTERS
from trois.lessons import lesson
from trois.store import Person, Store
from trois.text import LANGUAGES, Text
from trois.text.model import Choice
from trois.text.voice import choices_of, voice_of
from trois.views import dice_view
from trois.web.bots.play import Bots
from trois.web.bots.workers import Workers
from trois.web.errors import Malformed, NotYours, Refused, Stale
from trois.web.pages.learn.puzzles import RIVALS
from trois.web.tables import decisions, restore
from trois.web.tables.decisions import Answer
from trois.web.tables.people.presence import Presence
from trois.web.tables.registry import Tables
from trois.web.tables.seating import cards, names, opening, seats
from trois.web.tables.seating.opening import SeatRequest, TableRequest
from trois.web.tables.seating.seats import SeatChange
from trois.web.tables.table import LiveTable
from trois.web.updates.listeners import Listeners

ADA, BOB = Person("ada", "Ada", 0), Person("bob", "Bob", 0)
ME, OPEN, HERE, BOT = SeatRequest("me"), SeatRequest("open"), SeatRequest("here"), SeatRequest("bot", "random")


def run(store: Store, play: Callable[[Tables], Awaitable[None]]) -> None:
    async def whole() -> None:
        tables = Tables(store, Listeners())
        try:
            await play(tables)
        finally:
            tables.close()

    asyncio.run(whole())


async def opened(tables: Tables, *wanted: SeatRequest, game: str = "troyes-dice") -> LiveTable:
    return await opening.open_table(tables, ADA, TableRequest(game, list(wanted)))


async def decide(
    tables: Tables, live: LiveTable, person: str, seat: int, question: int, key: str, action: int | str
) -> LiveTable:
    return (await decisions.decide(tables, live.id, Answer(person, seat, question, key, action))).live


async def change(
    tables: Tables, live: LiveTable, do: str, person: Person, seat: int, level: str = "", away: float = 60.0
) -> LiveTable:
    return await seats.change_seat(tables, Presence(away), live.id, SeatChange(do, person, seat, level))


async def first_choice(tables: Tables, live: LiveTable, seat: int, person: Person = ADA, key: str = "") -> LiveTable:
    action = live.playing.legal(seat)[0]
    number = live.numbers[seat]
    return await decide(tables, live, person.id, seat, number, key or f"{number}", action)


def offered(live: LiveTable) -> list[Choice]:
    """What the first seat may do now."""
    return choices_of(live.playing, 0, voice_of(live.seat_view(0).view, Text(), live.names()))


async def half_day(tables: Tables, live: LiveTable, seat: int, person: Person = ADA) -> LiveTable:
    """Decide until this seat is not asked any more."""
    start = live.playing.view(None)["day"], live.playing.view(None)["half"]
    while seat in live.pending and (live.playing.view(None)["day"], live.playing.view(None)["half"]) == start:
        live = await first_choice(tables, live, seat, person)
    return live


def test_a_table_without_open_seats_starts_at_once(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, BOT)
        assert live.row.stage == "running"
        assert live.pending == [0, 1]
        assert [s.name for s in live.seats] == ["Ada", "Josse"]

    run(store, play)


def test_a_friend_joins_and_the_match_starts_when_full(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, OPEN)
        with refused("seats-open"):
            await seats.start(tables, live.id, ADA)
        with pytest.raises(NotYours):
            await seats.start(tables, live.id, BOB)
        live = await change(tables, live, "take", BOB, 1)
        with refused("seat-taken"):
            await change(tables, live, "take", ADA, 1)
        live = await seats.start(tables, live.id, BOB)
        assert live.row.stage == "running"
        assert live.seats_of("bob") == [1]

    run(store, play)


def test_seats_are_left_filled_and_taken_back(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, OPEN)
        live = await change(tables, live, "bot", ADA, 1, "random")
        assert live.seats[1].kind == "bot"
        live = await change(tables, live, "open", ADA, 1)
        assert live.seats[1].kind == "open"
        live = await change(tables, live, "take", BOB, 1)
        live = await seats.start(tables, live.id, ADA)
        with pytest.raises(NotYours):
            await change(tables, live, "leave", ADA, 1)
        live = await change(tables, live, "leave", BOB, 1)
        assert (live.seats[1].kind, live.seats[1].person) == ("bot", "bob")
        with pytest.raises(Refused):
            await change(tables, live, "take", ADA, 1)
        live = await change(tables, live, "take", BOB, 1)
        assert live.seats_of("bob") == [1]

    run(store, play)


def test_what_is_wrong_with_a_wish_is_said(store: Store) -> None:
    async def play(tables: Tables) -> None:
        with refused("seats", Malformed, "1 to 10 seats"):
            await opened(tables, *[BOT] * 11)
        with refused("no-level", Malformed, "no bot level 'godlike'"):
            await opened(tables, ME, SeatRequest("bot", "godlike"))
        with refused("seats", Malformed, "no kind of seat"):
            await opened(tables, SeatRequest("throne"))

    run(store, play)


def test_a_decision_counts_once_and_only_for_its_question(store: Store) -> None:
    async def play(tables: Tables) -> None:
        before = await opened(tables, ME, HERE)
        after = await first_choice(tables, before, 0, key="k")
        assert after.numbers[0] > before.numbers[0]
        again = await first_choice(tables, before, 0, key="k")
        assert again.lines == after.lines == 1
        with pytest.raises(Stale):
            await first_choice(tables, before, 0, key="other")
        with pytest.raises(NotYours):
            await first_choice(tables, after, 0, BOB)
        with refused("illegal", detail="cannot 'write 3' now"):
            await decide(tables, after, "ada", 0, after.numbers[0], "x", "write 3")
        assert len(store.entries(before.id)) == 1

    run(store, play)


@pytest.mark.parametrize("key", ["", "k" * 49, "k\0", "k\n"])
def test_a_key_that_no_database_keeps_is_refused(store: Store, key: str) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        with refused("no-key", Malformed):
            await decide(tables, live, "ada", 0, 0, key, live.playing.legal(0)[0])

    run(store, play)


def test_simultaneous_decisions_do_not_make_each_other_stale(store: Store) -> None:
    async def play(tables: Tables) -> None:
        page = await opened(tables, ME, HERE, HERE)
        await first_choice(tables, page, 2)
        await first_choice(tables, page, 0)
        live = await first_choice(tables, page, 1)
        assert live.lines == 3

    run(store, play)


def test_a_restart_goes_on_exactly(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        for _ in range(60):
            live = await first_choice(tables, live, live.pending[0])
            if live.lines % 7 == 0 and live.playing.can_undo(live.playing.line[-1].seat):
                live = await decisions.undo(tables, live.id, "ada", live.playing.line[-1].seat, f"u{live.lines}")
        fresh = Tables(store, Listeners())
        again = await fresh.get(live.id)
        fresh.close()
        assert again.playing.position() == live.playing.position()
        assert again.numbers == live.numbers
        assert [again.since(seat) for seat in range(2)] == [live.since(seat) for seat in range(2)]
        assert again.playing.chance.mark() == live.playing.chance.mark()
        assert again.playing.record() == live.playing.record()

    run(store, play)


def test_what_another_process_wrote_is_read_when_it_is_heard_of(store: Store) -> None:
    async def play(tables: Tables) -> None:
        elsewhere = Tables(store, Listeners())
        live = await opened(tables, ME, HERE)
        await elsewhere.get(live.id)
        with elsewhere.listeners.listen(live.id) as changed:
            live = await first_choice(tables, live, 0)
            assert (await elsewhere.get(live.id)).lines == 0
            elsewhere.on_notice(f"unknown 7,{live.id} {live.row.version}")
            assert changed.is_set()
            there = await elsewhere.get(live.id)
            assert (there.lines, there.row.version) == (1, live.row.version)
            changed.clear()
            elsewhere.on_notice(f"{live.id} {live.row.version}")
            assert not changed.is_set()
            assert await elsewhere.get(live.id) is there
            live = await first_choice(tables, live, live.pending[0])
            elsewhere.on_notice("")
            assert changed.is_set()
            assert (await elsewhere.get(live.id)).lines == 2
        assert elsewhere.newest == {}
        elsewhere.close()

    run(store, play)


def test_a_change_to_what_another_process_has_changed_is_made_anew(store: Store) -> None:
    async def play(tables: Tables) -> None:
        elsewhere = Tables(store, Listeners())
        live = await opened(tables, ME, HERE)
        there = await elsewhere.get(live.id)
        await first_choice(tables, live, 0)
        with elsewhere.listeners.listen(live.id) as changed:
            there = await first_choice(elsewhere, there, 1)
            assert changed.is_set()
        assert there.lines == 2
        assert [entry.seat for entry in store.entries(live.id)] == [0, 1]
        elsewhere.close()

    run(store, play)


def test_a_log_that_cannot_be_replayed_goes_on_from_the_snapshot(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        while live.lines < 45:
            live = await first_choice(tables, live, live.pending[0])
        found, snapshot = store.table(live.id), store.snapshot(live.id)
        assert found is not None
        assert snapshot is not None
        assert snapshot.number == 40
        entries = store.entries(live.id)
        bad = [replace(entries[0], action="write 6"), *entries[1:]]
        again = restore.restore(*found, bad, snapshot)
        assert again.playing.position() == live.playing.position()
        assert again.numbers == live.numbers
        assert again.repaired
        assert again.lines == 45

    run(store, play)


def test_a_log_that_leads_to_other_outcomes_is_not_believed(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        while live.lines < 45:
            live = await first_choice(tables, live, live.pending[0])
        found, snapshot = store.table(live.id), store.snapshot(live.id)
        assert found is not None
        entries = store.entries(live.id)
        rolled = next(entry for entry in entries if entry.outcomes)
        entries[rolled.number] = replace(rolled, outcomes=[*rolled.outcomes[:-1], rolled.outcomes[-1] ^ 1])
        with pytest.raises(restore.Unreplayable, match=f"line {rolled.number}: other outcomes"):
            restore.restore(*found, entries, None)
        assert restore.restore(*found, entries, snapshot).repaired

    run(store, play)


def test_every_line_of_the_log_says_by_which_rules_it_was_played(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        live = await first_choice(tables, live, 0)
        await decisions.undo(tables, live.id, "ada", 0, "u")
        assert [entry.rules for entry in store.entries(live.id)] == [games.get("troyes-dice").rules_version] * 2

    run(store, play)


def test_a_table_goes_on_with_the_cards_it_was_begun_with(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("troyes-dice")
    newest, printed = game.rules_version, game.printed(game.rules_version)
    before: dict[str, Json] = {"sheet": {"start": {"resources": 5}}}

    async def play(tables: Tables) -> None:
        live = await first_choice(tables, await opened(tables, ME, HERE), 0)
        found, entries = store.table(live.id), store.entries(live.id)
        assert found is not None
        older = merged(printed, before, "cards")
        monkeypatch.setattr(game, "rules_version", newest + 1)
        monkeypatch.setattr(type(game), "printed", lambda _, version: printed if version > newest else older)
        newer = [replace(entry, rules=newest + 1) for entry in entries]
        assert restore.restore(*found, newer, None).changes == {}
        again = restore.restore(*found, entries, None)
        assert again.changes == before
        sheet = dice_view(again.playing.view(1))["sheets"][1]
        assert sheet["circled"]["influence"] == 5
        assert [(one.card, one.old, one.new) for one in cards.corrections_at(again)] == [("start", "3", "5")]

    run(store, play)


def test_a_log_of_older_rules_is_played_again_whole(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        while live.lines < 45:
            live = await first_choice(tables, live, live.pending[0])
        found, snapshot = store.table(live.id), store.snapshot(live.id)
        assert found is not None
        assert snapshot is not None
        entries = store.entries(live.id)
        assert not restore.restore(*found, entries, snapshot).repaired
        now = live.game.printed(live.game.rules_version)
        monkeypatch.setattr(live.game, "rules_version", live.game.rules_version + 1)
        monkeypatch.setattr(type(live.game), "printed", lambda *_: now)
        again = restore.restore(*found, entries, snapshot)
        assert not again.repaired
        assert again.playing.view(0) == live.playing.view(0)
        assert not restore.restore(*found, entries, None).repaired

    run(store, play)


def test_undo_is_free_until_a_roll_then_the_others_must_agree(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, OPEN)
        live = await change(tables, live, "take", BOB, 1)
        live = await seats.start(tables, live.id, ADA)
        start = live.playing.position()
        live = await first_choice(tables, live, 0)
        live = await decisions.undo(tables, live.id, "ada", 0, "u1")
        live = await decisions.undo(tables, live.id, "ada", 0, "u1")
        assert live.playing.position() == start
        live = await half_day(tables, live, 0)
        live = await half_day(tables, live, 1, BOB)
        assert not live.playing.can_undo(0)
        after_roll = live.playing.position()
        live = await decisions.undo(tables, live.id, "ada", 0, "u2")
        assert live.row.undo == {"seat": 0, "agreed": ["ada"], "key": "0:u2"}
        assert live.playing.position() == after_roll
        live = await decisions.answer_undo(tables, live.id, "bob", agrees=False)
        assert live.row.undo is None
        live = await decisions.undo(tables, live.id, "ada", 0, "u3")
        live = await decisions.answer_undo(tables, live.id, "bob", agrees=True)
        assert live.row.undo is None
        assert live.playing.position() != after_roll
        assert 0 in live.pending

    run(store, play)


def test_only_players_answer_a_wish_to_undo(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        with refused("not-your-seat", NotYours):
            await decisions.answer_undo(tables, live.id, "bob", agrees=True)
        assert await decisions.answer_undo(tables, live.id, "ada", agrees=True) is live

    run(store, play)


def test_a_table_that_was_dropped_from_memory_is_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trois.web.tables.registry.KEPT", 2)

    async def play(tables: Tables) -> None:
        first = await first_choice(tables, await opened(tables, ME, HERE), 0)
        second, third = await opened(tables, ME, HERE), await opened(tables, ME, HERE)
        assert set(tables.known) == {second.id, third.id}
        again = await tables.get(first.id)
        assert again is not first
        assert again.playing.position() == first.playing.position()
        assert set(tables.known) == {third.id, first.id}

    run(store, play)


def test_a_seat_has_few_wishes_and_a_number(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, OPEN)
        with refused("bad-wish", Malformed):
            await change(tables, live, "burn", ADA, 1)
        for seat in (-1, 2):
            with refused("no-seat"):
                await change(tables, live, "take", ADA, seat)
        with refused("seat-taken"):
            await change(tables, live, "bot", ADA, 0, "random")
        live = await change(tables, live, "bot", ADA, 1, "random")
        live = await seats.start(tables, live.id, ADA)
        assert await seats.start(tables, live.id, ADA) is live

    run(store, play)


def test_against_bots_alone_every_undo_is_free(store: Store) -> None:
    async def play(tables: Tables) -> None:
        bots = Bots(tables, Workers(), pace=0.0)
        live = await opened(tables, ME, BOT)
        live = await half_day(tables, live, 0)
        live = await decisions.decide_as_bot(tables, live.id, 1, live.numbers[1], live.playing.legal(1)[0])
        while 1 in live.pending and 0 not in live.pending:
            live = await decisions.decide_as_bot(tables, live.id, 1, live.numbers[1], live.playing.legal(1)[0])
        live = await decisions.undo(tables, live.id, "ada", 0, "u")
        assert live.row.undo is None
        assert 0 in live.pending
        await bots.close()

    run(store, play)


async def rolled(tables: Tables, *wanted: SeatRequest) -> LiveTable:
    """Ada and Bob at a table (Bob on seat 1), after the first roll that nobody can take back alone."""
    live = await change(tables, await opened(tables, ME, OPEN, *wanted), "take", BOB, 1)
    live = await seats.start(tables, live.id, ADA)
    start = live.playing.view(None)["half"]
    for seat, person in enumerate([ADA, BOB]):
        live = await half_day(tables, live, seat, person)
    while live.playing.view(None)["half"] == start:
        live = await decisions.decide_as_bot(tables, live.id, 2, live.numbers[2], live.playing.legal(2)[0])
    assert not live.playing.can_undo(0)
    return live


def test_a_bot_in_a_person_s_place_never_agrees_to_an_undo(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await change(tables, await rolled(tables), "leave", BOB, 1)
        with refused("undo-bot"):
            await decisions.undo(tables, live.id, "ada", 0, "u")
        after = await tables.get(live.id)
        assert after.playing.position() == live.playing.position()
        live = await change(tables, live, "take", BOB, 1)
        live = await decisions.undo(tables, live.id, "ada", 0, "u")
        assert live.row.undo == {"seat": 0, "agreed": ["ada"], "key": "0:u"}

    run(store, play)


def test_an_answer_cannot_stand_in_for_somebody_who_left_after_the_wish(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await decisions.undo(tables, (await rolled(tables)).id, "ada", 0, "u")
        await change(tables, live, "leave", BOB, 1)
        with refused("undo-bot"):
            await decisions.answer_undo(tables, live.id, "ada", agrees=True)

    run(store, play)


def test_bots_agree_to_no_undo_among_several_persons(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await rolled(tables, BOT)
        with refused("undo-bot"):
            await decisions.undo(tables, live.id, "ada", 0, "u")
        assert (await tables.get(live.id)).row.undo is None

    run(store, play)


def test_an_answer_from_before_an_undo_is_stale(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        live = await decide(tables, live, "ada", 0, live.numbers[0], "a", live.playing.legal(0)[0])
        page = live
        live = await decisions.undo(tables, live.id, "ada", 0, "u")
        live = await decide(tables, live, "ada", 0, live.numbers[0], "b", live.playing.legal(0)[-1])
        with pytest.raises(Stale):
            await decide(tables, live, "ada", 0, page.numbers[0], "c", page.playing.legal(0)[0])

    run(store, play)


def test_the_events_a_viewer_knows_of_are_counted_as_they_come_and_go(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE, HERE)
        for step in range(40):
            if step % 7 == 6 and live.playing.can_undo(live.playing.line[-1].seat):
                live = await decisions.undo(tables, live.id, "ada", live.playing.line[-1].seat, f"u{step}")
            else:
                live = await first_choice(tables, live, live.pending[step % len(live.pending)])
            for viewer in (0, 1, 2, None)[step % 2 :]:
                assert live.seat_view(viewer).count == len(live.playing.events(viewer))

    run(store, play)


def test_reset_takes_the_whole_turn_back(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        start = live.playing.position()
        live = await half_day(tables, live, 0)
        assert live.playing.position() != start
        live = await decisions.reset(tables, live.id, "ada", 0, "r")
        assert live.playing.position() == start
        assert await decisions.reset(tables, live.id, "ada", 0, "r") is live

    run(store, play)


def test_only_the_last_step_of_a_longer_turn_is_to_be_confirmed(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, HERE)
        assert not any(choice.ends for choice in offered(live))
        while not any(c.text.startswith("gain") for c in offered(live)):
            live = await first_choice(tables, live, 0)
        assert all(c.ends for c in offered(live) if c.text.startswith("gain"))

    run(store, play)


@pytest.mark.parametrize("game", games.names())
def test_bots_play_a_whole_match(store: Store, game: str) -> None:
    async def play(tables: Tables) -> None:
        bots = Bots(tables, Workers(), pace=0.0)
        tables.wake = bots.wake
        fewest = games.get(game).fewest_seats
        live = await opened(tables, *[BOT] * max(2, fewest), game=game)
        while live.row.stage == "running":
            await asyncio.sleep(0.02)
            live = await tables.get(live.id)
        await bots.close()
        assert live.playing.over
        assert live.playing.record()["scores"] is not None

    run(store, play)


def test_bots_think_in_other_processes(store: Store) -> None:
    async def play(tables: Tables) -> None:
        bots = Bots(tables, Workers(), pace=0.0)
        tables.wake = bots.wake
        live = await opened(tables, ME, SeatRequest("bot", "steward"))
        while 1 in live.pending:
            await asyncio.sleep(0.02)
            live = await tables.get(live.id)
        assert bots.workers.workers[0].pool is not None
        assert live.playing.asked(1) > 0
        await bots.close()

    run(store, play)


def test_a_rematch_seats_the_same_people_one_seat_on(store: Store) -> None:
    async def play(tables: Tables) -> None:
        bots = Bots(tables, Workers(), pace=0.0)
        tables.wake = bots.wake
        live = await opened(tables, ME, BOT)
        with refused("not-over"):
            await opening.rematch(tables, live.id, ADA)
        while live.row.stage == "running":
            if 0 in live.pending:
                live = await first_choice(tables, live, 0)
            else:
                await asyncio.sleep(0.005)
                live = await tables.get(live.id)
        again = await opening.rematch(tables, live.id, ADA)
        assert [s.kind for s in again.seats] == ["bot", "person"]
        assert again.row.stage == "running"
        assert (await opening.rematch(tables, live.id, ADA)).id == again.id
        with pytest.raises(NotYours):
            await opening.rematch(tables, live.id, BOB)
        await bots.close()

    run(store, play)


async def finished(tables: Tables) -> LiveTable:
    live = await opened(tables, ME, HERE)
    while live.row.stage == "running":
        live = await first_choice(tables, live, live.pending[0])
    return live


def test_ten_who_ask_for_a_rematch_at_once_come_to_one_table(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await finished(tables)
        elsewhere = Tables(store, Listeners())
        await elsewhere.get(live.id)
        asked = [opening.rematch(one, live.id, ADA) for one in (tables, elsewhere) for _ in range(10)]
        found = await asyncio.gather(*asked)
        assert len({again.id for again in found}) == 1
        assert {table.id for table in store.tables_of("ada")} == {live.id, found[0].id}
        elsewhere.close()

    run(store, play)


def test_nobody_at_a_table_is_called_like_a_character() -> None:
    """A name beside the board means a player; the lessons' and puzzles' opponents have names too."""
    people = {*names.GUESTS, *names.BOTS, *RIVALS, *(name for game in games.names() for name in lesson(game).names)}
    for language in LANGUAGES:
        for character in CHARACTERS:
            assert people.isdisjoint(Text(language).word("troyes", character).split(" ")), (language, character)
