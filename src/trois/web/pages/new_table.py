"""A new table by its form, or at once against bots."""

from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from trois import games
from trois.core.data import Json
from trois.core.errors import TroisError
from trois.core.game import AnyGame
from trois.core.options import as_word
from trois.draw import scenes
from trois.text import SHAPES, Text, about
from trois.text.voice import capital
from trois.web.bots import levels
from trois.web.errors import Failed, TooMany, refusal
from trois.web.http.limits import address_of, limit_tables
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.pages.home import game_card
from trois.web.pages.render import detail_in, full_page, page, remember
from trois.web.pages.signs import svg
from trois.web.site import Site
from trois.web.tables.seating import cards, opening
from trois.web.tables.seating.opening import SeatRequest, TableRequest

QUICK_SEATS = 3
UNUSED = "none"
KINDS = ["me", "open", "here", "bot", UNUSED]
"""What a seat can be, in the order of the form."""


@get("/new")
async def new_table(request: WebRequest, site: Site, game: str = "", seats: int = 0) -> Response:
    chosen = games.get(game if game in games.names() else games.names()[0])
    count = min(max(seats or QUICK_SEATS, chosen.fewest_seats), chosen.most_seats)
    level = levels.remembered(request.cookies.get("level", "")) or levels.DEFAULT
    kinds = ["me"] + [f"bot-{level}"] * (count - 1)
    form = {f"seat-{seat}": kind for seat, kind in enumerate(kinds)}
    return await page(request, site, "new.html", **_context(chosen, form, request.text))


def _context(game: AnyGame, form: Form, text: Text) -> dict[str, object]:
    """The form, filled in as it was sent; files can't be filled in."""
    return {
        "games": [game_card(games.get(name), text) for name in games.names()],
        "chosen": game_card(game, text),
        "picked": [_picked(form, seat) for seat in range(game.most_seats)],
        "kinds": KINDS,
        "shapes": SHAPES,
        "symbols": svg(scenes.symbols()),
        "portraits": {level: svg(scenes.portrait(levels.portrait(level))) for level in levels.names()},
        "options": [_option(game, number, form, text) for number in range(len(game.options))],
        "public": form.get("public") == "yes",
        "name": str(form.get("name", "")),
        "levels": levels.names(),
        "message": "",
        "detail": "",
    }


def _picked(form: Form, seat: int) -> SeatRequest:
    """A seat of the form as it stands."""
    kind, level = _kind(form, seat)
    return SeatRequest(kind if kind in KINDS else UNUSED, level, str(form.get(f"seat-name-{seat}", "")))


def _kind(form: Form, seat: int) -> tuple[str, str]:
    """Kind and level: `bot` with its level beside it, or both in one, `bot-LEVEL`."""
    kind, _, level = str(form.get(f"seat-{seat}", UNUSED)).partition("-")
    return kind, level or str(form.get(f"level-{seat}", levels.DEFAULT))


def _option(game: AnyGame, number: int, form: Form, text: Text) -> dict[str, object]:
    option = game.options[number]
    words = [as_word(value) for value in option.choices]
    names = [capital(about.option_value(game, option, value, text)) for value in option.choices]
    sent = str(form.get(f"option-{option.name}", ""))
    return {
        "name": option.name,
        "title": about.option_name(game, option, text),
        "values": list(zip(words, names, strict=True)),
        "picked": sent if sent in words else words[0],
    }


@post("/tables")
async def create(request: WebRequest, site: Site, form: Form) -> Response:
    """What is wrong with the form is said on it, with everything else as it was."""
    game = games.get(str(form.get("game", "")))
    person = await site.welcome(request.visitor, str(form.get("name", "")))
    try:
        wish = await _request(request, form, game)
        limit_tables(request, bool(wish.cards))
        live = await opening.open_table(site.tables, person, wish)
    except (TooMany, Failed):
        raise
    except TroisError as error:
        text = request.text
        context = _context(game, form, text) | _complaint(error, text)
        return full_page(request, person, "new.html", 400, context)
    return RedirectResponse(f"/tables/{live.id}", status_code=303)


def _complaint(error: TroisError, text: Text) -> dict[str, object]:
    refused = refusal(error)
    return {"message": text.sentence(refused), "detail": detail_in(refused, text)}


async def _request(request: WebRequest, form: Form, game: AnyGame) -> TableRequest:
    options: dict[str, object] = {
        o.name: str(form[f"option-{o.name}"]) for o in game.options if f"option-{o.name}" in form
    }
    changes, where = await _cards(request, form.get("cards"))
    return TableRequest(game.name, _seats(form, game), options, form.get("public") == "yes", changes, where)


async def _cards(request: WebRequest, file: object) -> tuple[dict[str, Json], str]:
    """Corrected cards from the form's file, and its name; without one a browser sends an empty file, which needs no reader."""
    if not isinstance(file, UploadFile) or not file.size:
        return {}, "cards"
    content = await file.read()
    name = file.filename or ""
    found = await request.site.reader.run(address_of(request.scope), cards.read_file, content, name)
    return found, cards.file_name(name)


def _seats(form: Form, game: AnyGame) -> list[SeatRequest]:
    """Seats of a form: `seat-0` is me, here, open, none or bot; a bot has its level."""
    wanted: list[SeatRequest] = []
    for seat in range(game.most_seats):
        kind, level = _kind(form, seat)
        if kind == "bot":
            wanted.append(SeatRequest("bot", level))
        elif kind != UNUSED:
            wanted.append(SeatRequest(kind, name=str(form.get(f"seat-name-{seat}", ""))))
    return wanted


@get("/play/{game}")
async def ask_level(request: WebRequest, site: Site, game: str) -> Response:
    """How strong the bots shall be; asked once, and again by whoever wants another level."""
    rules = games.get(game)
    picked = levels.remembered(request.cookies.get("level", "")) or levels.DEFAULT
    title = about.title(rules, request.text)
    return await page(request, site, "level.html", game=rules, title=title, levels=levels.names(), picked=picked)


@post("/play/{game}")
async def play_now(request: WebRequest, site: Site, game: str, form: Form) -> Response:
    """Against bots, at once: novices for a newcomer, later the level that was asked for."""
    limit_tables(request)
    rules = games.get(game)
    visitor = request.visitor
    if form.get("friends"):
        return await _with_friends(request, site, rules, form)
    level = await _level(request, site, visitor, str(form.get("level", "")))
    if not level:
        return RedirectResponse(f"/play/{game}", status_code=303)
    person = await site.welcome(visitor, str(form.get("name", "")))
    seats = min(max(QUICK_SEATS, rules.fewest_seats), rules.most_seats)
    wanted = [SeatRequest("me")] + [SeatRequest("bot", level)] * (seats - 1)
    live = await opening.open_table(site.tables, person, TableRequest(game, wanted))
    table = RedirectResponse(f"/tables/{live.id}", status_code=303)
    if form.get("level"):
        remember(table, "level", level, site.config.secure)
    return table


async def _with_friends(request: WebRequest, site: Site, game: AnyGame, form: Form) -> Response:
    """A table with free chairs, whose page has the link; a visitor without a name is asked for one first."""
    visitor = request.visitor
    if "name" not in form and await site.person(visitor) is None:
        return await page(request, site, "name.html", game=game.name, title=about.title(game, request.text))
    person = await site.welcome(visitor, str(form.get("name", "")))
    seats = min(max(QUICK_SEATS, game.fewest_seats), game.most_seats)
    wanted = [SeatRequest("me")] + [SeatRequest("open")] * (seats - 1)
    live = await opening.open_table(site.tables, person, TableRequest(game.name, wanted))
    return RedirectResponse(f"/tables/{live.id}", status_code=303)


async def _level(request: WebRequest, site: Site, visitor: str, wanted: str) -> str:
    """The level of the bots: as wished, as remembered, novices for a newcomer; nothing where it must be asked."""
    if wanted:
        return levels.check(wanted)
    known = levels.remembered(request.cookies.get("level", ""))
    return known or (levels.FIRST if await site.is_new(visitor) else "")
