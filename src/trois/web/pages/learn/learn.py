"""Lessons in the browser: the overview, and a guided first game one can leave and take up again."""

from dataclasses import dataclass
from typing import Any

from starlette.responses import HTMLResponse, RedirectResponse, Response

from trois import games
from trois.core.errors import IllegalAction
from trois.draw import scenes
from trois.lessons import Course, Lesson, Progress, has_lesson, lesson, words
from trois.lessons.course import choices_named
from trois.lessons.progress import read_progress
from trois.lessons.puzzles import numbers
from trois.lessons.words import Words
from trois.text import Text, about
from trois.web.errors import Malformed, NotFound
from trois.web.http.costs import in_thread
from trois.web.http.request import WebRequest
from trois.web.http.routes import get, post
from trois.web.pages.learn.lesson_view import Answered, Said, Scene, choice_name, context, ledger, marked, names_of
from trois.web.pages.learn.mistakes import mistakes
from trois.web.pages.render import board_frame, frame, html, page
from trois.web.pages.signs import svg
from trois.web.pages.table import log
from trois.web.site import Site

LESSON = "lesson:{}"
PUZZLES = "puzzles:{}"
MOST_ACTIONS = 12
LONGEST_NUMBER = 9
NEWS = 12
SECRETS = "panel:secrets"


@dataclass(frozen=True)
class Link:
    """A chapter in the header: its name, and whether it is done or open."""

    number: int
    name: str
    done: bool
    now: bool


# The overview


@get("/learn")
async def learn(request: WebRequest, site: Site) -> Response:
    """Every lesson with its progress, every puzzle with its mark."""
    kept = await site.tables.db(site.learning.of, request.visitor)
    text = request.text
    sections = [_section(name, kept, text) for name in games.names() if has_lesson(name)]
    return await page(request, site, "learn.html", sections=sections, symbols=svg(scenes.symbols()))


def _section(game: str, kept: dict[str, Any], text: Text) -> dict[str, object]:
    taken = lesson(game)
    progress = read_progress(kept.get(LESSON.format(game)), taken)
    solved = solved_puzzles(kept, game)
    said = words(game, text.language)
    return {
        "game": game,
        "title": about.title(games.get(game), text),
        "picture": svg(scenes.game_picture(game)),
        "chapters": chapter_links(taken, progress, text),
        "done": len(progress.done),
        "begun": LESSON.format(game) in kept,
        "over": progress.is_over(taken),
        "puzzles": [(number, _puzzle_name(said, number, solved, text), number in solved) for number in numbers(game)],
        "solved": len(solved),
        "mistakes": [(one.number, one.title(text), one.solved) for one in mistakes(kept, game)],
    }


def _puzzle_name(said: Words, number: str, solved: set[str], text: Text) -> str:
    """Its own name would tell what to look for."""
    return said.puzzle(number, "title") if number in solved else text("web.learn.puzzle", n=int(number))


def solved_puzzles(kept: dict[str, Any], game: str) -> set[str]:
    data = kept.get(PUZZLES.format(game))
    return set(data.get("solved", ())) & set(numbers(game)) if isinstance(data, dict) else set()


def chapter_links(taken: Lesson, progress: Progress, text: Text) -> list[Link]:
    said = words(taken.game, text.language)
    return [
        Link(at, said.chapter(chapter), at in progress.done, at == progress.chapter)
        for at, chapter in enumerate(taken.chapters)
    ]


# A lesson


@get("/learn/{game}")
async def take_lesson(request: WebRequest, site: Site, game: str) -> Response:
    course = await _course(request, site, game)
    return await _show(request, site, course, Answered())


@post("/learn/{game}")
async def go_on(request: WebRequest, site: Site, game: str) -> Response:
    """Next, back, a chapter, or an answer. What belongs to another step than the present one changes nothing."""
    course = await _course(request, site, game)
    form = {key: str(value) for key, value in (await request.form()).items()}
    answered = Answered()
    if form.get("at") == place(course) or "chapter" in form:
        names = await _names(request, site, course)
        answered = await in_thread(_wish, course, form, request.text, names)
        kept = course.progress.as_data()
        await site.tables.db(site.learning.keep, request.visitor, LESSON.format(game), kept)
    if "x-part" not in request.headers and not (answered.reason or answered.shown):
        return RedirectResponse(f"/learn/{game}", status_code=303)
    return await _show(request, site, course, answered)


def place(course: Course) -> str:
    """Where the learner is, in a word that changes with every question."""
    progress = course.progress
    return f"{progress.chapter}.{progress.step}.{len(course.given) + len(progress.line)}"


async def _course(request: WebRequest, site: Site, game: str) -> Course:
    if not has_lesson(game):
        raise NotFound("no-lesson")
    kept = await site.tables.db(site.learning.of, request.visitor)
    return await in_thread(_begin, lesson(game), kept.get(LESSON.format(game)))


def _begin(taken: Lesson, kept: object) -> Course:
    """From where it was left; where that can't be played any more, from the beginning of the chapter."""
    progress = read_progress(kept, taken)
    try:
        return Course(taken, progress)
    except IllegalAction:
        progress.open(progress.chapter)
        return Course(taken, progress)


def _wish(course: Course, form: dict[str, str], text: Text, names: list[str]) -> Answered:
    if "chapter" in form:
        wanted = form["chapter"]
        course.open(int(wanted) if wanted.isdecimal() and len(wanted) < LONGEST_NUMBER else 0)
    elif "action" in form:
        return _answer(course, form["action"], text, names)
    elif form.get("do") == "show":
        return _shown(course, text, names)
    elif form.get("do") == "next" and course.step.kind == "say":
        course.go_on()
    elif form.get("do") == "skip":
        _skip(course)
    elif form.get("do") == "back":
        course.go_back()
    return Answered()


def _shown(course: Course, text: Text, names: list[str]) -> Answered:
    """Every choice of the right answer that is made together, so that the page can light them all."""
    wanted = course.wanted_together()
    said = names_of(course.match, course.lesson.seat, wanted, text, names)
    return Answered(shown=said, points=choices_named(wanted))


def _skip(course: Course) -> None:
    """Past a step without doing it: the script, or a bot, does it."""
    if course.step.kind == "play":
        course.finish()
    else:
        course.go_on()


def _answer(course: Course, sent: str, text: Text, names: list[str]) -> Answered:
    parts = sent.split(" ")
    if len(parts) > MOST_ACTIONS or not all(part.isdecimal() and len(part) < LONGEST_NUMBER for part in parts):
        raise Malformed("status-400")
    chapter, step, match = course.chapter, course.step, course.match.copy()
    reply = course.reply([int(part) for part in parts])
    if reply.right and step.kind == "play":
        return Answered(right=True)
    if reply.right:
        return Answered(names_of(match, course.lesson.seat, reply.actions, text, names), right=True)
    name = choice_name(match, course.lesson.seat, reply.actions[0], text, names)
    reason = words(course.lesson.game, text.language).why_not(reply.actions, chapter.id, step.id)
    return Answered([name], reason=marked(reason, text.language))


async def _names(request: WebRequest, site: Site, course: Course) -> list[str]:
    """By seat; the log speaks of the learner by name too."""
    person = await site.person(request.visitor)
    return course.lesson.players(person.name if person else request.text("web.frame.guest"))


# What is shown


async def _show(request: WebRequest, site: Site, course: Course, answered: Answered) -> Response:
    shown = await in_thread(_context, request, course, answered, await _names(request, site, course))
    if "x-part" in request.headers:
        content = html("lesson_part.html", **frame(request, None), **shown)
        return HTMLResponse(content)
    return await page(request, site, "lesson.html", **shown)


def _context(request: WebRequest, course: Course, answered: Answered, names: list[str]) -> dict[str, object]:
    text, taken = request.text, course.lesson
    scene = Scene(course.match, taken.seat, course.legal(), names, place(course))
    shown = context(scene, _said(course, text), answered, text, board_frame(request))
    return (
        shown
        | _course_part(course, text)
        | {
            "address": f"/learn/{taken.game}",
            "secrets": shown["secrets"] if course.knows(SECRETS) else [],
            "news": log.lines(course.match.game, course.news, names, text)[-NEWS:],
            "results": ledger(course.match, names, text) if course.match.over else [],
        }
    )


def _course_part(course: Course, text: Text) -> dict[str, object]:
    progress = course.progress
    return {
        "kind": course.step.kind,
        "chapters": chapter_links(course.lesson, progress, text),
        "chapter": progress.chapter,
        "step": progress.step,
        "steps": len(course.chapter.steps),
        "last": course.is_last,
        "rules": course.step.rules,
        "puzzle": None,
    }


def _said(course: Course, text: Text) -> Said:
    said = words(course.lesson.game, text.language)
    title, full, note = (said.of_step(course.chapter, course.step, what) for what in ("title", "text", "note"))
    note = "" if course.given else note
    return Said(title, marked(full, text.language), marked(note, text.language), course.points())
