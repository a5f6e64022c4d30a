"""Puzzles in the browser: one position, one best decision."""

from dataclasses import replace
from typing import Any, Protocol

from markupsafe import Markup
from starlette.responses import HTMLResponse, RedirectResponse, Response

from trois.lessons import Puzzle, has_lesson, puzzle, words
from trois.lessons.course import choices_named
from trois.lessons.puzzles import numbers
from trois.text import Text
from trois.web.errors import Malformed, NotFound
from trois.web.http.costs import in_thread
from trois.web.http.request import WebRequest
from trois.web.http.routes import get, post
from trois.web.pages.learn.learn import PUZZLES, solved_puzzles
from trois.web.pages.learn.lesson_view import Answered, Said, Scene, choice_name, context, marked
from trois.web.pages.learn.mistakes import Mistake, keep_all, mistakes
from trois.web.pages.render import board_frame, frame, html, page
from trois.web.site import Site

RIVALS = ("Josse", "Odette", "Ysabel")


@get("/puzzles/{game}")
async def puzzles_of(request: WebRequest, site: Site, game: str) -> Response:
    """The first one that is not solved yet."""
    found = _numbers(game)
    solved = solved_puzzles(await site.tables.db(site.learning.of, request.visitor), game)
    wanted = next((number for number in found if number not in solved), found[0])
    return RedirectResponse(f"/puzzles/{game}/{wanted}", status_code=303)


@get("/puzzles/{game}/{number}")
async def show_puzzle(request: WebRequest, site: Site, game: str, number: str) -> Response:
    return await _show(request, await _riddle(request, site, game, number), Answered())


@post("/puzzles/{game}/{number}")
async def answer_puzzle(request: WebRequest, site: Site, game: str, number: str) -> Response:
    """A solved puzzle is marked, a wrong answer is told what the better one gains."""
    riddle = await _riddle(request, site, game, number)
    form = {key: str(value) for key, value in (await request.form()).items()}
    answered = await in_thread(_answered, riddle, form, request.text)
    if answered.right:
        await riddle.mark_solved(site, request.visitor)
    return await _show(request, riddle, answered)


class Riddle(Protocol):
    """A puzzle as its page shows it: one that comes with Trois, or a mistake of one's own."""

    asked: Puzzle
    is_solved: bool
    all: list[str]
    """The numbers of those it stands among."""

    def title(self, text: Text, is_solved: bool) -> str: ...
    def task(self, text: Text) -> str: ...
    def players(self, text: Text) -> list[str]: ...
    def reason(self, text: Text) -> str: ...
    def why_not(self, action: str, text: Text) -> str: ...
    async def mark_solved(self, site: Site, person: str) -> None: ...


class Printed:
    """A puzzle that comes with Trois."""

    def __init__(self, asked: Puzzle, kept: dict[str, Any]) -> None:
        self.asked = asked
        self.solved = solved_puzzles(kept, asked.game)
        self.is_solved = asked.number in self.solved
        self.all = numbers(asked.game)

    def _said(self, text: Text, what: str) -> str:
        return words(self.asked.game, text.language).puzzle(self.asked.number, what)

    def title(self, text: Text, is_solved: bool) -> str:
        """What it is called, only when it is solved: the name tells what it is about."""
        return self._said(text, "title") if is_solved else text("web.learn.puzzle", n=int(self.asked.number))

    def task(self, text: Text) -> str:
        return self._said(text, "task") or text("web.learn.task")

    def players(self, text: Text) -> list[str]:
        rivals = iter(RIVALS)
        return [
            text("draw.you") if seat == self.asked.seat else next(rivals) for seat in range(self.asked.match().seats)
        ]

    def reason(self, text: Text) -> str:
        return self._said(text, "reason")

    def why_not(self, action: str, text: Text) -> str:
        """What the puzzle says of it, else what holds for its kind; and how much the better one gains."""
        said = words(self.asked.game, text.language).why_not([action], "puzzles", self.asked.number)
        return f"{said} {text('web.learn.gains', n=self.asked.costs(action))}"

    async def mark_solved(self, site: Site, person: str) -> None:
        data: dict[str, Any] = {"solved": sorted(self.solved | {self.asked.number})}
        await site.tables.db(site.learning.keep, person, PUZZLES.format(self.asked.game), data)


class Own:
    """A mistake of one's own."""

    def __init__(self, mistake: Mistake, among: list[Mistake]) -> None:
        self.mistake = mistake
        self.among = among
        self.asked = mistake.asked
        self.is_solved = mistake.solved
        self.all = [one.number for one in among]
        self.players, self.reason, self.why_not = mistake.players, mistake.reason, mistake.why_not

    def title(self, text: Text, is_solved: bool) -> str:
        return self.mistake.title(text)

    def task(self, text: Text) -> str:
        return text("web.learn.own-task")

    async def mark_solved(self, site: Site, person: str) -> None:
        solved = replace(self.mistake, solved=True)
        found = [solved if one.number == solved.number else one for one in self.among]
        await keep_all(site, person, self.asked.game, found)


async def _riddle(request: WebRequest, site: Site, game: str, number: str) -> Riddle:
    found = _numbers(game)
    kept = await site.tables.db(site.learning.of, request.visitor)
    if number in found:
        return Printed(puzzle(game, number), kept)
    own = mistakes(kept, game)
    mistake = next((one for one in own if one.number == number), None)
    if mistake is None:
        raise NotFound("no-lesson")
    return Own(mistake, own)


def _numbers(game: str) -> list[str]:
    if not has_lesson(game) or not numbers(game):
        raise NotFound("no-lesson")
    return numbers(game)


def _answered(riddle: Riddle, form: dict[str, str], text: Text) -> Answered:
    asked, match, reason = riddle.asked, riddle.asked.match(), marked(riddle.reason(text), text.language)
    if form.get("do") == "show":
        return Answered(shown=[_name(riddle, asked.best, text)], points=choices_named([asked.best]), reason=reason)
    sent = form.get("action", "")
    if not sent.isdecimal() or len(sent) > 8 or int(sent) not in match.legal(asked.seat):
        raise Malformed("status-400")
    action = match.game.vocabulary.text(int(sent))
    if action == asked.best:
        return Answered([_name(riddle, action, text)], right=True, reason=reason)
    return Answered([_name(riddle, action, text)], reason=marked(riddle.why_not(action, text), text.language))


def _name(riddle: Riddle, action: str, text: Text) -> str:
    asked = riddle.asked
    return choice_name(asked.match(), asked.seat, action, text, riddle.players(text))


async def _show(request: WebRequest, riddle: Riddle, answered: Answered) -> Response:
    shown = await in_thread(_context, request, riddle, answered)
    if "x-part" in request.headers:
        return HTMLResponse(html("lesson_part.html", **frame(request, None), **shown))
    return await page(request, request.site, "lesson.html", **shown)


def _context(request: WebRequest, riddle: Riddle, answered: Answered) -> dict[str, object]:
    asked, text, found = riddle.asked, request.text, riddle.all
    match, at = asked.match(), riddle.all.index(asked.number)
    legal = [] if answered.right else match.legal(asked.seat)
    scene = Scene(match, asked.seat, legal, riddle.players(text), f"{asked.number}.{answered.right}", False)
    title = riddle.title(text, answered.right or riddle.is_solved)
    said = Said(title, marked(riddle.task(text), text.language), Markup(""), [])
    return context(scene, said, answered, text, board_frame(request)) | {
        "address": f"/puzzles/{asked.game}/{asked.number}",
        "kind": "puzzle",
        "puzzle": {"number": asked.number, "next": next(iter(found[at + 1 :]), ""), "solved": riddle.is_solved},
        "chapters": [], "chapter": 0, "step": at, "steps": len(found), "last": False,
        "rules": "", "news": [], "results": [],
    }  # fmt: skip
