"""Bots think for everybody who waits: fairly, never for nobody, and short thoughts at once."""

import asyncio
import os
import time
from pathlib import Path

from tests.web.browsing import Client, Visitor, application
from tests.web.test_bots import FakeWorker, settle
from tests.web.test_tables import ADA, BOT, ME, opened, run
from trois.store import Store
from trois.web.bots.fair_queue import Demand, FairQueue, Waiting
from trois.web.bots.play import Bots
from trois.web.bots.workers import Workers
from trois.web.site import Site
from trois.web.tables.people.audience import LOOK_SECONDS, Audience
from trois.web.tables.registry import Tables
from trois.web.tables.seating.opening import SeatRequest
from trois.web.updates.listeners import Listeners


def served(queue: FairQueue[None], seconds: float, times: int) -> str:
    """The persons whose work is done one after the other, each taking so long."""
    order = ""
    for _ in range(times):
        place = queue.next(lambda _: True, lambda _: False)
        assert place is not None
        queue.waiting.remove(place)
        queue.begin(place.demand)
        queue.end(place.demand, seconds)
        order += place.demand.person
    return order


def test_everybody_gets_the_same_share() -> None:
    async def play() -> None:
        queue: FairQueue[None] = FairQueue()
        queue.waiting = [Waiting(Demand(person="e")) for _ in range(6)]
        assert served(queue, 1.0, 3) == "eee"
        queue.waiting += [Waiting(Demand(person=person)) for person in "aabb"]
        assert served(queue, 1.0, 7) == "abeabee"

    asyncio.run(play())


def test_who_was_away_has_no_time_saved_up() -> None:
    async def play() -> None:
        queue: FairQueue[None] = FairQueue()
        queue.waiting = [Waiting(Demand(person="e")) for _ in range(50)]
        served(queue, 1.0, 40)
        queue.waiting += [Waiting(Demand(person="a")) for _ in range(4)]
        assert served(queue, 1.0, 8) == "aeaeaeae"

    asyncio.run(play())


def test_many_persons_of_one_address_share_one_share() -> None:
    async def play() -> None:
        queue: FairQueue[None] = FairQueue()
        queue.waiting = [Waiting(Demand(person=person, address="east")) for person in "efgh"]
        queue.waiting += [Waiting(Demand(person="a", address="west")) for _ in range(3)]
        assert served(queue, 1.0, 7) == "eafagah"

    asyncio.run(play())


def test_tables_without_people_count_for_more() -> None:
    async def play() -> None:
        queue: FairQueue[None] = FairQueue()
        queue.waiting = [Waiting(Demand(person="e", weight=4.0)) for _ in range(3)]
        queue.waiting += [Waiting(Demand(person="a")) for _ in range(6)]
        assert served(queue, 1.0, 9) == "eaaaaeaae"

    asyncio.run(play())


def test_one_person_never_has_all_processes() -> None:
    async def play() -> None:
        found = Workers(0)
        found.workers = [FakeWorker(name) for name in "abc"]
        eve = [asyncio.create_task(found.run(Demand((str(n), 0), "eve"), int)) for n in range(5)]
        await settle()
        assert [worker.is_busy for worker in found.workers] == [True, True, False]
        ada = asyncio.create_task(found.run(Demand(("x", 0), "ada"), int))
        await settle()
        assert found.workers[2].is_busy
        assert len(found.queue.waiting) == 3
        for task in [*eve, ada]:
            task.cancel()
        await settle()
        assert (found.queue.waiting, dict(found.queue.running)) == ([], {})
        assert not any(worker.is_busy for worker in found.workers)

    asyncio.run(play())


def test_short_thoughts_do_not_wait_for_long_ones() -> None:
    async def play() -> None:
        found = Workers(1)
        quick = Demand(("ada", 0), "ada", is_short=True)
        await asyncio.gather(*(found.run(demand, os.getpid) for demand in (quick, quick)))
        crowd = [Demand((f"{n}", 0), f"eve {n}", f"{n}") for n in range(60)]
        long = [asyncio.create_task(found.run(demand, time.sleep, 0.5)) for demand in crowd]
        await asyncio.sleep(0.05)
        for _ in range(3):
            await found.run(quick, os.getpid)
        assert not any(task.done() for task in long)
        assert len(found.queue.waiting) == 59
        for task in long:
            task.cancel()
        await asyncio.gather(*long, return_exceptions=True)
        found.close()

    asyncio.run(play())


# Nobody watches, nobody thinks


def test_a_table_is_watched_by_streams_and_for_a_while_after_a_look() -> None:
    async def play() -> None:
        clock = [0.0]
        audience = Audience(Listeners(), lambda: clock[0])
        assert not audience.is_watched("t")
        audience.note("t", "ada", "10.0.0.1")
        assert audience.is_watched("t")
        clock[0] = LOOK_SECONDS
        assert not audience.is_watched("t")
        with audience.listeners.listen("t"):
            assert audience.is_watched("t")
        assert not audience.is_watched("t")

    asyncio.run(play())


def test_nobody_thinks_where_nobody_watches(store: Store) -> None:
    async def play(tables: Tables) -> None:
        bots = Bots(tables, Workers(), 0.0, Audience(tables.listeners))
        tables.wake = bots.wake
        live = await opened(tables, BOT, SeatRequest("bot", "expert"))
        await asyncio.sleep(0.1)
        assert (live.lines, bots.tasks) == (0, {})
        assert bots.audience
        bots.audience.note(live.id, ADA.id, "")
        bots.rouse(live)
        assert list(bots.tasks) == [live.id]
        bots.audience.now = lambda: time.monotonic() + 1000
        await asyncio.wait_for(bots.tasks[live.id], 10)
        await asyncio.sleep(0)
        assert bots.tasks == {}
        await bots.close()

    run(store, play)


def test_a_look_wakes_the_bots(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        site: Site = client.app.state.site
        ada = Visitor(client)
        url = ada.open("troyes-dice", "bot-random", "bot-random")
        table = url.rpartition("/")[2]
        moment = time.monotonic()
        site.audience.now = lambda: moment + 1000
        while site.bots.tasks:
            time.sleep(0.01)
        lines = site.tables.known[table].lines
        ada.get("/")
        time.sleep(0.1)
        assert site.tables.known[table].lines == lines
        ada.get(url)
        deadline = time.monotonic() + 10
        while site.tables.known[table].row.stage != "over" and time.monotonic() < deadline:
            time.sleep(0.01)
        assert site.tables.known[table].row.stage == "over"


def test_a_bot_thinks_on_behalf_of_who_opened_the_table(store: Store) -> None:
    async def play(tables: Tables) -> None:
        bots = Bots(tables, Workers(), 0.0, Audience(tables.listeners))
        assert bots.audience
        bots.audience.note("t", ADA.id, "10.0.0.1")
        live = await opened(tables, ME, SeatRequest("bot", "steward"))
        assert bots._demand(live, 1) == Demand((live.id, 1), "ada", "10.0.0.1", True, 1.0)
        live = await opened(tables, BOT, SeatRequest("bot", "master"))
        assert bots._demand(live, 1) == Demand((live.id, 1), "ada", "10.0.0.1", False, 4.0)
        await bots.close()

    run(store, play)
