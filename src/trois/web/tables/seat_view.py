"""What one seat may know of a match, worked out when somebody asks for it."""

import msgspec

from trois.core.game import View
from trois.core.journal import Event
from trois.core.match import Match
from trois.games.alike import AlikeGame, Kept
from trois.web.fingerprint import fingerprint


class SharedView:
    """The part of all views of a match that is the same for everybody, encoded once; parts that some see alike, too."""

    __slots__ = ("_digest", "_json", "kept", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.kept = Kept(_encoded)
        self._json: bytes | None = None
        self._digest: bytes | None = None

    @property
    def json(self) -> bytes:
        if self._json is None:
            game = self.match.game
            self._json = _encode(game.shared(self.match.state)) if isinstance(game, AlikeGame) else NOTHING
        return self._json

    @property
    def digest(self) -> bytes:
        if self._digest is None:
            self._digest = fingerprint(self.json)
        return self._digest


class SeatView:
    """What a seat, or a spectator (None), may know of the match: its view, the view as JSON, its events."""

    __slots__ = ("_events", "_own_json", "_view", "count", "match", "seat", "shared")

    def __init__(self, shared: SharedView, seat: int | None, count: int) -> None:
        self.shared = shared
        self.match = shared.match
        self.seat = seat
        self.count = count
        """How many events it knows of."""
        self._view: View | None = None
        self._own_json: bytes | None = None
        self._events: list[Event] | None = None

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self.match.view(self.seat)
        return self._view

    @property
    def own_json(self) -> bytes:
        """What is not the same for everybody, as JSON."""
        if self._own_json is None:
            self._own_json = _encode(self._own())
        return self._own_json

    def _own(self) -> View:
        match = self.match
        if not isinstance(match.game, AlikeGame):
            return match.view(self.seat)
        return match.game.own(match.state, self.seat, self.shared.kept)

    @property
    def json(self) -> bytes:
        """The view as JSON. Programs need no more: then the view itself is not made."""
        shared, own = self.shared.json, self.own_json
        return own if shared == NOTHING else b"%b,%b" % (shared[:-1], own[1:])

    @property
    def events(self) -> list[Event]:
        if self._events is None:
            self._events = self.match.events(self.seat)
        return self._events


NOTHING = b"{}"
_encode = msgspec.json.Encoder().encode


def _encoded(part: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(part))
