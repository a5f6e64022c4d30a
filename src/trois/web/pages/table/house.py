"""What a table agrees on besides the game, and the webhook that tells a group whose turn it is."""

from starlette.responses import RedirectResponse, Response

from trois.web.errors import NotYours, Refused
from trois.web.http.limits import address_of
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.notices.post import BadAddress, NoAnswer
from trois.web.pages.person.notices import add_hook, complaint, told_as
from trois.web.pages.render import full_page
from trois.web.pages.table import table
from trois.web.site import Site
from trois.web.tables.agreed import customs

FIELDS = ("pace", "days", "weekends", "end", "away", "talk", "watch")


@post("/tables/{table_id}/house")
async def change_house(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    """The host says at which pace the table plays, and what else holds there."""
    wanted = {name: str(form[name]) for name in FIELDS if name in form}
    agreed = site.tables.change(table_id, customs.agree, request.visitor, wanted)
    return await table.after(request, site, table_id, None, agreed)


@get("/tables/{table_id}/hook")
async def hook(request: WebRequest, site: Site, table_id: str) -> Response:
    await _check_host(request, site, table_id)
    return await _shown(request, site, table_id)


@post("/tables/{table_id}/hook")
async def change_hook(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    """The host gives the table a webhook, or takes it away."""
    await _check_host(request, site, table_id)
    if form.get("do") == "remove":
        await site.tables.db(site.outbox.forget, table_id)
    elif site.notices is None:
        raise Refused("no-notices")
    else:
        address = str(form.get("address", "")).strip()
        site.limits.check_channel(request.visitor, address_of(request.scope), address)
        try:
            await add_hook(request, site.notices, table_id, address)
        except (BadAddress, NoAnswer) as error:
            return await _shown(request, site, table_id, complaint(error, request.text), 400)
    return RedirectResponse(f"/tables/{table_id}/hook", status_code=303)


async def _check_host(request: WebRequest, site: Site, table_id: str) -> None:
    if (await site.tables.latest(table_id)).row.owner != request.visitor:
        raise NotYours("not-your-table")


async def _shown(request: WebRequest, site: Site, table_id: str, message: str = "", status: int = 200) -> Response:
    known = [told_as(one) for one in await site.tables.db(site.outbox.channels, table_id)]
    shown = {"table": table_id, "known": known, "has_notices": site.notices is not None, "message": message}
    return full_page(request, await site.person(request.visitor), "hook.html", status, shown)
