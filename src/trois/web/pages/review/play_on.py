"""To go on with a match: from a moment of one that is over, or with one that somebody brought along."""

from starlette.responses import RedirectResponse, Response

from trois.core.match import Match
from trois.web.errors import Malformed, Refused
from trois.web.http.limits import address_of, limit_tables
from trois.web.http.request import WebRequest
from trois.web.http.routes import post
from trois.web.site import Site
from trois.web.tables.ownership import check_watching
from trois.web.tables.seating import play_on
from trois.web.tables.seating.opening import SeatRequest


@post("/tables/{table_id}/play-on")
async def from_table(request: WebRequest, site: Site, table_id: str) -> Response:
    live = await site.tables.latest(table_id)
    check_watching(live, request.visitor)
    if not live.playing.over or live.is_sealed:
        raise Refused("not-over")
    levels = [seat.level if seat.is_bot else "" for seat in live.seats]
    decisions, seat = await _asked(request, live.playing)
    return await _opened(request, site, live.playing, decisions, play_on.against_bots(levels, seat))


@post("/replays/{name}/play-on")
async def from_record(request: WebRequest, site: Site, name: str) -> Response:
    """A match that was over goes on with the visitor at one seat; another one with all who played it."""
    found = await site.uploads.get(name, address_of(request.scope))
    decisions, seat = await _asked(request, found.match)
    wishes = (
        play_on.against_bots(found.levels, seat) if found.match.over else play_on.as_before(found.levels, found.names)
    )
    return await _opened(request, site, found.match, decisions, wishes)


async def _asked(request: WebRequest, match: Match) -> tuple[int, int]:
    """After how many decisions, and as whom."""
    form = await request.form()
    given = [str(form.get(name, "")) for name in ("after", "seat")]
    if not all(one.isdecimal() and len(one) <= 6 for one in given):
        raise Malformed("no-moment")
    decisions, seat = map(int, given)
    if decisions > match.made or seat >= match.seats:
        raise Malformed("no-moment")
    return decisions, seat


async def _opened(request: WebRequest, site: Site, match: Match, decisions: int, wishes: list[SeatRequest]) -> Response:
    limit_tables(request)
    person = await site.welcome(request.visitor)
    live = await play_on.play_on(site.tables, person, match, decisions, wishes)
    return RedirectResponse(f"/tables/{live.id}", status_code=303)
