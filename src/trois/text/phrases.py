"""What programs say in English, in the reader's language: help of commands, and what is wrong with what was handed in.

The engine knows no languages, and an error is one clear English line. Such a line is found in the English catalogue
(areas `cli` and `error`), whose places tell its words from its values; the same entry of another language is filled with
the values. A line that no entry has is passed on as it is.
"""

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from trois.text import FALLBACK, Text, catalogue

HELP: Final = "cli"
ERRORS: Final = "error"
_NESTED: Final = "what"
"""The place of a line within a line: the reason why a file can't be read."""


def said(line: str, text: Text, where: str = ERRORS) -> str:
    """A line in the reader's language, and what is nested in it."""
    if text.language == FALLBACK:
        return line
    for entry, pattern in _patterns(where):
        found = pattern.fullmatch(line)
        if found is not None:
            values = {name: _value(name, value, text, where) for name, value in found.groupdict().items()}
            return text(f"{where}.{entry}", **values)
    return _in_parts(line, text, where)


def _in_parts(line: str, text: Text, where: str) -> str:
    """`record: seat 1, decision 4: ...`: what is before a colon tells the place, what is behind it what is wrong."""
    head, colon, rest = line.partition(": ")
    if not colon:
        return line
    told = said(rest, text, where)
    return f"{_place(head, text)}: {told}" if told != rest else line


def _place(word: str, text: Text) -> str:
    key = f"{ERRORS}.{word}-word"
    return text(key) if text.has(key) else word


def is_known(line: str, text: Text) -> bool:
    """Whether the reader's language has words for an error."""
    return text.language == FALLBACK or said(line, text) != line


def _value(name: str, value: str, text: Text, where: str) -> object:
    if name == _NESTED:
        return said(value, text, where)
    if value.isupper() and text.has(f"{HELP}.{value}"):  # GAME, FILE
        return text(f"{HELP}.{value}")
    return int(value) if value.isdecimal() and len(value) < len("1000000") else value


@cache
def _patterns(where: str) -> list[tuple[str, re.Pattern[str]]]:
    """Every English entry as a pattern: what is said around any other line, then those with the most words."""
    texts = catalogue(FALLBACK, where)
    found = [(entry, *_pattern(texts.sources[entry])) for entry in texts]
    found.sort(key=lambda row: (not row[1].pattern.startswith(f"(?P<{_NESTED}>"), -row[2]))
    return [(entry, pattern) for entry, pattern, _ in found]


def _pattern(source: str) -> tuple[re.Pattern[str], int]:
    """The pattern of an entry, and how many of its characters are its own."""
    message = FluentParser(with_spans=False).parse(source).body[0]
    if not isinstance(message, ast.Message) or message.value is None:
        return re.compile(r"(?!)"), 0
    parts = [_part(element) for element in message.value.elements]
    own = sum(len(element.value) for element in message.value.elements if isinstance(element, ast.TextElement))
    return re.compile("".join(parts), re.DOTALL), own


def _part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    inner = element.expression
    return f"(?P<{inner.id.name}>.+?)" if isinstance(inner, ast.VariableReference) else ".*?"
