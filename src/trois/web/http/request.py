"""The request as pages and the API see it: a body that can't be read is the sender's mistake."""

import re
import secrets
from functools import cached_property
from typing import TYPE_CHECKING, Any

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Scope

from trois.text import LANGUAGES, Text, best_language
from trois.web.errors import Malformed

if TYPE_CHECKING:
    from trois.web.site import Site

UNREADABLE = (UnicodeError, LookupError, HTTPException)
"""Not UTF-8, in an encoding that nobody knows, or no form."""

REQUEST_IDS = re.compile(r"[A-Za-z0-9._-]{1,64}")


class RequestIds:
    def __init__(self) -> None:
        self.process = secrets.token_hex(4)
        """Made here, not when this is imported: processes are forked after that."""

    def new(self, given: str) -> str:
        """The one that a proxy has given a request, or a new one: the process, and what tells nobody of other requests."""
        return given if given and REQUEST_IDS.fullmatch(given) else f"{self.process}{secrets.token_hex(4)}"


class WebRequest(Request):
    @property
    def site(self) -> "Site":
        found: Site = self.app.state.site
        return found

    @property
    def visitor(self) -> str:
        """The id that the middleware found in the cookie or the token; empty for a program without a token."""
        return str(self.scope["state"]["visitor"])

    @property
    def device(self) -> str:
        """Which of the visitor's browsers it is; the first one has no name."""
        return str(self.scope["state"].get("device", ""))

    @cached_property
    def text(self) -> Text:
        """The language by choice, else by the browser's wish."""
        chosen = self.cookies.get("language", "")
        return Text(chosen if chosen in LANGUAGES else best_language(self.headers.get("accept-language", "")))

    @cached_property
    def cookies(self) -> dict[str, str]:
        return cookies_of(self.scope)

    async def form(self, **limits: Any) -> FormData:  # type: ignore[override]
        try:
            return await super().form(**limits)
        except UNREADABLE:
            raise Malformed("status-400") from None


def field(scope: Scope, name: bytes, default: str = "") -> str:
    """A header of a request, without looking at the others."""
    for known, value in scope["headers"]:
        if known == name:
            return str(value.decode("latin-1"))
    return default


def cookies_of(scope: Scope) -> dict[str, str]:
    """The cookies as they were sent: ours are never quoted, and undoing quotes takes some Pythons for ever."""
    parts = (part.partition("=") for part in field(scope, b"cookie").split(";"))
    return {name.strip(): value.strip() for name, is_there, value in parts if is_there}
