"""A server offers the folder of `make pocket` where it was made."""

import asyncio
from pathlib import Path

import httpx2

from trois.web.http.offered import Offered, pocket_folder


async def _other(scope: dict[str, object], _receive: object, send: object) -> None:
    await send({"type": "http.response.start", "status": 418, "headers": []})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b""})  # type: ignore[operator]


async def _ask(folder: Path, path: str) -> tuple[int, bytes]:
    transport = httpx2.ASGITransport(Offered(_other, folder))  # type: ignore[arg-type]
    async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
        found = await client.get(path)
    return found.status_code, found.content


def test_what_lies_below_is_the_folder_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"the city")
    wanted = {
        "/pocket": 307, "/pocket/": 200, "/pocket/index.html": 200, "/pocket/none.js": 404, "/": 418, "/pockets": 418,
    }  # fmt: skip
    assert {path: asyncio.run(_ask(tmp_path, path))[0] for path in wanted} == wanted
    assert asyncio.run(_ask(tmp_path, "/pocket/"))[1] == b"the city"


def test_a_folder_counts_when_it_is_whole() -> None:
    found = pocket_folder()
    assert found is None or (found / "sw.js").is_file()
