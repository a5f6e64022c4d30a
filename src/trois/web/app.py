"""The application: routes, errors, static files."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from trois import __version__
from trois.core.errors import TroisError
from trois.store import TROUBLE
from trois.text.safe import printable
from trois.web import health, metrics
from trois.web.api import routes
from trois.web.api.description import DescriptionPlugin
from trois.web.config import Config
from trois.web.errors import Failed, Refused, refusal
from trois.web.http.gateway import Gateway
from trois.web.http.headers import HEADERS
from trois.web.http.middleware import VisitorMiddleware
from trois.web.http.request import RequestIds, WebRequest, visitor_of
from trois.web.owner import dashboard
from trois.web.pages import boards, feats, home, learn, me, new_table, puzzles, replay, review, rules, table
from trois.web.pages.render import VERSION, detail_in, full_page, text_of
from trois.web.site import Site
from trois.web.tables.presence import table_of

LOG = logging.getLogger("trois.web")
STATIC = Path(__file__).parent / "static"
FOREVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
LARGEST_BODY = 64 * 1024
RETRY_SECONDS = 5
STREAMS = ["/live$", "/events$"]
"""Server-sent events go out one by one; a compressor would hold them back."""

PAGES = [
    home.home, home.settings, feats.feats, me.me, me.forget, new_table.new_table, new_table.create, new_table.ask_level,
    new_table.play_now,
    table.table, table.part, table.players, table.events, table.post_decision, table.post_hint, table.post_undo,
    table.answer_undo, table.change_seat, table.start, table.hurry, table.rematch, table.get_record,
    rules.index, rules.rules, rules.find,
    replay.table_replay, replay.table_step, replay.upload, replay.record_replay, replay.record_step,
    review.table_review, review.record_review,
    learn.learn, learn.take_lesson, learn.go_on, puzzles.puzzles_of, puzzles.show_puzzle, puzzles.answer_puzzle,
]  # fmt: skip


def create_app(config: Config) -> Litestar:
    site = Site(config)

    async def provide_site() -> Site:
        return site

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await site.open()
        yield
        await site.close()

    def respond(request: Any, error: Any) -> Response[Any]:
        return error_response(request, site, error)

    app = Litestar(
        route_handlers=[
            *PAGES,
            board_css,
            *health.HANDLERS,
            *dashboard.HANDLERS,
            metrics.metrics,
            routes.router(),
            create_static_files_router(f"/static/{VERSION}", [STATIC], cache_control=FOREVER, include_in_schema=False),
        ],
        dependencies={"site": Provide(provide_site)},
        middleware=[DefineMiddleware(VisitorMiddleware, site=site)],
        csrf_config=_csrf(site),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5, exclude=STREAMS),
        exception_handlers=dict.fromkeys((Refused, TroisError, HTTPException, Exception), respond),
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Trois",
            version=__version__,
            path="/api/schema",
            render_plugins=[DescriptionPlugin(path="/openapi.json")],
        ),
        include_in_schema=False,
        request_class=WebRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.state.site = site
    app.asgi_handler = Gateway(app.asgi_handler, site, RequestIds())
    return app


def _csrf(site: Site) -> CSRFConfig:
    """Programs show a token that no page has; browsers prove that the form is ours."""
    return CSRFConfig(
        secret=site.csrf_secret, cookie_name="csrf", header_name="x-csrf", cookie_httponly=True,
        cookie_secure=site.config.secure, cookie_samesite="lax", exclude=["^/api/"],
    )  # fmt: skip


@get("/style/board.css", cache_control=FOREVER, include_in_schema=False)
async def board_css() -> Response[str]:
    return Response(boards.css(), media_type=MediaType.CSS)


def error_response(request: WebRequest, site: Site, error: Exception) -> Response[Any]:
    """One clear sentence, as a page or as JSON. Where no route fits, no middleware ran: the headers are added here."""
    if isinstance(error, TROUBLE):
        LOG.warning("%s %s: trouble with the database: %s", request.method, request.url.path, _first_line(error))
        error = Failed("database")
    if isinstance(error, TroisError):
        error = refusal(error)
    status = error.status if isinstance(error, Refused) else getattr(error, "status_code", 400)
    if not isinstance(error, Refused | HTTPException):
        LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
        status = 500
    key = error.key if isinstance(error, Refused) else f"status-{status}"
    text = text_of(request)
    sentence = text(f"web.error.{key}") if text.has(f"web.error.{key}") else text("web.error.other")
    if request.url.path.startswith("/api"):
        content = {"error": key, "sentence": sentence, "detail": _detail(error)}
        return Response(content, status_code=status, headers=_hints(status) | _allowed(error))
    detail = detail_in(error, text) if isinstance(error, Refused) else ""
    return _error_page(request, site, status, {"sentence": sentence, "detail": detail})


def _error_page(request: WebRequest, site: Site, status: int, context: dict[str, object]) -> Response[Any]:
    """A page that loads itself again where the trouble will pass."""
    passed = "visitor" in request.scope["state"]
    known = site.persons.get(visitor_of(request)) if passed else None
    template = "error.html"
    if status == Failed.status:
        template, context = "retry.html", {**context, "seconds": RETRY_SECONDS, "retry": _page_of(request)}
    response = full_page(request, known, template, status, context)
    response.headers.update(HEADERS | _hints(status) | ({} if passed else {"cache-control": "no-store"}))
    return response


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
        429: {"retry-after": "10"},
        503: {"retry-after": str(RETRY_SECONDS)},
    }.get(status, {})


def _allowed(error: Exception) -> dict[str, str]:
    """Which methods there are, where it was another one."""
    headers = (error.headers or {}) if isinstance(error, HTTPException) else {}
    return {name.lower(): value for name, value in headers.items() if name.lower() == "allow"}


def _detail(error: Exception) -> str:
    """What exactly is wrong, in English; of a malformed request what Litestar says."""
    if isinstance(error, Refused):
        return printable(str(error.values.get("detail", "")))
    return error.detail if isinstance(error, HTTPException) and error.status_code < 500 else ""
