"""Puzzles in the browser: one position, one best decision."""

import asyncio
from typing import Any

from markupsafe import Markup
from starlette.responses import HTMLResponse, RedirectResponse, Response

from trois.lessons import Puzzle, has_lesson, puzzle, words
from trois.lessons.course import choices_named
from trois.lessons.puzzles import numbers
from trois.text import Text
from trois.web.errors import Malformed, NotFound
from trois.web.http.request import WebRequest, visitor_of
from trois.web.http.routes import get, post
from trois.web.pages.learn.learn import PUZZLES, solved_puzzles
from trois.web.pages.learn.lesson_view import Answered, Said, Scene, choice_name, context, marked
from trois.web.pages.render import board_frame, frame, html, page, text_of
from trois.web.site import Site

RIVALS = ("Josse", "Odette", "Ysabel")


@get("/puzzles/{game}")
async def puzzles_of(request: WebRequest, site: Site, game: str) -> Response:
    """The first one that is not solved yet."""
    found = _numbers(game)
    solved = solved_puzzles(await site.tables.db(site.store.learning_of, visitor_of(request)), game)
    wanted = next((number for number in found if number not in solved), found[0])
    return RedirectResponse(f"/puzzles/{game}/{wanted}", status_code=303)


@get("/puzzles/{game}/{number}")
async def show_puzzle(request: WebRequest, site: Site, game: str, number: str) -> Response:
    return await _show(request, site, _puzzle(game, number), Answered())


@post("/puzzles/{game}/{number}")
async def answer_puzzle(request: WebRequest, site: Site, game: str, number: str) -> Response:
    """A solved puzzle is marked, a wrong answer is told what the better one gains."""
    asked = _puzzle(game, number)
    form = {key: str(value) for key, value in (await request.form()).items()}
    answered = await asyncio.to_thread(_answered, asked, form, text_of(request))
    if answered.right:
        await _mark_solved(request, site, asked)
    return await _show(request, site, asked, answered)


def _numbers(game: str) -> list[str]:
    if not has_lesson(game) or not numbers(game):
        raise NotFound("no-lesson")
    return numbers(game)


def _puzzle(game: str, number: str) -> Puzzle:
    if number not in _numbers(game):
        raise NotFound("no-lesson")
    return puzzle(game, number)


async def _mark_solved(request: WebRequest, site: Site, asked: Puzzle) -> None:
    visitor = visitor_of(request)
    kept = await site.tables.db(site.store.learning_of, visitor)
    solved = solved_puzzles(kept, asked.game) | {asked.number}
    data: dict[str, Any] = {"solved": sorted(solved)}
    await site.tables.db(site.store.keep_learning, visitor, PUZZLES.format(asked.game), data)


def _answered(asked: Puzzle, form: dict[str, str], text: Text) -> Answered:
    match = asked.match()
    if form.get("do") == "show":
        points = choices_named([asked.best])
        return Answered(shown=[_name(asked, asked.best, text)], points=points, reason=_reason(asked, text))
    sent = form.get("action", "")
    if not sent.isdecimal() or len(sent) > 8 or int(sent) not in match.legal(asked.seat):
        raise Malformed("status-400")
    action = match.game.vocabulary.text(int(sent))
    if action == asked.best:
        return Answered([_name(asked, action, text)], right=True, reason=_reason(asked, text))
    return Answered([_name(asked, action, text)], reason=_why_not(asked, action, text))


def _reason(asked: Puzzle, text: Text) -> Markup:
    return marked(words(asked.game, text.language).puzzle(asked.number, "reason"), text.language)


def _why_not(asked: Puzzle, action: str, text: Text) -> Markup:
    """What the puzzle says of it, else what holds for its kind; and how much the better one gains."""
    said = words(asked.game, text.language).why_not([action], "puzzles", asked.number)
    return marked(f"{said} {text('web.learn.gains', n=asked.costs(action))}", text.language)


def _name(asked: Puzzle, action: str, text: Text) -> str:
    return choice_name(asked.match(), asked.seat, action, text, players(asked, text))


def players(asked: Puzzle, text: Text) -> list[str]:
    rivals = iter(RIVALS)
    return [text("draw.you") if seat == asked.seat else next(rivals) for seat in range(asked.match().seats)]


async def _show(request: WebRequest, site: Site, asked: Puzzle, answered: Answered) -> Response:
    kept = await site.tables.db(site.store.learning_of, visitor_of(request))
    shown = await asyncio.to_thread(_context, request, asked, answered, solved_puzzles(kept, asked.game))
    if "x-part" in request.headers:
        return HTMLResponse(html("lesson_part.html", **frame(request, None), **shown))
    return await page(request, site, "lesson.html", **shown)


def _context(request: WebRequest, asked: Puzzle, answered: Answered, solved: set[str]) -> dict[str, object]:
    text, match = text_of(request), asked.match()
    legal = [] if answered.right else match.legal(asked.seat)
    scene = Scene(match, asked.seat, legal, players(asked, text), f"{asked.number}.{answered.right}", False)
    said = _said(asked, answered.right or asked.number in solved, text)
    found = numbers(asked.game)
    following = [number for number in found if number > asked.number]
    return context(scene, said, answered, text, board_frame(request)) | {
        "address": f"/puzzles/{asked.game}/{asked.number}",
        "kind": "puzzle",
        "puzzle": {"number": asked.number, "next": following[0] if following else "", "solved": asked.number in solved,
                   "at": found.index(asked.number) + 1, "all": len(found)},
        "chapters": [], "chapter": 0, "step": found.index(asked.number), "steps": len(found), "last": False,
        "rules": "", "news": [], "results": [],
    }  # fmt: skip


def _said(asked: Puzzle, is_solved: bool, text: Text) -> Said:
    """What it is called, only when it is solved: the name tells what it is about."""
    said = words(asked.game, text.language)
    task = said.puzzle(asked.number, "task") or text("web.learn.task")
    title = said.puzzle(asked.number, "title") if is_solved else text("web.learn.puzzle", n=int(asked.number))
    return Said(title, marked(task, text.language), Markup(""), [])
