"""The rules of the games: a page for each, and the passage that something on a table's page leads to."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from starlette.responses import HTMLResponse, RedirectResponse, Response

from trois import games
from trois.core.data import Json
from trois.draw import scenes
from trois.rulebook import Book, book_of, has_book
from trois.rulebook.finding import place_of
from trois.text import about
from trois.web.errors import NotFound, Refused
from trois.web.http.request import WebRequest
from trois.web.http.routes import get
from trois.web.pages import boards
from trois.web.pages.render import frame, html, page
from trois.web.pages.rules import rules_parts
from trois.web.pages.signs import svg
from trois.web.site import Site


@dataclass(frozen=True)
class From:
    """The table somebody comes from, with its corrected cards; no table where its id is empty."""

    table: str = ""
    seat: str = ""
    changes: Mapping[str, Json] | None = None

    @property
    def query(self) -> str:
        """For addresses that lead back here."""
        found = {"table": self.table, "seat": self.seat}
        told = urlencode({key: value for key, value in found.items() if value})
        return f"?{told}" if told else ""

    @property
    def address(self) -> str:
        return f"/tables/{self.table}" + (f"?seat={self.seat}" if self.seat else "")


@get("/rules")
async def index(request: WebRequest, site: Site) -> Response:
    """The games that have a book."""
    text = request.text
    books = [book_of(name, text) for name in games.names() if has_book(name)]
    found = [
        {"name": b.game.name, "title": b.title, "about": about.about(b.game, text), "book": b}
        | {"picture": svg(scenes.game_picture(b.game.name))}
        for b in books
    ]
    return await page(request, site, "rules_index.html", found=found, symbols=svg(scenes.symbols()))


@get("/rules/{game}")
async def rules(
    request: WebRequest,
    site: Site,
    game: str,
    table: str = "",
    seat: str = "",
) -> Response:
    """All the rules of a game; with the cards of a table, and a way back to it, for whoever comes from one."""
    origin = await _from(site, game, table, seat)
    book = _book(request, game, origin)
    return await page(request, site, "rules.html", **_context(book, origin))


@get("/rules/{game}/find")
async def find(
    request: WebRequest,
    site: Site,
    game: str,
    thing: str = "",
    table: str = "",
    seat: str = "",
) -> Response:
    """The place where a question, a card or a part of the board is explained: alone for the script, else in its page."""
    origin = await _from(site, game, table, seat)
    book = _book(request, game, origin)
    anchor = place_of(game, thing)
    address = f"/rules/{game}{origin.query}#{anchor}"
    if "x-part" not in request.headers:
        return RedirectResponse(address, status_code=303)
    shown = rules_parts.passage_at(book, anchor)
    content = html("rules_part.html", **frame(request, None), book=book, address=address, at=shown)
    return HTMLResponse(content)


async def _from(site: Site, game: str, table: str, seat: str) -> From:
    """A table of that game; a wrong address is no table."""
    if not table:
        return From()
    try:
        live = await site.tables.get(table)
    except Refused:
        return From()
    if live.row.game != game:
        return From()
    return From(table, seat if seat.isdecimal() else "", live.changes)


def _book(request: WebRequest, game: str, origin: From) -> Book:
    if not has_book(game):
        raise NotFound("status-404")
    return book_of(game, request.text, origin.changes)


def _context(book: Book, origin: From) -> dict[str, object]:
    return {
        "book": book,
        "origin": origin,
        "symbols": boards.symbols(book.game.name),
        "chapters": [rules_parts.shown_chapter(book, chapter) for chapter in book.chapters],
        "groups": rules_parts.shown_groups(book),
        "phases": rules_parts.shown_phases(book),
        "signs": rules_parts.shown_signs(book),
        "glossary": [(entry, rules_parts.marked(book, entry.text)) for entry in book.glossary()],
        "options": book.options(),
        "corrected": bool(origin.changes),
    }
