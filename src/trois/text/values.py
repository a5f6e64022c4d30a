"""What fills a place of a text: numbers, words that know their grammar, and parts that a front end may draw."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, Protocol, TypeAlias

from trois.text.writing import Writing

Args: TypeAlias = Mapping[str, object]

SHORT: Final = 1000
"""Numbers below need no separator in any language, and most are."""
MINUS: Final = "−"
_OPEN: Final = "\ue000"
_CLOSE: Final = "\ue001"
_PART: Final = re.compile(f"{_OPEN}([^{_OPEN}{_CLOSE}]*){_CLOSE}")


class Home(Protocol):
    """Where a word comes from."""

    def word(self, name: str, section: str, n: object = None) -> "Word": ...

    def form(self, word: "Word", form: str) -> str: ...


class Word(str):
    """A word of a game as people say it. It still knows its entry, so that a text may ask for its gender or case."""

    home: Home
    name: str
    """Its id in the engine."""
    entry: str
    n: object

    def __new__(cls, said: str, home: Home, name: str, entry: str = "", n: object = None) -> "Word":
        word = super().__new__(cls, said)
        word.home, word.name, word.entry, word.n = home, name, entry, n
        return word


class Spoken:
    """What is written as the language writes it."""

    def format(self, writing: Writing) -> str:
        raise NotImplementedError


class Number(int, Spoken):
    """A whole number; it chooses a plural."""

    def format(self, writing: Writing) -> str:
        said = int.__repr__(self) if -SHORT < self < SHORT else writing.number(int(self))
        return said.replace("-", MINUS)


class Real(float, Spoken):
    """Any number, with at most three digits behind the point."""

    def format(self, writing: Writing) -> str:
        return writing.number(float(self), 0, 3)


class Part(NamedTuple):
    """A piece of a text that a front end may draw: which place it fills, and with what."""

    place: str
    value: str


class MarkedNumber(Number):
    """A number that can still be found in the text."""

    place: str

    def format(self, writing: Writing) -> str:
        return mark(self.place, int.__repr__(self))


def marked_number(place: str, value: int) -> MarkedNumber:
    number = MarkedNumber(value)
    number.place = place
    return number


def mark(place: str, value: str) -> str:
    return f"{_OPEN}{place}:{value}{_CLOSE}"


def parts(said: str) -> Iterator[str | Part]:
    """A text in which parts were marked, piece by piece."""
    at = 0
    for found in _PART.finditer(said):
        yield said[at : found.start()]
        place, _, value = found[1].partition(":")
        yield Part(place, value)
        at = found.end()
    yield said[at:]


def value(given: object) -> object:
    """An argument as texts take it."""
    if isinstance(given, str):
        return given
    if isinstance(given, int):
        return Number(given)
    return Real(given) if isinstance(given, float) else str("" if given is None else given)
