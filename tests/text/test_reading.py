"""Our reader of entries gives what the library would give."""

import pytest

from trois.text import LANGUAGES, areas, catalogue
from trois.text.reading import compiled, compiled_by_library

UNIMPORTANT = ("span", "comment")


def tree(node: object) -> object:
    """A tree as plain data."""
    if isinstance(node, list | tuple):
        return [tree(child) for child in node]
    if isinstance(node, dict):
        return {name: tree(child) for name, child in node.items()}
    if hasattr(node, "__dict__"):
        return type(node).__name__, {name: tree(child) for name, child in vars(node).items() if name not in UNIMPORTANT}
    return node


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_read_as_the_library_reads_it(language: str) -> None:
    for area in areas(language):
        for entry, source in catalogue(language, area).sources.items():
            assert tree(compiled(source)) == tree(compiled_by_library(source)), f"{language}/{area}.{entry}"


@pytest.mark.parametrize(
    "source",
    [
        "a = plain  \n",
        "a = { $n }\n",
        'a = {"{"} and { -brand } and { other.form }\n',
        "a = { $n ->\n    [0] none\n    [one] { $n } die { $m ->\n        [x] y\n       *[z] w\n    }\n   *[other] dice\n}\n  .gender = f\n",
        'a = { WORD($what, $n, in: "what", form: "x") } { -2.5 }\n',
        "a = several\n    lines\n      of text\n",
        "a =\n    below\n",
        'a = { -brand(case: "x") } { "\\u00e9" }\n',
        "-brand = Trois\n    .the = the Trois\n",
        "a = [white] *[b] . } .c = d\n",
    ],
)
def test_what_the_format_allows_is_read_or_left_to_the_library(source: str) -> None:
    assert tree(compiled(source)) == tree(compiled_by_library(source))


def test_trees_that_differ_are_told_apart() -> None:
    assert tree(compiled("a = { $n } b\n")) != tree(compiled_by_library("a = { $m } b\n"))
    assert tree(compiled("a = b\n")) != tree(compiled_by_library("a = c\n"))
