"""Kinds of journal events, each with the names of what stands after kind and seat."""

from typing import Final

EVENTS: Final[dict[str, list[str]]] = {
    "start": [],
    "dealt": ["character"],
    "settled": ["building", "space"],
    "round": ["round"],
    "activity": ["activity"],
    "event": ["event"],
    "gained": ["what", "amount"],
    "paid": ["what", "amount"],
    "lost": ["what", "amount"],
    "rolled": ["colour", "value"],
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
    "placed": ["building", "space"],
    "expelled": ["building"],
    "cubes": ["event", "amount"],
    "countered": ["event"],
    "took": ["event"],
    "built": ["level", "space"],
    "razed": ["level", "space"],
    "passed": [],
    "waited": [],
    "ended": ["round"],
    "character": ["character"],
}
"""A seat of -1 is nobody or the neutral player."""
