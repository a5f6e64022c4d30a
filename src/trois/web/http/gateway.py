"""What every request passes first, also one that no route fits: it is answered here if it should not go further."""

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from trois.text import Text, best_language
from trois.web.http.hosts import is_allowed
from trois.web.site import Site


class Gateway:
    """An ASGI application around the whole of the server's."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        if not is_allowed(headers.get("host", "localhost"), self.site.config.allowed_hosts):
            await refuse(send, headers, 400, "bad-host")
            return
        await self.app(scope, receive, send)


async def refuse(send: Send, headers: Headers, status: int, key: str, *extra: tuple[bytes, bytes]) -> None:
    """One sentence in the language of the request, without looking further at it."""
    sentence = Text(best_language(headers.get("accept-language", "")))(f"web.error.{key}").encode()
    fields = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(sentence)).encode()), *extra]
    await send({"type": "http.response.start", "status": status, "headers": [*fields, (b"cache-control", b"no-store")]})
    await send({"type": "http.response.body", "body": sentence, "more_body": False})
