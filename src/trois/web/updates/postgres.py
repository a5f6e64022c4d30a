"""Changes that other processes make to the same PostgreSQL, by LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable

from trois.store import Store
from trois.store.statements import CHANNEL

RETRY_SECONDS = 1.0


async def listen(store: Store, on_notice: Callable[[str], None], channel: str = CHANNEL) -> None:
    """Report every notice of the channel, for ever; an empty one after each connection: some may have been missed."""
    import psycopg  # noqa: PLC0415 (the extra [postgres])

    url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {channel}")
                on_notice("")
                async for notice in connection.notifies():
                    on_notice(notice.payload)
        except psycopg.OperationalError:
            await asyncio.sleep(RETRY_SECONDS)
