"""The texts of lessons and puzzles: a file for each language beside the script.

[chapter.step]
title = "..."
text = "..."            # what the teacher says; **bold**, and signs as in the effects of cards
note = "..."            # beside the thing that is pointed at
[chapter.step.wrong]
"agriculture" = "..."   # why not, by the text of an action; `*` stands for anything

[wrong]
pass = "..."            # why not, by the kind of an action, where the step says nothing
other = "..."
"""

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Final

from trois.lessons.model import Chapter, Step
from trois.lessons.reading import folder, read_toml
from trois.text import FALLBACK

OTHER: Final = "other"
WRONG: Final = "wrong"
PUZZLES: Final = "puzzles"


class Words:
    """The texts of a game's lesson and puzzles in one language."""

    def __init__(self, table: Mapping[str, object]) -> None:
        self.table = table

    def _at(self, *path: str) -> object:
        found: object = self.table
        for key in path:
            found = found.get(key) if isinstance(found, Mapping) else None
        return found

    def get(self, *path: str) -> str:
        """A text; empty where there is none."""
        found = self._at(*path)
        return found if isinstance(found, str) else ""

    def chapter(self, chapter: Chapter) -> str:
        return self.get(chapter.id, "name")

    def of_step(self, chapter: Chapter, step: Step, what: str) -> str:
        """The title, text or note of a step."""
        return self.get(chapter.id, step.id, what)

    def why_not(self, actions: list[str], *path: str) -> str:
        """Why an answer is not the right one: what this question says, else what holds for its kind, else for any."""
        for action in actions:
            reason = self._own_reason(action, *path)
            if reason:
                return reason
        kind = actions[0].partition(" ")[0] if actions else OTHER
        return self.get(WRONG, kind) or self.get(WRONG, OTHER)

    def _own_reason(self, action: str, *path: str) -> str:
        own = self._at(*path, WRONG)
        reasons = own.items() if isinstance(own, Mapping) else []
        return next((str(reason) for pattern, reason in reasons if fnmatchcase(action, pattern)), "")

    def puzzle(self, number: str, what: str) -> str:
        """The title, question or reason of a puzzle."""
        return self.get(PUZZLES, number, what)


@cache
def words(game: str, language: str) -> Words:
    path = folder(game) / f"{language}.toml"
    return Words(read_toml(path if path.is_file() else folder(game) / f"{FALLBACK}.toml"))
