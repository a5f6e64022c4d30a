"""The middleware that every request passes: who is it, is it too much, and the security headers of the response."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trois.web.http import csrf
from trois.web.http.csrf import SAFE
from trois.web.http.gateway import RETRY_SOON, refuse
from trois.web.http.headers import ENCODED, REPLACED, UNCACHED
from trois.web.http.limits import address_of
from trois.web.http.request import cookies_of, field
from trois.web.http.signing import new_visitor
from trois.web.site import Site
from trois.web.tables.presence import table_of

COOKIE = "visitor"
YEAR = 365 * 24 * 3600


def bearer(site: Site, authorization: str) -> str:
    """The person of a program's token; nobody where it is none of ours."""
    return site.signer.read(authorization.removeprefix("Bearer ")) or ""


class VisitorMiddleware:
    """An ASGI middleware. The visitor's id is in the request's state; a new one gets a signed cookie."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        visitor, fresh = self._visitor(scope)
        scope["state"]["visitor"] = visitor
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

    def _visitor(self, scope: Scope) -> tuple[str, bool]:
        """The visitor of the cookie, or for programs of the bearer token; else a new one."""
        if scope["path"].startswith("/api"):
            return bearer(self.site, field(scope, b"authorization")), False
        known = self.site.signer.read(cookies_of(scope).get(COOKIE, ""))
        return known or new_visitor(), known is None

    def _is_too_much(self, method: str, visitor: str, address: str, fresh: bool) -> bool:
        limits, is_known = self.site.limits, bool(visitor) and not fresh
        if method in SAFE:
            return is_known and not limits.reads.allows(visitor)
        return not (limits.posts.allows(visitor) if is_known else limits.arrivals.allows(address))

    def _add_headers(self, message: Message, scope: Scope, visitor: str) -> None:
        is_static = scope["path"].startswith(("/static", "/style"))
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
