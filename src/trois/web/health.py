"""Whether the server is alive, and whether it is ready to serve, for those who watch over it."""

from litestar import Response, get
from litestar.di import NamedDependency

from trois import __version__
from trois.web.site import Site


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"trois": __version__}


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, bool]:
    """The process answers."""
    return {"live": True}


@get("/health/ready", include_in_schema=False)
async def ready(site: NamedDependency[Site]) -> Response[dict[str, object]]:
    """Everything that a decision needs works; status 503 where something does not."""
    failing = site.background.failing()
    is_ready = not failing
    content: dict[str, object] = {"ready": is_ready, "background": {"failing": failing}}
    return Response(content, status_code=200 if is_ready else 503)


HANDLERS = [health, live, ready]
