"""Reads an entry of a catalogue into what says it: a tree of functions.

This is the part of Project Fluent that our catalogues use, without a library, so that drawings and help need none:
places, selection by a number, its plural or a word, forms (attributes), other entries and the functions of
`trois.text.functions`. A text stands in one line, with selections over several. `tests/text/test_reading.py` has every entry of every language said by
`fluent.runtime`, too, and compares.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeAlias

from trois.core.errors import TroisError
from trois.text.values import Args, Real, Spoken
from trois.text.writing import Writing

_NAME: Final = r"[a-zA-Z][\w-]*"
_BELOW: Final = r" *(?:\n+ +(?=[^\s.*}\[]))?"
"""A text may begin in the line below."""
_HEAD: Final = re.compile(rf"-?({_NAME}) *={_BELOW}", re.ASCII)
_FORM: Final = re.compile(rf"\n+ +\.({_NAME}) *={_BELOW}", re.ASCII)
_TEXT: Final = re.compile(r"[^{}\n]+")
_OPEN: Final = re.compile(r"\{\s*")
_CLOSE: Final = re.compile(r"\s*\}")
_SELECT: Final = re.compile(r"\s*->[ ]*(?=\n)")
_VARIANT: Final = re.compile(rf"\s*(\*?)\[ *(?:({_NAME})|(-?\d+(?:\.\d+)?)) *\]{_BELOW}", re.ASCII)
_INLINE: Final = re.compile(
    rf"""\$(?P<variable>{_NAME})|"(?P<string>[^"\\\n]*)"|(?P<number>-?\d+(?:\.\d+)?)"""
    rf"""|(?P<function>[A-Z][A-Z0-9_-]*)\(\s*|(?P<entry>-?{_NAME})(?:\.(?P<form>{_NAME}))?""",
    re.ASCII,
)
_ARGUMENT: Final = re.compile(rf"({_NAME})\s*:\s*(?=[\"\d-])", re.ASCII)
_COMMA: Final = re.compile(r"\s*,\s*")
_CALLED: Final = re.compile(r"\s*\)")


class UnknownSyntax(TroisError):
    """An entry with something that this reader does not know, or that is not Fluent."""


class Texts(Protocol):
    """Where an entry finds the others, the functions and how its language writes."""

    functions: Mapping[str, Callable[..., Any]]

    @property
    def writing(self) -> Writing: ...

    def entry(self, name: str) -> "Entry": ...


class Saying:
    """One text being said: with which arguments, and what went wrong."""

    __slots__ = ("args", "problems", "texts")

    def __init__(self, texts: Texts, args: Args, problems: list[str]) -> None:
        self.texts = texts
        self.args = args
        self.problems = problems

    def report(self, what: str, problem: str) -> str:
        """Note what is wrong; gives what stands in its place."""
        self.problems.append(problem)
        return what


Node: TypeAlias = Callable[[Saying], Any]


class Entry:
    """An entry that has been read: its text, its forms, and the arguments, entries and functions it names."""

    def __init__(self, value: Node, forms: Mapping[str, Node], reader: "_Reader") -> None:
        self.value = value
        self.forms = forms
        self.arguments = frozenset(reader.arguments)
        self.entries = frozenset(reader.entries)
        self.functions = frozenset(reader.functions)


def read_entry(source: str) -> Entry:
    """An entry, ready to be said."""
    return _Reader(source).entry()


class _Reader:
    """Goes through the text of an entry once."""

    def __init__(self, source: str) -> None:
        self.source = source.rstrip()
        self.at = 0
        self.arguments: set[str] = set()
        self.entries: set[str] = set()
        self.functions: set[str] = set()

    def entry(self) -> Entry:
        self._take(_HEAD)
        value = self._pattern()
        forms = {}
        while form := self._maybe(_FORM):
            forms[form[1]] = self._pattern()
        if self.at != len(self.source):
            raise self._unknown()
        return Entry(value, forms, self)

    def _maybe(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str]:
        found = self._maybe(wanted)
        if found is None:
            raise self._unknown()
        return found

    def _unknown(self) -> UnknownSyntax:
        line = self.source.count("\n", 0, self.at) + 1
        return UnknownSyntax("text-syntax", entry=self.source.partition("=")[0].strip(), line=line)

    def _pattern(self) -> Node:
        """Text and places up to the end of the line."""
        elements: list[str | Node] = []
        while True:
            if text := self._maybe(_TEXT):
                elements.append(text[0])
            elif self._maybe(_OPEN):
                elements.append(self._place())
            else:
                break
        if not elements:
            raise self._unknown()
        if isinstance(elements[-1], str):
            elements[-1] = elements[-1].rstrip(" ")
        return _text_node(elements)

    def _place(self) -> Node:
        inner = self._inline()
        if self._maybe(_SELECT):
            inner = _choice_node(inner, self._variants())
        self._take(_CLOSE)
        return inner

    def _variants(self) -> list[tuple[str | float, bool, Node]]:
        found: list[tuple[str | float, bool, Node]] = []
        while head := self._maybe(_VARIANT):
            found.append((head[2] or float(head[3]), bool(head[1]), self._pattern()))
        return found

    def _inline(self) -> Node:
        found = self._take(_INLINE)
        if found["variable"]:
            self.arguments.add(found["variable"])
            return _argument(found["variable"])
        if found["function"]:
            self.functions.add(found["function"])
            return _call(found["function"], *self._arguments())
        if found["entry"]:
            return self._reference(found["entry"], found["form"])
        return _literal(Real(found["number"]) if found["number"] else found["string"])

    def _reference(self, name: str, form: str | None) -> Node:
        if self.source.startswith("(", self.at):
            raise self._unknown()
        self.entries.add(name)
        return _other(name, form)

    def _arguments(self) -> tuple[list[Node], dict[str, Node]]:
        positional: list[Node] = []
        named: dict[str, Node] = {}
        while not self._maybe(_CALLED):
            if name := self._maybe(_ARGUMENT):
                named[name[1]] = self._inline()
            else:
                positional.append(self._inline())
            self._maybe(_COMMA)
        return positional, named


def _literal(value: object) -> Node:
    return lambda _: value


def _text_node(elements: list[str | Node]) -> Node:
    if len(elements) == 1 and not isinstance(elements[0], str):
        return elements[0]
    if all(isinstance(element, str) for element in elements):
        return _literal("".join(map(str, elements)))

    def say(saying: Saying) -> str:
        return "".join(element if isinstance(element, str) else place_text(element, saying) for element in elements)

    return say


def place_text(node: Node, saying: Saying) -> str:
    """A place as it stands in the text."""
    found = node(saying)
    return found.format(saying.texts.writing) if isinstance(found, Spoken) else str(found)


def _choice_node(selector: Node, variants: list[tuple[str | float, bool, Node]]) -> Node:
    def say(saying: Saying) -> object:
        wanted, default = selector(saying), None
        for key, is_default, node in variants:
            if _fits(wanted, key, saying):
                return node(saying)
            if is_default:
                default = node
        return saying.report("", "no variant fits") if default is None else default(saying)

    return say


def _fits(wanted: object, key: str | float, saying: Saying) -> bool:
    if isinstance(wanted, int | float) and isinstance(key, str):
        return saying.texts.writing.plural(wanted) == key
    return wanted == key


def _argument(name: str) -> Node:
    def say(saying: Saying) -> object:
        if name in saying.args:
            return saying.args[name]
        return saying.report(name, f"no argument {name}")

    return say


def _call(name: str, positional: list[Node], named: dict[str, Node]) -> Node:
    def say(saying: Saying) -> object:
        given = [node(saying) for node in positional]
        try:
            options = {option: node(saying) for option, node in named.items()}
            return saying.texts.functions[name](*given, **options)
        except Exception as error:
            return saying.report(f"{name}()", f"{name}: {error!r}")

    return say


def _other(name: str, form: str | None) -> Node:
    def say(saying: Saying) -> object:
        try:
            entry = saying.texts.entry(name)
            node = entry.forms[form] if form else entry.value
        except LookupError:
            return saying.report(f"{{{name}}}", f"no entry {name}")
        return node(saying)

    return say
