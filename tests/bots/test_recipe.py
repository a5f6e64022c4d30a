"""CONTRIBUTING's recipe for a new level, carried out on a copy of the sources: one row and its words."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import trois
from trois.text import LANGUAGES

SOURCES = Path(trois.__file__).parent
ROW = '    Level("page", _novice, "white1.monk", is_short=True),\n'
WORDS = {
    "web.ftl": ["level-{} = page", "level-about-{} = Carries messages.", "level-short-{} = still learning"],
    "terminal.ftl": ["kind-{} = Page"],
}

LOOK = """
import trois
from trois.terminal.players import kinds, names, parse_seats
from trois.text import LANGUAGES, Text
from trois.web.api.description import LEVELS
from trois.web.bots import levels, tastes
from trois.web.pages import render

print(trois.__file__)
print(kinds()[:4], levels.names()[:4], LEVELS["enum"][:4], "page" in levels.SHORT)
print({name for language in LANGUAGES for name in names(parse_seats("page,random"), Text(language))[:1]})
print({render.level_name(Text(language), "page") for language in LANGUAGES})
print({render.level_short(Text(language), "page") for language in LANGUAGES})
print(levels.portrait("page") == levels.portrait("novice"), tastes.taste("troyes", "table", 0, "page") != "")
"""


def add_after(path: Path, beginning: str, new: list[str]) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.startswith(beginning))
    path.write_text("".join([*lines[: at + 1], *new, *lines[at + 1 :]]), encoding="utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copytree(SOURCES, tmp_path / "trois", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    add_after(tmp_path / "trois" / "bots" / "ladder.py", '    Level("novice"', [ROW])
    for language in LANGUAGES:
        for file, words in WORDS.items():
            for word in words:
                novice, page = word.partition(" ")[0].format("novice"), f"{word.format('page')}\n"
                add_after(tmp_path / "trois" / "text" / language / file, f"{novice} =", [page])
    return tmp_path


def run(tree: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree), "TROIS_PURE": "1", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_level_is_one_row_and_its_words(tree: Path) -> None:
    place, lists, terminal, web, short, drawn = run(tree, "-c", LOOK).splitlines()
    assert place == str(tree / "trois" / "__init__.py")
    offered = ["random", "novice", "page", "steward"]
    assert lists == f"{['human', *offered[:3]]} {offered} {offered} True"
    assert (terminal, web, short) == ("{'Page'}", "{'page'}", "{'still learning'}")
    assert drawn == "True True"


def test_it_plays_in_the_arena(tree: Path) -> None:
    told = run(tree, "-m", "trois", "arena", "troyes-dice", "--bots", "page,random", "--games", "4", "--out", "out")
    assert "Page" in told
    assert any("page" in file.read_text(encoding="utf-8") for file in (tree / "out").glob("*.csv"))
