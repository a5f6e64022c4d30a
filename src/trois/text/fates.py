"""What happened to one seat: what it gained and lost, by whom and why, the losses first. Its strip of pictures comes from it.

Amounts with the same cause are one fate: income; what Odette paid for two dice. Anything else that changed is said as
something done to the reader, by the texts of a game's sections `fate` (somebody did it: "{name} uses your {colour}
{value}") and `struck` (nobody did: "Your citizen is expelled"); without one it is said as in the log.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from trois.core.journal import Event
from trois.text.entries import (
    ADDED_UP,
    COUNTED,
    OWNER,
    Line,
    Numbered,
    actors,
    arguments_of,
    done_to,
    entry,
    merge_amounts,
    why,
)
from trois.text.model import NEUTRAL, Chip
from trois.text.news import net
from trois.text.voice import Voice


class Fate(NamedTuple):
    number: int
    """Of the event it begins with."""
    by: int
    """Whose doing it was; NEUTRAL: no single player's."""
    words: tuple[Line, ...]
    """What happened besides amounts; nothing where they say it all."""
    amounts: tuple[Chip, ...]
    reason: str
    things: tuple[str, ...]
    """What it is about, and the card that caused it: by their ids, the first of them first."""
    events: tuple[Event, ...]

    @property
    def is_loss(self) -> bool:
        """Whether something went: amounts tell it, else what was done to the reader."""
        return any(chip.kind == "price" for chip in self.amounts) if self.amounts else self.events[0][0] in LOSSES


LOSSES = frozenset(
    {"expelled", "razed", "overrun", "crossed", "laid_down", "damaged", "put_card_under", "dismissed", "hired"}
)
"""Kinds of events that take something away."""


def fates(voice: Voice, seat: int, events: Iterable[Numbered]) -> list[Fate]:
    """What these events did to a seat."""
    made = _Fates(voice, seat)
    for number, event in events:
        made.add(number, event)
    return sorted(made.fates(), key=lambda fate: not fate.is_loss)


def after_own(voice: Voice, seat: int, events: Sequence[Numbered]) -> list[Numbered]:
    """Without what comes first: the effect of the seat's last decision itself."""
    doers = actors([event for _, event in events])
    for at, ((_, event), doer) in enumerate(zip(events, doers, strict=True)):
        if event[0] in voice.breaks or (event[1] != seat and doer != seat):
            return list(events[at:])
    return []


class _Fates:
    """Fates in the making: by doer and cause their events."""

    def __init__(self, voice: Voice, seat: int) -> None:
        self.voice = voice
        self.seat = seat
        self.doer = NEUTRAL
        self.found: dict[tuple[int, str], list[Numbered]] = {}

    def add(self, number: int, event: Event) -> None:
        kind, who = str(event[0]), int(event[1])
        if kind not in ADDED_UP and who != self.seat:
            self.doer = who
            if kind in self.voice.touching and str(arguments_of(self.voice.game, event).get(OWNER)) == str(self.seat):
                self._keep(who, self.voice.touching[kind], number, event)
        elif who == self.seat and kind in ADDED_UP:
            self._keep(self._giver(event), why(self.voice.game, event), number, event)
        elif who == self.seat and kind in self.voice.felt:
            is_done = self.voice.text.has(f"{self.voice.area}.fate.{kind}")
            which = why(self.voice.game, event) if kind in COUNTED else number
            self._keep(self.doer if is_done else NEUTRAL, f"{kind} {which}", number, event)

    def _keep(self, by: int, cause: str, number: int, event: Event) -> None:
        self.found.setdefault((by, cause), []).append((number, event))

    def _giver(self, event: Event) -> int:
        """Who pays or is paid; where the event does not say it, whoever acts pays for what they take."""
        said = arguments_of(self.voice.game, event)
        other = said.get("from", said.get("to", NEUTRAL))
        if isinstance(other, int) and other != NEUTRAL:
            return other
        return self.doer if why(self.voice.game, event) in self.voice.touching.values() else NEUTRAL

    def fates(self) -> Iterable[Fate]:
        for (by, _), events in self.found.items():
            fate = self._fate(by, events)
            if fate.words or fate.amounts:
                yield fate

    def _fate(self, by: int, numbered: Sequence[Numbered]) -> Fate:
        voice, events = self.voice, [event for _, event in numbered]
        changes = merge_amounts(event for event in events if event[0] not in ADDED_UP)
        amounts = net(voice.amounts(self.seat, [event for event in events if event[0] in ADDED_UP]))
        cause = why(voice.game, events[-1])
        words = tuple(done_to(voice.game, event, by, voice.text) for event in changes)
        reason = "" if by != NEUTRAL and words else entry(voice.game, events[-1], voice.text).reason
        named_first = [value for event in changes for value in event[2:] if isinstance(value, str)]
        things = tuple(dict.fromkeys(filter(None, (*named_first, cause))))
        return Fate(numbered[0][0], by, words, tuple(amounts), reason, things, tuple(events))
