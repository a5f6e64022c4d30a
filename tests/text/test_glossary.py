"""The catalogues use the words of the rulebooks, and one way to address people."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from trois import games, lessons
from trois.games import area
from trois.text import LANGUAGES, areas, catalogue, folder_of


def glossary(language: str) -> dict[str, Any]:
    return tomllib.loads((folder_of(language) / "glossary.toml").read_text(encoding="utf-8"))


def sources(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Every text about a game: its catalogue, its part of the drawings, its rules, its lessons and puzzles."""
    for where in areas(language):
        texts = catalogue(language, where)
        for entry, source in texts.sources.items():
            if where == game or (where == "draw" and entry.startswith(f"{game.removeprefix('troyes_')}-")):
                yield f"{where}.{entry}", source.partition("=")[2]
    for path in books(language, game):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield f"{path.parent.name} {path.name}", line.partition(" = ")[2]


def books(language: str, game: str) -> list[Path]:
    """The rules of a game, and its lessons."""
    taught = Path(lessons.__file__).parent / game / f"{language}.toml"
    return [*(folder_of(language) / "rules").glob(f"{game}.*"), taught]


def uses(word: str, text: str) -> bool:
    return re.search(rf"(?<![\w$-]){re.escape(word)}(?![\w-])", text) is not None


ROWS = [
    (language, game, name, row)
    for language in LANGUAGES
    for game, rows in glossary(language).items()
    if game != "address"
    for name, row in rows.items()
]


@pytest.mark.parametrize(("language", "game", "name", "row"), ROWS, ids=[f"{r[0]}-{r[1]}-{r[2]}" for r in ROWS])
def test_the_words_of_the_rulebook_are_used(language: str, game: str, name: str, row: dict[str, Any]) -> None:
    texts = list(sources(language, game))
    assert row["means"], name
    assert any(uses(word, text) for word in row["words"] for _, text in texts)
    found = [(key, word) for word in row["not"] for key, text in texts if uses(word, text)]
    assert found == []


def test_a_printed_word_has_its_source_and_is_ours_or_tells_why_not() -> None:
    printed = [row for *_, row in ROWS if "printed" in row]
    assert printed
    for row in printed:
        assert row["source"].startswith("http")
        said = row["printed"].lower()
        is_ours = any(word.lower() in said or said in word.lower() for word in row["words"])
        assert is_ours != ("kept" in row), row


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_way_of_address(language: str) -> None:
    wrong = glossary(language)["address"]["not"]
    texts = [
        (f"{where}.{entry}", source.partition("=")[2])
        for where in areas(language)
        for entry, source in catalogue(language, where).sources.items()
    ]
    texts += [told for name in games.names() for told in sources(language, area(name))]
    assert [(key, word) for key, text in texts for word in wrong if uses(word, text)] == []


def test_every_language_has_a_glossary_of_known_games() -> None:
    known = {area(name) for name in games.names()} | {"address"}
    for language in LANGUAGES:
        assert set(glossary(language)) <= known
