"""The middleware that every request passes: who asks, whether they ask too much, and the security headers of the response."""

from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trois.store import TROUBLE
from trois.web.http import csrf
from trois.web.http.csrf import SAFE
from trois.web.http.gateway import RETRY_SOON, refuse
from trois.web.http.headers import ENCODED, REPLACED, UNCACHED
from trois.web.http.limits import address_of
from trois.web.http.request import cookies_of, field
from trois.web.http.signing import new_visitor
from trois.web.personal import in_cookie
from trois.web.site import Site
from trois.web.tables.people.presence import table_of

COOKIE = "visitor"
YEAR = 365 * 24 * 3600
STATIC = ("/static", "/style")


class VisitorMiddleware:
    """An ASGI middleware. The visitor's id is in the request's state; a new one gets a signed cookie."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        known, scope["state"]["device"] = await self._claimed(scope)
        fresh = not known and not _is_program(scope)
        visitor = scope["state"]["visitor"] = new_visitor() if fresh else known
        address = address_of(scope)
        if self._is_too_much(scope["method"], visitor, address, fresh):
            await refuse(scope, send, 429, "status-429", RETRY_SOON)
            return

        table_id = table_of(scope["path"])

        async def send_with_headers(message: Message) -> None:
            if table_id:
                self.site.note_visit(table_id, visitor, address)
            if message["type"] == "http.response.start":
                self._add_headers(message, scope, visitor if fresh else "")
            await send(message)

        await self.app(scope, receive, send_with_headers)

    async def _claimed(self, scope: Scope) -> tuple[str, str]:
        """Person and device of the cookie, or for programs of the bearer token; nobody where it is none of ours.

        Which browsers of a person were signed out is asked once. While the database is in trouble, none are.
        """
        if _is_program(scope):
            given = field(scope, b"authorization").removeprefix("Bearer ")
        else:
            given = cookies_of(scope).get(COOKIE, "")
        person, device = in_cookie(self.site.signer.read(given) or "")
        ended = self.site.personal.ended
        if person and person not in ended and not scope["path"].startswith(STATIC):
            with suppress(*TROUBLE):
                await self.site.tables.db(self.site.personal.find_ended, person)
        return ("", "") if device in (ended.get(person) or ()) else (person, device)

    def _is_too_much(self, method: str, visitor: str, address: str, fresh: bool) -> bool:
        limits, is_known = self.site.limits, bool(visitor) and not fresh
        if method in SAFE:
            return is_known and not limits.reads.allows(visitor)
        return not (limits.posts.allows(visitor) if is_known else limits.arrivals.allows(address))

    def _add_headers(self, message: Message, scope: Scope, visitor: str) -> None:
        is_static = scope["path"].startswith(STATIC)
        headers = [(name, value) for name, value in message["headers"] if name not in REPLACED]
        headers += ENCODED if is_static and message["status"] == 200 else UNCACHED
        message["headers"] = headers
        if visitor and not is_static:
            headers.append(self._cookie(f"{COOKIE}={self.site.signer.sign(visitor)}; Max-Age={YEAR}"))
        if "csrf" in scope["state"]:
            headers.append(self._cookie(f"{csrf.COOKIE}={scope['state']['csrf']}"))

    def _cookie(self, value: str) -> tuple[bytes, bytes]:
        secure = "; Secure" if self.site.config.secure else ""
        return b"set-cookie", f"{value}; Path=/; HttpOnly; SameSite=Lax{secure}".encode()


def _is_program(scope: Scope) -> bool:
    return bool(scope["path"].startswith("/api"))
