"""The request as pages and the API see it: a body that can't be read is the sender's mistake."""

import re
import secrets
from functools import cache
from itertools import count
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import FormMultiDict, State
from litestar.types import HTTPScope

from trois.web.errors import Malformed

UNREADABLE = (RecursionError, UnicodeError, LookupError)
"""Nested too deeply, not UTF-8, or in an encoding that nobody knows."""

REQUEST_IDS = re.compile(r"[A-Za-z0-9._-]{1,64}")


class RequestIds:
    def __init__(self) -> None:
        self.process = secrets.token_hex(4)
        """Made here, not when this is imported: processes are forked after that."""
        self.numbers = count(1)

    def new(self, given: str) -> str:
        """The one that a proxy has given a request, or a new one: the process, and the number of the request."""
        return given if given and REQUEST_IDS.fullmatch(given) else f"{self.process}{next(self.numbers):08x}"


def decoded(body: bytes, kind: Any) -> Any:
    """JSON as a value of this type; a whole number may be written as 2.0."""
    try:
        return _decoder(kind).decode(body)
    except msgspec.ValidationError:
        return msgspec.convert(msgspec.json.Decoder(float_hook=_number).decode(body), kind)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _number(written: str) -> float:
    number = float(written)
    return int(number) if number.is_integer() else number


class WebRequest(Request[Any, Any, State]):
    async def json(self) -> Any:
        """The body, of the type that the handler wants: a number is no text, and 0 is not false."""
        wanted = self.route_handler.parsed_data_field
        try:
            return decoded(await self.body(), Any if wanted is None else wanted.annotation)
        except msgspec.DecodeError as error:
            raise Malformed("status-400", detail=str(error)) from None
        except UNREADABLE:
            raise Malformed("status-400") from None

    async def form(self) -> FormMultiDict:
        try:
            return await super().form()
        except UNREADABLE:
            raise Malformed("status-400") from None


def field(scope: HTTPScope, name: bytes, default: str = "") -> str:
    """A header of a request, without looking at the others."""
    for known, value in scope["headers"]:
        if known == name:
            return value.decode("latin-1")
    return default


def visitor_of(request: WebRequest) -> str:
    """The id that the middleware found in the cookie or the token; empty for a program without a token."""
    return str(request.scope["state"]["visitor"])
