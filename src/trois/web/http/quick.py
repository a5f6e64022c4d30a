"""The short way of the one request that comes again and again: a program's decision.

A request that is well formed and has a good token is answered here without a task, and without the framework's routing,
middleware and parsing, which take several times as long as the decision. Everything else, and everything that is
refused, goes the usual way with the same body, so there is one place that says what is wrong. An answer is the same
either way.
"""

import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from trois.web.http.headers import PROGRAMS_HEAD
from trois.web.http.hosts import is_allowed
from trois.web.http.limits import address_of
from trois.web.http.middleware import bearer
from trois.web.http.request import RequestIds
from trois.web.logs import log_request
from trois.web.site import Site

DECISIONS = re.compile(rb"/api/tables/(\w{1,32})/decisions")
LARGEST = 2048
"""Bytes of a decision."""

UNUSUAL = {b"expect", b"upgrade"}
"""Headers that want more than an answer."""

Begin = Callable[[Site, str, str, bytes, Callable[[bytes | None], None]], bool]
"""Makes the decision of a body at a table for a person, who is told of it later; false where that can't be at once."""


Finish = Callable[["Post", bytes | None], None]


class Post:
    """A decision that was sent, from when it has arrived until it is answered.

    For Uvicorn's protocol it stands in the place of what sees to other requests, and has what that looks at.
    """

    __slots__ = (
        "body",
        "disconnected",
        "finish",
        "identity",
        "is_admitted",
        "keep_alive",
        "path",
        "response_complete",
        "scope",
        "started",
    )

    chunked_encoding = False

    def __init__(self, scope: object, path: bytes, body: bytes, finish: "Finish") -> None:
        self.scope = scope
        self.path = path
        self.body = body
        self.finish = finish
        """Called with the answer, head and body; None: it is to go the usual way."""
        self.identity = ""
        self.is_admitted = False
        self.started = time.monotonic()
        self.disconnected = self.response_complete = False
        self.keep_alive = True

    @property
    def message_event(self) -> "Post":
        return self

    def set(self) -> None:
        """Nobody waits for what comes of the connection."""


class QuickWay:
    def __init__(self, site: Site, begin: Begin, ids: RequestIds) -> None:
        self.site = site
        self.begin = begin
        self.ids = ids

    def takes(self, post: Post, client: object, headers: Sequence[tuple[bytes, bytes]]) -> bool:
        """Whether it is answered here. If it is not, but was admitted, it need not be admitted again."""
        fields = dict(headers)
        if len(post.body) > LARGEST or len(fields) < len(headers) or not UNUSUAL.isdisjoint(fields):
            return False
        address = address_of({"client": client})
        person = self._admitted(fields, address)
        if not person:
            return False
        post.is_admitted = True
        post.identity = self.ids.new(fields.get(b"x-request-id", b"").decode("latin-1"))
        table_id = post.path.split(b"/", 4)[3].decode()

        def answer(body: bytes | None) -> None:
            if body is not None:
                self._report(post, table_id, person, address)
                body = b"%bx-request-id: %b\r\ncontent-length: %d\r\n\r\n%b" % (
                    PROGRAMS_HEAD,
                    post.identity.encode(),
                    len(body),
                    body,
                )
            post.finish(post, body)

        try:
            return self.begin(self.site, table_id, person, post.body, answer)
        except Exception:
            return False

    def _admitted(self, fields: dict[bytes, bytes], address: str) -> str:
        """The person, whom nothing keeps from being answered; nobody otherwise."""
        site = self.site
        if not is_allowed(fields.get(b"host", b"localhost").decode("latin-1"), site.config.allowed_hosts):
            return ""
        person = bearer(site, fields.get(b"authorization", b"").decode("latin-1"))
        return person if person and site.limits.admits(person, address) else ""

    def _report(self, post: Post, table_id: str, person: str, address: str) -> None:
        seconds = time.monotonic() - post.started
        self.site.traffic.add("POST", 200, seconds)
        log_request("POST", post.path.decode(), 200, seconds, address, post.identity)
        if not self.site.presence.is_fresh(table_id, person):
            self.site.note_visit(table_id, person, address)


async def _nothing(*_: object) -> None: ...


@cache
def _believed(proxies: tuple[str, ...]) -> ProxyHeadersMiddleware:
    return ProxyHeadersMiddleware(_nothing, list(proxies))


def client_behind(proxies: Sequence[str], client: object, headers: Sequence[tuple[bytes, bytes]]) -> object:
    """Who has sent a request that came by a proxy, if that is to be believed."""
    scope: Any = {"type": "http", "client": client, "scheme": "http", "headers": headers}
    with suppress(StopIteration):  # it looks at the headers, and there is nobody to wait for
        _believed(tuple(proxies))(scope, _nothing, _nothing).send(None)  # type: ignore[arg-type]
    return scope["client"]
