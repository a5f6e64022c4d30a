"""What an observation is written into: codes, and the names and ranges they stand for.

A code is a whole number from 0 to 255: the value less its `low`, held within the range.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Feature(NamedTuple):
    """One number of the vector: it is 0 at `low`, 1 at `high`; what lies outside is held at the nearer end."""

    name: str
    low: int
    high: int


class Sink:
    """`groups` names what `codes` holds, group by group."""

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.groups: list[tuple[str, Sequence[str], int, int]] = []

    def numbers(self, name: str, words: Sequence[str], values: Iterable[int], low: int, high: int) -> None:
        before = len(self.codes)
        self.codes += [0 if v <= low else min(v, high) - low for v in values]
        if len(self.codes) - before != len(words):
            raise ValueError(f"{name}: {len(self.codes) - before} values for {len(words)} words")
        self.groups.append((name, words, low, high))

    def number(self, name: str, value: int, low: int, high: int) -> None:
        self.numbers(name, ("",), (value,), low, high)

    def flags(self, name: str, words: Sequence[str], values: Iterable[bool]) -> None:
        self.numbers(name, words, map(int, values), 0, 1)

    def flag(self, name: str, value: bool) -> None:
        self.number(name, int(value), 0, 1)

    def one_hot(self, name: str, words: Sequence[str], word: str | None) -> None:
        """1 at the word, if it is there."""
        self.numbers(name, words, [int(each == word) for each in words], 0, 1)

    def one_of(self, name: str, size: int, at: int) -> None:
        """1 at a place, if it is there."""
        self.numbers(name, [str(i) for i in range(size)], [int(i == at) for i in range(size)], 0, 1)

    def counts(self, name: str, words: Sequence[str], found: Iterable[str], high: int) -> None:
        """How often each word is found."""
        tally = dict.fromkeys(words, 0)
        for word in found:
            tally[word] += 1
        self.numbers(name, words, tally.values(), 0, high)

    def features(self) -> list[Feature]:
        return [
            Feature(f"{name}.{word}" if word else name, low, high)
            for name, words, low, high in self.groups
            for word in words
        ]
