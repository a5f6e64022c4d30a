"""What every request passes first, also one that no route fits: it is answered here if it should not go further."""

import asyncio
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trois.text import Text, best_language
from trois.web import wire
from trois.web.deadlines import Deadlines
from trois.web.errors import TooLarge, TooMany, TooSlow
from trois.web.http.costs import UNIT, Costs, Meter
from trois.web.http.headers import UNCACHED
from trois.web.http.hosts import is_allowed
from trois.web.http.limits import address_of
from trois.web.http.request import RequestIds, field
from trois.web.logs import REQUEST_ID, log_request
from trois.web.site import Site

RETRY_SOON = (b"retry-after", b"2")
REQUEST_ID_FIELD = b"x-request-id"

STATIC = "/static/"
"""Costs nothing worth waiting for."""

BODY_SECONDS = 30.0
"""For the whole body of a request."""

LARGEST_BODY = 64 * 1024


class Gateway:
    """An ASGI application around the whole of the server's."""

    def __init__(self, app: ASGIApp, site: Site, ids: RequestIds) -> None:
        self.app = app
        self.site = site
        self.ids = ids
        self.costs = Costs(site.limits.costs)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        identity = self.ids.new(field(scope, REQUEST_ID_FIELD))
        token = REQUEST_ID.set(identity)
        try:
            await self._admit(scope, receive, Reported(self.site, scope, send, identity))
        finally:
            REQUEST_ID.reset(token)

    async def _admit(self, scope: Scope, receive: Receive, send: "Reported") -> None:
        if not is_allowed(field(scope, b"host", "localhost"), self.site.config.allowed_hosts):
            await refuse(scope, send, 400, "bad-host")
        elif not self.site.limits.requests.allows(address_of(scope)):
            await refuse(scope, send, 429, "status-429", RETRY_SOON)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: "Reported") -> None:
        if self.site.config.is_alone:
            await self.app(scope, _bounded(scope, receive, self.site.deadlines), send)
            return
        address = address_of(scope)
        is_cheap = scope["path"].startswith(STATIC)
        try:
            if not is_cheap:
                await self.costs.admit(address)
        except TooMany as error:
            await refuse(scope, send, error.status, error.key, RETRY_SOON)
            return
        send.meter = Meter(self.costs.limit, address, 0.0 if is_cheap else UNIT)
        bounded = _bounded(scope, receive, self.site.deadlines)
        await self.costs.run(self.app(scope, bounded, send), send.meter)  # type: ignore[arg-type]


class Reported:
    """Sends a response, which carries the id of its request, is counted and logged."""

    __slots__ = ("identity", "meter", "scope", "send", "site", "started")

    def __init__(self, site: Site, scope: Scope, send: Send, identity: str) -> None:
        self.site = site
        self.scope = scope
        self.send = send
        self.identity = identity.encode()
        self.started = time.monotonic()
        self.meter: Meter | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (REQUEST_ID_FIELD, self.identity)]
            self._report(message["status"])
            if self.meter is not None:
                self.meter.settle()
        await self.send(message)

    def _report(self, status: int) -> None:
        scope, seconds = self.scope, time.monotonic() - self.started
        self.site.traffic.add(scope["method"], status, seconds)
        log_request(scope["method"], scope["path"], status, seconds, address_of(scope), self.identity.decode())


def _bounded(scope: Scope, receive: Receive, deadlines: Deadlines) -> Receive:
    """The body of a request in time and size, which the request's state knows then; raises TooSlow and TooLarge."""
    end = asyncio.get_running_loop().time() + BODY_SECONDS
    is_whole = False
    size = scope["state"]["size"] = 0

    async def receive_bounded() -> Message:
        nonlocal is_whole, size
        if is_whole:
            return await receive()
        try:
            async with deadlines.limit(end):
                message = await receive()
        except TimeoutError:
            raise TooSlow("status-408") from None
        is_whole = message["type"] != "http.request" or not message.get("more_body", False)
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            raise TooLarge
        scope["state"]["size"] = size
        return message

    return receive_bounded


async def refuse(scope: Scope, send: Send, status: int, key: str, *extra: tuple[bytes, bytes]) -> None:
    """One sentence in the language of the request, without looking further at it; programs get it as JSON."""
    sentence = Text(best_language(field(scope, b"accept-language")))(f"web.error.{key}")
    kind, body = b"text/plain; charset=utf-8", sentence.encode()
    if scope["path"].startswith("/api"):
        kind, body = b"application/json", wire.encode({"error": key, "sentence": sentence, "detail": ""})
    fields = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *UNCACHED, *extra]
    await send({"type": "http.response.start", "status": status, "headers": fields})
    await send({"type": "http.response.body", "body": body, "more_body": False})
