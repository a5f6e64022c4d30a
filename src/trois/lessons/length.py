"""How long a lesson takes: an estimate, from what there is to read and to decide.

    python -m trois.lessons.length

Reading: every title, text and note at 200 words a minute, a little slower than prose is read (about 240), as one looks
at the board meanwhile. Deciding: 8 seconds for each decision the lesson asks for, and for each one the learner has in
free play, counted in a game where a bot plays for them. Wrong answers, the log and the rules page are not counted.
"""

import sys
from typing import Final

from trois import games
from trois.lessons.course import Course
from trois.lessons.model import Lesson, Step
from trois.lessons.progress import Progress
from trois.lessons.reading import has_lesson, lesson
from trois.lessons.words import words
from trois.text import FALLBACK

WORDS_A_MINUTE: Final = 200
SECONDS_A_DECISION: Final = 8


def words_to_read(taken: Lesson, language: str = FALLBACK) -> int:
    said = words(taken.game, language)
    return sum(
        len(said.of_step(chapter, step, what).split())
        for chapter in taken.chapters
        for step in chapter.steps
        for what in ("title", "text", "note")
    )


def decisions(taken: Lesson) -> int:
    """Of the learner, from the first step to the last."""
    return sum(
        _decisions_of(taken, number, at, step)
        for number, chapter in enumerate(taken.chapters)
        for at, step in enumerate(chapter.steps)
    )


def _decisions_of(taken: Lesson, chapter: int, at: int, step: Step) -> int:
    return _free_decisions(taken, chapter, at) if step.kind == "play" else len(step.answer)


def _free_decisions(taken: Lesson, chapter: int, at: int) -> int:
    progress = Progress(chapter=chapter, step=at)
    Course(taken, progress).finish()
    return sum(seat == taken.seat for seat, _ in progress.line)


def minutes(taken: Lesson, language: str = FALLBACK) -> float:
    return words_to_read(taken, language) / WORDS_A_MINUTE + decisions(taken) * SECONDS_A_DECISION / 60


def report() -> str:
    """A line for each lesson in English."""
    found = [lesson(name) for name in games.names() if has_lesson(name)]
    return "".join(
        f"{one.game}: about {minutes(one):.1f} minutes ({words_to_read(one)} words, {decisions(one)} decisions)\n"
        for one in found
    )


if __name__ == "__main__":
    sys.stdout.write(report())
