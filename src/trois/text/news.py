"""What others did, in short: a line per turn, what they paid and gained as chips behind it.

The words are those of the log. Amounts are added up to what they come to; their reasons are said only where the line
has nothing else to say. Somebody who is paid in between does not break a turn in two.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from trois.core.journal import Event
from trois.text.entries import Line, Numbered, entry
from trois.text.log import LineDraft, LineMaker
from trois.text.model import Chip, Player
from trois.text.voice import Voice, sum_up


class NewsLine(NamedTuple):
    """The number of the event it begins with, whose doing it is, what it says, what it came to, and why."""

    number: int
    seat: int
    spans: Line
    amounts: tuple[Chip, ...]
    reason: str


class _News(LineMaker):
    """Lines in the making, each with the events that are told in signs."""

    def add(self, event: Event, line: LineDraft) -> None:
        if event[0] in self.voice.in_signs:
            line.amounts.append(event)
        elif event[0] not in self.voice.unsaid:
            super().add(event, line)

    def line(self, line: LineDraft, voice: Voice) -> NewsLine:
        reasons = dict.fromkeys(entry(self.game, event, self.text).reason for event in line.amounts)
        why = "" if line.clauses else self.text.listed(filter(None, reasons))
        spans = self.spans(line) if line.clauses else self.joined([(Player(seat),) for seat in line.players])
        return NewsLine(line.number, line.whose, spans, tuple(net(voice.amounts(line.seat, line.amounts))), why)


def news(voice: Voice, events: Iterable[Numbered]) -> list[NewsLine]:
    """What happened, turn by turn."""
    made = _News(voice.game, voice.text)
    made.tell(events)
    return [made.line(line, voice) for line in made.lines() if line.clauses or line.amounts]


def net(chips: Iterable[Chip]) -> list[Chip]:
    """What is gained and paid of the same thing as one amount, nothing where it comes to nothing; losses first."""
    signed = [replace(chip, kind="gain", amount=_signed_amount(chip)) for chip in chips if chip.amount is not None]
    return sorted(
        (_gain_or_price(chip) for chip in sum_up(signed) if chip.amount), key=lambda chip: chip.kind == "gain"
    )


def _signed_amount(chip: Chip) -> int:
    amount = chip.amount or 0
    return amount if chip.kind == "gain" else -amount


def _gain_or_price(chip: Chip) -> Chip:
    amount = chip.amount or 0
    return chip if amount > 0 else replace(chip, kind="price", amount=-amount)
