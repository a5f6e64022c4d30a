"""A lock for each table, there only while somebody holds it or waits for it."""

import asyncio
from collections import deque
from contextlib import suppress


class TableLocks:
    def __init__(self) -> None:
        self.used: dict[str, deque[asyncio.Future[None]]] = {}
        """By table that somebody holds: those who wait for it, in order."""

    def hold(self, table_id: str) -> "TableLock":
        """To be used with `async with`."""
        return TableLock(self, table_id)

    def take(self, table_id: str) -> bool:
        """Hold a table at once, if nobody does; `release` gives it back."""
        if table_id in self.used:
            return False
        self.used[table_id] = deque()
        return True

    async def wait(self, table_id: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.used[table_id].append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.release(table_id)
            else:
                with suppress(ValueError):
                    self.used[table_id].remove(turn)
            raise

    def release(self, table_id: str) -> None:
        """The next who waits has it then."""
        waiting = self.used[table_id]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        del self.used[table_id]

    def __contains__(self, table_id: str) -> bool:
        return table_id in self.used


class TableLock:
    """An asynchronous context manager."""

    __slots__ = ("locks", "table_id")

    def __init__(self, locks: TableLocks, table_id: str) -> None:
        self.locks = locks
        self.table_id = table_id

    async def __aenter__(self) -> None:
        if not self.locks.take(self.table_id):
            await self.locks.wait(self.table_id)

    async def __aexit__(self, *_error: object) -> None:
        self.locks.release(self.table_id)
