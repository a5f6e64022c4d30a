"""What happened, event by event, in the words of a language. `trois.text.log` joins entries to lines.

An event is said by a text of its kind in one of these sections of the game's catalogue:

- `event`: what a player does ("{name} pays {amount} deniers"), or what happens at the table;
- `befalls`: what happens to a player ("{name}: expelled"); the same fate of several players is told once;
- `nobody`: what happens to nobody in particular, or to the neutral player, where the words differ;
- `together`: what several players gain or lose alike;
- `again`: what is left to say if the same just happened ("red 5" after "Ada rolls red 3");
- `price`: an amount as it stands in brackets behind what it is paid for ("4 deniers").

An argument named `why` is the reason: a word of the section `why`, or the id of a card; it is added in brackets. An
argument named `owner` is a seat; the player's own things say OWN instead.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from trois import games
from trois.core.game import AnyGame
from trois.core.journal import Event
from trois.games import area
from trois.text import OWN, SEAT, SUBJECT, Part, Text
from trois.text.model import NEUTRAL, Die, Entry, Player, Span
from trois.text.voice import voice_class

ADDED_UP: Final = ("gained", "lost", "paid")
COUNTED: Final = (*ADDED_UP, "laid_down", "cubes")
"""Twice the same of these is one with the sum."""
WHY: Final = "why"
OWNER: Final = "owner"
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


def entry(game: AnyGame, event: Event, text: Text) -> Entry:
    return _entry(game.name, event, text.language)


@lru_cache(CACHED)
def _entry(name: str, event: Event, language: str) -> Entry:
    """Said once for all tables: a page tells hundreds of events every time it is drawn."""
    seat = int(event[1])
    said = _entry_of_somebody(name, str(event[0]), seat == NEUTRAL, _seen_by_owner(name, event), language)
    return Entry(said.kind, seat, _about(seat, said.spans), said.rest, said.befalls, said.reason)


@lru_cache(CACHED)
def _entry_of_somebody(name: str, kind: str, of_nobody: bool, values: tuple[str | int, ...], language: str) -> Entry:
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
    return _short(game.name, "again", event, text.language)


def price(game: AnyGame, event: Event, text: Text) -> Line:
    """An amount as it stands behind what it is paid for; nothing for what is no price."""
    return _short(game.name, "price", event, text.language)


@lru_cache(CACHED)
def _short(name: str, section: str, event: Event, language: str) -> Line:
    return _section_spans(name, section, event, _seen_by_owner(name, event), Text(language))


def more(game: AnyGame, before: Event, event: Event, text: Text) -> Line:
    """An amount of what the event before tells of, too, but for another reason: "2 more"."""
    total = added_up(without(game, before, (WHY,)), without(game, event, (WHY,))) if event[0] in ADDED_UP else None
    return () if total is None else (text("voice.more", amount=event[_number_at(event)]),)


def together(game: AnyGame, event: Event, text: Text) -> Line:
    """The event about several players, the first of whom it names; nothing if it cannot be said so."""
    return _together(game.name, event, text.language)


@lru_cache(CACHED)
def _together(name: str, event: Event, language: str) -> Line:
    return _about(int(event[1]), _section_spans(name, "together", event, event[2:], Text(language)))


def _section_spans(name: str, section: str, event: Event, values: Iterable[str | int], text: Text) -> Line:
    """An event by the text of its kind in a section; nothing where there is none."""
    kind = str(event[0])
    if not text.has(f"{area(name)}.{section}.{kind}"):
        return ()
    args, colours = _args(name, kind, values)
    return _spans(colours, text.pieces(name, f"{section}.{kind}", args, colours))


def _about(seat: int, spans: Line) -> Line:
    return tuple(Player(seat) if span is _SOMEBODY else span for span in spans)


def without(game: AnyGame, event: Event, unsaid: Iterable[str]) -> Event:
    """The event with nothing in these of its arguments."""
    names = games.get(game.name).events[str(event[0])]
    return (*event[:2], *("" if name in unsaid else value for name, value in zip(names, event[2:], strict=False)))


def actors(events: Sequence[Event], apart: Container[str] = ()) -> list[int]:
    """For each event: who acts next. Amounts tell nothing of that: a price is paid before its use. Nobody acts before
    what is told `apart`.
    """
    found, actor = [], NEUTRAL
    for event in reversed(events):
        if event[0] not in ADDED_UP:
            actor = NEUTRAL if event[0] in apart else int(event[1])
        found.append(actor)
    return found[::-1]


def done_to(game: AnyGame, event: Event, by: int, text: Text) -> Line:
    """The event as something done to the reader, by somebody or (NEUTRAL) by nobody in particular."""
    spans = () if by == NEUTRAL else _section_spans(game.name, "fate", event, event[2:], text)
    spans = spans or _section_spans(game.name, "struck", event, event[2:], text)
    return _about(by, spans) if spans else entry(game, event, text).spans


def arguments_of(game: AnyGame, event: Event) -> Args:
    """What an event tells, by the names of its arguments."""
    return _args(game.name, str(event[0]), event[2:])[0]


def forget() -> None:
    """Empty the caches, as after a change of a catalogue."""
    for kept in (_entry, _entry_of_somebody, _short, _together, _places):
        kept.cache_clear()


def _seen_by_owner(game: str, event: Event) -> tuple[str | int, ...]:
    """What an event tells, with OWN for what belongs to the player it is about."""
    names, _ = _places(game, str(event[0]))
    told = zip(names, event[2:], strict=False)
    return tuple(OWN if name == OWNER and str(value) == str(event[1]) else value for name, value in told)


def why(game: AnyGame, event: Event) -> str:
    """The id of an event's reason; empty where it has none."""
    return str(_args(game.name, str(event[0]), event[2:])[0].get(WHY, ""))


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
    """Gains that came one by one as one gain."""
    merged: list[Event] = []
    for event in events:
        total = added_up(merged[-1], event) if merged else None
        if total is None:
            merged.append(event)
        else:
            merged[-1] = total
    return merged


def added_up(one: Event, other: Event) -> Event | None:
    """Two gains, prices or losses that differ only in their number as one; None where they are not."""
    at = _number_at(other) if other[0] in COUNTED else 0
    if not at or one[:at] != other[:at] or one[at + 1 :] != other[at + 1 :]:
        return None
    return (*other[:at], int(one[at]) + int(other[at]), *other[at + 1 :])


def is_nothing(event: Event) -> bool:
    """An amount of 0, as where somebody must lose what they don't have."""
    return event[0] in ADDED_UP and event[_number_at(event)] == 0


def _number_at(event: Event) -> int:
    """Where the amount stands, after kind and seat."""
    return next((at for at in range(2, len(event)) if isinstance(event[at], int)), 0)


# Spans


def brackets(reason: str) -> list[Span]:
    return [f" ({reason})"] if reason else []


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
