"""What others did, in short: a line per turn, what they paid and gained as chips behind it.

The words are those of the log. Amounts are added up to what they come to; their reasons are said only where the line
has nothing else to say. Somebody who is paid in between does not break a turn in two.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from trois.core.journal import Event
from trois.text.log import Line, LineMaker, Numbered, brackets, entry, tidy
from trois.text.voice import NEUTRAL, Chip, Entry, Player, Voice, sum_up


class NewsLine(NamedTuple):
    """The number of the event it begins with, whose doing it is, what it says, what it came to, and why."""

    number: int
    seat: int
    spans: Line
    amounts: tuple[Chip, ...]
    reason: str


class _News(LineMaker):
    """Lines in the making, each with the events that are told in signs and its last entry in words."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice.game, voice.text)
        self.voice = voice
        self.amounts: list[list[Event]] = []
        self.lasts: list[Entry] = []

    def tell(self, event: Event, number: int) -> None:
        told = entry(self.game, event, self.text)
        if event[0] in self.voice.in_signs:
            self._add_amount(event, told, number)
        elif event[0] not in self.voice.unsaid:
            self._add_words(event, told, number)
        elif event[0] in self.voice.breaks:
            self.before = None

    def _add_amount(self, event: Event, told: Entry, number: int) -> None:
        """To the line of the same seat; else to a line of its own that has no words yet."""
        if self._goes_on(told.seat) is None:
            self.number = number
            self._begin(replace(told, spans=(Player(told.seat),), reason=""))
        self.amounts[-1].append(event)

    def _add_words(self, event: Event, told: Entry, number: int) -> None:
        before = None if told.befalls else self._goes_on(told.seat)
        if before is not None and self._is_bare(-1):
            self.lines[-1] = [*told.spans, *brackets(told.reason)]
            self.before = told
        else:
            self.before = before or self.before
            self.add(event, number)
        self.lasts[-1] = told

    def _goes_on(self, seat: int) -> Entry | None:
        """The last entry of this seat's line, which is moved to the end; None where somebody else acted since."""
        for at in reversed(range(len(self.lines) if self.before else 0)):
            if self.starts[at][1] == seat and not self.lasts[at].befalls:
                for told in (self.lines, self.starts, self.amounts, self.lasts):
                    _move_to_end(told, at)
                return self.lasts[-1]
            if seat == NEUTRAL or not self._is_bare(at):  # what happens at the table stays where it happened
                return None
        return None

    def _is_bare(self, at: int) -> bool:
        return self.lines[at] == [Player(self.starts[at][1])]

    def _begin(self, told: Entry) -> None:
        super()._begin(told)
        self.amounts.append([])
        self.lasts.append(told)
        self.before = told

    def line(self, at: int) -> NewsLine:
        number, seat = self.starts[at]
        events = self.amounts[at]
        reasons = dict.fromkeys(entry(self.game, event, self.text).reason for event in events)
        why = ", ".join(filter(None, reasons)) if self._is_bare(at) else ""
        return NewsLine(number, seat, tidy(self.lines[at]), tuple(_net(self.voice.amounts(seat, events))), why)


def news(voice: Voice, events: Iterable[Numbered]) -> list[NewsLine]:
    """What happened, turn by turn."""
    made = _News(voice)
    for number, event in events:
        made.tell(event, number)
    return [made.line(at) for at in range(len(made.lines))]


def _move_to_end(told: list[Any], at: int) -> None:
    told.append(told.pop(at))


def _net(chips: Iterable[Chip]) -> list[Chip]:
    """What is gained and paid of the same thing as one amount, nothing where it comes to nothing; losses first."""
    signed = [replace(chip, kind="gain", amount=_signed(chip)) for chip in chips if chip.amount is not None]
    return sorted((_told(chip) for chip in sum_up(signed) if chip.amount), key=lambda chip: chip.kind == "gain")


def _signed(chip: Chip) -> int:
    amount = chip.amount or 0
    return amount if chip.kind == "gain" else -amount


def _told(chip: Chip) -> Chip:
    amount = chip.amount or 0
    return chip if amount > 0 else replace(chip, kind="price", amount=-amount)
