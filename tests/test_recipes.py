"""CONTRIBUTING's recipes for corrected cards and changed rules, carried out as they stand there on a copy of everything.

`TROIS_SLOW=1` ends each of them with the tests of `make check`; otherwise those stand for them that a change of cards or
rules breaks first.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import trois
from tests.sampling import takes_all
from trois.games import area

ROOT = Path(__file__).parent.parent
GAMES = [area(name) for name in trois.games.names()]
NOT_COPIED = shutil.ignore_patterns(".*", "node_modules", "build", "__pycache__", "*.so")
FIRST_TO_BREAK = [
    "tests/golden",
    "tests/core/test_older_versions.py",
    "tests/test_shape.py::test_a_game_has_the_files_of_every_game",
]


class Edit(NamedTuple):
    """In a file, one text takes the place of another."""

    file: str
    old: str
    new: str


CARDS = {
    "troyes": Edit(
        "cards.toml",
        'hire = 3\nvp = [1, 1]\ndivisor = 4\ndelayed = false\neffect = { do = "exchange", pay_influence = 1',
        'hire = 4\nhire_source = "public"\nvp = [1, 1]\ndivisor = 4\ndelayed = false\neffect = { do = "exchange", pay_influence = 1',
    ),
    "troyes_dice": Edit(
        "cards.toml",
        'id = "yellow-white-2"\nfaces = ["yellow", "white"]\nsource = "reconstructed"',
        'id = "yellow-white-2"\nfaces = ["white", "yellow"]\nsource = "public"',
    ),
    "tournay": Edit(
        "cards.toml",
        'cost = { deniers = 1, cards = 0, citizen = "none" }\npp = 1\neffects = [{ do = "draw", colour = "yellow", level = 2 }]',
        'cost = { deniers = 2, cards = 0, citizen = "none" }\ncost_source = "public"\npp = 1\neffects = [{ do = "draw", colour = "yellow", level = 2 }]',
    ),
}
"""A number of a card, and its source."""


class Rule(NamedTuple):
    """What is changed: tests, functions, the row of the rule, and how older matches are followed."""

    row: str
    tests: list[Edit]
    functions: list[Edit]
    older: list[Edit]


RULES = {
    # Up to four dice are turned over instead of three: the old version did not ask for a fourth.
    "troyes": Rule(
        "Turn over: one to three own dice for 4.",
        [
            Edit(
                "test_influence.py",
                'gains(match, "turn white 3") == {"influence": -4}\n    assert kinds(match, "reroll") == []\n',
                'gains(match, "turn white 3", "done") == {"influence": -4}\n    assert kinds(match, "reroll") == []\n',
            )
        ],
        [Edit("rules/influence.py", "MOST_TURNED: Final = 3", "MOST_TURNED: Final = 4")],
        [
            Edit(
                "game.py",
                "        return -1\n",
                "        is_full = state.question == TURN_OVER and len(state.trail) == 3\n"
                "        return DONE if version < 2 and is_full else -1\n",
            ),
            Edit("game.py", "import VOCABULARY", "import DONE, VOCABULARY"),
            Edit("game.py", "RULES_VERSION, TITLE", "RULES_VERSION, TITLE, TURN_OVER"),
        ],
    ),
    # Who has no Fortune need not take a die: the old version knew one answer where one die could be paid.
    "troyes_dice": Rule(
        "**No pass.** Who can pay a die takes one (ruling).",
        [
            Edit("test_act.py", '((1, 0, 0), ["take 2"])', '((1, 0, 0), ["take 2", "collect"])'),
            Edit("test_buildings.py", '.texts(0) == ["take 1"]', '.texts(0) == ["take 1", "collect"]'),
        ],
        [Edit("steps/die.py", "    if not actions:\n", "    if not actions or not fortune:\n")],
        [
            Edit(
                "game.py",
                "        return -1\n",
                "        dice = [action for action in self.legal(state, seat) if action != COLLECT]\n"
                "        is_die = state.stage == NUMBERED and state.sheets[seat].question == CHOOSE_DIE\n"
                "        return dice[0] if version < 2 and forced and is_die and len(dice) == 1 else -1\n",
            ),
            Edit("game.py", "import VOCABULARY", "import COLLECT, VOCABULARY"),
            Edit("game.py", "    FEWEST_SEATS,\n", "    CHOOSE_DIE,\n    FEWEST_SEATS,\n"),
        ],
    ),
    # A Catapult meets a Ballista, too: the old version did not ask who had nothing else.
    "tournay": Rule(
        "**Ballista and Catapult.** A Catapult doesn't meet them (ruling).",
        [
            Edit(
                "test_expansion.py",
                '    table.do("fire 1")\n    assert table.deniers(1) == 3\n',
                '    table.do("fire 1")\n    table.do("protect catapult", seat=1)\n    assert table.told("protected") == [("protected", 1, "event.plunder", "catapult")]\n',
            )
        ],
        [
            Edit("rules/events.py", "(source == BY_CRIER and has_shield(state, seat))", "has_shield(state, seat)"),
            Edit("steps/events.py", "if state.b == BY_CRIER and has_shield", "if has_shield"),
        ],
        [
            Edit(
                "game.py",
                "        return older_answer(",
                "        was_asked = state.question != PROTECT or state.b != BY_BALLISTA or state.ramparts[seat]\n"
                "        return PASS if version < 3 and not was_asked else older_answer(",
            ),
            Edit("game.py", "import VOCABULARY", "import PASS, VOCABULARY"),
            Edit("game.py", "OPTIONS, RULES_VERSION", "OPTIONS, PROTECT, RULES_VERSION"),
            Edit(
                "game.py",
                "from trois.games.tournay.state",
                "from trois.games.tournay.rules.events import BY_BALLISTA\nfrom trois.games.tournay.state",
            ),
        ],
    ),
}


class Copy:
    """The whole project in a folder of its own, in which somebody follows a recipe for one game."""

    def __init__(self, root: Path, game: str) -> None:
        shutil.copytree(ROOT, root, ignore=NOT_COPIED)
        self.root = root
        self.rules = root / "src" / "trois" / "games" / game
        self.tests = root / "tests" / "games" / game
        self.game = game
        self.version = trois.games.get(game.replace("_", "-")).rules_version

    def edit(self, folder: Path, edits: list[Edit]) -> None:
        for edit in edits:
            text = (folder / edit.file).read_text(encoding="utf-8")
            assert edit.old in text, edit
            (folder / edit.file).write_text(text.replace(edit.old, edit.new, 1), encoding="utf-8")

    def raise_version(self) -> None:
        was = f"RULES_VERSION: Final = {self.version}\n"
        self.edit(self.rules, [Edit("words.py", was, f"RULES_VERSION: Final = {self.version + 1}\n")])

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """A command as a person would give it, but with the Python of these tests and the sources of the copy."""
        paths = f"{self.root / 'src'}{os.pathsep}{self.root}"
        environment = os.environ | {"PYTHONPATH": paths, "game": self.game, "version": str(self.version)}
        command = command.replace(".venv-dev/bin/python", sys.executable)
        shell = ["sh", "-ec", command]
        return subprocess.run(shell, cwd=self.root, env=environment, capture_output=True, text=True, check=False)

    def follow(self, commands: list[str]) -> None:
        for command in commands:
            for each in self.behind(command):
                done = self.run(each)
                assert done.returncode == 0, f"{each}\n{done.stdout[-3000:]}{done.stderr[-1000:]}"

    def behind(self, command: str) -> list[str]:
        """What make runs; the first line of a block says which game."""
        if command.startswith("game="):
            return []
        if command == "make check":
            return [f".venv-dev/bin/python -m pytest -q -p no:cacheprovider {' '.join(self.checks())}"]
        if not command.startswith("make "):
            return [command]
        makefile = (self.root / "Makefile").read_text(encoding="utf-8")
        (rule,) = re.findall(rf"^{command.removeprefix('make ')}:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
        return [line.strip().removeprefix("@") for line in rule.splitlines()]

    def checks(self) -> list[str]:
        makefile = (self.root / "Makefile").read_text(encoding="utf-8")
        (quick,) = re.findall(r"^QUICK := (.*)$", makefile, re.MULTILINE)
        return quick.split() if takes_all() else FIRST_TO_BREAK


def commands(recipe: str) -> list[list[str]]:
    """The blocks of commands of a recipe, as CONTRIBUTING has them."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = text.partition(f"## {recipe}\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"\n\n((?: {4,}[^\n]*\n)+)", part)
    return [[line.strip() for line in block.splitlines()] for block in blocks]


@pytest.mark.parametrize("game", GAMES)
def test_correct_a_card(game: str, tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy", game)
    before, after = commands("Correct a card")
    copy.follow(before)
    copy.edit(copy.rules, [CARDS[game]])
    copy.raise_version()
    copy.follow(after)
    assert copy.run(f".venv-dev/bin/python -c '{REPLAYED}'").stdout.split() == [game] * 2


REPLAYED = """
import json, os, trois
from pathlib import Path
folder = Path("tests/golden", os.environ["game"])
(older,) = folder.glob("v*")
for path in [min(folder.glob("*.json")), min(older.glob("*.json"))]:
    match = trois.replay(json.loads(path.read_text()))
    changed = bool(match.terms.changes)
    assert changed == (path.parent == older), path
    print(match.game.name.replace("-", "_"))
"""
"""A match of the version before has the cards of then, one of today has today\'s."""


@pytest.mark.parametrize("game", GAMES)
def test_change_a_rule(game: str, tmp_path: Path) -> None:
    copy, rule = Copy(tmp_path / "copy", game), RULES[game]
    (row,) = [line for line in (copy.root / f"docs/rules/{game}.md").read_text().splitlines() if rule.row in line]
    tests = [copy.tests / edit.file for edit in rule.tests]
    assert any(path.name in row for path in tests)
    copy.edit(copy.tests, rule.tests)
    told = f".venv-dev/bin/python -m pytest -q -p no:cacheprovider {' '.join(map(str, tests))}"
    assert copy.run(told).returncode == 1
    copy.edit(copy.rules, rule.functions)
    assert copy.run(told).returncode == 0
    copy.raise_version()
    copy.edit(copy.rules, rule.older)
    (block,) = commands("Change a rule")
    copy.follow(block)
