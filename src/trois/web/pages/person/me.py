"""What the server knows of a visitor, and how they make it forget that."""

from starlette.responses import Response

from trois import games
from trois.web.http.middleware import COOKIE
from trois.web.http.request import WebRequest
from trois.web.http.routes import get, post
from trois.web.pages.render import full_page, page
from trois.web.site import Site

COOKIES = (COOKIE, "csrf", "theme", "language", "confirm", "frame", "level")


@get("/me")
async def me(request: WebRequest, site: Site) -> Response:
    tables = await site.tables.db(site.store.tables_with, request.visitor)
    return await page(request, site, "me.html", tables=len(tables), forgotten=False)


@post("/me/forget")
async def forget(request: WebRequest, site: Site) -> Response:
    """Everything, and the cookies, so that the next visit is somebody else's."""
    await site.forget(request.visitor)
    gone = full_page(request, None, "me.html", 200, {"tables": 0, "forgotten": True})
    for name in (*COOKIES, *(f"seen-{game}" for game in games.names())):
        gone.delete_cookie(name)
    return gone
