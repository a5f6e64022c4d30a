"""The dice of the day and the Troyes of the week: the try that counts, and afterwards how everybody did."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.responses import RedirectResponse, Response

from trois.draw import charts, link_card, raster, scenes
from trois.draw.link_card import Card
from trois.store import Result
from trois.text import Text
from trois.text.about import score_part
from trois.text.voice import capital
from trois.web.errors import NotFound
from trois.web.http.limits import limit_tables
from trois.web.http.request import WebRequest
from trois.web.http.routes import get, post
from trois.web.pages.render import page
from trois.web.pages.signs import svg
from trois.web.pages.table.card import HAS_RESVG
from trois.web.site import Site
from trois.web.tables.afterwards.days import TODAY, Days, first_day
from trois.web.tables.afterwards.history import bins
from trois.web.tables.table import LiveTable

SHOWN = 4
BOXES = 7
"""Days or weeks in a row that are drawn."""


@dataclass(frozen=True)
class Ranked:
    place: int
    name: str
    points: int
    mine: bool


@get("/today")
async def today(request: WebRequest, site: Site) -> Response:
    return await _shown(request, site, site.days)


@get("/week")
async def week(request: WebRequest, site: Site) -> Response:
    return await _shown(request, site, site.weeks)


@post("/today")
async def begin_today(request: WebRequest, site: Site) -> Response:
    return await _begin(request, site, site.days)


@post("/week")
async def begin_week(request: WebRequest, site: Site) -> Response:
    return await _begin(request, site, site.weeks)


async def _begin(request: WebRequest, site: Site, days: Days) -> Response:
    if await days.table_of(days.now(), request.visitor) is None:
        limit_tables(request)
    form = dict(await request.form())
    live = await days.begin(await site.welcome(request.visitor, str(form.get("name", ""))))
    return RedirectResponse(f"/tables/{live.id}", status_code=303)


async def _shown(request: WebRequest, site: Site, days: Days) -> Response:
    """The ranking is closed to whoever has not played yet: nothing about the game is to be learnt from it."""
    day, visitor = days.now(), request.visitor
    own = await days.table_of(day, visitor)
    is_over = own is not None and own.row.is_over
    left = days.seconds_left(datetime.now(UTC))
    before, after = days.later(day, -1), days.later(day, 1)
    played = await days.played(visitor)
    recent = [days.later(day, -back) for back in range(BOXES - 1, -1, -1)]
    return await page(
        request,
        site,
        "today.html",
        contest=days.kind.name,
        day=first_day(day),
        picture=svg(scenes.game_picture(days.kind.game)),
        symbols=svg(scenes.symbols()),
        own=own,
        is_over=is_over,
        hours=left // 3600,
        minutes=left % 3600 // 60,
        streak=days.streak(played, day),
        boxes=[(first_day(one), one in played) for one in recent],
        hash=days.commitment(day),
        next_hash=days.commitment(after),
        last={"hash": days.commitment(before), "seed": days.published(before)},
        watch=await _to_watch(days, before, request.text),
        card=f"/{days.kind.name}/{CARD}",
        site_address=site.link(request, ""),
        other="week" if days.kind is TODAY else "today",
        after=await _after(request, site, days, own) if is_over and own is not None else None,
    )


async def _to_watch(days: Days, day: str, text: Text) -> list[tuple[str, str, int]]:
    """The games that are worth watching once the day is over: the best one, and the expert's."""
    db = days.tables.db
    best = (await db(days.results.ranking, day))[:1]
    expert = await db(days.results.of_table, f"expert-{day}")
    return [
        *((one.table_id, one.name, one.points) for one in best),
        *((one.table_id, text("friends.today.expert"), one.points) for one in expert[:1]),
    ]


async def _after(request: WebRequest, site: Site, days: Days, own: LiveTable) -> dict[str, object]:
    """What somebody sees whose try is over."""
    text, name = request.text, days.kind.name
    ranking, mine = await _ranking(days, own)
    expert = await days.expert(days.now())
    site.bots.rouse(expert)
    better = _better(ranking, mine, text)
    points = [one.points for one in ranking]
    marks = {mine.points: f"{text('friends.today.you')} {mine.points}"}
    done = expert.playing.scores[0] if expert.row.is_over else None
    if done is not None:
        marks.setdefault(done.total, f"{text('friends.today.expert')} {done.total}")
        points = [*points, done.total]
    when = text.day(first_day(days.now()))
    return {
        "points": mine.points,
        "expert": done.total if done else None,
        "sources": _sources(own, expert if done else None, text),
        "ranking": ranked(ranking, mine),
        "count": len(ranking),
        "better": better,
        "share": text(
            f"friends.{name}.share" if better else f"friends.{name}.share-first",
            day=when,
            points=mine.points,
            percent=better,
        ),
        "address": site.link(request, f"/{name}"),
        "spread": svg(charts.spread(bins(points), marks)),
        "bars": bins(points),
    }


async def _ranking(days: Days, own: LiveTable) -> tuple[list[Result], Result]:
    ranking = await days.tables.db(days.results.ranking, days.now())
    return ranking, next(one for one in ranking if one.table_id == own.id)


def _better(ranking: list[Result], mine: Result, text: Text) -> str:
    """How many of the others had fewer points; nothing for whoever is the first."""
    fewer = sum(one.points < mine.points for one in ranking)
    return text.percent(fewer / (len(ranking) - 1)) if len(ranking) > 1 else ""


def ranked(ranking: list[Result], mine: Result) -> list[Ranked]:
    """The first few, then one's own; equal points share a place."""
    lines = [
        Ranked(1 + sum(other.points > one.points for other in ranking), one.name, one.points, one is mine)
        for one in ranking
    ]
    first = lines[:SHOWN]
    return first if any(line.mine for line in first) else [*first, *(line for line in lines if line.mine)]


def _sources(own: LiveTable, expert: LiveTable | None, text: Text) -> list[tuple[str, int, int | None]]:
    """Where the points came from, mine and the expert's side by side."""
    mine, game = own.playing.scores[0].parts, own.row.game
    theirs = expert.playing.scores[0].parts if expert is not None else {}
    return [
        (capital(score_part(game, part, text)), points, theirs.get(part) if expert is not None else None)
        for part, points in mine.items()
        if points or theirs.get(part)
    ]


# The picture to share: what one has reached, and nothing of how

CARD = "card.png" if HAS_RESVG else "card.svg"


@get("/today/card.{kind}")
async def today_card(request: WebRequest, site: Site, kind: str) -> Response:
    return await _card(request, site.days, kind)


@get("/week/card.{kind}")
async def week_card(request: WebRequest, site: Site, kind: str) -> Response:
    return await _card(request, site.weeks, kind)


async def _card(request: WebRequest, days: Days, kind: str) -> Response:
    """One's own result; for messengers, and whoever has none yet, that there is such a game."""
    text, day, name = request.text, days.now(), days.kind.name
    own, when = await days.table_of(day, request.visitor), text.day(first_day(day))
    headline, facts = text(f"friends.{name}.title"), when
    if own is not None and own.row.is_over:
        ranking, mine = await _ranking(days, own)
        headline = text("friends.today.card", title=headline, points=mine.points)
        better = _better(ranking, mine, text)
        facts = text("friends.today.card-facts", day=when, percent=better) if better else when
    drawn = link_card.svg(Card(days.kind.game, headline, facts, ()))
    if kind == "svg":
        return Response(drawn, media_type="image/svg+xml")
    if kind != "png" or not HAS_RESVG:
        raise NotFound("status-404")
    return Response(await asyncio.to_thread(raster.png, drawn, link_card.WIDTH), media_type="image/png")
