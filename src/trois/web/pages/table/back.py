"""Back to a seat: asking the others, answering, and the link that the host gives."""

from starlette.responses import RedirectResponse, Response

from trois.web.errors import NotFound, Refused
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.pages.qr import qr
from trois.web.pages.render import full_page, page
from trois.web.pages.table import table
from trois.web.site import Site
from trois.web.tables.seating import returning


@post("/tables/{table_id}/ask/{seat:int}")
async def ask_for_seat(request: WebRequest, site: Site, table_id: str, seat: int) -> Response:
    """A visitor without a seat says which one is theirs; the others are asked."""
    person = await site.welcome(request.visitor)
    absent = site.presence.away(await site.tables.latest(table_id))
    asked = site.tables.change(table_id, returning.ask, person, seat, absent)
    return await table.after(request, site, table_id, None, asked)


@post("/tables/{table_id}/answer-seat/{seat:int}")
async def answer_seat(request: WebRequest, site: Site, table_id: str, seat: int, form: Form) -> Response:
    agrees = form.get("agrees") == "yes"
    answered = site.tables.change(table_id, returning.answer, request.visitor, seat, agrees)
    return await table.after(request, site, table_id, None, answered)


@post("/tables/{table_id}/reopen/{seat:int}")
async def reopen_seat(request: WebRequest, site: Site, table_id: str, seat: int) -> Response:
    """The host gets a link that leads back to a seat, to be sent to whom it belongs."""
    live = await site.tables.latest(table_id)
    found = returning.reopened(live, request.visitor, seat, site.presence.away(live))
    token = await site.tables.db(site.personal.seat_link, table_id, seat)
    address = site.link(request, f"/back/{token}")
    return await page(request, site, "reopened.html", row=live.row, seat=found, address=address, qr=qr(address))


@get("/back/{token}")
async def show_way_back(request: WebRequest, site: Site, token: str) -> Response:
    found = await site.tables.db(site.personal.seat_of, token)
    if found is None:
        return full_page(request, await site.person(request.visitor), "link_gone.html", 404, {})
    live = await site.tables.latest(found[0])
    return await page(request, site, "back.html", seat=live.seats[found[1]])


@post("/back/{token}")
async def go_back(request: WebRequest, site: Site, token: str) -> Response:
    """The link works once: of two who use it one has the seat."""
    found = await site.tables.db(site.personal.seat_of, token, True)
    if found is None:
        raise NotFound("link-gone")
    person = await site.welcome(request.visitor)
    live = await site.tables.latest(found[0])
    if any(seat.person == person.id for seat in live.seats):
        raise Refused("has-seat")
    await site.tables.change(found[0], returning.sit_down, found[1], person.id)
    return RedirectResponse(f"/tables/{found[0]}", status_code=303)
