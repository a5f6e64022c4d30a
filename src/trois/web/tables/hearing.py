"""What other processes have written to tables that this one knows: kept as they tell it, and played when it is needed."""

import math
from collections.abc import Callable

import msgspec

from trois.store import Entry
from trois.web.tables import restore
from trois.web.tables.table import LiveTable

NOTICE = msgspec.json.Decoder(list[tuple[str, int, msgspec.Raw]])
"""A notice of decisions: tables with their versions and the lines of their logs, which few processes have to look at."""

LINES = msgspec.json.Decoder(list[Entry])
MOST = 32
"""Versions kept of a table at which nobody looks here; who comes back to it later reads the log."""


class Heard:
    """Lines by table and version. Nothing is read from the database for them."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[int, msgspec.Raw]] = {}

    def tell(self, notice: str, hear: Callable[[str, int, msgspec.Raw], None]) -> None:
        for table_id, version, lines in NOTICE.decode(notice):
            hear(table_id, version, lines)

    def keep(self, table_id: str, version: int, lines: msgspec.Raw) -> None:
        """A copy: otherwise the whole notice would be kept."""
        kept = self.lines.setdefault(table_id, {})
        if len(kept) >= MOST:
            kept.clear()
        kept[version] = lines.copy()

    def has(self, table_id: str, version: int) -> bool:
        return version in self.lines.get(table_id, ())

    def drop(self, table_id: str) -> None:
        self.lines.pop(table_id, None)

    def play(self, known: LiveTable, newest: float) -> LiveTable | None:
        """The table at this version; None where not all that leads there was heard, or it can't be played."""
        heard = self.lines.pop(known.id, {})
        if math.isinf(newest) or known.match is None or known.repaired:
            return None
        wanted = [heard.get(version) for version in range(known.row.version + 1, int(newest) + 1)]
        try:
            twin = restore.catch_up(known, [entry for lines in wanted for entry in LINES.decode(_there(lines))])
        except Exception:
            return None
        twin.row = known.row.at_version(int(newest))
        twin.forget_viewers(is_outline_same=True)
        return twin


def _there(lines: msgspec.Raw | None) -> msgspec.Raw:
    if lines is None:
        raise LookupError
    return lines
