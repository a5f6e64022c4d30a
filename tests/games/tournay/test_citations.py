"""Docstrings cite the rules page of the game by its headings, and most steps do."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "src" / "trois" / "games" / "tournay"
HEADINGS = set(re.findall(r"^## (.+)$", (ROOT / "docs/rules/tournay.md").read_text(encoding="utf-8"), re.MULTILINE))


def test_every_citation_is_a_heading_of_the_rules_page() -> None:
    cited = 0
    for path in SOURCES.rglob("*.py"):
        for rules in re.findall(r"Rules: ([^.\"]+)\.", path.read_text(encoding="utf-8")):
            assert set(rules.split("; ")) <= HEADINGS, (path.name, rules)
            cited += 1
    assert cited > 60


def test_more_than_half_of_the_steps_cite_their_rule() -> None:
    steps = [
        node
        for path in (SOURCES / "steps").glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]
    citing = [node for node in steps if "Rules: " in (ast.get_docstring(node) or "")]
    assert len(citing) > len(steps) / 2
