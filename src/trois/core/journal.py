"""What happened, as structured events: the log in every language and the animation come from it."""

from operator import itemgetter
from typing import Final, TypeAlias, TypeVar

Event: TypeAlias = tuple[str | int, ...]
T = TypeVar("T")

EVERYBODY: Final = -1
"""The audience of what all may know."""
NOBODY: Final = -1
"""The seat in an event that is about no player."""


def _everybody_but(seat: int) -> int:
    return -2 - seat


def grown(items: list[T], at: int, item: T) -> list[T]:
    """The first `at` of a list's items and one more. Copies share a list that only grows, until two of them go on:
    who comes second, even in another thread, finds the place taken and gets a list of its own.
    """
    if len(items) > at:
        items = items[:at]
    items.append(item)
    return items if items[at] is item else [*items[:at], item]


class Journal:
    """Append-only for every reader: what was held back is told to the others when it is released."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._audiences: list[int] = []
        self._length = 0
        self.held: list[tuple[int, Event]] = []

    @property
    def events(self) -> list[Event]:
        return self.since(0)

    def since(self, start: int) -> list[Event]:
        """All events from entry `start` on."""
        return self._events[start : self._length]

    def add(self, event: Event, audience: int = EVERYBODY) -> None:
        """Tell everybody, or one seat only."""
        self._events = grown(self._events, self._length, event)
        self._audiences = grown(self._audiences, self._length, audience)
        self._length += 1

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
        self._events = self._events[:length]
        self._audiences = self._audiences[:length]
        self._length = length
        self.held = list(held)

    def copy(self) -> "Journal":
        twin = Journal()
        twin._events = self._events
        twin._audiences = self._audiences
        twin._length = self._length
        twin.held = list(self.held)
        return twin

    def seen_by(self, seat: int | None, start: int = 0) -> list[Event]:
        """The events a seat (or a spectator, None) may know, from entry `start` on."""
        entries = range(start, self._length)
        return [self._events[i] for i in entries if _may_know(seat, self._audiences[i])]

    def __len__(self) -> int:
        return self._length


def _may_know(seat: int | None, audience: int) -> bool:
    if audience == EVERYBODY:
        return True
    if audience >= 0:
        return seat == audience
    return seat is None or audience != _everybody_but(seat)
