"""A table in memory: its row, its seats, and the match its log comes to."""

from dataclasses import dataclass, field, replace
from hashlib import sha256

import msgspec

from trois import games
from trois.core.chance import RecordedChance
from trois.core.data import Json
from trois.core.errors import TroisError
from trois.core.game import AnyGame, View
from trois.core.history import Terms
from trois.core.journal import Event
from trois.core.match import Match, begin
from trois.core.options import in_full
from trois.core.replay import from_position
from trois.store import Entry, Seat, Snapshot, Table

DECIDE, UNDO, AGREED = "decide", "undo", "agreed"


class Unreplayable(TroisError):
    """The log no longer leads where it led."""


class Seen:
    """What a seat, or a spectator (None), may know of the match; each part is worked out when somebody asks for it."""

    __slots__ = ("_events", "_view", "_written", "count", "match", "seat")

    def __init__(self, match: Match, seat: int | None, count: int) -> None:
        self.match = match
        self.seat = seat
        self.count = count
        """How many events it knows of."""
        self._view: View | None = None
        self._written: bytes | None = None
        self._events: list[Event] | None = None

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self.match.view(self.seat)
        return self._view

    @property
    def written(self) -> bytes:
        """The view as JSON. Programs need no more: then the view itself is not kept."""
        if self._written is None:
            self._written = msgspec.json.encode(self._view or self.match.view(self.seat))
        return self._written

    @property
    def events(self) -> list[Event]:
        if self._events is None:
            self._events = self.match.events(self.seat)
        return self._events


@dataclass
class Live:
    """Never changed once others can see it: a change is made to a copy, committed, and then takes its place."""

    row: Table
    seats: list[Seat]
    match: Match | None
    numbers: list[int]
    """Per seat the number of the question it has before it. Grows also with an undo: no number comes twice."""
    since: list[int]
    """Per seat how long the journal was before the decision that ended its last turn."""
    making: list[list[int]]
    """Per seat its actions that it could still take back freely: the turn in the making."""
    lines: int
    keys: dict[str, int]
    repaired: bool = False
    heard: dict[int | None, tuple[int, int]] = field(default_factory=dict)
    """Per viewer up to where the journal was counted, and how much of it that viewer knows."""
    seen: dict[int | None, Seen] = field(default_factory=dict, init=False)
    """What was worked out for viewers; a copy starts without."""
    tags: dict[tuple[int | None, int | None], str] = field(default_factory=dict, init=False)
    """Digests of it, by seat and curtain."""
    bodies: dict[int | None, bytes] = field(default_factory=dict, init=False)
    """The same as programs get it, by seat."""
    outlined: bytes = field(default=b"", init=False)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> AnyGame:
        return games.get(self.row.game)

    @property
    def pending(self) -> list[int]:
        return [] if self.match is None else self.match.pending

    def seen_by(self, seat: int | None) -> Seen:
        """What a seat, or a spectator, may know of the match: worked out once for all requests."""
        known = self.seen.get(seat)
        if known is None:
            known = self.seen[seat] = Seen(self.playing, seat, self._count_heard(seat))
        return known

    def _count_heard(self, seat: int | None) -> int:
        """How many events the viewer knows of; only what is new since the last time is looked at."""
        length, count = self.heard.get(seat, (0, 0))
        count += len(self.playing.events(seat, length))
        self.heard[seat] = (len(self.playing.journal), count)
        return count

    def seats_of(self, person: str) -> list[int]:
        """The seats this person plays; not those a bot keeps warm."""
        return [s.seat for s in self.seats if s.kind == "person" and s.person == person]

    def outline(self) -> bytes:
        """What everybody may know of the table besides the match."""
        if not self.outlined:
            row = self.row
            seats = [(s.kind, s.name, s.level, s.person is not None) for s in self.seats]
            self.outlined = msgspec.json.encode([row.stage, seats, row.undo and row.undo["seat"], row.rematch])
        return self.outlined

    def names(self) -> list[str]:
        return [seat.name or f"{seat.seat + 1}" for seat in self.seats]

    def copy(self) -> "Live":
        match = None if self.match is None else self.match.copy()
        making = [list(actions) for actions in self.making]
        return Live(
            self.row, self.seats, match, list(self.numbers), list(self.since), making, self.lines, dict(self.keys),
            self.repaired, dict(self.heard),
        )  # fmt: skip

    # Changing a copy

    def forget_viewers(self) -> None:
        """What was worked out while the change was being made is not what it came to."""
        self.seen.clear()
        self.tags.clear()
        self.bodies.clear()
        self.outlined = b""

    def decide(self, seat: int, action: int | str) -> list[int]:
        """Take a decision; the chance outcomes it drew."""
        match = self.playing
        line, drawn, told = len(match.line), match.chance.cursor, len(match.journal)
        match.push(seat, action)
        for decision in match.line[line:]:
            self.numbers[decision.seat] += 1
        if seat not in match.pending or not match.can_undo(seat):
            self.since[seat] = told
        self.making[seat].append(match.line[line].action)
        for other in range(match.seats):
            if self.making[other] and not match.can_undo(other):
                self.making[other] = []
        return match.chance.outcomes[drawn:]

    def undo(self, seat: int, agreed: bool) -> None:
        match = self.playing
        pending, before = match.pending, [match.asked(s) for s in range(match.seats)]
        match.undo(seat, agreed)
        self.heard.clear()
        for other in range(match.seats):
            no_longer_asked = other in pending and other not in match.pending
            if agreed or no_longer_asked or match.asked(other) != before[other]:
                self.numbers[other] += 1
        self.since = [min(mark, len(match.journal)) for mark in self.since]
        self.making[seat] = self.making[seat][:-1]

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Unreplayable("the match has not begun")
        return self.match

    def snapshot(self) -> Snapshot:
        return Snapshot(self.id, self.lines, self.game.rules_version, list(self.numbers), self.playing.position())


def restored(row: Table, seats: list[Seat], entries: list[Entry], snapshot: Snapshot | None) -> Live:
    """A table from what is stored: its whole log played again, or else what follows its last snapshot."""
    live = Live(row, seats, None, [0] * len(seats), [0] * len(seats), _none_made(seats), 0, {})
    if row.stage == "waiting":
        return live
    same_rules = snapshot is None or snapshot.rules == live.game.rules_version
    if same_rules:
        try:
            return _replayed(live, entries)
        except TroisError:
            if snapshot is None:
                raise
    return _from_snapshot(live, entries, snapshot)


def begun(live: Live) -> Live:
    """The table with its match before the first decision."""
    game, row = live.game, live.row
    terms = Terms(len(live.seats), in_full(game.name, game.options, {**row.options}), row.changes)
    match = begin(game, terms, RecordedChance(int(row.seed), []), True)
    numbers = [match.asked(seat) for seat in range(match.seats)]
    return replace(
        live, match=match, numbers=numbers, since=[0] * match.seats, making=_none_made(live.seats), lines=0, keys={},
        heard={},
    )  # fmt: skip


def _none_made(seats: list[Seat]) -> list[list[int]]:
    return [[] for _ in seats]


def catch_up(live: Live, entries: list[Entry]) -> Live:
    """The table with lines that another process wrote."""
    twin = live.copy()
    for entry in entries:
        _play(twin, entry, check=True)
    return twin


def _replayed(live: Live, entries: list[Entry]) -> Live:
    return catch_up(begun(live), entries)


def _play(live: Live, entry: Entry, check: bool) -> None:
    if entry.kind == DECIDE:
        outcomes = live.decide(entry.seat, entry.action)
        if check and outcomes != entry.outcomes:
            raise Unreplayable(f"line {entry.number}: other outcomes than when it was played")
    else:
        live.undo(entry.seat, entry.kind == AGREED)
    note(live, entry)


def note(live: Live, entry: Entry) -> None:
    live.lines = entry.number + 1
    live.keys[entry.key] = entry.number


def _from_snapshot(live: Live, entries: list[Entry], snapshot: Snapshot | None) -> Live:
    """Rules or outcomes have changed since: go on from the position, with the outcomes that are known."""
    if snapshot is None:
        raise Unreplayable("neither log nor snapshot")
    position: dict[str, Json] = {**snapshot.position, "rules": live.game.rules_version}
    live.match = from_position(live.game, position, _further_seed(live.row.seed, snapshot.number), True)
    live.numbers = list(snapshot.questions)
    live.since = [len(live.match.journal)] * len(live.seats)
    for entry in entries:
        if entry.number < snapshot.number:
            note(live, entry)
        else:
            _play_if_possible(live, live.match, entry)
    live.repaired = True
    return live


def _play_if_possible(live: Live, match: Match, entry: Entry) -> None:
    """One bad line must not lock a table for good: it is left out."""
    if entry.kind == DECIDE:
        match.chance.outcomes.extend(entry.outcomes)
    try:
        _play(live, entry, check=False)
    except TroisError:
        note(live, entry)
    del match.chance.outcomes[match.chance.cursor :]


def _further_seed(seed: str, number: int) -> int:
    """Another stream than the one that was used before: outcomes must not come again."""
    return int.from_bytes(sha256(f"trois {seed} from {number}".encode()).digest()[:16])
