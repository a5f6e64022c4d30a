"""What a language joins and sets apart itself: no list, title, decimal point or ordinal is put together in code."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import trois
from trois.text import Text

SOURCES = Path(trois.__file__).parent
SPOKEN = ("text", "draw", "rulebook", "terminal", "web/pages")
"""What puts words together that people read."""
TYPED = {
    "terminal/files.py": "a record as JSON",
    "terminal/tables.py": "the values of a file of cards, as they stand in it",
    "text/reading.py": "an error of whoever writes a catalogue",
    "text/writing.py": "English, which needs no library",
    "text/__init__.py": "the values of an error, which can be typed",
    "web/pages/table/results.py": "how often each number was rolled",
    "web/pages/table/choices.py": "a choice and its chips, for a screen reader",
    "web/pages/table/table_view.py": "the result, to be sent to others",
}
"""Files in which a list or a colon is no sentence's."""


def modules() -> Iterator[tuple[str, ast.AST]]:
    for package in SPOKEN:
        for path in sorted((SOURCES / package).rglob("*.py")):
            name = path.relative_to(SOURCES).as_posix()
            if name not in TYPED:
                yield name, ast.parse(path.read_text(encoding="utf-8"))


def test_no_list_is_joined_in_code() -> None:
    found = [
        (name, node.lineno)
        for name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "', '.join"
    ]
    assert found == [], "Text.listed says it as the language does"


def test_no_title_is_set_apart_in_code() -> None:
    found = [(name, ast.unparse(node)) for name, tree in modules() for node in ast.walk(tree) if has_colon(node)]
    assert found == [], "Text.titled says it as the language does"


def has_colon(node: ast.AST) -> bool:
    """`f"{name}: {what}"`."""
    pieces = node.values if isinstance(node, ast.JoinedStr) else []
    return any(isinstance(one, ast.Constant) and ": " in str(one.value) for one in pieces) and len(pieces) > 1


def test_no_decimal_point_is_written_in_code() -> None:
    found = [
        (name, node.lineno)
        for name, tree in modules()
        if not name.startswith("draw/")
        for node in ast.walk(tree)
        if isinstance(node, ast.FormattedValue) and node.format_spec and ".1f" in ast.unparse(node.format_spec)
    ]
    assert found == [], "Text.number says it as the language does"


@pytest.mark.parametrize(
    ("language", "title", "number", "loss", "first"),
    [
        ("en", "Archer: Rolls.", "0.3", "−1.5", "1st"),
        ("fr", "Archer\u00a0: Rolls.", "0,3", "−1,5", "1er"),
        ("it", "Archer: Rolls.", "0,3", "−1,5", "1º"),
        ("es", "Archer: Rolls.", "0,3", "−1,5", "1.º"),
        ("hu", "Archer: Rolls.", "0,3", "−1,5", "1."),
    ],
)
def test_titles_numbers_and_ordinals_by_the_language(
    language: str, title: str, number: str, loss: str, first: str
) -> None:
    text = Text(language)
    assert text.titled("Archer", "Rolls.") == title
    assert text.number(0.3, 1) == number
    assert text.signed(-1.5, 1) == loss
    assert text.ordinal(1) == first


@pytest.mark.parametrize(
    ("language", "names", "both", "either"),
    [
        ("es", ["Ada", "Inés"], "Ada e Inés", "Ada o Inés"),
        ("es", ["«Peste»", "«Incendio»"], "«Peste» e «Incendio»", "«Peste» o «Incendio»"),
        ("es", ["oro", "hierro"], "oro y hierro", "oro o hierro"),
        ("es", ["Inés", "Ada"], "Inés y Ada", "Inés o Ada"),
        ("es", ["7", "8"], "7 y 8", "7 u 8"),
        ("it", ["Ada", "Eva"], "Ada ed Eva", "Ada o Eva"),
        ("it", ["Eva", "Ada"], "Eva e Ada", "Eva o Ada"),
    ],
)
def test_and_and_or_before_a_like_sound(language: str, names: list[str], both: str, either: str) -> None:
    assert (Text(language).listed(names), Text(language).either(names)) == (both, either)
