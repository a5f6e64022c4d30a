"""Replays: a match step by step as one viewer saw it. A step is something that the viewer's journal told.

Every frame is the view of that seat, or of a spectator, at that time. What others decided in secret makes no step before
it is revealed, so the replay of a running match shows nothing that its viewer did not know already.
"""

import asyncio
from base64 import b64decode, b64encode
from dataclasses import dataclass
from hashlib import blake2b

import trois
from trois import bots
from trois.core.game import AnyGame, View
from trois.core.match import Match
from trois.draw.motion import Numbered, Stage, stages, views_between
from trois.records.replay import from_start, parse
from trois.store.shelf import Shelf
from trois.store.store import new_id
from trois.web import wire
from trois.web.cache import LruCache
from trois.web.errors import NotFound
from trois.web.reading import Reader
from trois.web.tables.seating.names import clean

KEPT = 16
UPLOADS_KEPT = 64
UPLOADS_ON_SHELF = 1000
UPLOAD_SECONDS = 7 * 24 * 3600
UPLOAD = "upload:"


@dataclass(frozen=True)
class Frame:
    events: list[Numbered]
    """What the viewer learnt since the frame before, with the numbers of these events."""
    json: bytes
    """The view as JSON: there are hundreds of them."""
    made: int
    """How many decisions led there."""

    @property
    def view(self) -> View:
        view: View = wire.decode(self.json)
        return view

    stage: Stage | None = None
    """What moves."""


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
        found = (step for step, frame in enumerate(self.frames) if any(number == event for number, _ in frame.events))
        return next(found, len(self.frames) - 1)

    def step_before(self, decision: int) -> int:
        """The step at which the decision of this number is about to be made."""
        return max(step for step, frame in enumerate(self.frames) if frame.made <= max(0, decision))


def make_replay(match: Match, seat: int | None) -> Replay:
    return Replay(match.game, seat, frames_of(match, seat))


def frames_of(match: Match, seat: int | None) -> list[Frame]:
    """Play the match again and take a frame whenever the viewer learns something; the start of a round takes several."""
    twin = from_start(match)
    told = list(enumerate(twin.events(seat)))
    frames = [Frame(told, wire.encode(twin.view(seat)), 0)]
    view, count = twin.view(seat), len(told)
    for decision in match.line:
        journal = len(twin.journal)
        twin.push(decision.seat, decision.action)
        events = list(enumerate(twin.events(seat, journal), count))
        if events:
            before, view = view, twin.view(seat)
            frames += _frames(match.game.name, before, view, events, twin.made)
            count += len(events)
    return frames


def _frames(game: str, before: View, after: View, events: list[Numbered], made: int) -> list[Frame]:
    """A frame for every stage of what happened."""
    found = stages(game, events)
    if not found:
        return [Frame(events, wire.encode(after), made)]
    views = views_between(game, before, after, found)
    return [Frame(list(stage.events), wire.encode(view), made, stage) for stage, view in zip(found, views, strict=True)]


class Replays:
    """A cache of those that were looked at last; a match that went on makes a new one."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.known: LruCache[tuple[str, int | None], Replay] = LruCache(KEPT)

    async def get(self, match: Match, seat: int | None, address: str = "") -> Replay:
        key = (digest_of(match), seat)
        found = self.known.get(key)
        if found is None:
            frames = await self.reader.run(address, frames_of, match, seat)
            found = self.known[key] = Replay(match.game, seat, frames)
        return found


def digest_of(match: Match) -> str:
    """A digest of everything that makes a match what it is."""
    terms = [match.game.name, match.seats, match.terms.options, match.terms.changes, match.terms.start]
    taken = [(decision.seat, decision.action) for decision in match.line]
    whole = [terms, taken, match.chance.outcomes[: match.chance.cursor]]
    return blake2b(wire.encode(whole), digest_size=16).hexdigest()


@dataclass(frozen=True)
class Upload:
    match: Match
    names: list[str]
    levels: list[str]
    """Of bots; empty where a person played."""


class Uploads:
    """Records that visitors brought along: the latest ones, for some days, under names nobody can guess."""

    def __init__(self, shelf: Shelf, reader: Reader) -> None:
        self.shelf = shelf
        self.reader = reader
        self.known: LruCache[str, Upload] = LruCache(UPLOADS_KEPT)

    async def add(self, content: bytes, address: str = "") -> str:
        """The name to find it by; raises BadRecord."""
        name = new_id()
        self.known[name] = await self.reader.run(address, read_upload, content)
        await asyncio.to_thread(self._put, UPLOAD + name, b64encode(content).decode())
        return name

    def _put(self, name: str, content: str) -> None:
        self.shelf.put(name, content, UPLOAD_SECONDS)
        self.shelf.keep_latest(UPLOAD, UPLOADS_ON_SHELF)

    async def get(self, name: str, address: str = "") -> Upload:
        """One that this process, or another, was given."""
        if name not in self.known:
            content = await asyncio.to_thread(self.shelf.get, UPLOAD + name) if name.isalnum() else None
            if content is None:
                raise NotFound("no-replay")
            self.known[name] = await self.reader.run(address, read_upload, _decoded(content))
        return self.known[name]


def _decoded(kept: str) -> bytes:
    try:
        return b64decode(kept)
    except ValueError:
        raise NotFound("no-replay") from None


def read_upload(content: bytes) -> Upload:
    record = parse(content)
    match = trois.replay(record)
    listed = record.get("players")
    players = listed if isinstance(listed, list) and len(listed) == match.seats else []
    known = [_who(str(player)) for player in players] or [("", "")] * match.seats
    return Upload(
        match, [clean(name) or f"{seat + 1}" for seat, (_, name) in enumerate(known)], [level for level, _ in known]
    )


def _who(player: str) -> tuple[str, str]:
    """Level and name; records write who played as `human:Ada` or `steward:Odette`."""
    kind, _, name = player.partition(":")
    if kind in bots.LEVELS:
        return kind, name
    return "", name if kind == "human" else player
