"""A sample is spread over the cases, and the whole is there for whoever asks for it."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.sampling import ONE_OF, SLOWEST, sample, slowest_first

ROOT = Path(__file__).parents[1]


@dataclass
class Case:
    nodeid: str


def cases(function: str, count: int) -> list[Case]:
    return [Case(f"{function}[{number}]") for number in range(count)]


def test_one_of_so_many_cases_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TROIS_SLOW", raising=False)
    many = cases("tests/web/test_one_screen.py::test_it", 9)
    kept, left = sample([*many, *cases("tests/test_other.py::test_it", 2)])
    assert [item.nodeid[-3:] for item in kept] == ["[0]", "[8]", "[0]", "[1]"]
    assert len(left) == 7


def test_all_of_them_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROIS_SLOW", "1")
    assert sample(cases("tests/web/test_one_screen.py::test_it", 7))[1] == []


def test_the_slowest_come_first_and_files_stay_together() -> None:
    names = ["tests/a.py::one[x]", "tests/web/test_browser.py::b", "tests/web/a.py::c", "tests/web/test_browser.py::a"]
    found = [item.nodeid for item in slowest_first([Case("tests/test_build.py::z"), *map(Case, names)])]
    assert found == [names[1], names[3], "tests/test_build.py::z", names[2], names[0]]


def test_what_is_sampled_or_slow_exists() -> None:
    for name in (*ONE_OF, *SLOWEST):
        path, _, function = name.partition("::")
        assert f"def {function}(" in (ROOT / path).read_text(encoding="utf-8") if function else (ROOT / path).exists()
