"""The shape of the house: the three games alike, every layer with every game, functions short, rules cited."""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from statistics import median

import pytest

import trois
from trois.games import area

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "trois"
GAMES = [area(name) for name in trois.games.names()]
LAYERS = ["games", "text", "draw", "rulebook", "terminal", "bots", "env.compiled"]

FILES = {
    "__init__.py", "words.py", "vocabulary.py", "cards.toml", "cards.py", "state.py", "setup.py", "questions.py",
    "journal.py", "scoring.py", "describe.py", "read.py", "view.py", "imagine.py", "check.py", "position.py", "game.py",
}  # fmt: skip
FOLDERS = {"steps", "rules"}
OWN = {
    "troyes": {"dice.py", "effects.py"},
    "troyes_dice": {"feats.py", "offer.py"},
    "tournay": set[str](),
}
"""What only one game needs, each for a reason that its docstring gives."""
FUNCTIONS = {
    "words": ["NAME", "TITLE", "RULES_VERSION", "FEWEST_SEATS", "MOST_SEATS", "OPTIONS", "QUESTIONS"],
    "vocabulary": ["VOCABULARY"],
    "cards": ["card_tree", "cards_for"],
    "state": ["State"],
    "setup": ["set_up"],
    "questions": ["LEGAL", "APPLY"],
    "journal": ["EVENTS"],
    "scoring": ["scores"],
    "view": ["view"],
    "imagine": ["imagine"],
    "check": ["check"],
    "position": ["position", "load"],
    "game": ["GAME"],
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_of_every_game(game: str) -> None:
    folder = SOURCES / "games" / game
    older = {path.name for path in folder.glob("cards_v*.toml")}
    assert {path.name for path in folder.iterdir() if path.is_file()} == FILES | OWN[game] | older
    assert {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"} == FOLDERS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("module", FUNCTIONS)
def test_the_same_things_have_the_same_names(game: str, module: str) -> None:
    found = import_module(f"trois.games.{game}.{module}")
    assert [name for name in FUNCTIONS[module] if not hasattr(found, name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_functions_in_the_tables(game: str) -> None:
    questions = import_module(f"trois.games.{game}.questions")
    assert len(questions.LEGAL) == len(questions.APPLY)
    steps = {path.stem for path in (SOURCES / "games" / game / "steps").glob("*.py")} - {"__init__"}
    named = {function.__module__.rpartition(".")[2] for function in [*questions.LEGAL, *questions.APPLY]}
    assert steps <= named, "a module in steps/ answers no question: it belongs in rules/"


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("game", trois.games.names())
def test_every_layer_has_its_part_of_every_game(layer: str, game: str) -> None:
    assert trois.games.has_part(layer, game)


def test_the_architecture_lists_the_files_of_a_game() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text.partition("| file of a game |")[2].partition("\n\n")[0]
    named = set(re.findall(r"`([a-z_/.]+)`", "\n".join(line.split("|")[1] for line in table.splitlines()[2:])))
    assert named == (FILES - {"__init__.py"}) | {f"{folder}/" for folder in FOLDERS}


# Measures


@cache
def functions() -> list[tuple[str, int]]:
    """Every function of the package with its length in lines, docstring and all."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{path.relative_to(SOURCES)}: {node.name}"
                found.append((name, (node.end_lineno or node.lineno) - node.lineno + 1))
    return found


def test_functions_are_short() -> None:
    lengths = sorted(length for _, length in functions())
    assert median(lengths) <= 7
    assert lengths[len(lengths) * 9 // 10] <= 18
    assert [name for name, length in functions() if length > 50] == []


def test_files_are_short_and_core_is_small() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES.rglob("*.py")}
    assert [str(path) for path, count in lines.items() if count > 400] == []
    assert sum(count for path, count in lines.items() if path.parent == SOURCES / "core") <= 1500


@pytest.mark.parametrize("game", GAMES)
def test_every_second_step_function_cites_its_rule(game: str) -> None:
    found = []
    for path in sorted((SOURCES / "games" / game / "steps").glob("*.py")):
        nodes = ast.parse(path.read_text(encoding="utf-8")).body
        found += [node for node in nodes if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]
    cited = [node.name for node in found if "Rules: " in (ast.get_docstring(node) or "")]
    assert len(cited) * 2 >= len(found), f"{len(cited)} of {len(found)}"


def test_the_browser_cuts_no_rendered_text_apart() -> None:
    """The names of things come as values from the voice; only what a client sent (hosts, headers) may be matched."""
    users = [
        str(path.relative_to(SOURCES))
        for path in (SOURCES / "web").rglob("*.py")
        if "import re\n" in path.read_text() and path.parent.name not in ("http", "notices", "pocket")
    ]
    assert users == []
