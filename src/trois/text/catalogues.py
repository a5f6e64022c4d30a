"""The texts of one language and one area: a Project Fluent file whose entries are read when they are first said.

An entry is found by its id: `event-rolled` in `troyes.ftl` is the key `troyes.event.rolled`. A word may have forms as
attributes (`.gender`, `.the`, `.accusative`); texts ask for them with the functions of `trois.text.functions`.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment, TextElement
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from trois.text.functions import functions
from trois.text.reading import compiled
from trois.text.values import Args, Home, Word

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


def report(key: str, problems: list[Exception]) -> None:
    """A text that could not be said whole is shown as far as it goes; tests let nothing of the kind pass."""
    _LOG.error("text %s: %s", key, "; ".join(str(problem) for problem in problems))


class _Bundle(FluentBundle):
    """Takes values of `trois.text.values` as they are: numbers are written by the language, and parts stay marked."""

    def __init__(self, language: str, sources: Mapping[str, str], home: Home) -> None:
        super().__init__([language, FALLBACK], functions=functions(home), use_isolating=False)
        self._sources = sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """An entry is read when it is first said, or first referred to."""
        name = f"-{entry_id}" if term else entry_id
        found = self._compiled.get(name)
        if found is None:
            found = self._compiled[name] = compiled(self._sources[name])
        return found

    def say(self, pattern: Pattern, args: Args, problems: list[Exception]) -> str:
        if isinstance(pattern, TextElement):
            return pattern.value
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=dict(args)), errors=problems)
        return str(pattern(environment))


class _Names(Visitor):
    """The arguments, entries and functions that an entry names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.entries: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


class Catalogue(Home):
    """The texts of one language and one area."""

    def __init__(self, language: str, area: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self.area = area
        self.sources = dict(sources)
        self._words: dict[tuple[str, str, object], Word] = {}
        self._names: dict[str, _Names] = {}

    def __contains__(self, entry: str) -> bool:
        return entry in self.sources

    def __iter__(self) -> Iterator[str]:
        return iter(self.sources)

    def add(self, source: str) -> None:
        """More entries, in the form of a file."""
        self.sources.update(split(source))

    def arguments(self, entry: str) -> frozenset[str]:
        """What an entry wants to be told."""
        return frozenset(self._named(entry).arguments)

    def used(self, entry: str) -> tuple[frozenset[str], frozenset[str]]:
        """The entries and the functions that an entry names."""
        names = self._named(entry)
        return frozenset(names.entries), frozenset(names.functions)

    def say(self, entry: str, args: Args) -> str:
        """An entry with its places filled."""
        pattern = self._message(entry).value
        return self._format(entry, pattern, args)

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
        pattern = self._message(word.entry).attributes.get(form)
        return "" if pattern is None else self._format(word.entry, pattern, {PLURALS: word.n})

    def forms(self, entry: str) -> set[str]:
        """The forms that an entry has beside its value."""
        return set(self._message(entry).attributes)

    # Saying

    @cached_property
    def _bundle(self) -> _Bundle:
        """Made when something is said: English is asked for what it has more often than it speaks."""
        return _Bundle(self.language, self.sources, self)

    def _format(self, entry: str, pattern: Pattern | None, args: Args) -> str:
        problems: list[Exception] = []
        said = "" if pattern is None else self._bundle.say(pattern, args, problems)
        if problems:
            report(f"{self.language}/{self.area}.{entry}", problems)
        return said

    def _message(self, entry: str) -> Message:
        return self._bundle.get_message(entry)

    def _named(self, entry: str) -> _Names:
        if entry not in self._names:
            message, names = self._message(entry), _Names()
            for pattern in (message.value, *message.attributes.values()):
                if pattern is not None:
                    names.visit(pattern)
            self._names[entry] = names
        return self._names[entry]
