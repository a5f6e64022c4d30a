"""Bots at tables: the worker that keeps a bot, and what a kept bot makes of the next question."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import trois
from tests.web.test_tables import ADA, BOB, ME, OPEN, change, first_choice, opened
from tests.web.test_tables import run as run_tables
from trois import games
from trois.core.errors import BadOption
from trois.core.match import Match
from trois.store import Store
from trois.text import Text
from trois.web.bots import fair_queue, kept, levels
from trois.web.bots.fair_queue import BotKey, Demand
from trois.web.bots.play import Bots
from trois.web.bots.workers import Worker, Workers
from trois.web.pages import render
from trois.web.tables.registry import Tables
from trois.web.tables.seating import seats
from trois.web.tables.seating.opening import SeatRequest

TABLE = "table"


@pytest.fixture(autouse=True)
def _quick_and_fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("trois.bots.ladder.EXPERT_SECONDS", 0.1)
    kept.KNOWN.clear()
    yield
    kept.KNOWN.clear()


# A kept bot


def choose(match: Match, seat: int, level: str = "expert") -> int:
    return kept.choose((TABLE, seat), level, match.game.name, 5, match.view(seat), match.legal(seat))


def search_bot(seat: int) -> Any:
    return kept.KNOWN[TABLE, seat].bot


def in_mid_turn(game: str) -> tuple[Match, int]:
    """A match in which the bot of a seat has just taken the first step of a turn, and is asked for the next one."""
    match = trois.new(game, seats=2, seed=3)
    while True:
        seat = match.pending[0]
        match.push(seat, choose(match, seat))
        bot = search_bot(seat)
        if bot.kept is not None and match.can_undo(seat) and seat in match.pending:
            return match, seat


@pytest.mark.parametrize("game", games.names())
def test_the_second_decision_of_a_turn_goes_on_with_the_tree(game: str) -> None:
    match, seat = in_mid_turn(game)
    bot = search_bot(seat)
    tree, asked = bot.kept.search, bot.asked
    carried, before = tree.root.visits, tree.simulations
    assert bot.kept.view == match.view(seat)
    assert carried > 0
    match.push(seat, choose(match, seat))
    assert search_bot(seat) is bot
    assert bot.asked == asked
    assert tree.simulations >= before
    if bot.kept is not None:
        assert bot.kept.search is tree
        assert carried <= bot.kept.visits <= carried + (tree.simulations - before)


@pytest.mark.parametrize("game", games.names())
def test_after_an_undo_the_bot_searches_anew(game: str) -> None:
    match, seat = in_mid_turn(game)
    bot = search_bot(seat)
    tree, asked = bot.kept.search, bot.asked
    match.undo(seat)
    assert bot.kept.view != match.view(seat)
    action = choose(match, seat)
    assert action in match.legal(seat)
    assert search_bot(seat) is bot
    assert bot.asked == asked + 1
    assert bot.kept is None or bot.kept.search is not tree
    match.push(seat, action)


def test_when_another_process_decided_the_bot_searches_anew() -> None:
    match, seat = in_mid_turn("troyes-dice")
    bot, other = search_bot(seat), trois.bots.make("random", "troyes-dice", 1)
    asked = bot.asked
    match.push(seat, other.choose(match.view(seat), match.legal(seat)))
    while len(match.legal(match.pending[0])) == 1 or seat not in match.pending:
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    assert choose(match, seat) in match.legal(seat)
    assert bot.asked == asked + 1


def test_a_bot_is_made_anew_for_another_level_and_dropped_on_demand() -> None:
    match = trois.new("troyes-dice", seats=2, seed=3)
    choose(match, 0, "steward")
    first = search_bot(0)
    choose(match, 0, "steward")
    assert search_bot(0) is first
    choose(match, 0, "novice")
    assert search_bot(0) is not first
    kept.drop((TABLE, 0))
    kept.drop((TABLE, 0))
    assert len(kept.KNOWN) == 0


def test_a_bot_that_failed_is_not_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    match = trois.new("troyes-dice", seats=2, seed=3)

    class Broken:
        def choose(self, *_args: object) -> int:
            raise ValueError("broken")

    kept.KNOWN[TABLE, 0] = kept.KeptBot("steward", Broken())
    assert choose(match, 0, "steward") == match.legal(0)[0]
    assert "a bot failed" in caplog.text
    assert not kept.KNOWN[TABLE, 0].is_usable
    choose(match, 0, "steward")
    assert kept.KNOWN[TABLE, 0].is_usable
    assert not isinstance(search_bot(0), Broken)


# Workers


class FakeWorker(Worker):
    """Does what it is given when the test says so."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.steps: list[asyncio.Event] = []

    async def run(self, work: Callable[[], Any]) -> Any:
        self.steps.append(asyncio.Event())
        await self.steps[-1].wait()
        return self.name, work()


def run(play: Callable[[Workers], Awaitable[None]], count: int) -> None:
    async def whole() -> None:
        found = Workers(0)
        found.workers = [FakeWorker(name) for name in "abc"[:count]]
        await play(found)

    asyncio.run(whole())


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def end_work(found: Workers, at: int) -> None:
    worker = found.workers[at]
    assert isinstance(worker, FakeWorker)
    worker.steps[-1].set()


def ask(found: Workers, table: str) -> "asyncio.Task[Any]":
    return asyncio.create_task(found.run(Demand((table, 0)), str, table))


def test_a_bot_comes_back_to_the_worker_that_keeps_it() -> None:
    async def play(found: Workers) -> None:
        first, second = ask(found, "x"), ask(found, "y")
        await settle()
        for at in (0, 1):
            end_work(found, at)
        assert (await first, await second) == (("a", "x"), ("b", "y"))
        again = ask(found, "y")
        await settle()
        end_work(found, 1)
        assert await again == ("b", "y")

    run(play, 2)


def test_when_its_worker_is_busy_a_free_one_takes_the_bot_over() -> None:
    async def play(found: Workers) -> None:
        slow = ask(found, "x")
        await settle()
        found.homes["y", 0] = found.workers[0]
        quick = ask(found, "y")
        await settle()
        end_work(found, 1)
        assert await quick == ("b", "y")
        assert found.homes["y", 0] is found.workers[1]
        end_work(found, 0)
        assert await slow == ("a", "x")

    run(play, 2)


def test_who_waits_is_served_in_order_but_kept_bots_first() -> None:
    async def play(found: Workers) -> None:
        busy = ask(found, "x")
        await settle()
        stranger, friend = ask(found, "y"), ask(found, "x")
        await settle()
        end_work(found, 0)
        await busy
        await settle()
        end_work(found, 0)
        await settle()
        assert friend.done()
        assert not stranger.done()
        end_work(found, 0)
        assert await stranger == ("a", "y")

    run(play, 1)


def test_nobody_waits_for_long_behind_kept_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "PATIENCE_SECONDS", -1.0)

    async def play(found: Workers) -> None:
        busy = ask(found, "x")
        await settle()
        stranger, friend = ask(found, "y"), ask(found, "x")
        await settle()
        end_work(found, 0)
        await busy
        await settle()
        end_work(found, 0)
        await settle()
        assert stranger.done()
        assert not friend.done()
        end_work(found, 0)
        await friend

    run(play, 1)


def test_who_gives_up_waiting_leaves_the_worker_to_the_next() -> None:
    async def play(found: Workers) -> None:
        busy, impatient, patient = ask(found, "x"), ask(found, "y"), ask(found, "z")
        await settle()
        impatient.cancel()
        await settle()
        end_work(found, 0)
        await busy
        await settle()
        end_work(found, 0)
        assert await patient == ("a", "z")
        assert found.queue.waiting == []
        assert not found.workers[0].is_busy

    run(play, 1)


def test_who_gives_up_when_it_is_their_turn_hands_the_worker_on() -> None:
    async def play(found: Workers) -> None:
        busy, impatient, patient = ask(found, "x"), ask(found, "y"), ask(found, "z")
        await settle()
        end_work(found, 0)
        place = found.queue.waiting[0]
        while not place.worker.done():
            await asyncio.sleep(0)
        impatient.cancel()
        await settle()
        end_work(found, 0)
        assert await patient == ("a", "z")
        assert busy.done()

    run(play, 1)


def test_real_processes_keep_their_bots_apart() -> None:
    async def play() -> None:
        found = Workers(2)
        first, second = await asyncio.gather(*(found.run(Demand((table, 0)), os.getpid) for table in "xy"))
        assert first != second
        assert await found.run(Demand(("y", 0)), os.getpid) == second
        found.run_at_home(("y", 0), kept.drop)
        assert ("y", 0) not in found.homes
        found.run_at_home(("nobody", 0), kept.drop)
        found.close()

    asyncio.run(play())


# At a table


def test_bots_of_a_match_that_is_over_are_dropped(store: Store) -> None:
    async def play(tables: Tables) -> None:
        bots = Bots(tables, Workers(), pace=0.0)
        tables.wake = bots.wake
        live = await opened(tables, *[SeatRequest("bot", "novice")] * 2)
        homes: set[BotKey] = set()
        while live.row.stage == "running":
            homes.update(bots.workers.homes)
            await asyncio.sleep(0.005)
            live = await tables.get(live.id)
        assert homes == {(live.id, 0), (live.id, 1)}
        assert len(bots.workers.homes) == 0
        await bots.close()

    run_tables(store, play)


def test_the_bot_of_a_seat_that_its_person_took_back_is_dropped(store: Store) -> None:
    async def play(tables: Tables) -> None:
        bots = Bots(tables, Workers(), pace=0.0)
        tables.wake = bots.wake
        live = await change(tables, await opened(tables, ME, OPEN), "take", BOB, 1)
        live = await seats.start(tables, live.id, ADA)
        live = await change(tables, live, "leave", BOB, 1)
        while 1 in live.pending:
            await asyncio.sleep(0.005)
            live = await tables.get(live.id)
        assert (live.id, 1) in bots.workers.homes
        live = await change(tables, live, "take", BOB, 1)
        assert len(bots.workers.homes) == 0
        await first_choice(tables, live, 0)
        await bots.close()

    run_tables(store, play)


def test_without_workers_the_table_goes_on(store: Store) -> None:
    async def play(tables: Tables) -> None:
        found = Workers()

        async def broken(_work: Callable[[], Any]) -> Any:
            raise BrokenProcessPool

        found.workers[0].submit = broken  # type: ignore[method-assign, assignment]
        bots = Bots(tables, found, pace=0.0)
        tables.wake = bots.wake
        live = await opened(tables, ME, SeatRequest("bot", "steward"))
        while 1 in live.pending:
            await asyncio.sleep(0.005)
            live = await tables.get(live.id)
        assert live.playing.asked(1) > 0
        await bots.close()

    run_tables(store, play)


# Bots of the owner's own


@pytest.fixture
def _own_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(levels, "OWN", {})
    levels.bring(["Last=tests.web.test_bots:LastBot"])
    yield
    kept.KNOWN.clear()


class LastBot:
    def __init__(self, game: str, seed: int) -> None:
        self.told = (game, seed)

    def choose(self, view: object, legal: list[int], clock: object = None) -> int:
        return legal[-1]


@pytest.mark.usefixtures("_own_bots")
def test_an_own_bot_is_a_level_by_its_name() -> None:
    assert levels.names()[-1] == "Last"
    assert levels.check("Last") == "Last"
    assert levels.spec_of("Last") == "tests.web.test_bots:LastBot"
    assert levels.spec_of("gone since") == levels.DEFAULT
    match = trois.new("troyes", seats=2, seed=3)
    seat = match.pending[0]
    assert choose(match, seat, levels.spec_of("Last")) == match.legal(seat)[-1]


@pytest.mark.usefixtures("_own_bots")
def test_pages_tell_the_name_of_an_own_bot_and_nothing_else() -> None:
    text = Text("hu")
    assert render.level_name(text, "Last") == "Last"
    assert render.level_name(text, "novice") == text("web.level.novice")
    assert render.level_about(text, "Last") == text("web.level-about.own")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["expert"], "--bots expert: module:Class or 'exec:program'"),
        (["expert=tests.web.test_bots:LastBot"], "there is a bot 'expert' already"),
        (["tests.web.test_bots:LastBot"] * 2, "there is a bot 'LastBot' already"),
        (["exec:./nothing-here"], "there is no program './nothing-here'"),
    ],
)
def test_own_bots_that_cannot_be_offered(words: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "OWN", {})
    with pytest.raises(BadOption) as raised:
        levels.bring(words)
    assert complaint in str(raised.value)
