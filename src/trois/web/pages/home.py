"""Home, and what a visitor prefers."""

from datetime import UTC, datetime

from starlette.responses import RedirectResponse, Response

from trois import games
from trois.core.game import AnyGame
from trois.draw import scenes
from trois.rulebook import book_of, has_book
from trois.store import Table
from trois.store.sound import is_sound
from trois.text import LANGUAGES, Text, about
from trois.web.bots import levels
from trois.web.errors import Malformed, NotFound, SetAside
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.pages.render import THEMES, page, remember
from trois.web.pages.signs import svg
from trois.web.site import Site
from trois.web.tables.table import LiveTable

FINISHED = 10
"""How many finished matches are listed."""
BROKEN = "broken"
"""In place of the stage of a table that can't be read."""


@get("/")
async def home(request: WebRequest, site: Site) -> Response:
    visitor, text = request.visitor, request.text
    store, db = site.store, site.tables.db
    mine = [await table_line(site, row, visitor, text) for row in await db(store.tables_of, visitor)]
    ids = {line["id"] for line in mine}
    waiting = [await table_line(site, r, visitor, text) for r in await db(store.public_tables, "waiting")]
    running = [await table_line(site, r, visitor, text) for r in await db(store.public_tables, "running")]
    return await page(
        request,
        site,
        "home.html",
        games=[game_card(games.get(name), text) for name in games.names()],
        city=svg(scenes.city()),
        symbols=svg(scenes.symbols()),
        newcomer=not any(line["stage"] == "over" for line in mine),
        level=levels.remembered(request.cookies.get("level", "")),
        mine=[line for line in mine if line["stage"] != "over"],
        finished=[line for line in mine if line["stage"] == "over"][:FINISHED],
        waiting=[line for line in waiting if line["id"] not in ids and line["stage"] != BROKEN],
        running=[line for line in running if line["id"] not in ids and line["stage"] != BROKEN],
    )


def game_card(game: AnyGame, text: Text) -> dict[str, object]:
    return {
        "name": game.name,
        "title": about.title(game, text),
        "about": about.about(game, text),
        "fewest": game.fewest_seats,
        "most": game.most_seats,
        "picture": svg(scenes.game_picture(game.name)),
        "book": book_of(game.name, text) if has_book(game.name) else None,
        "weight": games.part("rulebook", game.name).WEIGHT if has_book(game.name) else 0,
    }


async def table_line(site: Site, row: Table, visitor: str, text: Text) -> dict[str, object]:
    """A table in a list, and whose turn it is as far as everybody may know."""
    if not is_sound(row):
        return _broken_line(row, text)
    site.tables.expect(row.id, row.version)
    try:
        live = await site.tables.get(row.id)
    except (SetAside, NotFound):
        return _broken_line(row, text)
    own = live.seats_of(visitor)
    return {
        "id": row.id,
        "title": about.title(live.game, text),
        "stage": live.row.stage,
        "names": [s.name for s in live.seats if not s.is_open],
        "open": sum(s.is_open for s in live.seats),
        "your_turn": any(seat in live.pending for seat in own),
        "waiting_for": [live.names()[seat] for seat in live.pending],
        "result": _result(live, own) if live.row.is_over else None,
    }


def _result(live: LiveTable, own: list[int]) -> dict[str, object]:
    """When a match ended, everybody's points, the best first, and the visitor's place."""
    scores, ranks = live.playing.scores, live.playing.ranks
    order = sorted(range(len(scores)), key=lambda seat: ranks[seat])
    return {
        "date": datetime.fromtimestamp(live.decided_at, UTC).date(),
        "points": [(live.names()[seat], scores[seat].total) for seat in order],
        "place": min((ranks[seat] for seat in own), default=None),
    }


def _broken_line(row: Table, text: Text) -> dict[str, object]:
    """A table that can no longer be read; even its game may be gone."""
    title = about.title(games.get(row.game), text) if row.game in games.names() else str(row.game)
    return {
        "id": row.id,
        "title": title,
        "stage": BROKEN,
        "names": [],
        "open": 0,
        "your_turn": False,
        "waiting_for": [],
        "result": None,
    }


@post("/settings")
async def settings(request: WebRequest, site: Site, form: Form) -> Response:
    """Theme, language, confirmation, name, a first note that was read; back to the page it came from."""
    back = RedirectResponse(_local(str(form.get("back", "/"))), status_code=303)
    seen = {f"seen-{game}": ["yes"] for game in games.names()}
    allowed = {"theme": THEMES, "language": list(LANGUAGES), "confirm": ["yes", "no"], **seen}
    for name, values in allowed.items():
        if name in form:
            if form[name] not in values:
                raise Malformed("bad-setting")
            remember(back, name, str(form[name]), site.config.secure)
    if form.get("name"):
        await site.welcome(request.visitor, str(form["name"]))
    return back


def _local(address: str) -> str:
    """Only a path of this server: a form can't send anybody elsewhere."""
    fine = address.startswith("/") and not address.startswith("//") and "\\" not in address
    return address if fine and address.isprintable() else "/"
