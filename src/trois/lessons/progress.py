"""How far somebody is with a lesson: small, and kept as JSON."""

from dataclasses import dataclass, field
from typing import Any

from trois.lessons.model import Lesson


@dataclass
class Progress:
    chapter: int = 0
    step: int = 0
    answers: dict[int, list[str]] = field(default_factory=dict)
    """By step of the chapter: what was answered, action by action."""
    line: list[tuple[int, str]] = field(default_factory=list)
    """The decisions of the free play that goes on: seat and action."""
    done: set[int] = field(default_factory=set)
    """Chapters played to their end."""

    def as_data(self) -> dict[str, Any]:
        return {
            "chapter": self.chapter,
            "step": self.step,
            "answers": {str(step): answer for step, answer in self.answers.items()},
            "line": [[seat, action] for seat, action in self.line],
            "done": sorted(self.done),
        }

    def open(self, chapter: int) -> None:
        """Begin a chapter anew."""
        self.chapter, self.step = chapter, 0
        self.answers, self.line = {}, []

    def is_over(self, lesson: Lesson) -> bool:
        return len(self.done) == len(lesson.chapters)


def read_progress(data: object, lesson: Lesson) -> Progress:
    """What was kept; from the beginning where it does not fit the lesson any more."""
    try:
        return _checked(_read(data), lesson) if isinstance(data, dict) else Progress()
    except (KeyError, TypeError, ValueError):
        return Progress()


def _read(data: dict[str, Any]) -> Progress:
    return Progress(
        int(data["chapter"]),
        int(data["step"]),
        {int(step): [str(action) for action in answer] for step, answer in data["answers"].items()},
        [(int(seat), str(action)) for seat, action in data["line"]],
        {int(chapter) for chapter in data["done"]},
    )


def _checked(read: Progress, lesson: Lesson) -> Progress:
    """A lesson may have been changed since: chapters that are gone are no longer done."""
    read.done &= set(range(len(lesson.chapters)))
    if not 0 <= read.chapter < len(lesson.chapters):
        read.open(0)
    elif not 0 <= read.step < len(lesson.chapters[read.chapter].steps):
        read.open(read.chapter)
    return read
