"""A match step by step as one pair of eyes saw it: a step is what somebody did, told in the journal.

Every picture is the view of that seat, or of a spectator, at that time. What others decided in secret makes no step
before it is told, so a film of a running match says nothing that its viewer has not been told already.
"""

import asyncio
from dataclasses import dataclass
from hashlib import blake2b

import msgspec

import trois
from trois.core.chance import RecordedChance
from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.core.match import Match, begin
from trois.core.record import parse
from trois.store.store import new_id
from trois.web.cache import Latest
from trois.web.errors import NotFound
from trois.web.tables.names import cleaned

KEPT = 16
UPLOADS_KEPT = 64


@dataclass(frozen=True)
class Frame:
    events: list[Event]
    """What was told since the frame before."""
    written: bytes
    """The view as JSON: there are hundreds of them."""

    @property
    def view(self) -> View:
        view: View = msgspec.json.decode(self.written)
        return view


@dataclass(frozen=True)
class Film:
    game: AnyGame
    seat: int | None
    frames: list[Frame]

    def at(self, number: int) -> int:
        """The nearest step there is."""
        return max(0, min(number, len(self.frames) - 1))


def film(match: Match, seat: int | None) -> Film:
    """Play the match again and look whenever something was told."""
    outcomes = match.chance.outcomes[: match.chance.cursor]
    twin = begin(match.game, match.terms, RecordedChance(-1, list(outcomes)), False)
    frames = [_frame(twin, seat, twin.events(seat))]
    for decision in match.line:
        told = len(twin.journal)
        twin.push(decision.seat, decision.action)
        events = twin.events(seat, told)
        if events:
            frames.append(_frame(twin, seat, events))
    return Film(match.game, seat, frames)


def _frame(match: Match, seat: int | None, events: list[Event]) -> Frame:
    return Frame(events, msgspec.json.encode(match.view(seat)))


class Films:
    """Those that were looked at last; a match that went on makes a new one."""

    def __init__(self) -> None:
        self.known: Latest[tuple[str, int | None], Film] = Latest(KEPT)

    async def of(self, match: Match, seat: int | None) -> Film:
        key = (_course(match), seat)
        found = self.known.get(key)
        if found is None:
            found = await asyncio.to_thread(film, match, seat)
        self.known.keep(key, found)
        return found


def _course(match: Match) -> str:
    """Everything that makes a match what it is."""
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
        self.known: Latest[str, Upload] = Latest(UPLOADS_KEPT)

    async def add(self, content: bytes) -> str:
        """The name to find it by; raises BadRecord."""
        name = new_id()
        self.known.keep(name, await asyncio.to_thread(_uploaded, content))
        return name

    def get(self, name: str) -> Upload:
        if name not in self.known:
            raise NotFound("no-replay")
        return self.known[name]


def _uploaded(content: bytes) -> Upload:
    record = parse(content)
    match = trois.replay(record)
    told = record.get("players")
    players = told if isinstance(told, list) and len(told) == match.seats else []
    names = [cleaned(str(name)) for name in players] or [""] * match.seats
    return Upload(match, [name or f"{seat + 1}" for seat, name in enumerate(names)])
