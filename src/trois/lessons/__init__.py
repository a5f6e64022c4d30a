"""First lessons and puzzles: a match with a script, notes about it and what is asked. Browser and terminal show them.

A lesson is data, in the folder of its game (`games.part("lessons", name)`): `lesson.toml` holds chapters and steps, and a
file for each language the texts. `trois.lessons.model` says what a step is, CONTRIBUTING how to write one.
"""

from trois.lessons.course import Course, Reply
from trois.lessons.model import Chapter, Lesson, Step
from trois.lessons.progress import Progress
from trois.lessons.puzzles import Puzzle, puzzle, puzzles
from trois.lessons.reading import BadLesson, has_lesson, lesson
from trois.lessons.words import Words, words

__all__ = [
    "BadLesson", "Chapter", "Course", "Lesson", "Progress", "Puzzle", "Reply", "Step", "Words", "has_lesson", "lesson",
    "puzzle", "puzzles", "words",
]  # fmt: skip
