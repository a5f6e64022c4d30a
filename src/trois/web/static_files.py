"""Style sheets, scripts and pictures: read once, known by name, kept by browsers for ever."""

from functools import cache
from mimetypes import guess_type
from pathlib import Path

from starlette.responses import Response

from trois.web.errors import NotFound
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


HANDLERS = [static_file, board_css]
