"""What one seat may know of a match, worked out when somebody asks for it."""

from functools import cached_property

from trois.core.game import View
from trois.core.journal import Event
from trois.core.match import Match
from trois.web import wire


class SeatView:
    """What a seat, or a spectator (None), may know of the match: its view, the view as JSON, its events."""

    def __init__(self, match: Match, seat: int | None, count: int) -> None:
        self.match = match
        self.seat = seat
        self.count = count
        """How many events it knows of."""

    @cached_property
    def view(self) -> View:
        return self.match.view(self.seat)

    @cached_property
    def json(self) -> bytes:
        return wire.encode(self.view)

    @cached_property
    def events(self) -> list[Event]:
        return self.match.events(self.seat)
