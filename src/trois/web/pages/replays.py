"""Replays: a match step by step as one viewer saw it. A step is something that the viewer's journal told.

Every frame is the view of that seat, or of a spectator, at that time. What others decided in secret makes no step before
it is revealed, so the replay of a running match shows nothing that its viewer did not know already.
"""

import asyncio
from dataclasses import dataclass
from hashlib import blake2b
from itertools import accumulate

import msgspec

import trois
from trois import bots
from trois.core.chance import RecordedChance
from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.core.match import Match, begin
from trois.core.record import parse
from trois.store.store import new_id
from trois.web.cache import LruCache
from trois.web.errors import NotFound
from trois.web.tables.names import clean

KEPT = 16
UPLOADS_KEPT = 64


@dataclass(frozen=True)
class Frame:
    events: list[Event]
    """What the viewer learnt since the frame before."""
    json: bytes
    """The view as JSON: there are hundreds of them."""

    @property
    def view(self) -> View:
        view: View = msgspec.json.decode(self.json)
        return view


@dataclass(frozen=True)
class Replay:
    game: AnyGame
    seat: int | None
    frames: list[Frame]

    def at(self, number: int) -> int:
        """The nearest step there is."""
        return max(0, min(number, len(self.frames) - 1))

    def step_of(self, event: int) -> int:
        """The step that the viewer's event of this number is part of."""
        known = accumulate(len(frame.events) for frame in self.frames)
        return self.at(next((step for step, count in enumerate(known) if event < count), len(self.frames)))


def make_replay(match: Match, seat: int | None) -> Replay:
    """Play the match again and take a frame whenever the viewer learns something."""
    outcomes = match.chance.outcomes[: match.chance.cursor]
    twin = begin(match.game, match.terms, RecordedChance(-1, list(outcomes)), False)
    frames = [_frame(twin, seat, twin.events(seat))]
    for decision in match.line:
        journal = len(twin.journal)
        twin.push(decision.seat, decision.action)
        events = twin.events(seat, journal)
        if events:
            frames.append(_frame(twin, seat, events))
    return Replay(match.game, seat, frames)


def _frame(match: Match, seat: int | None, events: list[Event]) -> Frame:
    return Frame(events, msgspec.json.encode(match.view(seat)))


class Replays:
    """A cache of those that were looked at last; a match that went on makes a new one."""

    def __init__(self) -> None:
        self.known: LruCache[tuple[str, int | None], Replay] = LruCache(KEPT)

    async def get(self, match: Match, seat: int | None) -> Replay:
        key = (digest_of(match), seat)
        found = self.known.get(key)
        if found is None:
            found = await asyncio.to_thread(make_replay, match, seat)
            self.known[key] = found
        return found


def digest_of(match: Match) -> str:
    """A digest of everything that makes a match what it is."""
    terms = [match.game.name, match.seats, match.terms.options, match.terms.changes, match.terms.start]
    taken = [(decision.seat, decision.action) for decision in match.line]
    whole = [terms, taken, match.chance.outcomes[: match.chance.cursor]]
    return blake2b(msgspec.json.encode(whole), digest_size=16).hexdigest()


@dataclass(frozen=True)
class Upload:
    match: Match
    names: list[str]


class Uploads:
    """Records that visitors brought along: in memory, the latest ones, under names nobody can guess."""

    def __init__(self) -> None:
        self.known: LruCache[str, Upload] = LruCache(UPLOADS_KEPT)

    async def add(self, content: bytes) -> str:
        """The name to find it by; raises BadRecord."""
        name = new_id()
        self.known[name] = await asyncio.to_thread(_read_upload, content)
        return name

    def get(self, name: str) -> Upload:
        if name not in self.known:
            raise NotFound("no-replay")
        return self.known[name]


def _read_upload(content: bytes) -> Upload:
    record = parse(content)
    match = trois.replay(record)
    listed = record.get("players")
    players = listed if isinstance(listed, list) and len(listed) == match.seats else []
    names = [clean(_bare_name(str(player))) for player in players] or [""] * match.seats
    return Upload(match, [name or f"{seat + 1}" for seat, name in enumerate(names)])


def _bare_name(player: str) -> str:
    """Records write who played as `human:Ada` or `steward:Odette`."""
    kind, _, name = player.partition(":")
    return name if kind in ("human", *bots.LEVELS) else player
