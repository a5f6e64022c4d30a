"""Matches that ended before something of them was kept: they are read again, once."""

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

from trois.core.errors import TroisError
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable

R = TypeVar("R")
LOG = logging.getLogger("trois.web")


async def complete(
    tables: Tables,
    missing: Iterable[str],
    of_match: Callable[[LiveTable, int], list[R]],
    add: Callable[[list[R]], None],
) -> None:
    """Write down what these finished tables are to be kept with."""
    for table_id in missing:
        try:
            live = await tables.get(table_id)
        except TroisError as error:
            LOG.warning("the end of table %s cannot be read: %s", table_id, error)
            continue
        if live.playing.over:
            await tables.db(add, of_match(live, live.decided_at))
