"""Whether the server is alive, and whether it is ready to serve, for those who watch over it."""

import asyncio

from starlette.responses import Response

from trois import __version__
from trois.store import TROUBLE
from trois.web.http.routes import get, json_response
from trois.web.site import Site

DATABASE_SECONDS = 3.0


@get("/health")
async def health() -> dict[str, str]:
    return {"trois": __version__}


@get("/health/live")
async def live() -> dict[str, bool]:
    """The process answers."""
    return {"live": True}


@get("/health/ready")
async def ready(site: Site) -> Response:
    """Everything that a decision needs works; status 503 where something does not."""
    database, failing = await _database_trouble(site), site.background.failing()
    workers = len(site.workers.workers)
    is_ready = not failing and not database and not site.is_leaving()
    content: dict[str, object] = {
        "ready": is_ready,
        "database": database or "fine",
        "background": {"failing": failing},
        "workers": {"processes": workers, "waiting": len(site.workers.queue.waiting)},
    }
    return json_response(content, 200 if is_ready else 503)


async def _database_trouble(site: Site) -> str:
    """What is wrong with the database, in one word; nothing if nothing is."""
    try:
        await asyncio.wait_for(site.tables.db(site.store.ping), DATABASE_SECONDS)
    except TimeoutError:
        return "slow"
    except TROUBLE as error:
        return type(error).__name__
    return ""
