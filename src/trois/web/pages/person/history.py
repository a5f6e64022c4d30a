"""A person's finished games with their figures, and everything kept of a person as a file."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime

from starlette.responses import Response

from trois import games
from trois.core.errors import TroisError
from trois.draw import charts, scenes
from trois.store.devices import Devices
from trois.store.feats import KeptFeats
from trois.store.talk import KeptTalk
from trois.text import SHAPES, Text, about
from trois.web.bots.levels import names as level_names
from trois.web.http.request import WebRequest
from trois.web.http.routes import get
from trois.web.pages.render import level_name, page
from trois.web.pages.signs import svg
from trois.web.site import Site
from trois.web.tables.afterwards import history as kept
from trois.web.tables.afterwards.days import kind_of
from trois.web.tables.afterwards.history import FRIENDS, Played

SHOWN = 20
ENOUGH = 5
"""Games from which on there is a picture of the points."""
LATEST = 40
"""Games whose points are drawn one after another."""


@get("/history")
async def history(request: WebRequest, site: Site, game: str = "", against: str = "", start: int = 0) -> Response:
    """The filters are in the address. Only of the visitor who asks: there is no address for anybody else's."""
    text = request.text
    played = await kept.of_person(site.tables, request.visitor)
    some = [one for one in played if _fits(one, game, against)]
    first = max(0, start) // SHOWN * SHOWN
    return await page(
        request,
        site,
        "history.html",
        symbols=svg(scenes.symbols()),
        picked=(game, against),
        counts=[(name, about.title(games.get(name), text), _count(played, name)) for name in games.names()],
        total=len(played),
        lines=[_line(one, some, text) for one in some[first : first + SHOWN]],
        older=first + SHOWN if len(some) > first + SHOWN else 0,
        won=_won(some, text),
        sizes=[
            (about.title(games.get(name), text), seats, found, text.number(found.average, 1))
            for (name, seats), found in kept.by_size(some).items()
        ],
        spreads=[_spread(name, some, text) for name in games.names() if _count(some, name)],
    )


def _fits(one: Played, game: str, against: str) -> bool:
    is_of_kind = not against or (one.against == FRIENDS) == (against == "friends")
    return (not game or one.own.game == game) and is_of_kind


def _count(played: Sequence[Played], game: str) -> int:
    return sum(one.own.game == game for one in played)


def _line(one: Played, all_of_them: Sequence[Played], text: Text) -> dict[str, object]:
    own = one.own
    best = max(other.own.points for other in all_of_them if other.own.game == own.game)
    return {
        "table": own.table_id,
        "title": about.title(games.get(own.game), text),
        "picture": svg(scenes.game_picture(own.game)),
        "date": datetime.fromtimestamp(own.at, UTC).date(),
        "others": [
            (other.seat, SHAPES[other.seat], other.name if not other.level else level_name(text, other.level))
            for other in one.others
        ],
        "contest": kind_of(own.day).name if own.day else "",
        "place": own.place,
        "of": 1 + len(one.others),
        "points": own.points,
        "is_best": own.points == best,
    }


def _won(played: Sequence[Played], text: Text) -> list[dict[str, object]]:
    found = kept.by_opponent(played)
    order = [
        *(level for level in level_names() if level in found),
        *(other for other in found if other not in level_names()),
    ]
    return [
        {
            "name": text("friends.history.friends") if against == FRIENDS else level_name(text, against),
            "won": found[against].won,
            "games": found[against].games,
        }
        for against in order
    ]


def _spread(game: str, played: Sequence[Played], text: Text) -> dict[str, object]:
    """How a person's points in a game spread; a sentence where there are few."""
    some = [one for one in played if one.own.game == game]
    points, figures = [one.own.points for one in some], kept.figures(some)
    bars = kept.bins(points)
    marks = {points[0]: text("friends.history.last", n=points[0])}
    return {
        "title": text("friends.history.spread", game=about.title(games.get(game), text)),
        "mean": text(
            "friends.history.mean", games=figures.games, mean=text.number(figures.average, 1), best=figures.best
        ),
        "picture": svg(charts.spread(bars, marks)) if len(points) >= ENOUGH else "",
        "bars": bars,
        "course": svg(charts.course(points[:LATEST][::-1])) if len(points) >= ENOUGH else "",
        "points": points[:LATEST][::-1],
    }


@get("/history/export.json")
async def export(request: WebRequest, site: Site) -> Response:
    """Everything of the visitor's that this server keeps, with the whole records of their finished games."""
    visitor, db = request.visitor, site.tables.db
    person = await site.person(visitor)
    played = await kept.of_person(site.tables, visitor)
    told = {
        "name": person.name if person else "",
        "since": person.created if person else 0,
        "games": [{"result": _plain(one), "record": await _record(site, one.own.table_id)} for one in played],
        "feats": [asdict(one) for name in games.names() for one in await db(KeptFeats(site.store).of, visitor, name)],
        "said": [asdict(one) for one in await db(KeptTalk(site.store).of, visitor)],
        "lessons": await db(site.learning.of, visitor),
        "notices": [[one.kind, one.address] for one in await db(site.outbox.channels, visitor)],
        "devices": [asdict(one) for one in await db(Devices(site.store).of, visitor)],
        "tables": await db(site.store.tables_with, visitor),
    }
    headers = {"content-disposition": 'attachment; filename="trois.json"'}
    content = json.dumps(told, ensure_ascii=False, indent=1).encode()
    return Response(content, media_type="application/json", headers=headers)


def _plain(one: Played) -> dict[str, object]:
    """Of others only what stood on the table."""
    others = [{"name": other.name, "points": other.points, "level": other.level} for other in one.others]
    own = asdict(one.own)
    del own["person"]
    return {**own, "others": others}


async def _record(site: Site, table_id: str) -> object:
    """Nothing where it is not open yet or can't be read."""
    try:
        return (await site.tables.get(table_id)).record()
    except TroisError:
        return None
