"""Style sheets, scripts and pictures, which browsers keep for ever; the manifest and worker that make an app of it."""

from functools import cache
from mimetypes import guess_type
from pathlib import Path

from starlette.responses import JSONResponse, Response

from trois.web.errors import NotFound
from trois.web.http.request import WebRequest
from trois.web.http.routes import get
from trois.web.pages import boards
from trois.web.pages.render import VERSION

FOLDER = Path(__file__).parent / "static"
FOREVER = {"cache-control": "max-age=31536000, public, immutable"}


@cache
def files() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(FOLDER.glob("*.*"))}


@get(f"/static/{VERSION}/{{name}}")
async def static_file(name: str) -> Response:
    if name not in files():
        raise NotFound("status-404")
    return Response(files()[name], headers=FOREVER, media_type=guess_type(name)[0])


@get("/style/board.css")
async def board_css() -> Response:
    return Response(boards.css(), headers=FOREVER, media_type="text/css")


@get("/manifest.webmanifest")
async def manifest(request: WebRequest) -> Response:
    text = request.text
    icons = [
        {"src": f"/static/{VERSION}/icon-{size}{kind}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        | ({"purpose": "maskable"} if kind else {})
        for size, kind in ((192, ""), (512, ""), (512, "-maskable"))
    ]
    return JSONResponse(
        {
            "id": "/", "name": "Trois", "short_name": "Trois", "description": text("web.home.lead"), "start_url": "/",
            "scope": "/", "display": "standalone", "lang": text.language, "background_color": "#f4ebd9",
            "theme_color": "#f4ebd9", "icons": icons,
        },
        media_type="application/manifest+json",
    )  # fmt: skip


@get("/icon.png")
async def icon() -> Response:
    """For notifications: the worker that shows them outlives a version of the page."""
    return Response(files()["icon-192.png"], media_type="image/png")


@get("/sw.js")
async def worker() -> Response:
    """At the root, so that it may speak for every page; always asked for anew."""
    return Response(files()["sw.js"], media_type="text/javascript", headers={"cache-control": "no-cache"})
