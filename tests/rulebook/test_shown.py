"""The rules in the terminal and in the documentation."""

import re
from pathlib import Path

import pytest

import trois
from trois.cli import main
from trois.rulebook import book_of
from trois.rulebook.markdown import markdown
from trois.text import LANGUAGES, Text
from trois.text.markup import plain

DOCS = Path(__file__).parents[2] / "docs" / "rulebook"
EVERY = [(game, language) for game in trois.games.names() for language in LANGUAGES]


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_terminal_tells_every_passage_and_card(
    capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    told, book = said(capsys, game, "--lang", language), book_of(game, Text(language))
    for chapter in book.chapters:
        assert f"{chapter.number} {chapter.title}" in told
        for passage in chapter.passages:
            assert " ".join(plain(passage.text).split()) in told, passage.anchor
    for group in book.card_groups():
        assert [card.id for card in group.cards if card.name.split()[0] not in told] == []


def test_one_chapter_by_its_name_or_number(capsys: pytest.CaptureFixture[str]) -> None:
    by_name, by_number = said(capsys, "troyes", "dice"), said(capsys, "troyes", "6")
    assert by_name == by_number
    assert "Using dice" in by_name
    assert "First placement" not in by_name
    assert "activates Merchant 8 times" in by_name
    assert "Glossaire" in said(capsys, "tournay", "glossary", "--lang", "fr")


def test_corrected_cards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text('[board.wages]\npalace = 4\n[[activity]]\nid = "merchant"\nhire = 9\n', encoding="utf-8")
    assert "pay 4 for each of your citizens in the Palace" in said(capsys, "troyes", "round", "--cards", str(cards))
    assert re.search(r"Merchant −?9¤", said(capsys, "troyes", "all-cards", "--cards", str(cards)))


def test_what_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "troyes", "nothing"]) == 2
    assert "there is no chapter 'nothing'; there are: aim, setup" in capsys.readouterr().err
    assert main(["rules", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_documentation_has_every_passage(game: str, language: str) -> None:
    """If this fails: `make rulebook`."""
    page = (DOCS / f"{game}.{language}.md").read_text(encoding="utf-8")
    book = book_of(game, Text(language))
    for chapter in book.chapters:
        assert f"## {chapter.number}. {chapter.title}" in page
        for passage in chapter.passages:
            assert f'<a id="{passage.anchor}"></a>{passage.text}' in page, passage.anchor
    assert all(f"](#{chapter.id})" in page for chapter in book.chapters)


def test_markdown_tables_have_three_columns_everywhere() -> None:
    for line in markdown(book_of("tournay", Text("it"))).splitlines():
        assert not line.startswith("| ") or line.count("|") == 4, line
