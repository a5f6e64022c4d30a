"""What happened, in sentences: what one seat does in a row shares a line, what befalls several seats too.

An event is said by a text of its kind in one of these sections of the game's catalogue:

- `event`: what a player does ("{name} pays {amount} deniers"), or what happens at the table;
- `befalls`: what happens to a player ("{name}: expelled"); the same fate of several players is told once;
- `nobody`: what happens to nobody in particular, or to the neutral player, where the words differ;
- `again`: what is left to say if the same just happened ("red 5" after "Ada rolls red 3").

An argument named `why` is the reason: a word of the section `why`, or the id of a card; it is added in brackets.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from trois import games
from trois.core.game import AnyGame
from trois.core.journal import Event
from trois.text import SEAT, SUBJECT, Part, Text, area
from trois.text.voice import NEUTRAL, Die, Entry, Player, Span, voice_class

ADDED_UP: Final = ("gained", "lost", "paid")
WHY: Final = "why"
CACHED: Final = 1 << 15
"""Entries kept, in all languages together; one takes about a kilobyte."""
FACES: Final = range(1, 7)
_SOMEBODY: Final = Player(NEUTRAL)
"""Stands for the player whom an entry is about."""

Line: TypeAlias = tuple[Span, ...]
Args: TypeAlias = Mapping[str, str | int]
Numbered: TypeAlias = tuple[int, Event]
"""An event with its number in its reader's journal."""


# One event


def entries(game: AnyGame, events: Iterable[Event], text: Text) -> list[Entry]:
    """What happened, event by event."""
    return [entry(game, event, text) for event in merge_amounts(events)]


class LogLine(NamedTuple):
    """A line of the log: the number of the event it begins with, whose doing it is, and what it says."""

    number: int
    seat: int
    spans: Line


class Turn(NamedTuple):
    """Lines about what one seat did in a row; NEUTRAL: what happened at the table."""

    seat: int
    lines: list[LogLine]


class Section(NamedTuple):
    """A round of the log; the first may have no heading."""

    heading: Line
    turns: list[Turn]


def entry(game: AnyGame, event: Event, text: Text) -> Entry:
    return _entry(game.name, event, text.language)


@lru_cache(CACHED)
def _entry(name: str, event: Event, language: str) -> Entry:
    """Said once for all tables: a page tells hundreds of events every time it is drawn."""
    seat = int(event[1])
    said = _said(name, str(event[0]), seat == NEUTRAL, event[2:], language)
    spans = tuple(Player(seat) if span is _SOMEBODY else span for span in said.spans)
    return Entry(said.kind, seat, spans, said.rest, said.befalls, said.reason)


@lru_cache(CACHED)
def _said(name: str, kind: str, of_nobody: bool, values: tuple[str | int, ...], language: str) -> Entry:
    """The same about somebody: the words do not depend on who it is."""
    text = Text(language)
    args, colours = _args(name, kind, values)
    section = _section(name, kind, of_nobody, text)
    pieces = _pieces(name, f"{section}.{kind}", args, colours, text)
    spans = _spans(colours, pieces)
    rest = tidy(span for span in spans if span is not _SOMEBODY)
    reason = _reason(name, str(args.get(WHY, "")), text)
    return Entry(kind, NEUTRAL, rest if of_nobody else spans, rest, section == "befalls", reason)


def again(game: AnyGame, event: Event, text: Text) -> Line:
    """What is left to say where the same just happened; nothing if it must be said in full."""
    return _again(game.name, event, text.language)


@lru_cache(CACHED)
def _again(name: str, event: Event, language: str) -> Line:
    text, kind = Text(language), str(event[0])
    if not text.has(f"{area(name)}.again.{kind}"):
        return ()
    args, colours = _args(name, kind, event[2:])
    return _spans(colours, text.pieces(name, f"again.{kind}", args, colours))


def forget() -> None:
    """Say everything anew, as after a change of a catalogue."""
    for kept in (_entry, _said, _again, _places):
        kept.cache_clear()


def _args(game: str, kind: str, values: Iterable[str | int]) -> tuple[Args, Mapping[str, str]]:
    """What an event tells, and the colours of the arguments that are dice with a face."""
    names, dice = _places(game, kind)
    args = dict(zip(names, values, strict=False))  # a reason may be left out
    return args, {place: str(args.get(colour, "")) for place, colour in dice.items() if args.get(place) in FACES}


@cache
def _places(game: str, kind: str) -> tuple[Sequence[str], Mapping[str, str]]:
    """The names of an event's arguments, and for those that are dice the argument with their colour."""
    return games.get(game).events[kind], voice_class(game).dice.get(kind, {})


def _pieces(game: str, key: str, args: Args, dice: Iterable[str], text: Text) -> list[str | Part]:
    """The words of a game that has no text for an event are its own."""
    if text.has(f"{area(game)}.{key}"):
        return text.pieces(game, key, args, dice)
    words = [key.partition(".")[2], *(str(value) for name, value in args.items() if name != WHY)]
    return [Part(SUBJECT, ""), f" {' '.join(words)}"]


def _is_subject(piece: str | Part) -> bool:
    return isinstance(piece, Part) and piece.place == SUBJECT


def _section(game: str, kind: str, of_nobody: bool, text: Text) -> str:
    wanted = "nobody" if of_nobody else "befalls"
    return wanted if text.has(f"{area(game)}.{wanted}.{kind}") else "event"


def _spans(colours: Mapping[str, str], pieces: Iterable[str | Part]) -> Line:
    return tidy(_span(colours, piece) for piece in pieces)


def _span(colours: Mapping[str, str], piece: str | Part) -> Span:
    """What a front end may draw: a player or a die; else words."""
    if isinstance(piece, str):
        return piece
    if _is_subject(piece):
        return _SOMEBODY
    if piece.place == SEAT:
        return Player(int(piece.value))
    return Die(int(piece.value), colours[piece.place])


def _reason(game: str, why: str, text: Text) -> str:
    if not why:
        return ""
    return text.word(game, why, "why" if text.has(f"{area(game)}.why.{why}") else "word")


def merge_amounts(events: Iterable[Event]) -> list[Event]:
    """Gains that came one by one as one gain: the same but for its only number."""
    return [event for _, event in _merged(enumerate(events))]


def _merged(events: Iterable[Numbered]) -> list[Numbered]:
    """The same with the number of the first event of each."""
    merged: list[Numbered] = []
    for number, event in events:
        at = _number_at(event) if event[0] in ADDED_UP else 0
        before = merged[-1][1] if merged else event
        if at and merged and _same_but(before, event, at):
            total = (*event[:at], int(before[at]) + int(event[at]), *event[at + 1 :])
            merged[-1] = (merged[-1][0], total)
        else:
            merged.append((number, event))
    return merged


def _number_at(event: Event) -> int:
    """Where the amount stands, after kind and seat."""
    return next((at for at in range(2, len(event)) if isinstance(event[at], int)), 0)


def _same_but(one: Event, other: Event, at: int) -> bool:
    return one[:at] == other[:at] and one[at + 1 :] == other[at + 1 :]


# Lines


class LineMaker:
    """Lines in the making, and what the last one was about."""

    def __init__(self, game: AnyGame, text: Text) -> None:
        self.game = game
        self.text = text
        self.lines: list[list[Span]] = []
        self.starts: list[tuple[int, int]] = []
        """Of each line: the number of its first event, and its seat."""
        self.before: Entry | None = None
        self.number = 0

    def add(self, event: Event, number: int) -> None:
        entry = _entry(self.game.name, event, self.text.language)
        self.number = number
        before, self.before = self.before, entry
        if before is None:
            self._begin(entry)
            return
        is_again = (before.kind, before.seat) == (entry.kind, entry.seat)
        shorter = again(self.game, event, self.text) if is_again else ()
        if shorter:
            self._go_on(", ", shorter, "" if entry.reason == before.reason else entry.reason)
        elif _is_same_fate(before, entry):
            self._join(Player(entry.seat))
        elif entry.seat == before.seat and not entry.befalls and not before.befalls:
            self._go_on(". " if entry.seat == NEUTRAL else ", ", entry.rest, entry.reason)
        else:
            self._begin(entry)

    def _begin(self, entry: Entry) -> None:
        self.lines.append([*entry.spans, *brackets(entry.reason)])
        self.starts.append((self.number, entry.seat))

    def _go_on(self, link: str, spans: Line, reason: str) -> None:
        self.lines[-1] += [link, *spans, *brackets(reason)]

    def _join(self, player: Player) -> None:
        """One more player in a line that begins with those it befalls."""
        last = max(at for at, span in enumerate(self.lines[-1]) if isinstance(span, Player))
        self.lines[-1][last + 1 : last + 1] = [", ", player]


def _is_same_fate(before: Entry, entry: Entry) -> bool:
    alike = (before.kind, before.rest, before.reason) == (entry.kind, entry.rest, entry.reason)
    return alike and entry.befalls and entry.seat != NEUTRAL


def brackets(reason: str) -> list[Span]:
    return [f" ({reason})"] if reason else []


def lines(game: AnyGame, events: Iterable[Event], text: Text) -> list[Line]:
    """What happened, line by line, for a front end that draws dice and players."""
    return [line.spans for line in numbered_lines(game, enumerate(events), text)]


def numbered_lines(game: AnyGame, events: Iterable[Numbered], text: Text) -> list[LogLine]:
    """The same with the number of the event that each line begins with."""
    log = LineMaker(game, text)
    for number, event in _merged(events):
        log.add(event, number)
    return [LogLine(*start, tidy([*line, "."])) for start, line in zip(log.starts, log.lines, strict=True)]


def sections(game: AnyGame, events: Sequence[Numbered], text: Text) -> list[Section]:
    """The log set apart by rounds and turns."""
    found: list[Section] = []
    rounds = voice_class(game.name).rounds
    starts = [at for at, (_, event) in enumerate(events) if event[0] in rounds]
    for begin, end in pairwise([0, *starts, len(events)]):
        heading = entry(game, events[begin][1], text).spans if begin in starts else ()
        told = events[begin + bool(heading) : end]
        if told or heading:
            found.append(Section(heading, _turns(numbered_lines(game, told, text))))
    return found


def _turns(told: Iterable[LogLine]) -> list[Turn]:
    found: list[Turn] = []
    for line in told:
        if not found or found[-1].seat != line.seat:
            found.append(Turn(line.seat, []))
        found[-1].lines.append(line)
    return found


def sentences(game: AnyGame, events: Iterable[Event], names: Sequence[str], text: Text) -> list[str]:
    """The same as plain text."""
    return [plain(line, names) for line in lines(game, events, text)]


def sentence(game: AnyGame, event: Event, names: Sequence[str], text: Text) -> str:
    """One event as plain text, with its reason and without a full stop."""
    said = entry(game, event, text)
    return plain((*said.spans, *brackets(said.reason)), names)


def plain(spans: Iterable[Span], names: Sequence[str]) -> str:
    """Spans as text: players by their names, dice by their values."""
    return "".join(_plain(span, names) for span in spans)


def _plain(span: Span, names: Sequence[str]) -> str:
    if isinstance(span, Player):
        return names[span.seat]
    return str(span.value) if isinstance(span, Die) else span


def tidy(spans: Iterable[Span]) -> Line:
    """Neighbouring texts as one, without spaces at the ends."""
    joined: list[Span] = []
    text = ""
    for span in spans:
        if isinstance(span, str):
            text += span
            continue
        before = text if joined else text.lstrip()
        joined += [before, span] if before else [span]
        text = ""
    end = text.rstrip() if joined else text.strip()
    return (*joined, end) if end else tuple(joined)
