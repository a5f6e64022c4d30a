"""The dice of the day: the try that counts, and afterwards how everybody did."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from starlette.responses import RedirectResponse, Response

from trois.draw import charts, scenes
from trois.store import Result
from trois.text import Text
from trois.text.about import score_part
from trois.text.voice import capital
from trois.web.http.limits import limit_tables
from trois.web.http.request import WebRequest, visitor_of
from trois.web.http.routes import get, post
from trois.web.pages.render import page, text_of
from trois.web.pages.signs import svg
from trois.web.site import Site
from trois.web.tables.days import GAME, seconds_left, streak
from trois.web.tables.history import bins
from trois.web.tables.table import LiveTable
from trois.web.tables.table import today as this_day

SHOWN = 4


@dataclass(frozen=True)
class Ranked:
    place: int
    name: str
    points: int
    mine: bool


@get("/today")
async def today(request: WebRequest, site: Site) -> Response:
    """The ranking is closed to whoever has not played yet: nothing about the dice is to be learnt from it."""
    text, day, visitor, days = text_of(request), this_day(), visitor_of(request), site.days
    own = await days.table_of(day, visitor)
    is_over = own is not None and own.row.stage == "over"
    left = seconds_left(datetime.now(UTC))
    yesterday = (date.fromisoformat(day) - timedelta(days=1)).isoformat()
    tomorrow = (date.fromisoformat(day) + timedelta(days=1)).isoformat()
    played = await site.tables.db(days.results.days_of, visitor)
    return await page(
        request,
        site,
        "today.html",
        day=date.fromisoformat(day),
        picture=svg(scenes.game_picture(GAME)),
        symbols=svg(scenes.symbols()),
        own=own,
        is_over=is_over,
        hours=left // 3600,
        minutes=left % 3600 // 60,
        streak=streak(played, day),
        week=[(d, d.isoformat() in played) for d in _week(day)],
        hash=days.commitment(day),
        next_hash=days.commitment(tomorrow),
        last={"hash": days.commitment(yesterday), "seed": days.published(yesterday)},
        best=(await site.tables.db(days.results.ranking, yesterday))[:1],
        after=await _after(request, site, own, day, text) if is_over and own is not None else None,
    )


def _week(day: str) -> list[date]:
    last = date.fromisoformat(day)
    return [last - timedelta(days=back) for back in range(6, -1, -1)]


async def _after(request: WebRequest, site: Site, own: LiveTable, day: str, text: Text) -> dict[str, object]:
    """What somebody sees whose try is over."""
    ranking = await site.tables.db(site.days.results.ranking, day)
    mine = next(one for one in ranking if one.table_id == own.id)
    expert = await site.days.expert(day)
    site.bots.rouse(expert)
    fewer = sum(one.points < mine.points for one in ranking)
    better = text.percent(fewer / (len(ranking) - 1)) if len(ranking) > 1 else text.percent(0.0)
    points = [one.points for one in ranking]
    marks = {mine.points: f"{text('friends.today.you')} {mine.points}"}
    done = expert.playing.scores[0] if expert.row.stage == "over" else None
    if done is not None:
        marks.setdefault(done.total, f"{text('friends.today.expert')} {done.total}")
        points = [*points, done.total]
    said = text("friends.today.share", day=text.day(date.fromisoformat(day)), points=mine.points, percent=better)
    return {
        "points": mine.points,
        "expert": done.total if done else None,
        "sources": _sources(own, expert if done else None, text),
        "ranking": ranked(ranking, mine),
        "count": len(ranking),
        "better": better,
        "share": said,
        "address": site.link(request, "/today"),
        "spread": svg(charts.spread(bins(points), marks)),
        "bars": bins(points),
    }


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
    mine = own.playing.scores[0].parts
    theirs = expert.playing.scores[0].parts if expert is not None else {}
    return [
        (capital(score_part(GAME, part, text)), points, theirs.get(part) if expert is not None else None)
        for part, points in mine.items()
        if points or theirs.get(part)
    ]


@post("/today")
async def begin(request: WebRequest, site: Site) -> Response:
    if await site.days.table_of(this_day(), visitor_of(request)) is None:
        limit_tables(request)
    form = dict(await request.form())
    live = await site.days.begin(await site.welcome(visitor_of(request), str(form.get("name", ""))))
    return RedirectResponse(f"/tables/{live.id}", status_code=303)
