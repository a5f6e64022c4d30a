"""Kinds of journal events, each with the names of what stands after kind and seat.

`why` is the reason: a word of WHY, or the card that causes it; empty where the event says it by itself. `to` and
`from` are seats, NOBODY is the bank.
"""

from typing import Final

EVENTS: Final[dict[str, list[str]]] = {
    "start": [],
    "dealt": ["character"],
    "settled": ["building", "space"],
    "round": ["round"],
    "activity": ["activity"],
    "event": ["event"],
    "gained": ["what", "amount", "from", "why"],
    "paid": ["what", "amount", "to", "why"],
    "lost": ["what", "amount", "why"],
    "rolled": ["colour", "value", "why"],
    "acted": ["event"],
    "overrun": ["value"],
    "repelled": ["value"],
    "rerolled": ["colour", "old", "new"],
    "recruited": [],
    "turned": ["colour", "value"],
    "hired": ["activity"],
    "used": ["colour", "value", "owner"],
    "modified": ["modifier"],
    "activated": ["activity", "times"],
    "placed": ["building", "space", "why"],
    "expelled": ["building", "why"],
    "cubes": ["event", "amount", "why"],
    "countered": ["event"],
    "took": ["event"],
    "built": ["level", "space", "why"],
    "razed": ["level", "space", "why"],
    "passed": [],
    "waited": [],
    "ended": ["round"],
    "character": ["character"],
    "scored": ["amount", "why"],
}
"""A seat of -1 is nobody or the neutral player."""

WHY: Final = [
    "income", "wages", "unpaid-wages", "passing",
    "neutral-dice", "attack", "black-dice", "too-weak",
    "reroll", "recruit", "turn-over",
    "bought-dice", "hire", "agriculture", "cathedral", "event-cubes", "placed-citizen",
    "presence", "tradesmen", "empty-levels",
]  # fmt: skip
"""Reasons that are no card: of a round, of black dice, of influence, of actions, of the end."""
