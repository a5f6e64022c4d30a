"""Changes that other processes make to the same PostgreSQL, by LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from trois.store import Store
from trois.store.statements import CHANNEL

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

RETRY_SECONDS = 0.5


async def listen(store: Store, on_notice: Callable[[str], None], channel: str = CHANNEL) -> None:
    """Report every notice of the channel, for ever; an empty one after each connection: some may have been missed."""
    import psycopg  # the extra [postgres]

    url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {channel}")
                on_notice("")
                await _hear(connection.pgconn, on_notice)
        except psycopg.OperationalError:
            await asyncio.sleep(RETRY_SECONDS)


async def _hear(connection: "PGconn", on_notice: Callable[[str], None]) -> None:
    """Until the connection is lost. Every process hears of every transaction: no task is woken for that."""
    loop = asyncio.get_running_loop()
    lost: asyncio.Future[None] = loop.create_future()

    def read() -> None:
        try:
            connection.consume_input()
            while (notice := connection.notifies()) is not None:
                on_notice(notice.extra.decode())
        except Exception as error:
            loop.remove_reader(socket)  # here, not later: the system may give its number to another connection
            if not lost.done():
                lost.set_exception(error)

    socket = connection.socket
    loop.add_reader(socket, read)
    read()
    try:
        await lost
    except asyncio.CancelledError:
        loop.remove_reader(socket)
        raise
