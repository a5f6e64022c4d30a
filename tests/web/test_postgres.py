"""PostgreSQL's notifications, and what a process does that missed some."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text

from tests.web.refusals import refused
from tests.web.test_tables import HERE, ME, first_choice, opened
from trois.store import Conflict, Store
from trois.web.errors import Stale
from trois.web.tables.registry import Tables
from trois.web.updates import postgres as notices
from trois.web.updates.listeners import Listeners


async def until(fits: Callable[[], bool]) -> None:
    for _ in range(400):
        if fits():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came")


def run(url: str, play: Callable[[Store], Awaitable[None]]) -> None:
    store = Store(url)
    store.migrate()
    asyncio.run(play(store))  # type: ignore[arg-type]
    store.close()


def test_a_lost_connection_is_made_again_and_everything_is_doubted(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "RETRY_SECONDS", 0.01)

    async def play(store: Store) -> None:
        heard: list[str] = []
        listening = asyncio.create_task(notices.listen(store, heard.append, "lost_and_found"))
        await until(lambda: heard == [""])
        store.notify("lost_and_found", ["one", "two"])
        await until(lambda: heard == ["", "one", "two"])
        with store.engine.begin() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN lost_and_found%'"
            connection.execute(text(others))
        await until(lambda: heard == ["", "one", "two", ""])
        store.notify("lost_and_found", ["three"])
        await until(lambda: heard[-1] == "three")
        listening.cancel()

    run(postgres, play)


def test_a_refusal_is_given_only_to_who_knows_the_latest_version(postgres: str) -> None:
    """Another process may have answered: before somebody is refused, the table is read again."""

    async def play(store: Store) -> None:
        here, there = Tables(store, Listeners()), Tables(store, Listeners())
        live = await opened(here, ME, HERE)
        late = await there.get(live.id)
        await first_choice(here, live, 0, key="mine")
        again = await first_choice(there, late, 0, key="mine")
        assert again.lines == 1
        with pytest.raises(Stale):
            await first_choice(there, late, 0, key="other")
        for tables in (here, there):
            tables.close()

    run(postgres, play)


def test_who_never_gets_through_is_told_that_it_is_busy(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(store: Store) -> None:
        tables = Tables(store, Listeners())
        live = await opened(tables, ME, HERE)

        async def save(*_args: object) -> None:
            raise Conflict

        monkeypatch.setattr(tables.commits, "save", save)
        with refused("busy"):
            await first_choice(tables, live, 0)
        tables.close()

    run(postgres, play)


class Heard:
    """Notices that came, for processes that are given them when the test wants."""

    def __init__(self, store: Store) -> None:
        self.notices: list[str] = []
        self.task = asyncio.create_task(notices.listen(store, self.notices.append))

    async def take(self, count: int = 1) -> list[str]:
        """The next ones, without the empty one of the connection."""
        await until(lambda: len([notice for notice in self.notices if notice]) >= count)
        found = [notice for notice in self.notices if notice]
        self.notices.clear()
        return found


@asynccontextmanager
async def pair(store: Store) -> AsyncIterator[tuple[Tables, Tables, Heard]]:
    """Two processes, and what they tell each other."""
    here, there, heard = Tables(store, Listeners()), Tables(store, Listeners()), Heard(store)
    await until(lambda: heard.notices == [""])
    yield here, there, heard
    heard.task.cancel()
    for tables in (here, there):
        tables.close()


def test_decisions_of_others_are_read_only_when_somebody_asks(postgres: str) -> None:
    """A process at which nobody looks at a table does nothing for it; then it reads what is new, all at once."""

    async def play(store: Store) -> None:
        async with pair(store) as (here, there, heard):
            live = await opened(here, ME, HERE)
            known = await there.get(live.id)
            for count in range(1, 4):
                live = await first_choice(here, live, live.pending[0])
                there.on_notice((await heard.take())[0])
                assert there.known[live.id] is known, count
            starts: list[int] = []
            entries = store.entries
            store.entries = lambda table, start=0: starts.append(start) or entries(table, start)  # type: ignore
            assert (await there.get(live.id)).playing == live.playing
            assert starts == [0]
            assert (await there.get(live.id)).lines == 3
            assert starts == [0]

    run(postgres, play)


def test_who_is_ahead_of_a_notice_is_heard_all_the_same(postgres: str) -> None:
    """Somebody saw another's decision at one process and answers it at another that has not heard of it yet."""

    async def play(store: Store) -> None:
        async with pair(store) as (here, there, _):
            live = await opened(here, ME, HERE)
            await there.get(live.id)
            live = await first_choice(here, live, live.pending[0])
            assert (await first_choice(there, live, live.pending[0])).row.version == live.row.version + 1

    run(postgres, play)


def test_a_notice_that_is_missing_is_made_up_for_by_reading(postgres: str) -> None:
    async def play(store: Store) -> None:
        async with pair(store) as (here, there, heard):
            live = await opened(here, ME, HERE)
            await there.get(live.id)
            for _ in range(2):
                live = await first_choice(here, live, live.pending[0])
                last = await heard.take()
            there.on_notice(last[0])
            assert (await there.get(live.id)).playing == live.playing

    run(postgres, play)


def test_what_is_heard_of_during_a_reading_is_read_next(postgres: str) -> None:
    async def play(store: Store) -> None:
        async with pair(store) as (here, there, heard):
            live = await opened(here, ME, HERE)
            await there.get(live.id)
            slow, read = asyncio.Event(), there.db

            async def read_slowly(*args: Any) -> Any:
                found = await read(*args)
                await slow.wait()
                return found

            there.db = read_slowly  # type: ignore[method-assign,assignment]
            there.on_notice("")
            reading = asyncio.create_task(there.get(live.id))
            await asyncio.sleep(0.05)
            live = await first_choice(here, live, live.pending[0])
            there.on_notice((await heard.take())[0])
            slow.set()
            await reading
            assert (await there.get(live.id)).row.version == live.row.version

    run(postgres, play)


def test_a_decision_after_a_restart_of_the_database_needs_no_second_try(postgres: str) -> None:
    """The connections that were there are gone; nobody who plays is to notice."""

    async def play(store: Store) -> None:
        tables = Tables(store, Listeners())
        live = await first_choice(tables, await opened(tables, ME, HERE), 0)
        with store.engine.begin() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            connection.execute(text(f"{others} AND datname = current_database()"))
        assert (await first_choice(tables, live, live.pending[0])).lines == 2
        tables.close()

    run(postgres, play)
