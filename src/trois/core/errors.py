"""What can be wrong with what a person or a program hands in, each as one clear sentence.

An error is a key of the catalogue `error` and the values that fill the places of its entry. `str(error)` is the English
sentence; `trois.text.Text.sentence` has it in the reader's language. The value `where`, if there is one, tells the place
and stands before the sentence: `position: players[0]: 'deniers' is missing`.
"""

import errno
import re
from functools import cache
from pathlib import Path
from typing import ClassVar, Final, TypeAlias

_ENGLISH: Final = Path(__file__).parent.parent / "text" / "en"
_PLACE: Final = re.compile(r"\{ \$(\w+) \}")
_LONGEST: Final = 500
"""Characters of a value in a sentence, which is to be read."""


class Message:
    """A part of a sentence that differs from language to language: a place, or a reason."""

    section: ClassVar[str] = "error"

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _sentence(self.section, self.key, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (Message, self.key, self.values)


Place: TypeAlias = str | Message

RECORD: Final = Message("record")
POSITION: Final = Message("position")


def inside(outer: Place, inner: Place) -> Message:
    """A place in another one."""
    return Message("place", outer=outer, inner=inner)


class TroisError(ValueError):
    """Base of all errors this package raises on purpose; its text is meant for people."""

    section: ClassVar[str] = "error"
    """Where the catalogues have its sentences."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _sentence(self.section, self.key, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (type(self), self.key, self.values)

    def inside(self, where: Place, kind: "type[TroisError] | None" = None) -> "TroisError":
        """The same error, perhaps of another kind, found in something larger: a file, a record."""
        inner = self.values.get("where")
        place = inside(where, inner) if isinstance(inner, str | Message) else where
        return (kind or type(self))(self.key, **{**self.values, "where": place})


class UnknownGame(TroisError):
    """No game has this name."""


class MissingPart(TroisError):
    """A layer, such as the drawings, has nothing for this game."""


class MissingExtra(TroisError):
    """Something of an extra, such as `trois[env]`, is not installed."""


class BadOption(TroisError):
    """An option, a number of seats or a seed that the game doesn't know."""


class BadCards(TroisError):
    """A cards file with a wrong key or value."""


class BadRecord(TroisError):
    """A record that is truncated, altered or of another version."""


class BadPosition(TroisError):
    """A position that is malformed or breaks an invariant of its game."""


class IllegalAction(TroisError):
    """An action that is unknown, not allowed now, or of a seat that is not asked."""


class CannotUndo(TroisError):
    """There is nothing to take back, or a roll, a reveal or another seat's decision came after it."""


_SYSTEM: Final[dict[int, str]] = {
    errno.ENOENT: "no-such-file",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "not-folder",
    errno.EEXIST: "file-exists",
    errno.ENOSPC: "disk-full",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "address-used",
    errno.EADDRNOTAVAIL: "no-address",
}


def system_reason(error: OSError) -> Place:
    """Why the operating system refused; in its own words where we have none."""
    key = _SYSTEM.get(error.errno or 0, "")
    return Message(key) if key else error.strerror or str(error)


# English


def _sentence(section: str, key: str, values: dict[str, object]) -> str:
    """An entry with its places filled, behind the place it is about. What has no entry is its own sentence."""
    filling = {name: _value_text(value) for name, value in values.items()}
    said = _filled_entry(_entries(section).get(key, key), filling)
    return (
        _filled_entry(_entries("error")["place"], {"outer": filling["where"], "inner": said})
        if "where" in values
        else said
    )


def _filled_entry(entry: str, filling: dict[str, str]) -> str:
    return _PLACE.sub(lambda place: filling.get(place[1], place[0]), entry)


def _value_text(value: object) -> str:
    if isinstance(value, TroisError | Message):
        return str(value)
    return shortened(", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value))


def shortened(value: str) -> str:
    """What a person handed in, as it stands in a sentence."""
    return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}..."


@cache
def _entries(section: str) -> dict[str, str]:
    """By key: `web.error` is what begins with `error-` in `web.ftl`, `error` the whole of `error.ftl`."""
    area, _, part = section.partition(".")
    start = f"{part}-" if part else ""
    lines = (_ENGLISH / f"{area}.ftl").read_text(encoding="utf-8").splitlines()
    found = [line.removeprefix(start).partition(" = ") for line in lines if line.startswith(start)]
    return {key: text for key, _, text in found}


def _remade(kind: type[TroisError] | type[Message], key: str, values: dict[str, object]) -> TroisError | Message:
    """For pickle and copy."""
    return kind(key, **values)
