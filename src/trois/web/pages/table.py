"""A table: waiting for players, playing, and the end."""

import json
from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response, Stream

from trois.web import playing, seating
from trois.web.errors import Malformed, NotYours, Refused
from trois.web.hub import message
from trois.web.live import Live
from trois.web.pages import table_view
from trois.web.pages.render import Asking, confirms, frame, html, page, text_of, visitor_of, whole
from trois.web.pages.table_view import Shown
from trois.web.seen import digest, viewer_of
from trois.web.site import Site
from trois.web.streams import stream

Answer = Response[str] | Redirect


@get("/tables/{table_id:str}")
async def table(
    request: Asking,
    site: NamedDependency[Site],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    confirm: FromQuery[int | None] = None,
    question: FromQuery[int] = -1,
    hint: FromQuery[int] = -1,
) -> Answer:
    live = await site.tables.get(table_id)
    if seat is not None and _is_kept_warm(live, seat, visitor_of(request)):
        return Redirect(f"/tables/{table_id}", status_code=303)
    extra = _extra(request, site, live, seat, confirm, question, hint)
    return await page(request, site, "table.html", **_context(request, site, live, seat, extra))


def _is_kept_warm(live: Live, seat: int, visitor: str) -> bool:
    """A bot plays on the visitor's seat: they may watch, and take it back."""
    return 0 <= seat < len(live.seats) and live.seats[seat].kind == "bot" and live.seats[seat].person == visitor


@get("/tables/{table_id:str}/part")
async def part(
    request: Asking,
    site: NamedDependency[Site],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    confirm: FromQuery[int | None] = None,
    question: FromQuery[int] = -1,
    hint: FromQuery[int] = -1,
) -> Response[str]:
    """The changing part of the page; nothing (304) when the script has it already."""
    live = await site.tables.get(table_id)
    tag = f'"{digest(live, viewer_of(live, visitor_of(request), seat))}"'
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304)
    return await _part(request, site, live, seat, _extra(request, site, live, seat, confirm, question, hint))


def _extra(
    request: Asking, site: Site, live: Live, seat: int | None, confirm: int | None, question: int, hint: int
) -> Shown:
    """A confirmation and advice belong to one question: they are gone when it is answered."""
    seen = viewer_of(live, visitor_of(request), seat).seat
    number = -1 if seen is None else live.numbers[seen]
    advice = site.adviser.given(live, seen, hint) if hint == number else []
    return Shown(confirm if question == number else None, advice)


def _context(request: Asking, site: Site, live: Live, seat: int | None, extra: Shown) -> dict[str, object]:
    visitor = visitor_of(request)
    viewer = viewer_of(live, visitor, seat)
    extra.away = site.presence.away(live)
    shown = table_view.context(live, viewer, visitor, text_of(request), extra)
    address = str(request.base_url).rstrip("/") + f"/tables/{live.id}"
    return shown | {"address": address, "look_seconds": site.presence.look_seconds}


async def _part(
    request: Asking, site: Site, live: Live, seat: int | None, extra: Shown, status: int = 200
) -> Response[str]:
    person = await site.person(visitor_of(request))
    context = _context(request, site, live, seat, extra)
    content = html("live.html", **frame(request, person), **context)
    headers = {"etag": f'"{context["digest"]}"'}
    return Response(content, media_type=MediaType.HTML, status_code=status, headers=headers)


@get("/tables/{table_id:str}/players")
async def players(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Response[str]:
    """The list of players alone: who is there changes without anything happening in the match."""
    live = await site.tables.get(table_id)
    visitor = visitor_of(request)
    viewer = viewer_of(live, visitor, seat)
    people = table_view.players(live, viewer, visitor, site.presence.away(live))
    content = html("players.html", **frame(request, None), row=live.row, viewer=viewer, players=people)
    return Response(content, media_type=MediaType.HTML)


@get("/tables/{table_id:str}/live")
async def events(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Stream:
    """Says when something changed that this viewer may know; the page then fetches its changing part."""
    live = await site.tables.get(table_id)
    visitor = visitor_of(request)
    viewer_of(live, visitor, seat)

    def look(now: Live) -> str:
        try:
            return digest(now, viewer_of(now, visitor, seat))
        except NotYours:
            return "gone"

    last = request.headers.get("last-event-id", "")
    return stream(site, table_id, last, look, lambda _, tag: message("change", tag, tag.encode()), b"retry: 1000\n\n")


# Playing


@post("/tables/{table_id:str}/decide")
async def decide(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> Answer:
    form = dict(await request.form())
    seat, question, action = (_number(form, name) for name in ("seat", "question", "action"))

    async def work() -> Live:
        live = await site.tables.get(table_id)
        if not form.get("confirmed") and _must_confirm(request, live, seat, question, action):
            raise _Confirm
        return await playing.decide(
            site.tables, table_id, visitor_of(request), seat, question, str(form.get("key", "")), action
        )

    try:
        return await _answer(request, site, table_id, seat, work)
    except _Confirm:
        if _wants_part(request):
            return await _part(request, site, await site.tables.get(table_id), seat, Shown(confirm=action))
        return Redirect(f"/tables/{table_id}?seat={seat}&confirm={action}&question={question}", status_code=303)


class _Confirm(Exception):
    """The end of a turn is to be confirmed first."""


def _must_confirm(request: Asking, live: Live, seat: int, question: int, action: int) -> bool:
    """Where something could still be undone, and the visitor hasn't switched the question off."""
    match = live.match
    if match is None or not confirms(request) or seat not in live.seats_of(visitor_of(request)):
        return False
    if question != live.numbers[seat] or action not in match.legal(seat) or not match.can_undo(seat):
        return False
    return match.dry_run(seat, action).ends


@post("/tables/{table_id:str}/undo")
async def undo(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> Answer:
    form = dict(await request.form())
    seat, key = _number(form, "seat"), str(form.get("key", ""))
    step = playing.reset if form.get("whole") else playing.undo
    return await _answer(
        request, site, table_id, seat, lambda: step(site.tables, table_id, visitor_of(request), seat, f"u{key}")
    )


@post("/tables/{table_id:str}/answer-undo")
async def answer_undo(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> Answer:
    form = dict(await request.form())
    agrees = form.get("agrees") == "yes"
    return await _answer(
        request, site, table_id, _shown_seat(form),
        lambda: playing.answer_undo(site.tables, table_id, visitor_of(request), agrees),
    )  # fmt: skip


@post("/tables/{table_id:str}/hint")
async def hint(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> Answer:
    """Let the bots think in a seat's place; they may be asked again, so the address can be loaded again."""
    form = dict(await request.form())
    seat, question = _number(form, "seat"), _number(form, "question")

    async def work() -> Live:
        live = await site.tables.get(table_id)
        await site.adviser.ask(live, visitor_of(request), seat, question)
        return await site.tables.get(table_id)

    answer = await _answer(request, site, table_id, seat, work, question)
    if isinstance(answer, Redirect):
        return Redirect(f"/tables/{table_id}?seat={seat}&hint={question}", status_code=303)
    return answer


# Seats


@post("/tables/{table_id:str}/seats/{number:int}")
async def change_seat(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], number: FromPath[int]
) -> Answer:
    form = dict(await request.form())
    tables, do = site.tables, str(form.get("do", ""))
    person = await site.welcome(visitor_of(request), str(form.get("name", "")) if do == "take" else "")

    async def work() -> Live:
        if do == "take":
            return await seating.take(tables, table_id, person, number)
        if do == "leave":
            return await seating.leave(tables, table_id, person, number)
        if do == "relieve":
            away = site.presence.away(await tables.get(table_id))
            return await seating.relieve(tables, table_id, person, number, away)
        if do in ("bot", "open"):
            level = str(form.get("level", "")) if do == "bot" else ""
            return await seating.fill(tables, table_id, person, number, level)
        raise Malformed("bad-wish")

    return await _answer(request, site, table_id, None, work)


@post("/tables/{table_id:str}/start")
async def start(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> Answer:
    person = await site.welcome(visitor_of(request))
    return await _answer(request, site, table_id, None, lambda: seating.start(site.tables, table_id, person))


@post("/tables/{table_id:str}/rematch")
async def rematch(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> Redirect:
    person = await site.welcome(visitor_of(request))
    live = await seating.rematch(site.tables, table_id, person)
    return Redirect(f"/tables/{live.id}", status_code=303)


@get("/tables/{table_id:str}/record.json")
async def record(site: NamedDependency[Site], table_id: FromPath[str]) -> Response[bytes]:
    """The whole match to keep; a record tells secrets, so only when it is over."""
    live = await site.tables.get(table_id)
    if live.match is None or not live.match.over:
        raise Refused("not-over")
    name = f"{live.row.game}-{table_id}.json"
    content = json.dumps(live.match.record(), indent=1).encode()
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=MediaType.JSON, headers=headers)


# Answers


async def _answer(request: Asking, site: Site, table_id: str, seat: int | None, work: Any, hint: int = -1) -> Answer:
    """The board after a wish; when it is refused, the reason and the board as it is."""
    said, status = "", 200
    try:
        live: Live = await work()
    except Refused as error:
        live = await site.tables.get(table_id)
        said, status = error.key, error.status
        if isinstance(error, NotYours):
            seat = None
    seat = seat if seat in live.seats_of(visitor_of(request)) else None
    if _wants_part(request):
        advice = _extra(request, site, live, seat, None, -1, hint).advice if hint >= 0 else []
        return await _part(request, site, live, seat, Shown(advice=advice, message=said), status)
    if said:
        person = await site.person(visitor_of(request))
        return whole(request, person, "table.html", status, _context(request, site, live, seat, Shown(message=said)))
    several = seat is not None and len(live.seats_of(visitor_of(request))) > 1
    return Redirect(f"/tables/{table_id}" + (f"?seat={seat}" if several else ""), status_code=303)


def _wants_part(request: Asking) -> bool:
    return "x-part" in request.headers


def _number(form: dict[str, Any], name: str) -> int:
    value = str(form.get(name, ""))
    if not value.isdecimal() or len(value) > 9:
        raise HTTPException(status_code=400, detail=f"{name} is not a number")
    return int(value)


def _shown_seat(form: dict[str, Any]) -> int | None:
    return _number(form, "seat") if form.get("seat") else None
