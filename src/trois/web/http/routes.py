"""Routes. A handler says in its signature what it wants of a request: parts of the path, of the query, a form or a body."""

import inspect
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any, TypeAlias

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from trois.core.errors import Message
from trois.web import wire
from trois.web.errors import Malformed
from trois.web.http import csrf
from trois.web.http.request import WebRequest

Run = Callable[..., Awaitable[Any]]
Form: TypeAlias = Mapping[str, str | UploadFile]
LONGEST_NUMBER = 9


@dataclass(frozen=True)
class Handler:
    """What answers one method of one path."""

    method: str
    path: str
    run: Run
    status: int
    security: list[dict[str, list[str]]] | None
    """For the description of the API: who may ask."""
    checks_form: bool = True
    """Whether a form must be one of ours."""

    @cached_property
    def wants(self) -> dict[str, Any]:
        """The parameters of the function with their types."""
        return {name: one.annotation for name, one in inspect.signature(self.run, eval_str=True).parameters.items()}

    @cached_property
    def query(self) -> list[str]:
        """The parameters that the query of an address gives."""
        return [
            name
            for name in self.wants
            if name not in ("request", "site", "form", "data") and f"{{{name}" not in self.path
        ]

    @cached_property
    def required(self) -> set[str]:
        """The parameters without a default."""
        return {name for name, one in inspect.signature(self.run).parameters.items() if one.default is one.empty}

    @cached_property
    def gives(self) -> Any:
        """The type of what it returns."""
        return inspect.signature(self.run, eval_str=True).return_annotation

    async def answer(self, request: WebRequest) -> Response:
        if self.checks_form and csrf.is_asked(request):
            await csrf.check(request)
        given = dict(request.path_params)
        for name in self.query:
            given |= _of_query(request, name, self.wants[name], name in self.required)
        if "form" in self.wants:
            given["form"] = await request.form()
        if "data" in self.wants:
            given["data"] = wire.read(await request.body(), self.wants["data"])
        if "request" in self.wants:
            given["request"] = request
        if "site" in self.wants:
            given["site"] = request.site
        return as_response(await self.run(**given), self.status)


def get(path: str, security: Any = None) -> Callable[[Run], Handler]:
    return lambda run: Handler("GET", path, run, 200, security)


def post(path: str, security: Any = None, status: int = 200, checks_form: bool = True) -> Callable[[Run], Handler]:
    return lambda run: Handler("POST", path, run, status, security, checks_form)


def delete(path: str, security: Any = None) -> Callable[[Run], Handler]:
    return lambda run: Handler("DELETE", path, run, 204, security)


def handlers_of(*modules: ModuleType) -> list[Handler]:
    """All that these modules define, in their order."""
    return [one for module in modules for one in vars(module).values() if isinstance(one, Handler)]


def routes(handlers: Iterable[Handler]) -> list[Route]:
    """A route for each path, with all of its methods."""
    by_path: defaultdict[str, dict[str, Handler]] = defaultdict(dict)
    for handler in handlers:
        by_path[handler.path][handler.method] = handler
    return [Route(path, Endpoint(methods)) for path, methods in by_path.items()]


class Endpoint:
    """An ASGI application that answers the methods of one path."""

    def __init__(self, methods: dict[str, Handler]) -> None:
        self.methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = WebRequest(scope, receive)
        try:
            response = await self._answer(request)
        finally:
            await request.close()
        await response(scope, receive, send)

    async def _answer(self, request: WebRequest) -> Response:
        handler = self.methods.get(request.method)
        if handler is not None:
            return await handler.answer(request)
        allowed = {"allow": ", ".join([*self.methods, "OPTIONS"])}
        if request.method != "OPTIONS":
            raise HTTPException(405, headers=allowed)
        return Response(status_code=204, headers=allowed)


def as_response(result: Any, status: int = 200) -> Response:
    """What a handler gives: a response, or a value that goes out as JSON."""
    if isinstance(result, Response):
        return result
    if status == 204:
        return Response(status_code=status)
    return json_response(result, status)


def json_response(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(wire.encode(value), status, headers, "application/json")


def _of_query(request: WebRequest, name: str, kind: Any, is_required: bool) -> dict[str, Any]:
    """A parameter of the query, where it is there; raises Malformed where a number is none: no seat is not seat `null`."""
    given = request.query_params.getlist(name)
    if not given and not is_required:
        return {}
    if kind is str:
        return {name: "".join(given[-1:])}
    if len(given) != 1 or not (given[0].isascii() and given[0].isdecimal() and len(given[0]) <= LONGEST_NUMBER):
        raise Malformed("status-400", detail=Message("query-number", name=name))
    return {name: int(given[0])}
