"""From a request of the browser's service worker to an ASGI application, and back."""

import asyncio
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Protocol
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

LOG = logging.getLogger("trois.web")
Headers = list[tuple[bytes, bytes]]

ADDRESSES = re.compile(rb'(\s(?:href|action|formaction|src|data-address)=")/(?!/)')
"""Where pages name other pages of the application: they are below the folder that the pocket lies in."""
FRAMED = (b"x-frame-options", b"cross-origin-opener-policy")
"""Pages stand in a frame of our own page here."""


Own = Callable[[str, bytes], tuple[int, list[list[str]], bytes]]
"""From method and body to status, headers and body."""


class Post(Protocol):
    """How a response goes out: first its status and headers, then parts of its body."""

    def __call__(self, status: int, headers: list[list[str]], chunk: bytes, end: bool) -> None: ...


@dataclass
class Jar:
    """The cookies of the one person here: a service worker can't set any in the browser."""

    known: dict[str, str] = field(default_factory=dict)
    keep: Callable[[dict[str, str]], None] = lambda _known: None

    def header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.known.items())

    def take(self, wanted: str) -> None:
        """What a response sets."""
        before = dict(self.known)
        for name, morsel in SimpleCookie(wanted).items():
            if morsel["max-age"] == "0" or not morsel.coded_value:
                self.known.pop(name, None)
            else:
                self.known[name] = morsel.coded_value
        if self.known != before:
            self.keep(self.known)


class Bridge:
    """One application, below a folder such as `/trois/`."""

    def __init__(self, app: ASGIApp, base: str, jar: Jar, fixed: dict[str, str]) -> None:
        self.app = app
        self.base = base.encode()
        self.jar = jar
        self.fixed = {name.encode(): value.encode() for name, value in fixed.items()}
        """Headers that a browser would add on its way to a server."""
        self.owns: dict[str, Own] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def own(self, path: str, answer: Own) -> None:
        """Answer a path here, whatever the application would say."""
        self.owns[path] = answer

    def serve(self, method: str, path: str, headers: list[list[str]], body: bytes, post: Post) -> Callable[[], None]:
        """Begin to answer a request; what is returned says that nobody waits for the answer any longer."""
        if path in self.owns:
            status, found, content = self.owns[path](method, bytes(body))
            post(status, found, b"", False)
            post(0, [], content, True)
            return _nothing
        exchange = Exchange(self, post, bytes(body))
        task = asyncio.ensure_future(exchange.run(self._scope(method, path, headers)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return exchange.gone.set

    def _scope(self, method: str, path: str, headers: list[list[str]]) -> Scope:
        path, _, query = path.partition("?")
        given = {name.lower().encode("latin-1"): value.encode("latin-1") for name, value in headers}
        jars = [jar for jar in (given.get(b"cookie", b""), self.jar.header().encode("latin-1")) if jar]
        cookies = {b"cookie": b"; ".join(jars)} if jars else {}
        return {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(),
            "root_path": "", "headers": [*(given | self.fixed | cookies).items()], "client": ("127.0.0.1", 0),
            "server": ("localhost", 80), "state": {}, "extensions": {},
        }  # fmt: skip


class Exchange:
    """One request and its response."""

    def __init__(self, bridge: Bridge, post: Post, body: bytes) -> None:
        self.bridge = bridge
        self.post = post
        self.body: bytes | None = body
        self.gone = asyncio.Event()
        self.has_begun = False
        self.is_page = False
        self.page = b""

    async def run(self, scope: Scope) -> None:
        """What fails is answered too: somebody waits."""
        try:
            await self.bridge.app(scope, self._receive, self._send)
        except Exception:
            LOG.exception("%s %s failed", scope["method"], scope["path"])
            if not self.has_begun:
                self.post(500, [], b"", False)
            self.post(0, [], b"", True)

    async def _receive(self) -> Message:
        if self.body is not None:
            body, self.body = self.body, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers: Headers = [(name.lower(), value) for name, value in message["headers"]]
            self.is_page = any(name == b"content-type" and b"text/html" in value for name, value in headers)
            self.has_begun = True
            self.post(message["status"], [*map(list, self._for_browser(headers))], b"", False)
            return
        body, end = message.get("body", b""), not message.get("more_body", False)
        if self.is_page:
            self.page += body
            if not end:
                return
            body = ADDRESSES.sub(rb"\1" + self.bridge.base, self.page)
        self.post(0, [], body, end)
        if end:
            self.gone.set()

    def _for_browser(self, headers: Headers) -> list[tuple[str, str]]:
        found = []
        for name, value in headers:
            if name == b"set-cookie":
                self.bridge.jar.take(value.decode("latin-1"))
            elif name == b"location" and value.startswith(b"/"):
                found.append(("location", (self.bridge.base + value[1:]).decode("latin-1")))
            elif name == b"content-security-policy":
                rules = value.replace(b"frame-ancestors 'none'", b"frame-ancestors 'self'")
                found.append((name.decode(), rules.decode("latin-1")))
            elif name not in (*FRAMED, b"content-length"):
                found.append((name.decode("latin-1"), value.decode("latin-1")))
        return found


def _nothing() -> None:
    """Nobody waits any longer."""
