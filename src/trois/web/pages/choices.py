"""What a seat may do now, as a page shows it: names, and chips in words."""

from collections.abc import Iterable
from dataclasses import dataclass

from trois.text.chips import chip_words
from trois.text.voice import Chip, Choice, Tone, Voice, choices_of
from trois.web.tables.table import LiveTable

MOST_CHIPS = 6


@dataclass(frozen=True)
class Label:
    """A chip in words; its tone says how it looks."""

    tone: Tone
    words: str


@dataclass(frozen=True)
class Offer:
    """A choice in the list."""

    choice: Choice
    chips: list[Label]

    @property
    def label(self) -> str:
        """Name, price and gain in one line: what a screen reader says."""
        return ", ".join([self.choice.name, *(chip.words for chip in self.chips)])


def offers(live: LiveTable, seat: int, voice: Voice) -> list[Offer]:
    """The legal actions, in the order of the vocabulary."""
    return [Offer(choice, labels(voice, choice.chips[:MOST_CHIPS])) for choice in choices_of(live.playing, seat, voice)]


def labels(voice: Voice, chips: Iterable[Chip]) -> list[Label]:
    return [Label(chip.tone, chip_words(voice, chip)) for chip in chips]
