"""Changes that wait are committed together; each hears what became of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import OperationalError

from tests.web import test_tables
from tests.web.test_tables import HERE, ME, first_choice, opened
from trois.store import Change, Conflict, Save, Store
from trois.web.tables.group_commit import GroupCommit
from trois.web.tables.registry import Tables


class Slow:
    """A store whose transactions take as long as the test wants; it refuses what is called "bad"."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.fails = False

    def save_all(self, saves: list[Save]) -> list[Exception | None]:
        if self.fails:
            raise OperationalError("", {}, Exception("the disk is full"))
        self.batches.append([save.table_id for save in saves])
        return [Conflict("bad") if save.table_id == "bad" else None for save in saves]


def run(play: Callable[[GroupCommit, Slow], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Slow()
        with ThreadPoolExecutor(1) as threads:
            commits = GroupCommit(store, threads)  # type: ignore[arg-type]
            await play(commits, store)

    asyncio.run(whole())


def save(commits: GroupCommit, name: str) -> "asyncio.Task[None]":
    return asyncio.create_task(commits.save(name, 0, Change()))


def test_what_gathers_meanwhile_is_the_next_transaction() -> None:
    async def play(commits: GroupCommit, store: Slow) -> None:
        first = save(commits, "a")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.gather(first, *(save(commits, name) for name in "bcd"))
        assert store.batches == [["a"], ["b", "c", "d"]]
        await save(commits, "e")
        assert store.batches[2:] == [["e"]]

    run(play)


def test_only_the_one_that_does_not_fit_is_refused() -> None:
    async def play(commits: GroupCommit, store: Slow) -> None:
        told = await asyncio.gather(*(save(commits, n) for n in ("a", "b", "bad", "c")), return_exceptions=True)
        assert [type(answer) for answer in told] == [type(None), type(None), Conflict, type(None)]
        assert len(store.batches) == 1

    run(play)


def test_when_the_database_fails_all_that_wait_hear_it_and_the_next_try_is_free() -> None:
    async def play(commits: GroupCommit, store: Slow) -> None:
        store.fails = True
        told = await asyncio.gather(*(save(commits, name) for name in "abc"), return_exceptions=True)
        assert [type(answer) for answer in told] == [OperationalError] * 3
        store.fails = False
        await save(commits, "d")
        assert store.batches == [["d"]]

    run(play)


def test_who_goes_away_leaves_the_others_waiting_in_peace() -> None:
    async def play(commits: GroupCommit, store: Slow) -> None:
        tasks = [save(commits, name) for name in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        told = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(answer) for answer in told] == [type(None), asyncio.CancelledError, type(None)]

    run(play)


def test_a_decision_is_in_the_database_when_it_is_acknowledged(store: Store) -> None:
    async def play(tables: Tables) -> None:
        lives = [await opened(tables, ME, HERE) for _ in range(8)]

        async def decide(number: int) -> None:
            live = lives[number]
            for _ in range(6):
                live = await first_choice(tables, live, live.pending[0])
                assert len(store.entries(live.id)) == live.lines

        await asyncio.gather(*(decide(number) for number in range(8)))

    test_tables.run(store, play)


def test_with_a_pause_more_gathers_but_the_first_never_waits() -> None:
    async def play(commits: GroupCommit, store: Slow) -> None:
        commits.pause = 0.05
        await asyncio.wait_for(save(commits, "a"), 0.04)
        late = save(commits, "b")
        await asyncio.sleep(0.02)
        await asyncio.gather(save(commits, "c"), late)
        assert store.batches == [["a"], ["b", "c"]]

    run(play)
