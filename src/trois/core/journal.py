"""What happened, as structured events: the log in every language and the animation come from it."""

from operator import itemgetter
from typing import Final, TypeAlias

Event: TypeAlias = tuple[str | int, ...]

EVERYBODY: Final = -1
"""The audience of what all may know."""
NOBODY: Final = -1
"""The seat in an event that is about no player."""


def _everybody_but(seat: int) -> int:
    return -2 - seat


class Journal:
    """Append-only for every reader: what was held back is told to the others when it is released."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.audiences: list[int] = []
        self.held: list[tuple[int, Event]] = []

    def add(self, event: Event, audience: int = EVERYBODY) -> None:
        """Tell everybody, or one seat only."""
        self.events.append(event)
        self.audiences.append(audience)

    def hold(self, seat: int, event: Event) -> None:
        """Tell this seat now and the others at the next release."""
        self.add(event, seat)
        self.held.append((seat, event))

    def release(self) -> None:
        self.held.sort(key=itemgetter(0))
        for seat, event in self.held:
            self.add(event, _everybody_but(seat))
        self.held = []

    def cut(self, length: int, held: list[tuple[int, Event]]) -> None:
        """Forget what came after the first `length` entries, for undo."""
        del self.events[length:]
        del self.audiences[length:]
        self.held = list(held)

    def copy(self) -> "Journal":
        twin = Journal()
        twin.events = list(self.events)
        twin.audiences = list(self.audiences)
        twin.held = list(self.held)
        return twin

    def seen_by(self, seat: int | None, start: int = 0) -> list[Event]:
        """The events a seat (or a spectator, None) may know, from entry `start` on."""
        entries = range(start, len(self.events))
        return [self.events[i] for i in entries if _may_know(seat, self.audiences[i])]

    def __len__(self) -> int:
        return len(self.events)


def _may_know(seat: int | None, audience: int) -> bool:
    if audience == EVERYBODY:
        return True
    if audience >= 0:
        return seat == audience
    return seat is None or audience != _everybody_but(seat)
