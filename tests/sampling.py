"""What is run, and in which order.

Some tests try the same in many games, sizes and languages. A run takes a sample of those; TROIS_SLOW=1 takes all. The
sample is always the same, and spread: of every function so many cases, from the first on, in even steps.

The slowest files come first, so that all cores have something to do to the end.
"""

import os
from collections.abc import Iterable, Mapping
from typing import Final, Protocol, TypeVar

import pytest

ONE_OF: Final[Mapping[str, int]] = {
    "tests/contract/test_positions.py::test_every_position_of_a_game_loads": 60,
    "tests/contract/test_positions.py::test_where_pieces_were_moved_a_position_is_refused_or_plays_on": 50,
    "tests/terminal/test_crawl.py": 6,
    "tests/test_recipes.py": 3,
    "tests/web/test_browser.py::test_a_whole_game_by_clicks": 3,
    "tests/web/test_browser.py::test_everybody_can_use_every_page": 6,
    "tests/web/test_browser_aids.py::test_everybody_can_use_the_replay": 2,
    "tests/web/test_crawl.py::test_a_table_from_its_opening_to_the_middle_of_the_match": 6,
    "tests/web/test_crawl.py::test_the_end_and_the_replay": 12,
    "tests/web/test_crawl_pages.py": 4,
    "tests/web/test_crawl_pages.py::test_end_replay_and_review": 14,
    "tests/web/test_everybody.py": 9,
    "tests/web/test_faults.py": 2,
    "tests/web/test_feats.py::test_everybody_can_use_the_page_and_the_end": 2,
    "tests/web/test_learn.py::test_a_lesson_by_forms_alone": 7,
    "tests/web/test_first_game.py": 3,
    "tests/web/test_learn_browser.py": 12,
    "tests/web/test_lesson_pointing.py": 8,
    "tests/web/test_long_words.py": 2,
    "tests/web/test_one_screen.py": 8,
    "tests/web/test_reviews.py::test_a_mistake_becomes_a_puzzle_under_learn": 3,
    "tests/web/test_rules.py": 6,
    "tests/web/test_three_people.py::test_no_page_fails_and_nothing_that_is_offered_is_refused": 8,
    "tests/web/test_rules.py::test_rules_pages_fit_and_are_accessible": 12,
}
"""By file, or by function: one of so many cases is tried."""
SLOWEST: Final = (
    "tests/web/pocket/test_pocket.py",
    "tests/web/test_browser.py",
    "tests/web/test_motion.py",
    "tests/web/test_browser_aids.py",
    "tests/web/test_lesson_pointing.py",
    "tests/web/test_crawl_pages.py",
    "tests/web/test_feats.py",
    "tests/web/test_rules.py",
    "tests/web/test_friends_browser.py",
    "tests/contract/test_positions.py",
    "tests/web/test_reviews.py",
    "tests/web/test_one_screen.py",
    "tests/web/test_old_games.py",
    "tests/web/test_secrets.py",
    "tests/web/test_notices_killed.py",
    "tests/web/test_pointing.py",
    "tests/web/test_everybody.py",
    "tests/web/test_processes.py",
    "tests/web/test_faults.py",
    "tests/web/test_learn_browser.py",
    "tests/train/test_playing.py",
    "tests/test_recipes.py",
    "tests/test_build.py",
)
"""Files whose tests take the most seconds, the slowest first; then come the other pages, then all the rest."""


class Item(Protocol):
    @property
    def nodeid(self) -> str: ...


T = TypeVar("T", bound=Item)


def sample(items: Iterable[T]) -> tuple[list[T], list[T]]:
    """What is run, and what is left out."""
    kept: list[T] = []
    left: list[T] = []
    seen: dict[str, int] = {}
    for item in items:
        function = item.nodeid.partition("[")[0]
        number = seen.get(function, 0)
        seen[function] = number + 1
        step = ONE_OF.get(function) or ONE_OF.get(function.partition("::")[0], 1)
        (kept if takes_all() or number % step == 0 else left).append(item)
    return kept, left


def slowest_first(items: Iterable[T]) -> list[T]:
    ranks = {name: number for number, name in enumerate((*SLOWEST, "tests/web"))}
    return sorted(items, key=lambda item: _rank(item.nodeid, ranks))


def _rank(nodeid: str, ranks: Mapping[str, int]) -> int:
    file = nodeid.partition("::")[0]
    return ranks.get(file, ranks["tests/web"] + (not file.startswith("tests/web/")))


def takes_all() -> bool:
    return os.environ.get("TROIS_SLOW", "0") not in {"", "0"}


slow = pytest.mark.skipif(not takes_all(), reason="takes a while: TROIS_SLOW=1 runs it")
"""For a test that is long and has a shorter one beside it."""
