"""A language that nobody speaks, made from the English catalogues: letters are doubled and words grow longer.

It shows that a language is a folder and a line, and what becomes of the layout where words are long. To look at it:
`python -m tests.pseudo FOLDER` writes the catalogues.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from trois.text import add_language, folder_of, remove_language

CODE: Final = "qq"
NAME: Final = "Pseeuudoo"
_KEPT: Final = re.compile(r"(\[[\w-]+\]|\{\w+\})")
"""Signs in brackets are drawn, not read; places are filled."""
_VOWEL: Final = re.compile(r"[aeiouAEIOU]")
_LONG_WORD: Final = re.compile(r"[^\W\d_]{4,}")


def lengthened(words: str) -> str:
    """Vowels twice, long words with a tail: about half as long again, more than any real language."""
    pieces = _KEPT.split(words)
    return "".join(piece if _KEPT.fullmatch(piece) else _lengthened(piece) for piece in pieces)


def _lengthened(words: str) -> str:
    doubled = _VOWEL.sub(lambda vowel: vowel[0] + vowel[0].lower(), words)
    return _LONG_WORD.sub(lambda word: f"{word[0]}ŋ", doubled)


class _Lengthen(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = lengthened(node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        """Genders select; they are not read."""
        return node if node.id.name == "gender" else self.generic_visit(node)


def write(folder: Path) -> None:
    """The catalogues of the language, in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder_of("en").glob("*.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        said = FluentSerializer().serialize(_Lengthen().visit(resource))
        (folder / path.name).write_text(said, encoding="utf-8")
    (folder / "rules").mkdir(exist_ok=True)
    for path in folder_of("en").glob("rules/*.toml"):
        (folder / "rules" / path.name).write_text(_rules(tomllib.loads(path.read_text("utf-8"))), encoding="utf-8")


def _rules(book: dict[str, dict[str, str]]) -> str:
    """The words of a book, as TOML; strings of JSON are strings of TOML too."""
    lines: list[str] = []
    for chapter, passages in book.items():
        lines.append(f"[{json.dumps(chapter)}]")
        lines += [f"{json.dumps(key)} = {json.dumps(lengthened(said))}" for key, said in passages.items()]
    return "\n".join(lines)


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """The language joins; afterwards it is gone."""
    write(folder)
    add_language(CODE, NAME, folder)
    try:
        yield CODE
    finally:
        remove_language(CODE)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
