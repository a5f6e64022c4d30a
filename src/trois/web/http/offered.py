"""The folder of `make pocket`, where it was made: offered below `/pocket/`, as plain files."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

PATH = "/pocket"


def pocket_folder() -> Path | None:
    """Part of the package, or made beside its sources."""
    package = Path(__file__).parents[2]
    places = (package / "pocket", package.parents[1] / "build" / "pocket")
    return next((place for place in places if (place / "sw.js").is_file()), None)


class Offered:
    """An ASGI application around another: what lies below `/pocket/` are files."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self.app = app
        self.files = Starlette(routes=[Mount(PATH, StaticFiles(directory=folder, html=True))])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_below = scope["type"] == "http" and f"{scope['path']}/".startswith(f"{PATH}/")
        await (self.files if is_below else self.app)(scope, receive, send)
