"""From requests of a service worker to the application and back, without a browser."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from trois.store import Store
from trois.web.pocket import host, think

Answer = tuple[int, dict[str, str], bytes]
Ask = Callable[..., Awaitable[Answer]]
OPTIONS = {"agent": "a browser", "languages": "hu,en", "base": "/some/trois/", "pace": "NaN"}
FORM = [["content-type", "application/x-www-form-urlencoded"]]


def hosted(tmp_path: Path, play: Callable[[Ask], Awaitable[None]]) -> list[int]:
    """Play against a host with a database of this folder; how often it wanted to begin again."""
    host.FRESH = tmp_path / "fresh.db"
    store = Store(f"sqlite:///{host.FRESH}")
    store.migrate()
    store.close()
    restarts: list[int] = []
    asyncio.run(_hosted(tmp_path, play, restarts))
    return restarts


async def _hosted(tmp_path: Path, play: Callable[[Ask], Awaitable[None]], restarts: list[int]) -> None:
    async def elsewhere(work: bytes) -> bytes:
        return think.answer(work)

    database = f"sqlite:///{tmp_path}/trois.db"
    serve = await host.start(OPTIONS, elsewhere, lambda: restarts.append(1), database)

    async def ask(method: str, path: str, headers: list[list[str]] | None = None, body: bytes = b"") -> Answer:
        done, parts = asyncio.Event(), []
        found: list[tuple[int, list[list[str]]]] = []

        def post(status: int, given: list[list[str]], chunk: bytes, end: bool) -> None:
            if status:
                found.append((status, given))
            parts.append(chunk)
            if end:
                done.set()

        serve(method, path, headers or [], body, post)
        await done.wait()
        return found[0][0], dict(found[0][1]), b"".join(parts)

    await play(ask)
    for task in host.KEPT:
        task.cancel()


def token_of(page: bytes) -> bytes:
    found = re.search(rb'_csrf_token" value="([^"]+)', page)
    assert found
    return found.group(1)


def test_addresses_lie_below_the_folder_and_cookies_are_kept(tmp_path: Path) -> None:
    async def play(ask: Ask) -> None:
        status, headers, page = await ask("GET", "/")
        assert (status, b'lang="hu"' in page) == (200, True)
        assert b'href="/some/trois/rules/troyes"' in page
        assert b'href="/rules' not in page
        assert "x-frame-options" not in headers
        assert "frame-ancestors 'self'" in headers["content-security-policy"]
        body = b"_csrf_token=" + token_of(page) + b"&language=fr&back=/"
        status, headers, _ = await ask("POST", "/settings", FORM, body)
        assert (status, headers["location"]) == (303, "/some/trois/")
        assert b'lang="fr"' in (await ask("GET", "/"))[2]

    assert hosted(tmp_path, play) == []


def test_a_table_is_opened_and_bots_elsewhere_play(tmp_path: Path) -> None:
    async def play(ask: Ask) -> None:
        body = b"_csrf_token=" + token_of((await ask("GET", "/"))[2])
        status, headers, _ = await ask("POST", "/play/troyes-dice", FORM, body)
        assert status == 303
        table = headers["location"].removeprefix("/some/trois")
        page = (await ask("GET", table))[2]
        assert b'data-part="state"' in page
        assert b'id="share"' not in page

    hosted(tmp_path, play)


def test_a_worker_that_fails_twice_is_given_up() -> None:
    """Then the table goes on with what the server decides at once."""
    asked: list[bytes] = []

    async def fail(work: bytes) -> None:
        asked.append(work)

    with pytest.raises(BrokenProcessPool):
        asyncio.run(host.Elsewhere(fail).run(int))
    assert len(asked) == 2


def test_everything_is_saved_and_loaded_as_one_file(tmp_path: Path) -> None:
    async def play(ask: Ask) -> None:
        status, headers, saved = await ask("GET", "/kept/trois.db")
        assert (status, headers["content-type"]) == (200, "application/vnd.sqlite3")
        assert (await ask("POST", "/kept/trois.db", [], b"something else"))[0] == 400
        assert (await ask("POST", "/kept/trois.db", [], b""))[0] == 400
        assert (await ask("POST", "/kept/trois.db", [], saved))[0] == 204

    assert hosted(tmp_path, play) == [1]


def test_nobody_else_can_come_and_nobody_owns_it(tmp_path: Path) -> None:
    async def play(ask: Ask) -> None:
        assert (await ask("GET", "/kept"))[0] == 200
        assert "hálózat nélkül is".encode() in (await ask("GET", "/"))[2]
        assert (await ask("GET", "/admin"))[0] == 404
        assert b"seat-1-open" not in (await ask("GET", "/new?game=troyes"))[2]

    hosted(tmp_path, play)
