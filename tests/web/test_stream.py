"""Server-sent events: one for every change that the viewer may know of, and a heartbeat only when it is time for one."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.test_tables import ADA, BOB, ME, OPEN, change, first_choice, opened, run
from trois.store import Store
from trois.web.api.routes import ViewUpdates
from trois.web.config import Config
from trois.web.http.limits import Limits
from trois.web.http.stream import HEARTBEAT, EventStream, Listening, sse_event
from trois.web.pages.table.table import PageUpdates
from trois.web.tables.registry import Tables
from trois.web.tables.seating import seats
from trois.web.tables.table import LiveTable
from trois.web.updates import listeners
from trois.web.updates.viewer import digest, viewer_of


def test_the_bytes_of_an_event() -> None:
    assert sse_event("view", "7a", b'{"x":1}') == b'event: view\nid: 7a\ndata: {"x":1}\n\n'


async def parts(stream: EventStream) -> AsyncIterator[bytes]:
    """The body of the response, part by part."""
    sent: asyncio.Queue[Any] = asyncio.Queue()
    running = asyncio.create_task(stream({}, asyncio.Event().wait, sent.put))  # type: ignore[arg-type]
    assert (await sent.get())["status"] == 200
    while (message := await sent.get())["more_body"]:
        yield message["body"]
    await running


async def silence(events: AsyncIterator[bytes], seconds: float = 0.05) -> "asyncio.Task[bytes]":
    """The next event, which has not come yet."""
    coming: asyncio.Task[bytes] = asyncio.create_task(events.__anext__())  # type: ignore[arg-type]
    await asyncio.sleep(seconds)
    assert not coming.done()
    return coming


def with_table(store: Store, play: Callable[[Tables, LiveTable], Awaitable[None]]) -> None:
    async def whole(tables: Tables) -> None:
        live = await change(tables, await opened(tables, ME, OPEN), "take", BOB, 1)
        await play(tables, await seats.start(tables, live.id, ADA))

    run(store, whole)


def follow(tables: Tables, live: LiveTable, updates: Any, last: str = "") -> AsyncIterator[bytes]:
    site: Any = SimpleNamespace(tables=tables, listeners=tables.listeners, limits=Limits(Config()))
    return parts(EventStream(Listening(site, live.id, "ada", "", updates, last), b""))


def test_a_secret_decision_of_another_sends_nothing_not_even_a_heartbeat(store: Store) -> None:
    async def play(tables: Tables, live: LiveTable) -> None:
        events = follow(tables, live, PageUpdates("ada", 0))
        known = digest(live, viewer_of(live, "ada", 0))
        assert await events.__anext__() == sse_event("change", known, known.encode())
        coming = await silence(events)
        live = await first_choice(tables, live, 1, BOB)
        await asyncio.sleep(0.05)
        assert not coming.done()
        live = await first_choice(tables, live, 0)
        known = digest(live, viewer_of(live, "ada", 0))
        assert await coming == sse_event("change", known, known.encode())

    with_table(store, play)


def test_a_heartbeat_comes_when_it_is_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "HEARTBEAT_SECONDS", 0.1)

    async def play(tables: Tables, live: LiveTable) -> None:
        last = digest(live, viewer_of(live, "ada", 0))
        coming = await silence(follow(tables, live, PageUpdates("ada", 0), last), 0.02)
        beating = asyncio.create_task(tables.listeners.send_heartbeats())
        assert await asyncio.wait_for(coming, 5) == HEARTBEAT
        beating.cancel()

    with_table(store, play)


def test_streams_end_when_the_server_does(store: Store) -> None:
    async def play(tables: Tables, live: LiveTable) -> None:
        last = digest(live, viewer_of(live, "ada", 0))
        coming = await silence(follow(tables, live, PageUpdates("ada", 0), last))
        tables.listeners.close()
        with pytest.raises(StopAsyncIteration):
            await coming
        assert tables.listeners.waiting == {}

    with_table(store, play)


def test_who_loses_the_seat_hears_no_more(store: Store) -> None:
    async def play(tables: Tables, live: LiveTable) -> None:
        page, program = PageUpdates("bob", 1), ViewUpdates("bob", 1)
        last = digest(live, viewer_of(live, "bob", 1))
        events = [await silence(follow(tables, live, updates, last)) for updates in (page, program)]
        await change(tables, live, "leave", BOB, 1)
        assert await events[0] == sse_event("change", "gone", b"gone")
        with pytest.raises(StopAsyncIteration):
            await events[1]

    with_table(store, play)


def test_before_the_match_programs_hear_of_the_table(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live = await opened(tables, ME, OPEN)
        event = await follow(tables, live, ViewUpdates("ada", None)).__anext__()
        assert event.startswith(b"event: table\nid: ")
        assert b'"stage":"waiting"' in event

    run(store, play)
