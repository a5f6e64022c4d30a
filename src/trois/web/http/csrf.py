"""A token in every form, and the same one in a cookie: a form that another site sends has none."""

import hmac
import secrets

from trois.web.errors import NotYours
from trois.web.http.request import WebRequest

COOKIE = "csrf"
HEADER = "x-csrf"
FIELD = "_csrf_token"
SAFE = ("GET", "HEAD", "OPTIONS")
LENGTH = 64


def is_asked(request: WebRequest) -> bool:
    """Programs show a token that no page has; browsers prove that the form is ours."""
    return request.method not in SAFE and not request.url.path.startswith("/api/")


async def check(request: WebRequest) -> None:
    """Raises NotYours where the form is not from one of our pages, or the page is too old."""
    shown = request.headers.get(HEADER) or str((await request.form()).get(FIELD, ""))
    if not is_ours(request.site.csrf_secret, shown) or not hmac.compare_digest(
        shown.encode(), request.cookies.get(COOKIE, "").encode()
    ):
        raise NotYours("status-403")


def token(request: WebRequest) -> str:
    """The visitor's token; a new one is sent along as a cookie by the middleware."""
    known = request.cookies.get(COOKIE, "")
    state = request.scope["state"]
    if not known and "csrf" not in state:
        state["csrf"] = new(request.site.csrf_secret)
    return known or str(state["csrf"])


def new(secret: str) -> str:
    value = secrets.token_hex(LENGTH // 2)
    return value + _mark(secret, value)


def is_ours(secret: str, token: str) -> bool:
    return hmac.compare_digest(token[LENGTH:].encode(), _mark(secret, token[:LENGTH]).encode())


def _mark(secret: str, value: str) -> str:
    return hmac.digest(secret.encode(), value.encode(), "sha256").hex()
