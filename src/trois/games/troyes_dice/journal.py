"""Kinds of journal events, each with the names of what stands after kind and seat.

`why` is a word of `words.WHY`: the reason, in the catalogue's section `why` or, for what has a name, `word`.
"""

from typing import Final

EVENTS: Final[dict[str, list[str]]] = {
    "first-number": ["number"],
    "numbered": ["n1", "n2", "n3", "n4", "n5", "n6"],
    "half-day": ["day", "half"],
    "rolled": ["black", "d1", "d2", "d3", "d4"],
    "destroyed": ["plaza", "colour", "number", "why"],
    "crossed": ["colour", "number", "why"],
    "already-crossed": ["colour", "number"],
    "protected": ["colour", "number"],
    "took": ["plaza", "colour", "value"],
    "paid": ["what", "amount", "why"],
    "collected": [],
    "gained": ["what", "amount", "why"],
    "lost": ["what", "amount", "why"],
    "built": ["building", "number", "why"],
    "unlocked": ["building", "times"],
    "plaza-turned": ["slot", "colour"],
    "tile-turned": ["slot", "tile"],
    "over": [],
}
