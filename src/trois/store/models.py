"""The rows as plain data. A table's state is its log of decisions; snapshots are there for when a log can't be replayed.

The fields of a row are the columns of its table in `schema`, in the same order.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from trois.core.data import Json

Stage: TypeAlias = Literal["waiting", "running", "over"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
SeatKind: TypeAlias = Literal["open", "person", "bot"]
SEAT_KINDS: Final[tuple[SeatKind, ...]] = get_args(SeatKind)


@dataclass(slots=True)
class Person:
    """Somebody with a browser: no account, only a name and a signed cookie."""

    id: str
    name: str
    created: int
    holiday: int = 0
    """Until when they are on holiday: no clock runs against them."""


@dataclass(slots=True)
class Device:
    """A browser in which somebody is known. The first one has no id of its own."""

    person: str
    id: str
    kind: str
    """What it calls itself."""
    seen: int
    ended: bool = False
    """Signed out: its cookie is worth nothing."""


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
    stage: Stage
    created: int
    touched: int
    version: int = 0
    """Goes up with every change: the change that expects an older one is refused."""
    undo: dict[str, Json] | None = None
    """A wish to take a decision back that the others must agree to: who asks, who agreed."""
    rematch: str | None = None
    visited: int = 0
    """When somebody with a seat was last there, to the day."""
    house: dict[str, Json] = field(default_factory=dict)
    """What the table has agreed on besides the game: its pace and its manners."""
    asks: dict[str, Json] = field(default_factory=dict)
    """By seat: who says that it is theirs, and who of the others has said yes."""
    due: int = 0
    """When its clock next has something to do; 0: never."""
    talked: int = 0
    """How many lines were said at it."""
    origin: dict[str, Json] = field(default_factory=dict)
    """What it goes on from, where its match was begun elsewhere: the position of its start, the outcomes drawn before,
    and the seeds they were drawn from."""

    @property
    def is_waiting(self) -> bool:
        return self.stage == "waiting"

    @property
    def is_running(self) -> bool:
        return self.stage == "running"

    @property
    def is_over(self) -> bool:
        return self.stage == "over"


@dataclass(slots=True)
class Seat:
    """Who sits there. A person whose seat a bot plays in their absence may take it back."""

    table_id: str
    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    level: str = ""

    @property
    def is_open(self) -> bool:
        return self.kind == "open"

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


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


@dataclass(slots=True)
class Channel:
    """A way to reach somebody whose page is closed."""

    id: str
    person: str
    """Whose it is; for a table's webhook the id of the table."""
    kind: str
    """push, mail or hook."""
    address: str
    """A mail address, the address of a webhook, or what a browser gave for push."""
    language: str
    confirmed: bool
    failures: int
    """In a row."""
    created: int


@dataclass(slots=True)
class Notice:
    """Something to be told once by one channel: a turn, a reminder, an end."""

    channel: str
    table_id: str
    seat: int
    kind: str
    turn: int
    """How many turns the seat had had before."""
    at: int
    due: int
    """When it is to be sent, or tried again."""
    tries: int = 0
    outcome: str = ""
    """Empty while it waits; sent, seen (the person was looking), late (answered meanwhile) or failed."""


@dataclass(slots=True)
class Result:
    """How a seat fared in a finished match."""

    table_id: str
    seat: int
    person: str | None
    """Nobody's where a bot played it to the end."""
    name: str
    level: str
    """Of a bot; empty where a person played."""
    game: str
    points: int
    place: int
    day: str
    """The day whose dice it was played with; empty at other tables."""
    at: int


@dataclass(slots=True)
class Said:
    """A line that somebody said at a table: a phrase that everybody reads in their own language, or their own words."""

    table_id: str
    number: int
    seat: int
    phrase: str
    text: str
    at: int


Row: TypeAlias = Channel | Device | Notice | Person | Result | Said | Table | Seat | Entry | Snapshot | SeatFeats
