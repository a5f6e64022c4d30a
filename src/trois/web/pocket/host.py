"""The application in the browser: made once, then asked by the bridge."""

import asyncio
import json
import pickle
import random
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from math import isnan
from pathlib import Path
from typing import Any, TypeVar

from starlette.types import ASGIApp, Message

from trois.store.shelf import Shelf
from trois.web.app import Application
from trois.web.bots.workers import Worker
from trois.web.config import Config
from trois.web.pocket import kept
from trois.web.pocket.bridge import Bridge, Jar

T = TypeVar("T")
Ask = Callable[[bytes], Awaitable[Any]]

DATABASE = "sqlite:////data/trois.db"
FRESH = Path(__file__).with_name("fresh.db")
COOKIES = "cookies"


class Elsewhere(Worker):
    """Bots think in a second worker of the browser, which gets a piece of work as bytes."""

    def __init__(self, ask: Ask) -> None:
        super().__init__()
        self.ask = ask

    async def submit(self, work: Callable[[], T]) -> T:
        answer = await self.ask(pickle.dumps(work))
        if answer is None:
            raise ConnectionError
        is_fine, found = pickle.loads(bytes(answer.to_py() if hasattr(answer, "to_py") else answer))  # noqa: S301 (from our own worker)
        if not is_fine:
            raise found
        return found  # type: ignore[no-any-return]


def make_database(file: Path) -> None:
    """A copy of the empty database that was made with the folder, all of it or nothing: no migration has to be run."""
    with closing(sqlite3.connect(file)) as wanted, closing(sqlite3.connect(FRESH)) as fresh:
        if not wanted.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            fresh.backup(wanted)


async def start(
    options: Mapping[str, str], ask: Ask, restart: Callable[[], None], database: str = DATABASE
) -> Callable[..., Callable[[], None]]:
    """Open what is kept, and begin to answer: what is returned takes a request."""
    random.seed()
    file = Path(database.removeprefix("sqlite:///"))
    make_database(file)
    pace = float(options["pace"])
    config = Config(
        database,
        pace=Config.pace if isnan(pace) else pace,
        new_worker=lambda: Elsewhere(ask),
        is_alone=True,
        reads_in_place=True,
    )
    app = Application(config)
    await _begin(app)
    shelf = app.state.site.shelf
    fixed = {"host": "localhost", "user-agent": options["agent"], "accept-language": options["languages"]}
    bridge = Bridge(app, options["base"], _jar(shelf), fixed)
    bridge.own(kept.PATH, kept.Kept(file, restart).answer)
    return bridge.serve


def _jar(shelf: Shelf) -> Jar:
    known = json.loads(shelf.get(COOKIES) or "{}")
    return Jar(known, lambda now: shelf.put(COOKIES, json.dumps(now)))


async def _begin(app: ASGIApp) -> None:
    """The start of the application; it ends with the worker."""
    begun = asyncio.get_running_loop().create_future()

    async def receive() -> Message:
        if begun.done():
            await asyncio.Event().wait()
        return {"type": "lifespan.startup"}

    async def send(message: Message) -> None:
        if message["type"] == "lifespan.startup.failed":
            begun.set_exception(RuntimeError(message.get("message", "")))
        elif not begun.done():
            begun.set_result(None)

    KEPT.append(
        asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send))
    )
    await begun


KEPT: list[asyncio.Future[None]] = []
