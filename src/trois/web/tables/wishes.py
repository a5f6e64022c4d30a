"""What waits for an answer at a table: the columns `undo` and `asks` of its row, read and written here alone."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from trois.core.data import Json
from trois.store import Table


@dataclass(frozen=True)
class UndoWish:
    """To take a decision back that the others must agree to."""

    seat: int
    agreed: list[str]
    key: str
    """The idempotency key of the wish."""

    def as_json(self) -> dict[str, Json]:
        return asdict(self)


@dataclass(frozen=True)
class Relief:
    """That a bot plays for somebody who is away."""

    yes: list[str]
    at: int


@dataclass(frozen=True)
class Claim:
    """Somebody without a seat says that one is theirs; without a person it has been answered."""

    person: str = ""
    name: str = ""
    at: int = 0
    yes: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    """Whom the others have refused."""


@dataclass(frozen=True)
class Asks:
    """By seat; of a row it is a copy, which a change may alter and write."""

    reliefs: dict[int, Relief]
    claims: dict[int, Claim]
    lent: dict[int, int]
    """What a bot plays for one turn: how many turns the seat had had before."""

    def as_json(self) -> dict[str, Json]:
        """Of a claim only what there is."""
        claims = {
            seat: {name: value for name, value in asdict(one).items() if value} for seat, one in self.claims.items()
        }
        return {
            **{f"bot-{seat}": asdict(one) for seat, one in self.reliefs.items()},
            **{f"seat-{seat}": one for seat, one in claims.items()},
            **{f"turn-{seat}": before for seat, before in self.lent.items()},
        }


def undo_of(row: Table) -> UndoWish | None:
    undo: Any = row.undo
    return None if undo is None else UndoWish(**undo)


def asks_of(row: Table) -> Asks:
    return Asks(
        {seat: Relief(**said) for seat, said in _of(row, "bot-")},
        {seat: Claim(**said) for seat, said in _of(row, "seat-")},
        dict(_of(row, "turn-")),
    )


def _of(row: Table, kind: str) -> Iterator[tuple[int, Any]]:
    for key, said in row.asks.items():
        if key.startswith(kind):
            yield int(key.removeprefix(kind)), said
