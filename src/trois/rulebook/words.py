"""The words of the books, by language; what a language does not have yet is said in English."""

import tomllib
from functools import cache
from typing import Final

from trois import text
from trois.games import area

FRAME: Final = "frame"


@cache
def words_of(name: str, language: str) -> dict[str, str]:
    """Every text of a book, or of `frame` that all books share: `chapter.passage` and what it says."""
    own = _read(name, language)
    return own if language == text.FALLBACK else _read(name, text.FALLBACK) | own


def _read(name: str, language: str) -> dict[str, str]:
    path = text.folder_of(language) / "rules" / f"{area(name)}.toml"
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        f"{chapter}.{key}": str(said)
        for chapter, passages in found.items()
        for key, said in passages.items()
    }  # fmt: skip
