"""The texts of one language and one area: a Project Fluent file whose entries are read when they are first said.

An entry is found by its id: `event-rolled` in `troyes.ftl` is the key `troyes.event.rolled`. A word may have forms as
attributes (`.gender`, `.the`, `.accusative`); texts ask for them with the functions of `trois.text.functions`.
"""

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from trois.text.functions import functions
from trois.text.reading import Entry, Node, Saying, place_text, read_entry
from trois.text.values import Args, Home, Word
from trois.text.writing import Writing, writing_of

FALLBACK: Final = "en"
PLURALS: Final = "n"
"""The argument by which a word is put into singular or plural."""
_BETWEEN: Final = re.compile(r"\n(?:#.*\n|\n)*(?=[a-zA-Z-])")
"""What comes before an entry: the end of a line, comments and empty lines. The lines of an entry are indented."""
_OTHER: Final = re.compile(r"[^\w-]+", re.ASCII)
_LOG: Final = logging.getLogger(__name__)


@lru_cache(1 << 14)
def ident(name: str) -> str:
    """A key without its area as the id of an entry: `word.city hall` is `word-city-hall`."""
    return _OTHER.sub("-", name.replace("'", ""))


def split(source: str) -> dict[str, str]:
    """The entries of a file by their ids, unparsed."""
    entries = _BETWEEN.split(f"\n{source}")[1:]
    return {entry.partition("=")[0].rstrip(): entry for entry in entries}


def read(folder: Path, area: str) -> dict[str, str]:
    """The entries of an area; none where the language has no such file."""
    path = folder / f"{area}.ftl"
    return split(path.read_text(encoding="utf-8")) if path.is_file() else {}


def report(key: str, problems: list[str]) -> None:
    """A text that could not be formatted is shown as far as it goes; in tests that is an error."""
    _LOG.error("text %s: %s", key, "; ".join(problems))


class Catalogue(Home):
    """The texts of one language and one area."""

    def __init__(self, language: str, area: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self.area = area
        self.sources = dict(sources)
        self._words: dict[tuple[str, str, object], Word] = {}
        self._entries: dict[str, Entry] = {}
        self.functions: Mapping[str, Callable[..., Any]] = functions(self)

    def __contains__(self, entry: str) -> bool:
        return entry in self.sources

    def __iter__(self) -> Iterator[str]:
        return iter(self.sources)

    def add(self, source: str) -> None:
        """More entries, in the form of a file."""
        self.sources.update(split(source))

    def arguments(self, entry: str) -> frozenset[str]:
        """The arguments of an entry."""
        return self.entry(entry).arguments

    def references(self, entry: str) -> tuple[frozenset[str], frozenset[str]]:
        """The entries and the functions that an entry names."""
        found = self.entry(entry)
        return found.entries, found.functions

    def say(self, entry: str, args: Args) -> str:
        """An entry with its places filled."""
        return self._format(entry, self.entry(entry).value, args)

    # Words

    def word(self, name: str, section: str, n: object = None) -> Word:
        """A word by its id, in a number; what has no entry is said as it is."""
        key = (name, section, n)
        if key not in self._words:
            self._words[key] = self._make_word(name, section, n)
        return self._words[key]

    def _make_word(self, name: str, section: str, n: object) -> Word:
        entry = ident(f"{section}.{name}")
        if entry not in self and "+" in name:
            parts = [self.word(part, section, n) for part in name.split("+")]
            return Word(" + ".join(parts), self, name)
        return Word(self.say(entry, {PLURALS: n}) if entry in self else name, self, name, entry, n)

    def form(self, word: Word, form: str) -> str:
        """A form of a word of this catalogue; empty where it has none."""
        if word.entry not in self:
            return ""
        node = self.entry(word.entry).forms.get(form)
        return "" if node is None else self._format(word.entry, node, {PLURALS: word.n})

    def forms(self, entry: str) -> set[str]:
        """The forms that an entry has beside its value."""
        return set(self.entry(entry).forms)

    # Saying

    @cached_property
    def writing(self) -> Writing:
        """Found when something is said: English is asked for what it has more often than it speaks."""
        return writing_of(self.language)

    def entry(self, name: str) -> Entry:
        """An entry is read when it is first said, or first referred to."""
        found = self._entries.get(name)
        if found is None:
            found = self._entries[name] = read_entry(self.sources[name])
        return found

    def _format(self, entry: str, node: Node, args: Args) -> str:
        problems: list[str] = []
        text = place_text(node, Saying(self, args, problems))
        if problems:
            report(f"{self.language}/{self.area}.{entry}", problems)
        return text
