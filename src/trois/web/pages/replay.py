"""A match step by step: one that is over from any seat, a running one as its viewer saw it, a record from a file."""

from dataclasses import dataclass

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response
from markupsafe import Markup

from trois.core.errors import BadRecord, TroisError
from trois.core.match import Match
from trois.text import Text, about
from trois.text.voice import SHAPES
from trois.web.errors import Malformed, Refused
from trois.web.films import Film
from trois.web.pages import boards, log
from trois.web.pages.render import Asking, html, page, text_of, visitor_of
from trois.web.seen import viewer_of
from trois.web.site import Site


@dataclass
class Source:
    """What is shown: a match, the names of its players, and through whose eyes it may be seen."""

    address: str
    match: Match
    names: list[str]
    seat: int | None
    eyes: list[int | None]
    table: str = ""


@get("/tables/{table_id:str}/replay")
async def of_table(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str],
    seat: FromQuery[str] = "", at: FromQuery[int] = 0,
) -> Response[str]:  # fmt: skip
    return await _page(request, site, await _table(request, site, table_id, seat), at)


@get("/tables/{table_id:str}/replay/step")
async def step_of_table(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str],
    seat: FromQuery[str] = "", at: FromQuery[int] = 0,
) -> Response[str]:  # fmt: skip
    return await _step(request, site, await _table(request, site, table_id, seat), at)


async def _table(request: Asking, site: Site, table_id: str, wanted: str) -> Source:
    """A record tells everything, so when the match is over anybody's eyes will do; before only one's own."""
    live = await site.tables.get(table_id)
    if live.match is None:
        raise Refused("not-started")
    seat = _seat(wanted, live.match.seats)
    everybody: list[int | None] = [None, *range(live.match.seats)]
    address = f"/tables/{live.id}/replay"
    if live.match.over:
        return Source(address, live.match, live.names(), seat, everybody, live.id)
    viewer = viewer_of(live, visitor_of(request), seat)
    shown = None if wanted == ALL else viewer.seat
    return Source(
        address, live.match, live.names(), shown, [None] if viewer.seat is None else [None, viewer.seat], live.id
    )


ALL = "all"
"""The eyes of somebody who watches."""


def _seat(wanted: str, seats: int) -> int | None:
    if wanted in ("", ALL):
        return None
    if not wanted.isdecimal() or len(wanted) > 2 or int(wanted) >= seats:
        raise Malformed("no-seat")
    return int(wanted)


# A record from a file


@post("/replays")
async def upload(request: Asking, site: NamedDependency[Site]) -> Redirect:
    form = await request.form()
    record = form.get("record")
    if not isinstance(record, UploadFile):
        raise Malformed("no-record")
    try:
        name = await site.uploads.add(await record.read())
    except BadRecord as error:
        raise Malformed("bad-record", str(error)) from None
    except TroisError as error:
        raise Malformed("bad-record", f"record: {error}") from None
    return Redirect(f"/replays/{name}", status_code=303)


@get("/replays/{name:str}")
async def of_record(
    request: Asking, site: NamedDependency[Site], name: FromPath[str],
    seat: FromQuery[str] = "", at: FromQuery[int] = 0,
) -> Response[str]:  # fmt: skip
    return await _page(request, site, _uploaded(site, name, seat), at)


@get("/replays/{name:str}/step")
async def step_of_record(
    request: Asking, site: NamedDependency[Site], name: FromPath[str],
    seat: FromQuery[str] = "", at: FromQuery[int] = 0,
) -> Response[str]:  # fmt: skip
    return await _step(request, site, _uploaded(site, name, seat), at)


def _uploaded(site: Site, name: str, wanted: str) -> Source:
    found = site.uploads.get(name)
    seats = found.match.seats
    return Source(f"/replays/{name}", found.match, found.names, _seat(wanted, seats), [None, *range(seats)])


# What is shown


async def _page(request: Asking, site: Site, source: Source, at: int) -> Response[str]:
    film, text = await site.films.of(source.match, source.seat), text_of(request)
    lines = [Markup(" ").join(_lines(film, number, source.names, text)) for number in range(len(film.frames))]
    shown = _shown(film, source, film.at(at), text)
    eyes = [
        {"value": ALL if seat is None else str(seat), "seat": seat, "shape": "" if seat is None else SHAPES[seat],
         "name": text("web.replay.everybody") if seat is None else source.names[seat], "on": seat == source.seat}
        for seat in source.eyes
    ]  # fmt: skip
    return await page(request, site, "replay.html", **shown, steps=list(enumerate(lines)), eyes=eyes)


async def _step(request: Asking, site: Site, source: Source, at: int) -> Response[str]:
    film, text = await site.films.of(source.match, source.seat), text_of(request)
    content = html("replay_step.html", t=text, **_shown(film, source, film.at(at), text))
    return Response(content, media_type=MediaType.HTML)


def _shown(film: Film, source: Source, at: int, text: Text) -> dict[str, object]:
    drawn = boards.boards(film.frames[at].view, {}, text, source.names)
    return {
        "source": source,
        "seat_word": ALL if source.seat is None else str(source.seat),
        "game": film.game,
        "title": about.title(film.game, text),
        "at": at,
        "last": len(film.frames) - 1,
        "lines": _lines(film, at, source.names, text),
        "columns": boards.columns(drawn),
        "tabs": boards.tabs(drawn, text),
    }


def _lines(film: Film, number: int, names: list[str], text: Text) -> list[Markup]:
    return log.lines(film.game, film.frames[number].events, names, text)
