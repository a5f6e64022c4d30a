"""What one seat may know of a match, worked out when somebody asks for it."""

import msgspec

from trois.core.game import View
from trois.core.journal import Event
from trois.core.match import Match


class SeatView:
    """What a seat, or a spectator (None), may know of the match: its view, the view as JSON, its events."""

    __slots__ = ("_events", "_json", "_view", "count", "match", "seat")

    def __init__(self, match: Match, seat: int | None, count: int) -> None:
        self.match = match
        self.seat = seat
        self.count = count
        """How many events it knows of."""
        self._view: View | None = None
        self._json: bytes | None = None
        self._events: list[Event] | None = None

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self.match.view(self.seat)
        return self._view

    @property
    def json(self) -> bytes:
        """The view as JSON. Programs need no more: then the view itself is not kept."""
        if self._json is None:
            self._json = msgspec.json.encode(self._view or self.match.view(self.seat))
        return self._json

    @property
    def events(self) -> list[Event]:
        if self._events is None:
            self._events = self.match.events(self.seat)
        return self._events
