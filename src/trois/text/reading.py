"""Reads an entry of a catalogue straight into the tree by which `fluent.runtime` says it.

The library's own way, a syntax tree made letter by letter and then compiled, takes most of the time in which a log is
first put into words. This reader knows what our catalogues use and gives the very same tree; `tests/text/test_reading.py`
compares every entry of every language. What it does not know, such as text in several lines, it leaves to the library.
"""

import re
from typing import Any, Final

from fluent.runtime import resolver
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser

_NAME: Final = r"[a-zA-Z][\w-]*"
_PLAIN: Final = re.compile(rf"({_NAME}) *= *([^{{}}\n]*[^{{}}\s])\s*", re.ASCII)
_HEAD: Final = re.compile(rf"-?({_NAME}) *= *", re.ASCII)
_FORM: Final = re.compile(rf"\n+ +\.({_NAME}) *= *", re.ASCII)
_TEXT: Final = re.compile(r"[^{}\n]+")
_OPEN: Final = re.compile(r"\{\s*")
_CLOSE: Final = re.compile(r"\s*\}")
_SELECT: Final = re.compile(r"\s*->[ ]*(?=\n)")
_VARIANT: Final = re.compile(rf"\s*(\*?)\[ *(?:({_NAME})|(-?\d+(?:\.\d+)?)) *\] *", re.ASCII)
_INLINE: Final = re.compile(
    rf"""\$(?P<variable>{_NAME})|"(?P<string>[^"\\\n]*)"|(?P<number>-?\d+(?:\.\d+)?)"""
    rf"""|(?P<function>[A-Z][A-Z0-9_-]*)\(\s*|(?P<term>-)?(?P<entry>{_NAME})(?:\.(?P<form>{_NAME}))?""",
    re.ASCII,
)
_ARGUMENT: Final = re.compile(rf"({_NAME})\s*:\s*(?=[\"\d-])", re.ASCII)
_COMMA: Final = re.compile(r"\s*,\s*")
_CALLED: Final = re.compile(r"\s*\)")
_PARSER: Final = FluentParser(with_spans=False)
_COMPILER: Final = Compiler()


class _UnknownSyntax(Exception):
    """Left to the library."""


def compiled(source: str) -> Message:
    """An entry, ready to be said."""
    plain = _PLAIN.fullmatch(source)
    if plain:
        return Message(resolver.Identifier(plain[1]), resolver.TextElement(plain[2]))  # type: ignore[arg-type]
    try:
        return _Reader(source).message()
    except _UnknownSyntax:
        return compiled_by_library(source)


def compiled_by_library(source: str) -> Message:
    found: Message = _COMPILER(_PARSER.parse(source).body[0])
    return found


class _Reader:
    """Goes through the text of an entry once."""

    def __init__(self, source: str) -> None:
        self.source = source.rstrip()
        self.at = 0

    def message(self) -> Message:
        name = self._take(_HEAD)[1]
        value = self._pattern()
        forms = []
        while form := self._maybe(_FORM):
            forms.append(resolver.Attribute(resolver.Identifier(form[1]), self._pattern()))
        if self.at != len(self.source):
            raise _UnknownSyntax
        kind = resolver.Term if self.source.startswith("-") else resolver.Message
        return kind(resolver.Identifier(name), value, forms)  # type: ignore[return-value]

    def _maybe(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str]:
        found = self._maybe(wanted)
        if found is None:
            raise _UnknownSyntax
        return found

    def _pattern(self) -> Any:
        """Text and places up to the end of the line, simplified as the library does."""
        elements: list[Any] = []
        while True:
            if text := self._maybe(_TEXT):
                elements.append(resolver.TextElement(text[0]))
            elif self._maybe(_OPEN):
                elements.append(self._place())
            else:
                break
        if elements and isinstance(elements[-1], resolver.TextElement):
            elements[-1].value = elements[-1].value.rstrip(" ")
        if not elements:
            raise _UnknownSyntax
        return _simple(elements)

    def _place(self) -> Any:
        inner = self._inline()
        if self._maybe(_SELECT):
            inner = resolver.SelectExpression(inner, self._variants())
        self._take(_CLOSE)
        return inner if isinstance(inner, resolver.Literal) else resolver.Placeable(inner)

    def _variants(self) -> list[Any]:
        found = []
        while head := self._maybe(_VARIANT):
            key = resolver.Identifier(head[2]) if head[2] else resolver.NumberLiteral(head[3])
            found.append(resolver.Variant(key, self._pattern(), default=bool(head[1])))
        return found

    def _inline(self) -> Any:
        found = self._take(_INLINE)
        if found["variable"]:
            return resolver.VariableReference(resolver.Identifier(found["variable"]))
        if found["function"]:
            return resolver.FunctionReference(resolver.Identifier(found["function"]), self._arguments())
        if found["entry"]:
            return self._reference(found)
        return resolver.NumberLiteral(found["number"]) if found["number"] else resolver.StringLiteral(found["string"])

    def _reference(self, found: re.Match[str]) -> Any:
        if self.source.startswith("(", self.at):
            raise _UnknownSyntax
        form = resolver.Identifier(found["form"]) if found["form"] else None
        name = resolver.Identifier(found["entry"])
        return resolver.TermReference(name, form) if found["term"] else resolver.MessageReference(name, form)

    def _arguments(self) -> Any:
        positional: list[Any] = []
        named: list[Any] = []
        while not self._maybe(_CALLED):
            if name := self._maybe(_ARGUMENT):
                named.append(resolver.NamedArgument(resolver.Identifier(name[1]), self._inline()))
            else:
                positional.append(self._inline())
            self._maybe(_COMMA)
        return resolver.CallArguments(positional, named)


def _simple(elements: list[Any]) -> Any:
    """A single place needs no marks around it, and literals are joined."""
    if len(elements) == 1:
        (only,) = elements
        return resolver.NeverIsolatingPlaceable(only.expression) if isinstance(only, resolver.Placeable) else only
    if all(isinstance(element, resolver.Literal) for element in elements):
        return resolver.TextElement("".join(element(None) for element in elements))
    return Pattern(elements)
