"""What programs say in English is said in every language: help, and what is wrong."""

import argparse
import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import trois
from trois import cli
from trois.text import LANGUAGES, Text
from trois.text.phrases import HELP, is_known, said

OTHERS = [language for language in LANGUAGES if language != "en"]
ROOT = Path(trois.__file__).parent
SPOKEN = [
    "__init__.py", "cli.py", "core/cards.py", "core/chance.py", "core/game.py", "core/options.py", "core/record.py",
    "records/replay.py", "arena", "store/backup.py", "store/store.py", "terminal", "text/__init__.py", "web/cli.py",
    "web/tables/cards.py", "web/tables/opening.py", "web/bots/levels.py", "bots/own.py",
]  # fmt: skip
"""Where people's mistakes are answered; what only programs meet stays English."""
ERRORS = {
    "BadOption",
    "BadRecord",
    "BadCards",
    "BadBackup",
    "BadDatabase",
    "CannotSave",
    "UnknownLanguage",
    "Malformed",
}
NO_SENTENCES = {
    "⟨⟩: ⟨⟩", "⟨⟩", "seats", "no-level", "bad-cards", "bot 'exec:⟨⟩': ⟨⟩", "position: ⟨⟩", "record: ⟨⟩",
    "⟨⟩decisions are left of seats that are not asked", "record: actions[⟨⟩]: expected a list, found ⟨⟩",
    "record: seat ⟨⟩, decision ⟨⟩: ⟨⟩", "the record has ⟨⟩ decisions: `at` goes from 0 to ⟨⟩ (-1: all of them), not ⟨⟩",
}  # fmt: skip
"""Places and keys, and what only programs can get wrong."""


def modules() -> Iterator[Path]:
    for name in SPOKEN:
        path = ROOT / name
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def lines(path: Path) -> Iterator[str]:
    """The errors that a module raises, with ⟨⟩ in place of values."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        call = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ERRORS:
            yield from (_line(argument) for argument in call.args if _line(argument))


def _line(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "⟨⟩" for part in node.values)
    return ""


ALL = sorted({line for path in modules() for line in lines(path)} - NO_SENTENCES)


@pytest.mark.parametrize("line", ALL)
def test_every_error_that_people_meet_is_known(line: str) -> None:
    for language in OTHERS:
        assert is_known(line, Text(language)), language


def test_there_are_such_errors() -> None:
    assert len(ALL) > 60


def test_what_is_wrong_is_said_with_its_values() -> None:
    line = "/tmp/a: cannot be read: No such file or directory"
    assert said(line, Text("fr")) == "/tmp/a\u00a0: illisible\u00a0: ce fichier ou ce dossier n’existe pas"
    assert said(line, Text()) == line
    assert said("troyes is for 2 to 4 seats, not 7", Text("it")) == "troyes è da 2 a 4 giocatori, non 7"
    assert said("/tmp/a: record: its checksum does not fit its content; it was altered", Text("hu")).startswith(
        "/tmp/a: játszma"
    )
    assert said("something else entirely", Text("hu")) == "something else entirely"


@pytest.mark.parametrize("language", OTHERS)
def test_every_help_is_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [name for name in cli_commands() if name != "--help"]
    for words in [["--help"], *([name, "--help"] for name in commands)]:
        assert cli.main([*words, "--lang", language]) == 0
        told = capsys.readouterr().out
        assert told.startswith(Text(language)("cli.usage"))
        assert "show this help" not in told
        assert "default" not in told.replace("por defecto", "")


def cli_commands() -> list[str]:
    parser = cli._parser(Text())
    found = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return list(found.choices)


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_of_help_is_known(language: str) -> None:
    """English helps, one by one, have their entries."""
    text = Text(language)
    parser = cli._parser(Text())
    subparsers = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    helps = [action.help for command in subparsers.choices.values() for action in command._actions]
    helps += [choice.help for choice in subparsers._choices_actions]
    for told in helps:
        if told and told != argparse.SUPPRESS:
            assert said(told, text, HELP) != told, told
    assert len(helps) > 60


def test_the_language_of_the_system_is_followed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert cli.main(["play", "nothing"]) == 2
    assert "nincs „nothing” játék" in capsys.readouterr().err
    assert cli.main(["play", "nothing", "--lang=es"]) == 2
    assert "no hay ningún juego «nothing»" in capsys.readouterr().err


def test_the_source_of_this_list_is_there() -> None:
    assert inspect.getfile(cli).endswith("cli.py")
    assert all((ROOT / name).exists() for name in SPOKEN)
