"""Which process lets the bots of a table think, where several serve it: an advisory lock of PostgreSQL.

The lock belongs to a connection, so the database takes it back when the process dies. Nothing depends on it but time:
two processes that think for the same bot find the same question answered when they are done.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from trois.store import Store

if TYPE_CHECKING:
    import psycopg

LOCKS = 7401535
"""The first number of all locks of bots; the second is made of the table's id."""


class Claims:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.connection: psycopg.AsyncConnection[Any] | None = None
        self.turn = asyncio.Lock()

    async def claim(self, table_id: str) -> bool:
        """Whether bots of this table are to think here. Without a connection everybody thinks: it only takes time."""
        return not self.store.is_postgres or await self._ask("pg_try_advisory_lock", table_id)

    async def release(self, table_id: str) -> None:
        if self.store.is_postgres:
            await self._ask("pg_advisory_unlock", table_id)

    async def _ask(self, function: str, table_id: str) -> bool:
        import psycopg  # the extra [postgres]

        async with self.turn:
            try:
                connection = self.connection or await self._connect()
                query = f"SELECT {function}({LOCKS}, hashtext(%s))"
                found = await (await connection.execute(query, [table_id])).fetchone()
            except psycopg.OperationalError:
                self.connection = None
                return True
        return bool(found and found[0])

    async def _connect(self) -> "psycopg.AsyncConnection[Any]":
        import psycopg

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        return self.connection

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
