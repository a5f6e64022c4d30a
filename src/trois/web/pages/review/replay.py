"""A match step by step: one that is over from any seat, a running one as its viewer saw it, a record from a file."""

from dataclasses import dataclass, field

from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from trois.core.errors import RECORD, BadRecord, TroisError
from trois.core.match import Match
from trois.draw.frames import Frame
from trois.text import SHAPES, Text, about
from trois.text.voice import voice_of
from trois.web.errors import Malformed
from trois.web.http import csrf
from trois.web.http.limits import address_of
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.pages import boards
from trois.web.pages.render import board_frame, html, page
from trois.web.pages.table import log, motion
from trois.web.pages.table.choices import goods
from trois.web.replays import Replay
from trois.web.site import Site
from trois.web.tables.ownership import check_watching
from trois.web.updates.viewer import viewer_of


@dataclass
class Source:
    """What is shown: a match, the names of its players, and as whom it may be watched."""

    address: str
    match: Match
    names: list[str]
    seat: int | None
    viewers: list[int | None]
    table: str = ""
    levels: list[str] = field(default_factory=list)
    """Of bots, by seat; empty where a person sat."""


@get("/tables/{table_id}/replay")
async def table_replay(
    request: WebRequest, site: Site, table_id: str,
    seat: str = "", at: int = 0, event: int | None = None, decision: int | None = None,
) -> Response:  # fmt: skip
    """At a step, at the step of an event of the viewer's log, or before a decision."""
    source = await table_source(request, site, table_id, seat)
    if event is not None:
        at = (await site.replays.get(source.match, source.seat, address_of(request.scope))).step_of(event)
    return await _page(request, site, source, at, decision)


@get("/tables/{table_id}/replay/step")
async def table_step(
    request: WebRequest, site: Site, table_id: str,
    seat: str = "", at: int = 0,
) -> Response:  # fmt: skip
    return await _step(request, site, await table_source(request, site, table_id, seat), at)


async def table_source(request: WebRequest, site: Site, table_id: str, wanted: str) -> Source:
    """When the match is over everything is public; before that a viewer sees it as their own seat or as a spectator."""
    live = await site.tables.latest(table_id)
    check_watching(live, request.visitor)
    match = live.playing
    seat = _seat(wanted, match.seats)
    everybody: list[int | None] = [None, *range(match.seats)]
    address = f"/tables/{live.id}/replay"
    if match.over:
        levels = [one.level if one.is_bot else "" for one in live.seats]
        return Source(address, match, live.names(), seat, everybody, live.id, levels)
    viewer = viewer_of(live, request.visitor, seat)
    shown = None if wanted == ALL else viewer.seat
    return Source(address, match, live.names(), shown, [None] if viewer.seat is None else [None, viewer.seat], live.id)


ALL = "all"
"""As a spectator."""


def _seat(wanted: str, seats: int) -> int | None:
    if wanted in ("", ALL):
        return None
    if not wanted.isdecimal() or len(wanted) > 2 or int(wanted) >= seats:
        raise Malformed("no-seat")
    return int(wanted)


# A record that somebody brings along


@get("/replays")
async def bring(request: WebRequest, site: Site) -> Response:
    """A form for a file; what stands in the fragment of the address is read and sent by the page's script."""
    return await page(request, site, "bring.html")


@post("/replays")
async def upload(request: WebRequest, site: Site, form: Form) -> Response:
    record = form.get("record")
    if not isinstance(record, UploadFile):
        raise Malformed("no-record")
    try:
        name = await site.uploads.add(await record.read(), address_of(request.scope))
    except BadRecord as error:
        raise Malformed("bad-record", detail=error) from None
    except TroisError as error:
        raise Malformed("bad-record", detail=error.inside(RECORD)) from None
    return RedirectResponse(f"/replays/{name}", status_code=303)


@get("/replays/{name}")
async def record_replay(
    request: WebRequest, site: Site, name: str,
    seat: str = "", at: int = 0, decision: int | None = None,
) -> Response:  # fmt: skip
    return await _page(request, site, await upload_source(request, name, seat), at, decision)


@get("/replays/{name}/step")
async def record_step(
    request: WebRequest, site: Site, name: str,
    seat: str = "", at: int = 0,
) -> Response:  # fmt: skip
    return await _step(request, site, await upload_source(request, name, seat), at)


async def upload_source(request: WebRequest, name: str, wanted: str) -> Source:
    found = await request.site.uploads.get(name, address_of(request.scope))
    seats = found.match.seats
    everybody: list[int | None] = [None, *range(seats)]
    return Source(f"/replays/{name}", found.match, found.names, _seat(wanted, seats), everybody, levels=found.levels)


# What is shown


async def _page(request: WebRequest, site: Site, source: Source, at: int, decision: int | None) -> Response:
    replay, text = await site.replays.get(source.match, source.seat, address_of(request.scope)), request.text
    if decision is not None:
        at = replay.step_before(decision)
    lines = [Markup(" ").join(_lines(replay, number, source.names, text)) for number in range(len(replay.frames))]
    shown = _step_context(replay, source, replay.at(at), text, board_frame(request))
    viewers = [
        {"value": ALL if seat is None else str(seat), "seat": seat, "shape": "" if seat is None else SHAPES[seat],
         "name": text("web.replay.everybody") if seat is None else source.names[seat], "on": seat == source.seat}
        for seat in source.viewers
    ]  # fmt: skip
    return await page(request, site, "replay.html", **shown, steps=list(enumerate(lines)), viewers=viewers)


async def _step(request: WebRequest, site: Site, source: Source, at: int) -> Response:
    replay, text = await site.replays.get(source.match, source.seat, address_of(request.scope)), request.text
    content = html(
        "replay_step.html",
        t=text,
        token=csrf.token(request),
        **_step_context(replay, source, replay.at(at), text, board_frame(request)),
    )
    return HTMLResponse(content)


def _step_context(replay: Replay, source: Source, at: int, text: Text, frame: Frame) -> dict[str, object]:
    voice = voice_of(replay.frames[at].view, text, source.names)
    return {
        "board": boards.shown(voice, {}, frame),
        "players": [(seat, SHAPES[seat], name, goods(voice, seat)) for seat, name in enumerate(source.names)],
        "symbols": boards.symbols(replay.game.name),
        "source": source,
        "seat_word": ALL if source.seat is None else str(source.seat),
        "game": replay.game,
        "title": about.title(replay.game, text),
        "at": at,
        "play_on": _play_on(source, replay.frames[at].made),
        "last": len(replay.frames) - 1,
        "lines": _lines(replay, at, source.names, text),
        "stages": motion.packed([stage], text) if (stage := replay.frames[at].stage) else "",
    }


@dataclass(frozen=True)
class PlayOn:
    """What the form asks for that goes on from a step."""

    action: str
    after: int
    seats: list[tuple[int, str]]
    """As whom one may; none where it goes on with all who played it."""


def _play_on(source: Source, made: int) -> PlayOn | None:
    """From a moment of a finished match, or with an unfinished one that was brought along; not with a running table's."""
    match, action = source.match, f"{source.address.removesuffix('/replay')}/play-on"
    if match.over:
        return PlayOn(action, made, list(enumerate(source.names))) if made < match.made else None
    return None if source.table else PlayOn(action, match.made, [])


def _lines(replay: Replay, number: int, names: list[str], text: Text) -> list[Markup]:
    return log.lines(replay.game, [event for _, event in replay.frames[number].events], names, text)
