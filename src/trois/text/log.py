"""What happened, in sentences: a line tells what one seat does in its turn, or what befalls several seats.

A line is a list of clauses ("uses red 3 and red 5", "gains 2 deniers"), a clause a list of events of one kind; both are
joined as the language joins a list. Amounts with the same reason are added up. Whoever is paid or struck in between has
a line of their own and does not break the turn in two; what several gain or lose alike is one line. A reason that the
line tells anyway is left out.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from trois import games
from trois.core.game import AnyGame
from trois.core.journal import Event
from trois.text import Text
from trois.text.entries import (
    ADDED_UP,
    CACHED,
    WHY,
    Line,
    Numbered,
    actors,
    added_up,
    again,
    brackets,
    entry,
    is_nothing,
    merge_amounts,
    more,
    plain,
    price,
    tidy,
    together,
    why,
    without,
)
from trois.text.entries import forget as forget_entries
from trois.text.model import NEUTRAL, Player
from trois.text.values import Part, mark, parts
from trois.text.voice import voice_class

Content: TypeAlias = tuple[tuple[Event, ...], ...]
"""The clauses of a line that is said, each of them events of one kind."""


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


# Lines in the making


class LineDraft:
    """A line in the making: its clauses, each of them events of one kind."""

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat
        self.players = [seat]
        """Whom the same befalls."""
        self.clauses: list[list[Event]] = []
        self.amounts: list[Event] = []
        """What short news tell in signs."""

    @property
    def whose(self) -> int:
        """NEUTRAL: no single player's, as with what befalls several."""
        return self.seat if len(self.players) == 1 else NEUTRAL

    def content(self) -> Content:
        return tuple(map(tuple, self.clauses))

    def add(self, event: Event, has_again: bool) -> None:
        """To an amount or a clause of its kind; else as a clause of its own."""
        clause = self._clause_of(str(event[0]))
        totals = [added_up(before, event) for before in clause]
        for at, total in enumerate(totals):
            if total is not None:
                clause[at] = total
                return
        if clause and (has_again or event == clause[-1]):
            clause.append(event)
        else:
            self.clauses.append([event])

    def _clause_of(self, kind: str) -> list[Event]:
        """The last clause of a kind; only amounts may have been told since."""
        for clause in reversed(self.clauses):
            if clause[0][0] == kind:
                return clause
            if clause[0][0] not in ADDED_UP:
                break
        return []


class LineMaker:
    """Puts events into lines."""

    def __init__(self, game: AnyGame, text: Text) -> None:
        self.game = game
        self.text = text
        self.voice = voice_class(game.name)
        self.told: list[LineDraft] = []
        self.turn: LineDraft | None = None
        """The line of whoever acts."""
        self.asides: dict[int, LineDraft] = {}
        """By seat: what others gain and lose in this turn."""

    def tell(self, events: Iterable[Numbered]) -> None:
        told = [(number, event) for number, event in events if not is_nothing(event)]
        doers = actors([event for _, event in told], self.voice.own_lines)
        for (number, event), actor in zip(told, doers, strict=True):
            self.add(event, self._line_for(event, number, actor))

    def lines(self) -> list[LineDraft]:
        """What several gain or lose alike is one line, which names each of them once."""
        made: list[LineDraft] = []
        for line in self.told:
            is_another = bool(made) and line.seat not in made[-1].players and self._is_for_several(line)
            if is_another and self._shared_events(line) == self._shared_events(made[-1]):
                made[-1].players.append(line.seat)
            else:
                made.append(line)
        return made

    def add(self, event: Event, line: LineDraft) -> None:
        if self._befalls(event) and line.clauses:
            line.players.append(int(event[1]))
        else:
            line.add(event, self._has_again(event))

    def _line_for(self, event: Event, number: int, actor: int) -> LineDraft:
        """The line that an event goes on with, or a new one."""
        seat = int(event[1])
        if event[0] in self.voice.own_lines:
            self.turn, self.asides = None, {}
        if event[0] in self.voice.own_lines or seat == NEUTRAL or self._befalls(event):
            return self._same_again(event) or self._begin(number, seat)
        if self.turn is not None and self.turn.seat == seat and not self._is_closed(self.turn, event):
            return self.turn
        if seat == actor and not self._comes_of_turn(event):
            self.turn, self.asides = self._begin(number, seat), {}
            return self.turn
        if seat not in self.asides:
            self.asides[seat] = self._begin(number, seat)
        return self.asides[seat]

    def _comes_of_turn(self, event: Event) -> bool:
        """Whether another seat's turn brings it: a price of its card, a prize."""
        if self.turn is None:
            return False
        named = [value for clause in self.turn.clauses for each in clause for value in self._named_things(each)]
        return event[0] in self.voice.given or (event[0] in ADDED_UP and why(self.game, event) in named)

    def _is_closed(self, line: LineDraft, event: Event) -> bool:
        """Whether the line ends before this event: a fight, or a pass, is told by itself."""
        kinds = {str(clause[0][0]) for clause in line.clauses} & self.voice.closes.keys()
        return any(event[0] not in self.voice.closes[kind] for kind in kinds)

    def _same_again(self, event: Event) -> LineDraft | None:
        """The last line, where it tells of the same fate of another player, or goes on about the table."""
        last = self.told[-1] if self.told and self.told[-1].clauses else None
        if last is None:
            return None
        said, before = (entry(self.game, each, self.text) for each in (event, last.clauses[-1][-1]))
        if said.befalls and said.seat != NEUTRAL:
            alike = (before.kind, before.rest, before.reason) == (said.kind, said.rest, said.reason)
        elif {said.kind, before.kind} & self.voice.own_lines:
            alike = (before.kind, before.seat) == (said.kind, said.seat) and self._has_again(event)
        else:
            alike = before.seat == said.seat
        return last if alike else None

    def _begin(self, number: int, seat: int) -> LineDraft:
        self.told.append(LineDraft(number, seat))
        return self.told[-1]

    def _befalls(self, event: Event) -> bool:
        return entry(self.game, event, self.text).befalls

    def _has_again(self, event: Event) -> bool:
        return bool(again(self.game, event, self.text))

    def _is_for_several(self, line: LineDraft) -> bool:
        """Whether all that a line tells can be said of several players."""
        events = [event for clause in [*line.clauses, line.amounts] for event in clause]
        return line.seat != NEUTRAL and bool(events) and all(together(self.game, each, self.text) for each in events)

    def _shared_events(self, line: LineDraft) -> list[Event]:
        merged = self._merged_clauses(line, [*line.clauses, line.amounts])
        return [(kind, NEUTRAL, *rest) for clause in merged for kind, _, *rest in clause]

    # Saying a line

    def spans(self, line: LineDraft) -> Line:
        """A line without its full stop; most lines of a log have been said before."""
        return _spans(self.game.name, self.text.language, line.seat, tuple(line.players), line.content())

    def said(self, line: LineDraft) -> Line:
        """The same, whether it was said before or not."""
        told: Line = ()
        left, prices = self._clauses_and_prices(line)
        clauses = self._merged_clauses(line, left)
        for at, clause in enumerate(clauses):
            said = (*self._clause(line, clause, at == 0), *brackets(prices.pop(clause[0][0], "")))
            told = self._linked_line(told, said, _link(line, clauses, at)) if at else said
        return told

    def _clauses_and_prices(self, line: LineDraft) -> tuple[list[list[Event]], dict[str | int, str]]:
        """The clauses but for prices that stand in brackets behind what they are paid for, by its kind."""
        kinds = {clause[0][0] for clause in line.clauses}
        left: list[list[Event]] = []
        prices: dict[str | int, list[Event]] = {}
        for clause in line.clauses:
            rest: list[Event] = []
            for event in clause:
                use = self.voice.told_by.get(why(self.game, event), "")
                kept = prices.setdefault(use, []) if use in kinds and price(self.game, event, self.text) else rest
                kept.append(event)
            left += [rest] if rest else []
        return left, {use: self._sum(events) for use, events in prices.items()}

    def _sum(self, prices: Iterable[Event]) -> str:
        bare = [without(self.game, event, ("from", "to")) for event in prices]
        return plain(self.joined([price(self.game, event, self.text) for event in merge_amounts(bare)]), ())

    def _linked_line(self, before: Line, clause: Line, link: str) -> Line:
        return _filled_line(self.text(f"voice.{link}", before=mark("", "0"), then=mark("", "1")), [before, clause])

    def _clause(self, line: LineDraft, events: Sequence[Event], is_first: bool) -> Line:
        spans = self._event_spans(line, events[0])
        head = self._whom(line, spans) if is_first else tidy(span for span in spans if span != Player(line.seat))
        if events[1:] and not self._has_again(events[-1]):
            return self._repeated(head, events)
        items = [head, *(self._again(before, event) for before, event in pairwise(events))]
        reasons = [entry(self.game, event, self.text).reason for event in events]
        ends = [this != after for this, after in pairwise([*reasons, None])]
        told = zip(items, reasons, ends, strict=True)
        return self.joined([(*item, *brackets(reason if is_end else "")) for item, reason, is_end in told])

    def _again(self, before: Event, event: Event) -> Line:
        return more(self.game, before, event, self.text) or again(self.game, event, self.text)

    def _repeated(self, head: Line, events: Sequence[Event]) -> Line:
        """The same so many times."""
        said = _filled_line(self.text("voice.times", clause=mark("", "0"), n=len(events)), [head])
        return (*said, *brackets(entry(self.game, events[-1], self.text).reason))

    def _whom(self, line: LineDraft, spans: Line) -> Line:
        """All whom it befalls in place of the first of them."""
        if len(line.players) == 1:
            return spans
        everybody = self.joined([(Player(seat),) for seat in line.players])
        at = spans.index(Player(line.seat))
        return (*spans[:at], *everybody, *spans[at + 1 :])

    def _event_spans(self, line: LineDraft, event: Event) -> Line:
        said = entry(self.game, event, self.text)
        return said.spans if len(line.players) == 1 or said.befalls else together(self.game, event, self.text)

    def _merged_clauses(self, line: LineDraft, clauses: Iterable[Sequence[Event]]) -> list[list[Event]]:
        """Clauses with amounts that read alike as one: nothing is said of whom they come from or go to, nor of a reason
        that another event of the line tells, be it the card that is activated or what is paid for.
        """
        events = [event for clause in line.clauses for event in clause]
        named = {value for event in events for value in self._named_things(event)}
        kinds = {event[0] for event in events}

        def bare(event: Event) -> Event:
            reason = why(self.game, event)
            is_told = reason in named or self.voice.told_by.get(reason) in kinds
            return without(self.game, event, ("from", "to", WHY) if is_told else ("from", "to"))

        return [merge_amounts(map(bare, clause)) for clause in clauses]

    def _named_things(self, event: Event) -> list[str | int]:
        names = self.game.events[str(event[0])]
        return [value for name, value in zip(names, event[2:], strict=False) if name != WHY]

    def joined(self, items: Sequence[Line]) -> Line:
        """As the language joins a list: "a, b and c". Words stand in it as they are, as "and" may depend on them."""
        names = [plain(item, ()) if _is_words(item) else mark("", str(at)) for at, item in enumerate(items)]
        return _filled_line(self.text.listed(names), items)


@lru_cache(CACHED)
def _spans(game: str, language: str, seat: int, players: tuple[int, ...], clauses: Content) -> Line:
    """Said once for all tables, as entries are: while a round is played every page tells its lines again."""
    line = LineDraft(0, seat)
    line.players, line.clauses = list(players), [list(clause) for clause in clauses]
    return LineMaker(games.get(game), Text(language)).said(line)


def forget() -> None:
    """Empty the caches, as after a change of a catalogue."""
    forget_entries()
    _spans.cache_clear()


def _link(line: LineDraft, clauses: Sequence[Sequence[Event]], at: int) -> str:
    """After lists, another "and" would not tell what it joins."""
    if line.seat == NEUTRAL:
        return "sentence"
    if at < len(clauses) - 1:
        return "clause"
    return "after-list" if any(len(clause) > 1 for clause in clauses[-2:]) else "last-clause"


def _is_words(line: Line) -> bool:
    return len(line) == 1 and isinstance(line[0], str)


def _filled_line(said: str, items: Sequence[Line]) -> Line:
    """A text with lines in its numbered places."""
    pieces = (items[int(piece.value)] if isinstance(piece, Part) else (piece,) for piece in parts(said))
    return tidy(span for piece in pieces for span in piece)


# Lines


def lines(game: AnyGame, events: Iterable[Event], text: Text) -> list[Line]:
    """What happened, line by line, for a front end that draws dice and players."""
    return [line.spans for line in numbered_lines(game, enumerate(events), text)]


def numbered_lines(game: AnyGame, events: Iterable[Numbered], text: Text) -> list[LogLine]:
    """The same with the number of the event that each line begins with."""
    log = LineMaker(game, text)
    log.tell(events)
    return [LogLine(line.number, line.whose, tidy([*log.spans(line), "."])) for line in log.lines()]


def rounds(game: AnyGame, events: Sequence[Numbered]) -> list[Sequence[Numbered]]:
    """The events of each round; what came before the first one, too."""
    kinds = voice_class(game.name).rounds
    starts = [at for at, (_, event) in enumerate(events) if event[0] in kinds]
    return [events[begin:end] for begin, end in pairwise(sorted({0, *starts, len(events)}))]


def section(game: AnyGame, events: Sequence[Numbered], text: Text) -> Section:
    """A round, set apart by turns."""
    (_, first), *others = events
    if first[0] not in voice_class(game.name).rounds:
        return Section((), _turns(numbered_lines(game, events, text)))
    return Section(entry(game, first, text).spans, _turns(numbered_lines(game, others, text)))


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
