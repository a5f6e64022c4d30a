"""Everything the command line says in four languages, without an English word that is not a name."""

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import trois
from tests.lessons.playing import GAMES as TAUGHT
from tests.terminal.play_by_script import Script
from tests.terminal.test_learn import follow
from tests.text.english import COMMANDS, NAMES, english_words
from trois import cli, games
from trois.cli.arguments import command_line
from trois.core.chance import Chance
from trois.core.record import checksum
from trois.terminal.learn import Lessons
from trois.terminal.play import Table
from trois.terminal.players import parse_seats
from trois.text import LANGUAGES, Text

OTHERS = [language for language in LANGUAGES if language != "en"]
TYPED = NAMES | COMMANDS
OPTIONS: dict[str, dict[str, object]] = {
    "troyes-dice": {"expansion": True},
    "tournay": {"expansion": "mix", "advanced": True},
}
MOST_LINES = 3000
TYPED_SO = re.compile(r"--[\w-]+|\{[\w,-]+\}|'[^']*'|\bit\b|\w+:///?[\w./@]+|\w+\.(json|toml|db)\b|\b[0-9a-f]{64}\b")
"""Options, their values, what is quoted from the command line, the language `it`, addresses of files and databases, and
hashes, whose letters may spell a word."""
OF_FILES = re.compile(r"\([^)]*\)|<[^>]*>|`[^`]*`")
"""The words of a cards file stand in brackets; what marks up a text is not read."""
Said = Callable[..., str]


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TROIS_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "4000")  # nothing is broken between lines


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """What a command prints and complains about."""
    monkeypatch.setattr("trois.terminal.screen.read_line", lambda _prompt: "q")

    def run(*words: str) -> str:
        cli.main(list(words))
        told = capsys.readouterr()
        return f"{told.out}\n{told.err}"

    return run


def english(told: str, language: str, *names: str) -> dict[str, str]:
    """English words, each with the line it stands in; options and what they may be are typed as they are."""
    told = TYPED_SO.sub("", told)
    found = english_words(told, language, TYPED | {name.lower() for name in names})
    lines = told.splitlines()
    return {word: next((line for line in lines if word in line.lower()), "").strip() for word in found}


def commands() -> list[str]:
    parser = command_line(Text())
    (found,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return sorted(found.choices)


# A game


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", games.names())
def test_a_whole_game(game: str, language: str) -> None:
    """By chance, with everything a person can ask on the way."""
    picker, players = Chance(3), parse_seats("human:Ada,human:Bo")
    match = trois.new(game, 2, 5, None, True, **OPTIONS.get(game, {}))
    asides = ["?", "l", "s 2", "u", "99", "nonsens", "h", "?"]

    def lines() -> object:
        for number in range(MOST_LINES):
            if match.over:
                return
            if number % 40 == 7 and asides:
                yield asides.pop(0)
                yield ""
            seat = next((seat for seat in match.pending), 0)
            yield str(1 + picker.below(len(match.legal(seat)))) if match.pending else ""
            yield ""

    script = Script(lines(), width=110)  # type: ignore[arg-type]
    Table(match, players, script.screen, Text(language), None, True).play()
    assert match.over
    assert english(script.output, language) == {}


# Commands


@pytest.mark.parametrize("language", OTHERS)
def test_help_of_every_command(said: Said, language: str) -> None:
    told = said("--lang", language, "--help") + said("--help", "--lang", language)
    for command in commands():
        told += said(command, "--help", "--lang", language)
    assert len(told.splitlines()) > 10 * len(commands())
    assert english(told, language) == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", games.names())
def test_cards_rules_and_games(said: Said, game: str, language: str) -> None:
    told = said("cards", game, "--lang", language) + said("games", "--lang", language)
    told += said("rules", game, "--lang", language) + said("rules", game, "--markdown", "--lang", language)
    told += said("feats", "--lang", language)
    assert len(told) > 20_000
    assert english(OF_FILES.sub("", told), language) == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_with_a_mistake_at_every_ask(game: str, language: str) -> None:
    script = Script([], width=110)
    lessons = Lessons(game, None, script.screen, Text(language))
    answer = follow(lessons, wrong_first=True)
    script.screen.read = lambda _prompt: answer()
    lessons.take()
    assert lessons.course.match.over
    assert english(script.output, language) == {}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = trois.new("troyes-dice", 2, 3, auto=True)
    while not match.over:
        match.push(match.pending[0], match.legal(match.pending[0])[-1])
    data = match.record()
    data["players"] = ["human:Ada", "steward:Bo"]
    data["checksum"] = checksum(data)
    path = tmp_path_factory.mktemp("record") / "game.json"
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize("language", OTHERS)
def test_a_record_replayed_reviewed_and_verified(said: Said, record: Path, language: str) -> None:
    told = said("review", str(record), "--seconds", "0.01", "--lang", language)
    told += said("replay", str(record), "--lang", language) + said(
        "replay", str(record), "--at", "9", "--lang", language
    )
    told += said("verify", str(record), "--lang", language)
    assert english(told.replace(str(record), ""), language) == {}


@pytest.mark.parametrize("language", OTHERS)
def test_reports_of_simulation_and_arena(said: Said, language: str) -> None:
    told = said("sim", "troyes-dice", "--seats", "random,random", "--games", "2", "--lang", language)
    words = ("--games", "4", "--jobs", "1", "--out", "out", "--lang", language)
    told += said("arena", "troyes-dice", "--bots", "random,random", *words)
    told += "".join(path.read_text() for path in Path("out").rglob("*.md"))
    assert english(told, language) == {}


# Errors

_IDS = (
    "board marauding activity event character wages palace aim setup round buildings influence dice actions events cubes "
    "activities end options printed cards signs glossary classic alembic version nobody"
)
IDS = frozenset(_IDS.split(" "))
"""The words of a cards file, the names of chapters and bots, a table of the database: an error tells what one may type."""
WRONG = [
    ["fly"],
    ["play", "chess"],
    ["play", "troyes", "--seats", "human"],
    ["play", "troyes", "--seats", "human,god"],
    ["play", "troyes", "--seats", "human:,random"],
    ["play", "troyes", "--seed", "x"],
    ["play", "troyes", "--option", "x"],
    ["play", "troyes", "--option", "x=1"],
    ["play", "troyes", "--option", "open_scores=maybe"],
    ["play", "troyes", "--option", "open_scores=true", "--option", "open_scores=true"],
    ["play", "--resume", "nowhere.json"],
    ["play", "troyes", "--resume", "nowhere.json"],
    ["play", "--resume", "bad.json"],
    ["play", "troyes", "--cards", "bad.json"],
    ["play", "troyes", "--cards", "wrong.toml"],
    ["play", "troyes", "--cards", "unknown.toml"],
    ["play", "troyes", "--lang", "xx"],
    ["replay", "nowhere.json"],
    ["replay", "bad.json"],
    ["replay", "list.json"],
    ["replay", "GAME", "--at", "9999"],
    ["replay", "GAME", "--seat", "9"],
    ["replay", "GAME", "--seat", "Eve"],
    ["review", "GAME", "--seconds", "nan"],
    ["review", "GAME", "--seat", "Eve"],
    ["verify", "bad.json"],
    ["verify", "spoilt.json"],
    ["sim", "troyes", "--seats", "human,random"],
    ["sim", "troyes", "--seats", "random,random", "--games", "0"],
    ["sim", "troyes", "--seats", "random"],
    ["arena", "troyes", "--bots", "expert,random", "--seconds", "-1"],
    ["arena", "troyes", "--bots", "expert,random", "--games", "0"],
    ["arena", "troyes", "--bots", "expert"],
    ["arena", "troyes", "--bots", "expert,random", "--seats", "0"],
    ["arena", "troyes", "--bots", "expert,nobody.at.all"],
    ["cards", "chess"],
    ["cards", "troyes", "--cards", "wrong.toml"],
    ["rules", "chess"],
    ["rules", "troyes", "nochapter"],
    ["learn", "chess"],
    ["learn", "troyes", "--chapter", "99"],
    ["feats", "--name"],
    ["serve", "--port", "x"],
    ["serve", "--port", "99999999"],
    ["backup"],
    ["backup", "copy.db", "--database", "mysql://x"],
    ["check", "--database", "sqlite:///nowhere/none.db"],
    ["restore", "nowhere.db"],
    ["restore", "bad.json", "--database", "sqlite:///new.db"],
    ["admin", "--database", "sqlite:///nowhere/none.db"],
]


@pytest.mark.parametrize("language", OTHERS)
def test_errors(said: Said, record: Path, language: str) -> None:
    Path("bad.json").write_text("{")
    Path("list.json").write_text("[]")
    spoilt = json.loads(record.read_text())
    spoilt["actions"][0][0] = "take 9"
    Path("spoilt.json").write_text(json.dumps(spoilt))
    Path("wrong.toml").write_text("[board.wages]\npalace = 'x'\n")
    Path("unknown.toml").write_text("[nothing]\nx = 1\n")
    found: dict[str, str] = {}
    for words in WRONG:
        given = [str(record) if word == "GAME" else word for word in words]
        told = said(*given, "--lang", language) if "--lang" not in words else said(*given)
        assert told.strip(), words
        if "xx" not in words:
            typed = [word for given in words for word in given.replace("_", " ").replace("=", " ").split()]
            told = told.replace(str(record), "")
            found |= {
                word: f"{' '.join(words)}: {line}" for word, line in english(told, language, *typed, *IDS).items()
            }
    assert found == {}
