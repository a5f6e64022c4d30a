"""The rows as plain data. A table's state is its log of decisions; snapshots are there for when a log can't be replayed.

The fields of a row are the columns of its table in `schema`, in the same order.
"""

from dataclasses import dataclass
from typing import TypeAlias

from trois.core.data import Json


@dataclass(slots=True)
class Person:
    """Somebody with a browser: no account, only a name and a signed cookie."""

    id: str
    name: str
    created: int


@dataclass(slots=True)
class Table:
    """One match and the agreement about it. The seed never leaves the server before the match is over."""

    id: str
    game: str
    options: dict[str, Json]
    changes: dict[str, Json]
    seed: str
    owner: str
    public: bool
    stage: str
    """waiting, running or over."""
    created: int
    touched: int
    version: int = 0
    """Goes up with every change: the change that expects an older one is refused."""
    undo: dict[str, Json] | None = None
    """A wish to take a decision back that the others must agree to: who asks, who agreed."""
    rematch: str | None = None
    visited: int = 0
    """When somebody with a seat was last there, to the day."""


@dataclass(slots=True)
class Seat:
    """Who sits there. A person whose seat a bot plays in their absence may take it back."""

    table_id: str
    seat: int
    kind: str
    """open, person or bot."""
    person: str | None = None
    name: str = ""
    level: str = ""


@dataclass(slots=True)
class Entry:
    """One line of the log: a decision or an undo, with the chance outcomes it drew."""

    table_id: str
    number: int
    seat: int
    kind: str
    """decide, undo, or agreed (an undo the others agreed to)."""
    action: str
    question: int
    key: str
    outcomes: list[int]
    at: int
    rules: int
    """The rules version that it was played by."""


@dataclass(slots=True)
class Snapshot:
    """A whole position after a number of log lines, with the rules version that wrote it."""

    table_id: str
    number: int
    rules: int
    questions: list[int]
    position: dict[str, Json]


@dataclass(slots=True)
class SeatFeats:
    """What a finished match gave a seat, and whose it was at the end."""

    table_id: str
    seat: int
    person: str | None
    """Nobody's where a bot played it to the end."""
    game: str
    words: list[str]
    """Feats and tallies of the game."""
    at: int
    """When the match ended."""


Row: TypeAlias = Person | Table | Seat | Entry | Snapshot | SeatFeats
