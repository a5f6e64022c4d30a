"""What every request passes first, also one that no route fits: it is answered here if it should not go further."""

import asyncio
import re
import secrets
import time
from itertools import count
from typing import TYPE_CHECKING

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send

from trois.text import Text, best_language
from trois.web.deadlines import Deadlines
from trois.web.errors import TooSlow
from trois.web.http.hosts import is_allowed
from trois.web.http.limits import address_of
from trois.web.http.request import field
from trois.web.logs import REQUEST_ID, log_request
from trois.web.site import Site

if TYPE_CHECKING:
    from trois.web.http.quick import QuickWay

REQUEST_IDS = re.compile(r"[A-Za-z0-9._-]{1,64}")
RETRY_SOON = (b"retry-after", b"2")
BODY_SECONDS = 30.0
"""For the whole body of a request."""


class Gateway:
    """An ASGI application around the whole of the server's."""

    def __init__(self, app: ASGIApp, site: Site, quick: "QuickWay") -> None:
        self.app = app
        self.site = site
        self.quick = quick
        self.process = secrets.token_hex(4)
        """Made here, not when this is imported: processes are forked after that."""
        self.numbers = count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        identity = self._request_id(field(scope, b"x-request-id"))
        token = REQUEST_ID.set(identity)
        scope["trois.send"] = send  # type: ignore[typeddict-unknown-key]
        try:
            await self._admit(scope, receive, self._reported(scope, send, identity))
        finally:
            REQUEST_ID.reset(token)

    def _request_id(self, given: str) -> str:
        """The one that a proxy has given it, or a new one: the process, and the number of the request."""
        return given if given and REQUEST_IDS.fullmatch(given) else f"{self.process}{next(self.numbers):08x}"

    def _reported(self, scope: HTTPScope, send: Send, identity: str) -> Send:
        """The response carries the id of its request, is counted and logged."""
        started = time.monotonic()

        async def send_reported(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"x-request-id", identity.encode())]
                seconds = time.monotonic() - started
                self.site.traffic.add(scope["method"], message["status"], seconds)
                log_request(scope["method"], scope["path"], message["status"], seconds, address_of(scope))
            await send(message)

        return send_reported

    async def _admit(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        if not is_allowed(field(scope, b"host", "localhost"), self.site.config.allowed_hosts):
            await refuse(scope, send, 400, "bad-host")
        elif not self.site.limits.requests.allows(address_of(scope)):
            await refuse(scope, send, 429, "status-429", RETRY_SOON)
        else:
            is_whole = "trois.whole" in scope
            await self._pass_on(scope, receive if is_whole else _in_time(receive, self.site.deadlines), send)

    async def _pass_on(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """The short way where it fits, or the usual one."""
        try:
            left = await self.quick.answers(scope, receive, send)
        except TooSlow:
            left = receive
        if left is not None:
            await self.app(scope, left, send)


def _in_time(receive: Receive, deadlines: Deadlines) -> Receive:
    """Receives the body of a request, as long as it all arrives in time; raises TooSlow otherwise."""
    end = asyncio.get_running_loop().time() + BODY_SECONDS
    is_whole = False

    async def receive_in_time() -> ReceiveMessage:
        nonlocal is_whole
        if is_whole:
            return await receive()
        try:
            async with deadlines.limit(end):
                message = await receive()
        except TimeoutError:
            raise TooSlow("status-408") from None
        is_whole = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    return receive_in_time


async def refuse(scope: HTTPScope, send: Send, status: int, key: str, *extra: tuple[bytes, bytes]) -> None:
    """One sentence in the language of the request, without looking further at it; programs get it as JSON."""
    sentence = Text(best_language(field(scope, b"accept-language")))(f"web.error.{key}")
    kind, body = b"text/plain; charset=utf-8", sentence.encode()
    if scope["path"].startswith("/api"):
        kind, body = b"application/json", msgspec.json.encode({"error": key, "sentence": sentence, "detail": ""})
    fields = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *extra]
    await send({"type": "http.response.start", "status": status, "headers": [*fields, (b"cache-control", b"no-store")]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
