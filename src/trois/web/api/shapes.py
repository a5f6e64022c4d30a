"""The types of the API as JSON Schema."""

import dataclasses
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

from trois.web.wire import NAMES, fields_of, is_needed

Schema = dict[str, Any]


class Shapes:
    """The schemas of dataclasses, each once, by its name."""

    def __init__(self) -> None:
        self.known: dict[str, Schema] = {}

    def of(self, kind: Any) -> Schema:
        origin, inner = get_origin(kind), get_args(kind)
        if dataclasses.is_dataclass(kind):
            return self._record(kind)
        if origin is list:
            return {"type": "array", "items": self.of(inner[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(inner[1])}
        if origin is UnionType:
            return {"oneOf": [self.of(one) for one in inner]}
        if kind is Any:
            return {}
        return {"type": "null" if kind is NoneType else NAMES[kind]}

    def _record(self, kind: Any) -> Schema:
        name = kind.__name__
        if name not in self.known:
            self.known[name] = {}
            fields = dataclasses.fields(kind)
            needed = [one.name for one in fields if is_needed(one)]
            properties = {field: self.of(type_) for field, type_ in fields_of(kind).items()}
            self.known[name] = {"title": name, "type": "object", "properties": properties, "required": needed}
        return {"$ref": f"#/components/schemas/{name}"}
