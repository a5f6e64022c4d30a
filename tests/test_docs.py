"""The documentation is a tested product: its maps lead somewhere."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import trois

ROOT = Path(__file__).parent.parent
NAMES = [name.replace("-", "_") for name in trois.games.names()]
ROW = re.compile(r"^\| .* \| (?P<code>`.*`) \| (?P<test>`.*`) \|$")


def rows(game: str) -> list[tuple[str, str]]:
    """Code and test of every rule in the map of a game."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    found = [ROW.match(line) for line in text.splitlines()]
    return [(match["code"], match["test"]) for match in found if match]


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_leads_to_its_code(game: str) -> None:
    assert len(rows(game)) >= 40
    for code, _ in rows(game):
        for path in re.findall(r"`([^`]+)`", code):
            find(f"trois.games.{game}", path)


def find(package: str, path: str) -> None:
    """`steps.act.can_pay` below the game's package: modules first, then attributes."""
    names = path.split(".")
    split = next(i for i in range(len(names), 0, -1) if _is_module(f"{package}.{'.'.join(names[:i])}"))
    thing: object = import_module(f"{package}.{'.'.join(names[:split])}")
    for name in names[split:]:
        thing = getattr(thing, name)


def _is_module(name: str) -> bool:
    try:
        import_module(name)
    except ModuleNotFoundError:
        return False
    return True


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_leads_to_its_test(game: str) -> None:
    for _, tests in rows(game):
        for reference in re.findall(r"`([^`]+)`", tests):
            file, name = reference.split("::")
            source = (ROOT / "tests" / "games" / game / file).read_text(encoding="utf-8")
            assert f"def {name}(" in source, reference
