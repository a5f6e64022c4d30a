"""What the processes of one server tell each other besides changes of tables: short messages by LISTEN and NOTIFY.

A message reaches all processes that are there, soon but not at once, and may be lost with a connection. So it only
carries what is said again anyway, or what a process would find out by itself a little later.
"""

import secrets
from collections.abc import Callable
from typing import Any

from trois.store import Store
from trois.store.statements import to_json
from trois.web import wire

CHANNEL = "trois_exchange"
ITEMS_PER_MESSAGE = 60
"""A payload may have 8000 bytes."""


class Exchange:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(4)
        """How this process is known to the others."""
        self.readers: dict[str, Callable[[str, list[Any]], None]] = {}
        """By the kind of message: what to do with its items, and from which process they are."""

    def send(self, kind: str, items: list[Any]) -> None:
        """Blocks until the database has it; nobody else is there with SQLite."""
        if self.store.is_postgres and items:
            starts = range(0, len(items), ITEMS_PER_MESSAGE)
            parts = [items[start : start + ITEMS_PER_MESSAGE] for start in starts]
            self.store.notify(CHANNEL, [to_json([self.process, kind, part]) for part in parts])

    def on_notice(self, notice: str) -> None:
        if not notice:
            return
        process, kind, items = wire.decode(notice)
        if process != self.process and kind in self.readers:
            self.readers[kind](process, items)
