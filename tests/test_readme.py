"""What the README says is so."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_its_make_commands_exist() -> None:
    named = set(re.findall(r"(?:^ {4}|`)make ([a-z]+)", README, re.MULTILINE))
    assert {"play", "test", "help", "bench"} <= named <= targets()


def test_make_help_names_every_target() -> None:
    told = set(re.findall(r"@echo 'make ([a-z]+) ", (ROOT / "Makefile").read_text()))
    assert told == targets() - {"help"}


def test_its_files_exist() -> None:
    linked = re.findall(r"\]\(([^):]+)\)", README)
    assert [name for name in linked if not (ROOT / name).exists()] == []


def test_ci_runs_its_test_command() -> None:
    assert "exec make test\n" in (ROOT / ".ci/run").read_text()


def test_its_example() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0
