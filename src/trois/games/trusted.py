"""Reading what the engine has told itself, such as a view, without checking it."""

from collections.abc import Mapping
from typing import Final

from trois.core.data import Json, Reader, Words, number_of
from trois.core.errors import Place, TroisError

_NO_KEYS: Final[set[str]] = set()


class TrustedReader(Reader):
    """The same questions, nothing checked, much faster."""

    def __init__(self, data: Mapping[str, object], where: Place, error: type[TroisError]) -> None:
        self.where = where
        self.error = error
        self.seen = _NO_KEYS
        self.data = data if isinstance(data, dict) else dict(data)

    def take(self, key: str) -> object:
        return self.data[key]

    def finish(self) -> None:
        pass

    def integer(self, key: str, least: int, most: int) -> int:
        value = self.data[key]
        assert isinstance(value, int)
        return value

    def word(self, key: str, words: Words) -> int:
        value = self.data[key]
        assert isinstance(value, str)
        return number_of(value, words)

    def items(self, key: str, length: int = -1) -> list[object]:
        value = self.data[key]
        assert isinstance(value, list)
        return value[:]

    def integers(self, key: str, least: int, most: int, length: int = -1) -> list[int]:
        value = self.data[key]
        assert isinstance(value, list)
        return value[:]

    def words(self, key: str, words: Words, length: int = -1) -> list[int]:
        value = self.data[key]
        assert isinstance(value, list)
        return [words[word] for word in value] if isinstance(words, dict) else [words.index(word) for word in value]

    def counts(self, key: str, names: list[str], least: int, most: int) -> list[int]:
        table = self.data[key]
        assert isinstance(table, dict)
        return [table[name] for name in names]

    def json(self, key: str) -> dict[str, Json]:
        value = self.data[key]
        assert isinstance(value, dict)
        return value

    def tables(self, key: str, length: int = -1) -> list[Reader]:
        value = self.data[key]
        assert isinstance(value, list)
        return [TrustedReader(row, self.where, self.error) for row in value]

    def inner(self, key: str, value: object) -> Reader:
        assert isinstance(value, dict)
        return TrustedReader(value, self.where, self.error)
