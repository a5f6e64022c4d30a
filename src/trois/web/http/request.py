"""The request as pages and the API see it: a body that can't be read is the sender's mistake."""

from typing import Any

from litestar import Request
from litestar.datastructures import FormMultiDict, State

from trois.web.errors import Malformed

UNREADABLE = (RecursionError, UnicodeError, LookupError)
"""Nested too deeply, not UTF-8, or in an encoding that nobody knows."""


class WebRequest(Request[Any, Any, State]):
    async def json(self) -> Any:
        try:
            return await super().json()
        except UNREADABLE:
            raise Malformed("status-400") from None

    async def form(self) -> FormMultiDict:
        try:
            return await super().form()
        except UNREADABLE:
            raise Malformed("status-400") from None


def visitor_of(request: WebRequest) -> str:
    """The id that the middleware found in the cookie or the token; empty for a program without a token."""
    return str(request.scope["state"]["visitor"])
