"""JSON-able data, and checked reading of it with errors that say where and what."""

import json
from operator import index
from typing import SupportsIndex, TypeAlias

from trois.core.errors import Place, TroisError, inside

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Words: TypeAlias = list[str] | dict[str, int]
"""Allowed words in order; with their numbers where many are read at once."""


def say(value: object) -> str:
    """A value as it may stand in an error: short and on one line."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def as_json(data: dict[str, object]) -> dict[str, Json]:
    """A copy of an object that was read, sharing nothing with it."""
    copy: dict[str, Json] = json.loads(json.dumps(data))
    return copy


def whole(value: SupportsIndex, key: str, error: type[TroisError]) -> int:
    """Any kind of whole number, NumPy's included; neither a float nor a truth value is one.

    `key` is the key of the complaint: `whole-seed`.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise error(key, found=say(value))


class Reader:
    """Reads one JSON object key by key; every complaint names the place and uses one error class."""

    def __init__(self, data: object, where: Place, error: type[TroisError]) -> None:
        self.where: Place = where
        self.error = error
        self.seen: set[str] = set()
        if not isinstance(data, dict):
            raise error("not-table", where=where, found=say(data))
        self.data: dict[str, object] = {}
        for key, value in data.items():
            if not isinstance(key, str):
                raise error("key-not-text", where=where, name=say(key))
            self.data[key] = value

    def fail(self, part: str, key: str, /, **values: object) -> TroisError:
        """The error of this key about a part of the object."""
        return self.error(key, where=inside(self.where, part), **values)

    def take(self, key: str) -> object:
        if key not in self.data:
            raise self.error("key-missing", where=self.where, name=key)
        self.seen.add(key)
        return self.data[key]

    def finish(self) -> None:
        """Refuse keys that were not read."""
        for key in self.data:
            if key not in self.seen:
                raise self.error("key-unknown", where=self.where, name=say(key))

    def integer(self, key: str, least: int, most: int) -> int:
        return self._integer(key, self.take(key), least, most)

    def flag(self, key: str) -> bool:
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.fail(key, "not-flag", found=say(value))
        return value

    def text(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str):
            raise self.fail(key, "not-text", found=say(value))
        return value

    def word(self, key: str, words: Words) -> int:
        """The number of a word among allowed words."""
        value = self.take(key)
        return self._word(key, value, words)

    def items(self, key: str, length: int = -1) -> list[object]:
        value = self.take(key)
        if not isinstance(value, list):
            raise self.fail(key, "not-list", found=say(value))
        if length >= 0 and len(value) != length:
            raise self.fail(key, "length", length=length, found=len(value))
        return list(value)

    def integers(self, key: str, least: int, most: int, length: int = -1) -> list[int]:
        values = self.items(key, length)
        return [self._integer(f"{key}[{i}]", v, least, most) for i, v in enumerate(values)]

    def words(self, key: str, words: Words, length: int = -1) -> list[int]:
        values = self.items(key, length)
        return [self._word(f"{key}[{i}]", v, words) for i, v in enumerate(values)]

    def counts(self, key: str, names: list[str], least: int, most: int) -> list[int]:
        """The numbers of a table that has these names and no others."""
        table = self.table(key)
        found = [table.integer(name, least, most) for name in names]
        table.finish()
        return found

    def json(self, key: str) -> dict[str, Json]:
        """A table of anything that can stand in JSON, copied."""
        return {name: self._json(key, value) for name, value in self.table(key).data.items()}

    def table(self, key: str) -> "Reader":
        return self.inner(key, self.take(key))

    def tables(self, key: str, length: int = -1) -> list["Reader"]:
        values = self.items(key, length)
        return [self.inner(f"{key}[{i}]", v) for i, v in enumerate(values)]

    def inner(self, key: str, value: object) -> "Reader":
        """A value that stands under a key as a table of its own."""
        return Reader(value, inside(self.where, key), self.error)

    def _integer(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(key, "not-integer", found=say(value))
        if not least <= value <= most:
            raise self.fail(key, "not-between", value=value, least=least, most=most)
        return value

    def _word(self, key: str, value: object, words: Words) -> int:
        if not isinstance(value, str) or value not in words:
            raise self.fail(key, "not-among", value=say(value), choices=list(words))
        return number_of(value, words)

    def _json(self, key: str, value: object) -> Json:
        if isinstance(value, dict):
            return {str(name): self._json(key, each) for name, each in value.items()}
        if isinstance(value, list):
            return [self._json(key, each) for each in value]
        if value is None or isinstance(value, bool | int | float | str):
            return value
        raise self.fail(key, "not-json-value", value=say(value))


def number_of(word: str, words: Words) -> int:
    return words[word] if isinstance(words, dict) else words.index(word)


def numbered(words: list[str]) -> dict[str, int]:
    """Words with their numbers, each found at once."""
    return {word: number for number, word in enumerate(words)}
