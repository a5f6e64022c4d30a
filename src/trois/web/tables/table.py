"""A table in memory: its row, its seats, and its match, which is what comes of playing the log."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import cache
from typing import NamedTuple

from trois import games
from trois.core.data import Json
from trois.core.game import AnyGame
from trois.core.match import Match
from trois.core.record import checksum
from trois.store import Entry, Seat, Snapshot, Table
from trois.text import Text
from trois.text.voice import Voice, voice_class, voice_of
from trois.web import wire
from trois.web.errors import Refused
from trois.web.tables.house import House, house_of
from trois.web.tables.seat_view import SeatView
from trois.web.tables.wishes import Asks, UndoWish, asks_of, undo_of


class TurnEnd(NamedTuple):
    """Before the decision that ended a turn: how many questions the seat had answered, how long the journal was."""

    asked: int
    journal: int


@dataclass(slots=True)
class LiveTable:
    """Never changed once others can see it: a change is made to a copy, committed, and then takes its place."""

    row: Table
    seats: list[Seat]
    match: Match | None
    numbers: list[int]
    """Per seat the number of the question it has before it. Grows also with an undo: no number comes twice."""
    turns: list[list[TurnEnd]]
    """Per seat the ends of its turns, the oldest first. These lists are shared by copies: a change makes a new one."""
    lines: int
    """How many lines its log has."""
    keys: frozenset[str] = frozenset()
    """The idempotency keys of its log."""
    asked_at: list[int] = field(default_factory=list)
    """Per seat since when it is waited for; 0 where it is not. Shared by copies: a change makes a new one."""
    decided_at: int = 0
    """When the last line of the log was written."""
    repaired: bool = False
    """Whether the match goes on from a snapshot because its log could not be replayed."""
    event_counts: dict[int | None, tuple[int, int]] = field(default_factory=dict)
    """Per viewer up to where the journal was counted, and how much of it that viewer knows."""
    seat_views: dict[int | None, SeatView] = field(default_factory=dict, init=False)
    """What was worked out for viewers; a copy starts without."""
    digests: dict[tuple[int | None, int | None], str] = field(default_factory=dict, init=False)
    """Digests of it, by seat and curtain."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> AnyGame:
        return games.get(self.row.game) if self.match is None else self.match.game

    @property
    def house(self) -> House:
        return house_of(self.row)

    @property
    def undo(self) -> UndoWish | None:
        return undo_of(self.row)

    @property
    def asks(self) -> Asks:
        return asks_of(self.row)

    @property
    def changes(self) -> dict[str, Json]:
        """How its cards differ from today's: by its owner's wish, or because it was begun with other ones."""
        return self.row.changes if self.match is None else self.match.terms.changes

    @property
    def pending(self) -> list[int]:
        return [] if self.match is None else self.match.pending

    def seat_view(self, seat: int | None) -> SeatView:
        """What a seat, or a spectator, may know of the match: worked out once for all requests."""
        known = self.seat_views.get(seat)
        if known is None:
            known = self.seat_views[seat] = SeatView(self.playing, seat, self._count_events(seat))
        return known

    def voice(self, seat: int | None, text: Text) -> Voice:
        """What is said to a seat, or to a spectator. A page makes one and hands it on: it holds what it works out."""
        return voice_of(self.seat_view(seat).view, text, self.names())

    def _count_events(self, seat: int | None) -> int:
        """How many events the viewer knows of; only what is new since the last time is looked at."""
        length, count = self.event_counts.get(seat, (0, 0))
        count += len(self.playing.events(seat, length))
        self.event_counts[seat] = (len(self.playing.journal), count)
        return count

    def seats_of(self, person: str) -> list[int]:
        """The seats this person plays; not those that a bot plays in their absence."""
        return [s.seat for s in self.seats if s.is_person and s.person == person]

    def outline(self) -> bytes:
        """What everybody may know of the table besides the match."""
        row, undo = self.row, self.undo
        seats = [(s.kind, s.name, s.level, s.person is not None) for s in self.seats]
        wish = undo and (undo.seat, undo.agreed)
        return wire.encode([row.stage, seats, wish, row.rematch, row.house, row.asks, row.talked])

    @property
    def has_bots(self) -> bool:
        return any(seat.is_bot for seat in self.seats)

    def names(self) -> list[str]:
        return [seat.name or f"{seat.seat + 1}" for seat in self.seats]

    def copy(self) -> "LiveTable":
        match = None if self.match is None else self.match.copy()
        return LiveTable(
            self.row, self.seats, match, list(self.numbers), list(self.turns), self.lines, self.keys,
            self.asked_at, self.decided_at, self.repaired, dict(self.event_counts),
        )  # fmt: skip

    # Changing a copy

    def forget_viewers(self) -> None:
        """What was worked out while the change was being made is not what it came to."""
        self.seat_views.clear()
        self.digests.clear()

    def push(self, seat: int, action: int | str) -> list[int]:
        """Make a decision; returns the chance outcomes it drew."""
        match = self.playing
        before, drawn, journal = match.made, match.chance.cursor, len(match.journal)
        match.push(seat, action)
        made = match.since(before)
        for decision in made:
            self.numbers[decision.seat] += 1
        if self._has_turn_ended(seat, journal):
            asked_before = match.asked(seat) - sum(decision.seat == seat for decision in made)
            self.turns[seat] = [*self.turns[seat], TurnEnd(asked_before, journal)]
        return match.chance.outcomes[drawn:]

    def _has_turn_ended(self, seat: int, journal: int) -> bool:
        """Whether others are asked now, or a new turn or round began that may be the seat's again."""
        if seat not in self.playing.pending:
            return True
        kinds = _turn_kinds(self.row.game)
        return any(event[0] in kinds for event in self.playing.journal.since(journal))

    def since(self, seat: int) -> int:
        """How long the journal was before the decision that ended the seat's last turn."""
        return min(self.turns[seat][-1].journal, len(self.playing.journal)) if self.turns[seat] else 0

    def has_begun(self, seat: int) -> bool:
        """Whether the seat has decided something since its last turn ended."""
        own = [made.forced for made in self.playing.line if made.seat == seat]
        before = self.turns[seat][-1].asked + 1 if self.turns[seat] else 0
        return not all(own[before:])

    def take_back(self, seat: int, agreed: bool) -> None:
        """Take the seat's last decision back."""
        match = self.playing
        pending, before = match.pending, [match.asked(s) for s in range(match.seats)]
        match.undo(seat, agreed)
        self.event_counts.clear()
        for other in range(match.seats):
            no_longer_asked = other in pending and other not in match.pending
            if agreed or no_longer_asked or match.asked(other) != before[other]:
                self.numbers[other] += 1
        for other, ends in enumerate(self.turns):
            self.turns[other] = [end for end in ends if end.asked < match.asked(other)]

    def note(self, entry: Entry) -> None:
        """Count a line of the log that has been played."""
        self.lines = entry.number + 1
        self.decided_at = entry.at
        self.note_asked(entry.seat, entry.at)
        self.keys |= {entry.key}

    def since_when(self, seat: int) -> int:
        """Since when a seat that must decide is waited for: since the match began where nothing was decided yet."""
        known = self.asked_at[seat] if self.asked_at else 0
        return known or self.house.began or self.row.created

    def note_asked(self, decider: int | None, at: int) -> None:
        """Since when each seat has been waited for, after a decision or the beginning."""
        before, asked = self.asked_at or [0] * len(self.seats), self.pending
        self.asked_at = [
            0 if seat not in asked else at if seat == decider or not before[seat] else before[seat]
            for seat in range(len(self.seats))
        ]

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refused("not-started")
        return self.match

    @property
    def is_sealed(self) -> bool:
        """Whether its dice are those of a day or week that is not over: nobody else may learn anything of them."""
        return is_open(self.house.day)

    @property
    def taste_root(self) -> str:
        """What its bots have their tastes from: where everybody plays the same game, all meet the same ones."""
        return self.house.day or self.id

    def record(self) -> dict[str, Json]:
        """The whole match to keep; a record tells secrets, so only when it is over."""
        if self.match is None or not self.match.over:
            raise Refused("not-over")
        if self.is_sealed:
            raise Refused("sealed")
        return self.signed(self.match)

    def signed(self, match: Match) -> dict[str, Json]:
        """The record of a match with the names of those who play here."""
        record = match.record()
        record["players"] = [f"{seat.level if seat.is_bot else 'human'}:{seat.name}" for seat in self.seats]
        record["checksum"] = checksum(record)
        return record

    def snapshot(self) -> Snapshot:
        return Snapshot(self.id, self.lines, self.game.rules_version, list(self.numbers), self.playing.position())


def today() -> str:
    """The day of the server; they begin at midnight in Greenwich."""
    return datetime.now(UTC).date().isoformat()


def this_week() -> str:
    """They begin on Monday."""
    return week_of(date.fromisoformat(today()))


def week_of(day: date) -> str:
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def is_week(day: str) -> bool:
    return "W" in day


def is_open(day: str) -> bool:
    """Whether this day or week is not over yet."""
    return day >= (this_week() if is_week(day) else today())


@cache
def _turn_kinds(game: str) -> frozenset[str]:
    """Kinds of events with which a turn or a round begins."""
    return voice_class(game).rounds | {"turn"}
