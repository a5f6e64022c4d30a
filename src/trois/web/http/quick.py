"""The short way of the one request that comes again and again: a program's decision.

A request that is well formed and has a good token is answered here without the framework's routing, middleware and
parsing, which take several times as long as the decision. Everything else, and everything that is refused, goes the
usual way with the same body, so there is one place that says what is wrong. An answer is the same either way.
"""

import re
from collections.abc import Awaitable, Callable

import msgspec
from litestar.types import HTTPScope, Receive, ReceiveMessage

from trois.core.errors import TroisError
from trois.store import TROUBLE
from trois.web.http.limits import address_of
from trois.web.http.middleware import bearer
from trois.web.site import Site

PATH = re.compile(r"/api/tables/(\w{1,32})/decisions")
LARGEST = 2048
"""Bytes of a decision; it is read at once."""

Decide = Callable[[Site, str, str, bytes], Awaitable[bytes]]
"""Makes the decision of this body at a table for a person; what the person is told of it."""


class QuickWay:
    def __init__(self, site: Site, decide: Decide) -> None:
        self.site = site
        self.decide = decide

    async def answer(self, scope: HTTPScope, receive: Receive) -> bytes | Receive:
        """The body of the response; else what the usual way is to receive."""
        found = PATH.fullmatch(scope["path"]) if scope["method"] == "POST" else None
        fields = dict(scope["headers"]) if found is not None else {}
        if found is None or not 0 < _length(fields) <= LARGEST:
            return receive
        person = bearer(self.site, fields.get(b"authorization", b"").decode("latin-1"))
        if not person or not self.site.limits.posts.allows(person):
            return receive
        message = await receive()
        if message["type"] != "http.request" or message.get("more_body", False):
            return _again(message, receive)
        try:
            body = await self.decide(self.site, found[1], person, message["body"])
        except (TroisError, msgspec.MsgspecError, UnicodeError, RecursionError, *TROUBLE):
            return _again(message, receive)
        self.site.note_visit(found[1], person, address_of(scope))
        return body


def _length(fields: dict[bytes, bytes]) -> int:
    given = fields.get(b"content-length", b"")
    return int(given) if given.isdigit() and len(given) < 10 else 0


def _again(first: ReceiveMessage, receive: Receive) -> Receive:
    """Receives the first message once more."""
    waiting = [first]

    async def receive_again() -> ReceiveMessage:
        return waiting.pop() if waiting else await receive()

    return receive_again
