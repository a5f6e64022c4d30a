"""What goes over the wire of the JSON API."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class PersonIn:
    name: str = ""


@dataclass(slots=True)
class PersonOut:
    name: str
    token: str


@dataclass(slots=True)
class OptionOut:
    name: str
    choices: list[str]
    """The first one is the default."""


@dataclass(slots=True)
class GameOut:
    name: str
    title: str
    fewest_seats: int
    most_seats: int
    rules: int
    options: list[OptionOut]


@dataclass(slots=True)
class SeatIn:
    kind: str
    """me, here (a further seat of mine), open or bot."""
    level: str = ""
    name: str = ""


@dataclass(slots=True)
class FeatOut:
    feat: str
    words: str
    """What it is called in the language of the request."""
    games: int
    needed: int
    """So many games must give it."""
    table: str | None
    """The table whose match earned it; none where it is not earned yet."""


@dataclass(slots=True)
class FeatsOut:
    """A person's feats of a game."""

    game: str
    games: int
    """Finished ones."""
    feats: list[FeatOut]


@dataclass(slots=True)
class TableIn:
    game: str
    seats: list[SeatIn]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    public: bool = False
    cards: dict[str, Any] = field(default_factory=dict)
    """Corrected cards: what differs, in the form of the game's cards.toml."""


@dataclass(slots=True)
class SeatOut:
    seat: int
    kind: str
    name: str
    level: str
    mine: bool


@dataclass(slots=True)
class TableOut:
    id: str
    game: str
    options: dict[str, Any]
    cards: dict[str, Any]
    """Corrected cards that it is played with."""
    stage: str
    public: bool
    seats: list[SeatOut]
    pending: list[int]
    rematch: str | None


@dataclass(slots=True)
class SeatChangeIn:
    do: str
    level: str = ""
    name: str = ""


@dataclass(slots=True)
class Legal:
    action: int
    text: str


@dataclass(slots=True)
class ChipOut:
    """One thing a choice costs, brings, risks or is about."""

    kind: str
    """price, gain, risk or fact."""
    thing: str
    amount: int | None
    of: int | None
    """A second number, such as the strength that must be reached."""
    word: str
    whose: int | None
    """A seat, or -1 for the neutral player; none where it is the chooser's own."""
    tone: str
    """good, bad or plain."""
    words: str
    """The chip in the language of the request."""


@dataclass(slots=True)
class ChoiceOut:
    action: int
    text: str
    kind: str
    words: dict[str, str]
    certain: list[list[str | int]]
    ends_turn: bool
    name: str
    """What it is called in the language of the request."""
    thing: str
    group: str
    chips: list[ChipOut]


@dataclass(slots=True)
class SpanOut:
    """A piece of a sentence; a die and a player are told as numbers, too."""

    text: str
    player: int | None = None
    die: int | None = None
    colour: str = ""


@dataclass(slots=True)
class EntryOut:
    """One event of the journal in the language of the request."""

    kind: str
    seat: int
    """-1 is nobody, or the neutral player."""
    spans: list[SpanOut]
    reason: str


@dataclass(slots=True)
class HintOut:
    action: int
    text: str
    share: float
    """Of the search's visits, 0 to 1."""
    scores: list[float]
    """Final scores to expect, by seat; where seats don't touch, the asking seat's alone."""
    gain: float
    """Final points over the next best action; of any but the best, below it."""
    line: list[str]
    """The decisions that would follow in this turn, as texts of actions."""


@dataclass(slots=True)
class ViewOut:
    table: str
    stage: str
    seat: int | None
    view: dict[str, Any]
    question: int | None
    """To be sent back with the decision."""
    legal: list[Legal]
    journal: list[list[str | int]]
    tag: str
    """Changes when something changes that this seat may know."""


@dataclass(slots=True)
class DecisionIn:
    seat: int
    question: int
    key: str
    """An idempotency key: the same one again changes nothing."""
    action: int | str
    rest: list[int | str] = field(default_factory=list)
    """What is decided together with it, in any order: all of it or nothing, as one decision of a page that drafts."""


@dataclass(slots=True)
class UndoIn:
    seat: int
    key: str
    whole: bool = False


@dataclass(slots=True)
class UndoAnswer:
    agrees: bool


@dataclass(slots=True)
class JudgementOut:
    """What a decision was worth."""

    number: int
    """Of the decision, in the whole match."""
    round: int
    seat: int
    action: str
    best: str
    mark: str
    """blunder, mistake, fine, or nothing."""
    loss: float
    """A share of the victory, 0 to 1; where seats don't touch, points."""
    points: list[float]
    """Final points to expect after the action, by seat; where seats don't touch, the deciding seat's alone."""
    shares: list[float]
    """Shares of the victory after the action, by seat; none where seats don't touch."""
    line: list[str]
    """How the best action would have gone on."""


@dataclass(slots=True)
class ReviewOut:
    """The review of a match that is over, or how much of it is done."""

    done: int
    of: int
    failed: bool
    curve: list[list[float]]
    """By judged decision, then by seat: shares of the victory, or points; last of all what came."""
    moments: list[JudgementOut]
