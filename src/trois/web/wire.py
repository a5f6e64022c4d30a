"""JSON as it goes over the wire: values to bytes, and bytes to values of a wanted type."""

import dataclasses
import json
import types
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from trois.core.errors import Message
from trois.web.errors import Malformed

T = TypeVar("T")

NAMES: dict[type, str] = {
    str: "string",
    int: "integer",
    bool: "boolean",
    dict: "object",
    list: "array",
    float: "number",
}
"""Of types, as JSON calls them."""

UNREADABLE = (ValueError, RecursionError)
"""What reading JSON raises: it is none, not UTF-8, or nested too deeply."""


def _plainly(value: object) -> bytes:
    """By the standard library alone."""
    return json.dumps(value, default=_simpler, ensure_ascii=False, separators=(",", ":")).encode()


def _simpler(value: object) -> object:
    """What the encoders do not know: dataclasses, and words with more to them than their letters."""
    if isinstance(value, str):
        return str(value)
    if dataclasses.is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    raise TypeError(type(value).__name__)


def _encoder() -> Callable[[object], bytes]:
    """The fast one, where it is installed."""
    try:
        from msgspec.json import Encoder  # not to be had everywhere
    except ImportError:
        return _plainly
    return Encoder(enc_hook=_simpler).encode


encode = _encoder()


def decode(data: bytes | str) -> Any:
    return json.loads(data)


def read(body: bytes, kind: type[T]) -> T:
    """The body of a request as this dataclass; raises Malformed. A number is no text, and 0 is not false."""
    try:
        value = json.loads(body, parse_constant=_refused)
        json.dumps(value, ensure_ascii=False).encode()  # half a character is none
    except UNREADABLE as error:
        raise Malformed("status-400", detail=Message("body-json", reason=str(error))) from None
    found: T = fitted(value, kind, "body")
    return found


def _refused(name: str) -> float:
    raise ValueError(name)


def fitted(value: Any, kind: Any, place: str) -> Any:
    """The value as this type; a whole number may be written as 2.0."""
    if dataclasses.is_dataclass(kind):
        return _record(_of_type(value, dict, place), kind, place)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return [fitted(one, inner[0], f"{place}[{at}]") for at, one in enumerate(_of_type(value, list, place))]
    if origin is dict:
        return {key: fitted(one, inner[1], f"{place}.{key}") for key, one in _of_type(value, dict, place).items()}
    if origin in (Union, types.UnionType):
        return _one_of(value, inner, place)
    return value if kind is Any else _of_type(value, kind, place)


def _record(value: dict[str, Any], kind: Any, place: str) -> Any:
    known = fields_of(kind)
    for field in dataclasses.fields(kind):
        if is_needed(field) and field.name not in value:
            raise Malformed("status-400", detail=Message("body-missing", place=place, name=field.name))
    return kind(**{name: fitted(one, known[name], f"{place}.{name}") for name, one in value.items() if name in known})


def _one_of(value: Any, kinds: tuple[Any, ...], place: str) -> Any:
    if type(value) in kinds:
        return value
    wanted = ", ".join(NAMES[kind] for kind in kinds)
    raise Malformed("status-400", detail=Message("body-type", place=place, wanted=wanted))


def _of_type(value: Any, kind: type, place: str) -> Any:
    if kind is int and type(value) is float and value.is_integer():
        return int(value)
    if type(value) is not kind:
        raise Malformed("status-400", detail=Message("body-type", place=place, wanted=NAMES[kind]))
    return value


@cache
def fields_of(kind: type) -> dict[str, Any]:
    """The types of a dataclass's fields."""
    return get_type_hints(kind)


def is_needed(field: "dataclasses.Field[Any]") -> bool:
    """Whether a field has no value of its own."""
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
