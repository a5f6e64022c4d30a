"""What pages and the API want to know of a request."""

from typing import Any

from litestar import Request
from litestar.datastructures import State

WebRequest = Request[Any, Any, State]


def visitor_of(request: WebRequest) -> str:
    """The id that the middleware found in the cookie or the token; empty for a program without a token."""
    return str(request.scope["state"]["visitor"])
