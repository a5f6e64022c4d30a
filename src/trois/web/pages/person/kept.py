"""Where the application lives in a browser: the person's own games, to save as one file and to load."""

from starlette.responses import Response

from trois.web.http.request import WebRequest
from trois.web.http.routes import get
from trois.web.pages.render import page
from trois.web.site import Site


@get("/kept")
async def kept(request: WebRequest, site: Site) -> Response:
    return await page(request, site, "kept.html")
