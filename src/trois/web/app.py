"""The application: routes, errors, what every request passes."""

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trois.core.errors import TroisError
from trois.store import TROUBLE
from trois.text.safe import printable
from trois.web import health, metrics, static_files
from trois.web.api import description, routes
from trois.web.config import Config
from trois.web.errors import Failed, Refused, refusal
from trois.web.http.gateway import Gateway
from trois.web.http.middleware import VisitorMiddleware
from trois.web.http.offered import Offered
from trois.web.http.request import RequestIds, WebRequest
from trois.web.http.routes import handlers_of, json_response
from trois.web.http.routes import routes as routes_of
from trois.web.owner import dashboard
from trois.web.pages import home, new_table, today
from trois.web.pages.learn import learn, mistakes, puzzles
from trois.web.pages.person import devices, feats, history, kept, me, notices, passkeys
from trois.web.pages.render import detail_in, full_page
from trois.web.pages.review import play_on, postcard, replay, review
from trois.web.pages.rules import rules
from trois.web.pages.table import back, card, house, table, talk
from trois.web.site import Site
from trois.web.tables.people.presence import table_of

LOG = logging.getLogger("trois.web")
SMALLEST_COMPRESSED = 1000
RETRY_SECONDS = 5

MODULES = [
    home, feats, me, new_table, table, rules, postcard, replay, play_on, review, learn, puzzles, mistakes, devices, passkeys,
    back, history, talk, today, house, card, notices, static_files, health, dashboard, metrics, routes, description,
]  # fmt: skip
"""Whose handlers answer."""


class Application(Starlette):
    """The server as an ASGI application."""

    def __init__(self, config: Config) -> None:
        self.site = Site(config)
        handlers = handlers_of(*MODULES, *([kept] if config.is_alone else []))
        super().__init__(routes=list(routes_of(handlers)), lifespan=_lifespan)
        self.state.site = self.site

    def build_middleware_stack(self) -> ASGIApp:
        """What a request passes, the outermost first: gateway, visitor, compression, errors."""
        pages = GZipMiddleware(Errors(self.router, self.site), SMALLEST_COMPRESSED, compresslevel=4)
        visited: ASGIApp = VisitorMiddleware(pages, self.site)
        folder = self.site.pocket
        return Gateway(Offered(visited, folder) if folder else visited, self.site, RequestIds())


@asynccontextmanager
async def _lifespan(app: Application) -> AsyncIterator[None]:
    await app.site.open()
    yield
    await app.site.close()


class Errors:
    """An ASGI application that answers whatever is raised inside it by one clear sentence."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_noting(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        except ClientDisconnect:
            return
        except Exception as error:
            if has_begun or scope["type"] != "http":
                raise
            response = error_response(WebRequest(scope, receive), self.site, error)
            await response(scope, receive, send)


def error_response(request: WebRequest, site: Site, error: Exception) -> Response:
    """One clear sentence, as a page or as JSON."""
    if isinstance(error, TROUBLE):
        LOG.warning("%s %r: trouble with the database: %s", request.method, request.url.path, _first_line(error))
        error = Failed("database")
    if isinstance(error, TroisError):
        error = refusal(error)
    if isinstance(error, Refused):
        return _refused(request, site, error)
    if isinstance(error, HTTPException):
        detail = error.detail if _is_program(request) else ""
        return _answered(request, site, error.status_code, f"status-{error.status_code}", detail, error.headers)
    LOG.error("%s %r failed", request.method, request.url.path, exc_info=error)
    return _answered(request, site, 500, "status-500")


def _refused(request: WebRequest, site: Site, error: Refused) -> Response:
    if _is_program(request):
        return _answered(request, site, error.status, error.key, printable(str(error.values.get("detail", ""))))
    return _answered(request, site, error.status, error.key, detail_in(error, request.text))


def _answered(
    request: WebRequest, site: Site, status: int, key: str, detail: str = "", headers: Mapping[str, str] | None = None
) -> Response:
    text = request.text
    sentence = text.get(f"web.error.{key}", text("web.error.other"))
    if _is_program(request):
        response = json_response({"error": key, "sentence": sentence, "detail": detail}, status)
    else:
        response = _error_page(request, site, status, {"sentence": sentence, "detail": detail})
    response.headers.update({**(headers or {}), **_hints(status)})
    return response


def _is_program(request: WebRequest) -> bool:
    return request.url.path.startswith("/api")


def _error_page(request: WebRequest, site: Site, status: int, context: dict[str, object]) -> Response:
    """A page that loads itself again where the trouble will pass."""
    template = "error.html"
    if status == Failed.status:
        template, context = "retry.html", {**context, "seconds": RETRY_SECONDS, "retry": _page_of(request)}
    return full_page(request, site.persons.get(request.visitor), template, status, context)


def _page_of(request: WebRequest) -> str:
    """The page to load again: where a form was sent, the table's that it was about."""
    if request.method == "GET":
        return request.url.path
    table = table_of(request.url.path)
    return f"/tables/{table}" if table else "/"


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).split("\n", 1)[0]


def _hints(status: int) -> dict[str, str]:
    """What the sender should do about it."""
    return {
        401: {"www-authenticate": "Bearer"},
        408: {"connection": "close"},
        413: {"connection": "close"},
        429: {"retry-after": "10"},
        503: {"retry-after": str(RETRY_SECONDS)},
    }.get(status, {})
