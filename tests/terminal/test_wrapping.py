"""Where lines of the terminal end."""

import io

import pytest
from rich.console import Console

from trois import games
from trois.rulebook import book_of
from trois.terminal.screen import Screen
from trois.text import LANGUAGES, Text

SIGNS = (":", ";", "!", "?", "»", "%", ",", ".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [31, 44, 60])
def test_no_line_begins_with_a_sign(language: str, width: int) -> None:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    screen = Screen(console, lambda _: "")
    said = [
        passage.text for chapter in book_of(games.names()[0], Text(language)).chapters for passage in chapter.passages
    ]
    for text in said:
        screen.say(text)
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert len(lines) > len(said)
    assert [line for line in lines if line.startswith(SIGNS)] == []
