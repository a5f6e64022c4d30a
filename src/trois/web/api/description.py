"""What OpenAPI says of the API beyond the types: who may ask, every status an operation answers with, and the exact
forms of what it accepts, game by game.

A program that sends what is described here is refused only for how things stand: with 403, 404 or 409, never with 400.
"""

import inspect
from collections import defaultdict
from functools import cache
from typing import Any

from starlette.responses import Response

from trois import __version__, games
from trois.core.game import AnyGame
from trois.core.options import as_word
from trois.text.safe import INVISIBLE
from trois.web import wire
from trois.web.api import routes
from trois.web.api.access import BEARER, TOKEN
from trois.web.api.shapes import Shapes
from trois.web.bots import levels
from trois.web.http.routes import LONGEST_NUMBER, Handler, get, handlers_of
from trois.web.tables.decisions import KEY_LENGTH
from trois.web.tables.seating.seats import CHANGES

Schema = dict[str, Any]

SCHEMES: Schema = {
    BEARER: {"type": "http", "scheme": "bearer", "description": "The token that POST /api/persons has given."}
}

PROBLEM: Schema = {
    "type": "object",
    "description": "Why a request is refused.",
    "properties": {
        "error": {"type": "string", "description": "A word for programs."},
        "sentence": {"type": "string", "description": "One sentence in the language of the request."},
        "detail": {"type": "string", "description": "What exactly is wrong, in English; often empty."},
    },
    "required": ["error", "sentence", "detail"],
}

WHENEVER = {
    400: "The request is not understood.",
    429: "Too many requests; Retry-After says when to try again.",
    503: "Trouble that passes; Retry-After says when to try again.",
}
WITH_BODY = {408: "The body did not arrive in time.", 413: "The body is too large."}
WITH_TOKEN = {401: "No token, or not one of this server."}
AT_TABLE = {404: "There is no such table.", 409: "It does not fit how things stand at the table."}
AT_SEAT = {403: "The seat or the table is somebody else's."}
ON_OPENING = {409: "The game can't be played with these cards."}

NAME: Schema = {
    "type": "string",
    "pattern": rf"^\s*$|(?![{''.join(sorted(INVISIBLE))}])[\p{{L}}\p{{N}}\p{{P}}\p{{S}}]",
    "description": "Cut to 24 letters; empty for a guest's name.",
}
LEVELS: Schema = {"type": "string", "enum": levels.names()}
TEXT: Schema = {"type": "string"}
KEY: Schema = {
    "type": "string",
    "pattern": "^[ -~]+$",
    "minLength": 1,
    "maxLength": KEY_LENGTH,
    "description": "An idempotency key: the same one again changes nothing.",
}
SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": 10**LONGEST_NUMBER - 1}


SUCCESS = {200: "Done.", 201: "Opened.", 204: "Done; nothing follows."}


@cache
def description() -> bytes:
    """The whole API, in JSON."""
    operations = [handler for handler in handlers_of(routes) if handler.path.startswith("/api/")]
    shapes = Shapes()
    paths: Schema = defaultdict(dict)
    for handler in operations:
        paths[handler.path.replace(":int}", "}")][handler.method.lower()] = _operation(handler, shapes)
    paths["/api/tables"]["post"]["responses"]["201"]["links"] = _links(paths)
    schemas = {"Problem": PROBLEM, **shapes.known, **_bodies(shapes.known)}
    components = {"schemas": schemas, "securitySchemes": SCHEMES}
    info = {"title": "Trois", "version": __version__}
    return wire.encode({"openapi": "3.1.0", "info": info, "paths": paths, "components": components})


@get("/api/schema/openapi.json")
async def openapi() -> Response:
    return Response(description(), media_type="application/vnd.oai.openapi+json")


@get("/api/schema")
async def openapi_in_short() -> Response:
    return Response(description(), media_type="application/vnd.oai.openapi+json")


def _operation(handler: Handler, shapes: Shapes) -> Schema:
    name, path = handler.run.__name__, handler.path
    told: Schema = {"operationId": _identity(path, name), "summary": name.replace("_", " ").capitalize()}
    told |= {"description": about} if (about := inspect.getdoc(handler.run)) else {}
    told |= {"security": handler.security} if handler.security else {}
    in_path = [part for part in handler.wants if f"{{{part}" in path]
    parameters = [_parameter(handler, name, "path", needed=True) for name in in_path]
    parameters += [_parameter(handler, name, "query", needed=name in handler.required) for name in handler.query]
    told |= {"parameters": parameters} if parameters else {}
    if "data" in handler.wants:
        body = {"application/json": {"schema": shapes.of(handler.wants["data"])}}
        told["requestBody"] = {"required": True, "content": body}
    told["responses"] = {str(handler.status): _success(handler, shapes)}
    return told | {"responses": told["responses"] | _refusals(path, told)}


def _identity(path: str, name: str) -> str:
    """`/api/tables/{table_id}/view` and get_view: ApiTablesTableIdViewGetView."""
    parts = [part.strip("{}") for part in path.split("/") if not part.endswith(":int}")]
    return "".join(word.capitalize() for part in [*parts, name] for word in part.split("_"))


def _parameter(handler: Handler, name: str, place: str, needed: bool) -> Schema:
    schema = TEXT if handler.wants[name] is str else SEAT
    return {"name": name, "in": place, "required": needed, "schema": schema}


def _success(handler: Handler, shapes: Shapes) -> Schema:
    told: Schema = {"description": SUCCESS[handler.status]}
    if handler.path.endswith("/events"):
        return told | {"content": {"text/event-stream": {"schema": TEXT}}}
    if handler.gives is None:
        return told
    return told | {"content": {"application/json": {"schema": shapes.of(handler.gives)}}}


def _links(paths: Schema) -> Schema:
    """What can be done with a table that was opened."""
    at_table = [one for path, all_of_it in paths.items() if "{table_id}" in path for one in all_of_it.values()]
    identity = {"table_id": "$response.body#/id"}
    return {one["operationId"]: {"operationId": one["operationId"], "parameters": identity} for one in at_table}


def _refusals(path: str, operation: Schema) -> Schema:
    """The statuses that an operation may refuse with."""
    found = dict(WHENEVER)
    found |= WITH_BODY if "requestBody" in operation else {}
    found |= WITH_TOKEN if operation.get("security") == TOKEN else {}
    found |= AT_TABLE if "{table_id}" in path else {}
    found |= AT_SEAT if "{table_id}" in path and operation.get("security") else {}
    found |= ON_OPENING if path == "/api/tables" else {}
    return {str(status): _problem(told) for status, told in sorted(found.items())}


def _problem(description: str) -> Schema:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {"description": description, "content": content}


# Forms


def _bodies(known: Schema) -> Schema:
    """The forms of bodies, exact where the types alone are not."""
    return {
        "PersonIn": _with(known["PersonIn"], name=NAME),
        "SeatIn": {"oneOf": _seat_forms()},
        "TableIn": {"oneOf": [_table_form(games.get(name)) for name in games.names()]},
        "SeatChangeIn": {"oneOf": _change_forms()},
        "DecisionIn": _with(known["DecisionIn"], seat=SEAT, key=KEY),
        "UndoIn": _with(known["UndoIn"], seat=SEAT, key=KEY),
    }


def _with(schema: Schema, **properties: Schema) -> Schema:
    return {**schema, "properties": {**schema["properties"], **properties}}


def _form(required: list[str], **properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": required}


def _seat_forms() -> list[Schema]:
    """Kinds: me, here (a further seat of mine), open, or a bot of some level."""
    plain = _form(["kind"], kind={"enum": ["me", "open"]}, level=TEXT, name=TEXT)
    here = _form(["kind"], kind={"const": "here"}, level=TEXT, name=NAME)
    return [plain, here, _form(["kind", "level"], kind={"const": "bot"}, level=LEVELS, name=TEXT)]


def _change_forms() -> list[Schema]:
    """Wishes: take (with a name), bot (with a level), leave, open, or relieve: a bot plays for somebody who is away."""
    others = [do for do in CHANGES if do not in ("take", "bot")]
    plain = _form(["do"], do={"enum": others}, level=TEXT, name=TEXT)
    take = _form(["do"], do={"const": "take"}, level=TEXT, name=NAME)
    return [plain, take, _form(["do", "level"], do={"const": "bot"}, level=LEVELS, name=TEXT)]


def _table_form(game: AnyGame) -> Schema:
    seats = {
        "type": "array",
        "items": {"$ref": "#/components/schemas/SeatIn"},
        "minItems": game.fewest_seats,
        "maxItems": game.most_seats,
    }
    choices = {
        o.name: {"enum": [*o.choices, *(as_word(c) for c in o.choices if c != as_word(c))]} for o in game.options
    }
    options = {"type": "object", "properties": choices, "additionalProperties": False}
    cards = {"type": "object", "description": "Corrected cards: what differs, in the form of the game's cards.toml."}
    return {
        "title": game.title,
        **_form(
            ["game", "seats"],
            game={"const": game.name},
            seats=seats,
            options=options,
            public={"type": "boolean"},
            cards=cards,
        ),
    }
