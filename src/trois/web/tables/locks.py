"""A lock for each table, there only while somebody holds it or waits for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class TableLocks:
    def __init__(self) -> None:
        self.used: dict[str, tuple[asyncio.Lock, list[None]]] = {}
        """With a mark for each one who holds it or waits."""

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[None]:
        lock, users = self.used.setdefault(table_id, (asyncio.Lock(), []))
        users.append(None)
        try:
            async with lock:
                yield
        finally:
            users.pop()
            if not users:
                del self.used[table_id]

    def __contains__(self, table_id: str) -> bool:
        return table_id in self.used
