"""What a player did in a match."""

from collections.abc import Sequence

from trois.core.journal import Event
from trois.text.model import Tally


def tallies(events: Sequence[Event], seat: int) -> list[Tally]:
    own = [event for event in events if event[1] == seat]
    return [
        Tally("played", _count(own, "played")),
        Tally("activated", _count(own, "activated")),
        Tally("hired", sum(int(event[4]) for event in own if event[0] == "hired")),
        Tally("fought", _count(own, "fought")),
        Tally("drawn", _count(own, "drew") + _count(own, "took")),
        Tally("earned", sum(int(event[2]) for event in own if event[0] == "gained")),
    ]


def _count(events: Sequence[Event], kind: str) -> int:
    return sum(event[0] == kind for event in events)
