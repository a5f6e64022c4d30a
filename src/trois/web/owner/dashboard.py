"""The owner's pages: the way in, the dashboard, the way out."""

from starlette.responses import RedirectResponse, Response

from trois.web import logs
from trois.web import owner_keys as keys
from trois.web.errors import NotFound, NotYours
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.owner import figures
from trois.web.pages.render import page
from trois.web.site import Site

COOKIE = "owner"


@get("/admin/enter/{key}")
async def way_in(request: WebRequest, site: Site, key: str) -> Response:
    """A button: programs that look at links before people do must not use it up."""
    return await page(request, site, "admin_enter.html", key=key)


@post("/admin/enter")
async def enter(site: Site, form: Form) -> Response:
    key = str(form.get("key", ""))
    session = await site.tables.db(keys.enter, site.shelf, key)
    if session is None:
        raise NotYours("owner-link")
    inside = RedirectResponse("/admin", status_code=303)
    _remember(inside, site, session, keys.SESSION_SECONDS)
    return inside


@get("/admin")
async def dashboard(request: WebRequest, site: Site) -> Response:
    """For everybody else there is no such page."""
    await _check_owner(request, site)
    text = request.text
    found = await figures.sections(site, text)
    return await page(request, site, "admin.html", sections=found, errors=list(reversed(logs.RECENT.lines)))


@post("/admin/leave")
async def leave(request: WebRequest, site: Site) -> Response:
    await site.tables.db(keys.leave, site.shelf, request.cookies.get(COOKIE, ""))
    outside = RedirectResponse("/", status_code=303)
    _remember(outside, site, "", 0)
    return outside


async def _check_owner(request: WebRequest, site: Site) -> None:
    session = request.cookies.get(COOKIE, "")
    if not session or not await site.tables.db(keys.is_owner, site.shelf, session):
        raise NotFound("status-404")


def _remember(response: Response, site: Site, session: str, seconds: int) -> None:
    secure = site.config.secure
    response.set_cookie(COOKIE, session, seconds, path="/admin", httponly=True, samesite="strict", secure=secure)
