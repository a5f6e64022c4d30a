"""Home, a new table, play now, and what a visitor prefers."""

from typing import Any
from urllib.parse import urlsplit

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response

from trois import games
from trois.core.game import AnyGame
from trois.core.options import as_word
from trois.store import Table
from trois.text import LANGUAGES, Text, about
from trois.text.voice import capital
from trois.web import seating, thinking
from trois.web.errors import Malformed
from trois.web.pages.render import THEMES, Asking, page, preference, text_of, visitor_of
from trois.web.seating import Wish
from trois.web.site import Site

Form = dict[str, Any]
QUICK_SEATS = 3


@get("/")
async def home(request: Asking, site: NamedDependency[Site]) -> Response[str]:
    visitor, text = visitor_of(request), text_of(request)
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
        mine=[line for line in mine if line["stage"] != "over"],
        finished=[line for line in mine if line["stage"] == "over"][:5],
        waiting=[line for line in waiting if line["id"] not in ids],
        running=[line for line in running if line["id"] not in ids],
    )


def game_card(game: AnyGame, text: Text) -> dict[str, object]:
    return {
        "name": game.name,
        "title": about.title(game, text),
        "about": about.about(game, text),
        "fewest": game.fewest_seats,
        "most": game.most_seats,
    }


async def table_line(site: Site, row: Table, visitor: str, text: Text) -> dict[str, object]:
    """A table in a list: whose turn it is, told only as far as everybody may know."""
    live = await site.tables.get(row.id)
    own = live.seats_of(visitor)
    return {
        "id": row.id,
        "title": about.title(live.game, text),
        "stage": live.row.stage,
        "names": [s.name for s in live.seats if s.kind != "open"],
        "open": sum(s.kind == "open" for s in live.seats),
        "your_turn": any(seat in live.pending for seat in own),
        "waiting_for": [live.names()[seat] for seat in live.pending],
    }


@get("/new")
async def new_table(
    request: Asking, site: NamedDependency[Site], game: FromQuery[str] = "", seats: FromQuery[int] = 0
) -> Response[str]:
    text = text_of(request)
    chosen = games.get(game if game in games.names() else games.names()[0])
    count = min(max(seats or QUICK_SEATS, chosen.fewest_seats), chosen.most_seats)
    return await page(
        request,
        site,
        "new.html",
        games=[game_card(games.get(name), text) for name in games.names()],
        chosen=game_card(chosen, text),
        count=count,
        options=[option_choice(chosen, i, text) for i in range(len(chosen.options))],
        levels=thinking.levels(),
        default_level=thinking.default_level(),
    )


def option_choice(game: AnyGame, number: int, text: Text) -> dict[str, object]:
    option = game.options[number]
    values = [(as_word(value), capital(about.option_value(game, option, value, text))) for value in option.choices]
    return {"name": option.name, "title": about.option_name(game, option, text), "values": values}


@post("/tables")
async def create(request: Asking, site: NamedDependency[Site]) -> Redirect:
    form = dict(await request.form())
    game = games.get(str(form.get("game", "")))
    person = await site.welcome(visitor_of(request), str(form.get("name", "")))
    options: dict[str, object] = {
        o.name: str(form[f"option-{o.name}"]) for o in game.options if f"option-{o.name}" in form
    }
    live = await seating.open_table(
        site.tables, person, game.name, options, _wishes(form, game), form.get("public") == "yes"
    )
    return Redirect(f"/tables/{live.id}", status_code=303)


def _wishes(form: Form, game: AnyGame) -> list[Wish]:
    """Seats of a form: `seat-0` is me, here, open, none or bot-LEVEL."""
    wishes: list[Wish] = []
    for seat in range(game.most_seats):
        kind = str(form.get(f"seat-{seat}", "none"))
        if kind.startswith("bot-"):
            wishes.append(Wish(seating.BOT, kind.removeprefix("bot-")))
        elif kind != "none":
            wishes.append(Wish(kind, name=str(form.get(f"seat-name-{seat}", ""))))
    return wishes


@post("/play/{game:str}")
async def play_now(request: Asking, site: NamedDependency[Site], game: FromPath[str]) -> Redirect:
    """Against bots, at once."""
    rules = games.get(game)
    form = dict(await request.form())
    person = await site.welcome(visitor_of(request), str(form.get("name", "")))
    seats = min(max(QUICK_SEATS, rules.fewest_seats), rules.most_seats)
    wishes = [Wish(seating.ME)] + [Wish(seating.BOT, thinking.default_level())] * (seats - 1)
    live = await seating.open_table(site.tables, person, game, {}, wishes, public=False)
    return Redirect(f"/tables/{live.id}", status_code=303)


@post("/settings")
async def settings(request: Asking, site: NamedDependency[Site]) -> Redirect:
    """Theme, language, confirmation, name; back to the page it came from."""
    form = dict(await request.form())
    back = Redirect(_local(str(form.get("back", "/"))), status_code=303)
    allowed = {"theme": THEMES, "language": list(LANGUAGES), "confirm": ["yes", "no"]}
    for name, values in allowed.items():
        if name in form:
            if form[name] not in values:
                raise Malformed("bad-setting")
            back.set_cookie(preference(name, str(form[name]), site.config.secure))
    if form.get("name"):
        await site.welcome(visitor_of(request), str(form["name"]))
    return back


def _local(address: str) -> str:
    """Only a path of this server: a form can't send anybody elsewhere."""
    parts = urlsplit(address)
    fine = not parts.scheme and not parts.netloc and parts.path.startswith("/") and "\\" not in address
    return address if fine and not address.startswith("//") else "/"
