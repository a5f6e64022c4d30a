"""Takes a lesson as a learner who follows it: for tests of the engine, the browser and the terminal."""

from collections.abc import Iterator

from trois.games import names
from trois.lessons import Course, Progress, Step, lesson
from trois.lessons.reading import has_lesson

GAMES = [name for name in names() if has_lesson(name)]
LANGUAGES = ["en", "fr", "it", "es", "hu"]


def begin(game: str) -> Course:
    return Course(lesson(game), Progress())


def answer(course: Course) -> None:
    """Answer an ask as the lesson wants it, or play on freely."""
    step = course.step
    number = 0
    while course.step is step:
        wanted = course.wanted() if step.kind == "ask" else course.text_of(course.legal()[number % len(course.legal())])
        assert course.reply([course.match.game.vocabulary.parse(wanted)]).right
        number += 1


def take(course: Course) -> Iterator[Step]:
    """Every step, each before it is done."""
    while True:
        yield course.step
        if course.step.kind != "say":
            answer(course)
        elif course.is_last:
            course.go_on()
            return
        else:
            course.go_on()
