"""The help of every command is in the reader's language."""

import argparse
from collections.abc import Iterator

import pytest

from trois import cli
from trois.cli.arguments import command_line
from trois.cli.parser import Parser
from trois.text import LANGUAGES, Text

OTHERS = [language for language in LANGUAGES if language != "en"]


def commands(language: str) -> dict[str, Parser]:
    parser = command_line(Text(language))
    (found,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return dict(found.choices)


def helps(language: str) -> Iterator[str]:
    for parser in commands(language).values():
        yield parser.description or ""
        yield from (action.help or "" for action in parser._actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_help_is_there(language: str) -> None:
    told = list(helps(language))
    assert len(told) > 100
    assert not any(line.startswith("cli.") for line in told)


@pytest.mark.parametrize("language", OTHERS)
def test_every_line_of_help_is_translated(language: str) -> None:
    pairs = zip(helps("en"), helps(language), strict=True)
    assert [mine for mine, theirs in pairs if mine == theirs and mine] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_help_is_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in [[], *([name] for name in commands("en"))]:
        assert cli.main([*words, "--help", "--lang", language]) == 0
        told = capsys.readouterr().out
        assert told.startswith(Text(language)("cli.usage"))
        assert Text(language)("cli.options") in told
        assert "show this help" not in told
        assert "default" not in told.replace("por defecto", "")


def test_the_language_of_the_system_is_followed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert cli.main(["play", "nothing"]) == 2
    assert "nincs „nothing” játék" in capsys.readouterr().err
    assert cli.main(["play", "nothing", "--lang=es"]) == 2
    assert "no hay ningún juego «nothing»" in capsys.readouterr().err
    assert cli.main(["--lang", "it", "play", "nothing"]) == 2
    assert "non c’è un gioco «nothing»" in capsys.readouterr().err


# What is wrong with the command line


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["arena"], "hiányzik: JÁTÉK, --bots (lásd: trois arena --help)"),
        (["arena", "troyes"], "hiányzik: --bots (lásd: trois arena --help)"),
        ([], "hiányzik: PARANCS (lásd: trois --help)"),
        (["fly"], "PARANCS argumentum: ismeretlen választás: „fly” (választható: play, games, "),
        (["serve", "--log", "xml"], "--log argumentum: ismeretlen választás: „xml” (választható: human, json) (lásd: "),
        (["serve", "--port", "x"], "--port argumentum: „x” nem egész szám (lásd: trois serve --help)"),
        (["serve", "--pace", "x"], "--pace argumentum: „x” nem szám (lásd: trois serve --help)"),
        (["serve", "--port"], "--port argumentum: egy érték kell (lásd: trois serve --help)"),
        (["serve", "--open=yes"], "--open argumentum: nem kell hozzá érték (lásd: trois serve --help)"),
        (["serve", "--po", "1"], "nem egyértelmű kapcsoló: --po; lehet: --port, --posts (lásd: trois serve --help)"),
        (["games", "x", "--y"], "ismeretlen argumentumok: x, --y (lásd: trois --help)"),
        (["replay", "a", "--at", "-1"], "--at argumentum: „-1” nem jó: 0 vagy annál nagyobb egész szám kell (lásd: "),
    ],
)
def test_what_is_wrong_with_the_words(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "hu", *words]) == 2
    assert capsys.readouterr().err.removeprefix("trois: ").startswith(complaint)


def test_an_option_may_be_cut_short_where_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--resu", "none.json"]) == 2
    assert "none.json: cannot be read" in capsys.readouterr().err
