"""Looks now and then which clocks have something to do; of several processes the first to commit has done it."""

import logging

from trois.store import clocks
from trois.web.background import regularly
from trois.web.bots.play import Bots
from trois.web.errors import Refused
from trois.web.tables.clock import holidays_at, strike
from trois.web.tables.registry import Tables

LOG = logging.getLogger("trois.web")
LOOK_SECONDS = 20.0


class Clocks:
    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    async def run(self) -> None:
        await regularly(LOOK_SECONDS, self.look, "the clocks")

    async def look(self, moment: int) -> int:
        """Do what is due; at how many tables."""
        found = await self.tables.db(clocks.due_tables, self.tables.store, moment)
        for table_id in found:
            try:
                await self._strike(table_id, moment)
            except Refused as error:
                LOG.warning("the clock of table %s stands still: %s", table_id, error)
        return len(found)

    async def _strike(self, table_id: str, moment: int) -> None:
        live = await self.tables.latest(table_id)
        away = await holidays_at(self.tables, live)
        self.bots.rouse(await self.tables.change(table_id, strike, moment, away))
