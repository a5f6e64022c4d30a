"""A lock for each table, there only while somebody holds it or waits for it."""

import asyncio


class TableLocks:
    def __init__(self) -> None:
        self.used: dict[str, TableLock] = {}

    def hold(self, table_id: str) -> "TableLock":
        """To be used with `async with`."""
        lock = self.used.get(table_id)
        if lock is None:
            lock = self.used[table_id] = TableLock(self, table_id)
        return lock

    def __contains__(self, table_id: str) -> bool:
        return table_id in self.used


class TableLock:
    """An asynchronous context manager, which is entered by everybody who wants the table."""

    __slots__ = ("lock", "locks", "table_id", "users")

    def __init__(self, locks: TableLocks, table_id: str) -> None:
        self.locks = locks
        self.table_id = table_id
        self.lock = asyncio.Lock()
        self.users = 0
        """Those who hold it or wait."""

    async def __aenter__(self) -> None:
        self.users += 1
        try:
            await self.lock.acquire()
        except BaseException:
            self._leave()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.lock.release()
        self._leave()

    def _leave(self) -> None:
        self.users -= 1
        if not self.users:
            del self.locks.used[self.table_id]
