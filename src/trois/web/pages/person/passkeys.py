"""Making, using and removing passkeys. The page's script stands between these addresses and the browser's own dialogue."""

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from trois.web.addresses import Place, place
from trois.web.errors import NotFound, Refused
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, post
from trois.web.pages.person.devices import become, kind_of
from trois.web.site import Site

if TYPE_CHECKING:
    from trois.web.passkeys import Passkeys


@post("/passkeys/new")
async def offer_passkey(request: WebRequest, site: Site) -> Response:
    person = await site.person(request.visitor)
    if person is None:
        raise Refused("nobody-yet")
    return _json(await site.tables.db(_of(site).offer, person, _place(request, site)))


@post("/passkeys/new/answer")
async def add_passkey(request: WebRequest, site: Site) -> Response:
    visitor, where = request.visitor, _place(request, site)
    await site.tables.db(_of(site).add, visitor, await _answer(request), where, kind_of(request))
    return RedirectResponse("/devices", status_code=303)


@post("/passkeys/use")
async def ask_passkey(request: WebRequest, site: Site) -> Response:
    return _json(await site.tables.db(_of(site).ask, request.visitor, _place(request, site)))


@post("/passkeys/use/answer")
async def use_passkey(request: WebRequest, site: Site) -> Response:
    """Make this browser the person's, as a personal link does."""
    visitor, where = request.visitor, _place(request, site)
    person = await site.tables.db(_of(site).person_of, visitor, await _answer(request), where)
    device = await site.tables.db(site.personal.new_device, person, kind_of(request))
    return become(site, person, device)


@post("/passkeys/remove")
async def remove_passkey(request: WebRequest, site: Site, form: Form) -> Response:
    await site.tables.db(_of(site).remove, request.visitor, {str(form.get("passkey", ""))})
    return RedirectResponse("/devices", status_code=303)


def _of(site: Site) -> "Passkeys":
    if site.passkeys is None:
        raise NotFound("status-404")
    return site.passkeys


def _place(request: WebRequest, site: Site) -> Place:
    return place(site.config, str(request.base_url))


async def _answer(request: WebRequest) -> str:
    return str(dict(await request.form()).get("answer", ""))


def _json(content: str) -> Response:
    return Response(content, media_type="application/json")
