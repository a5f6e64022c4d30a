"""Reads lessons; what is wrong in one is said with its place."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from trois import games
from trois.core.data import Reader, as_json
from trois.core.errors import TroisError
from trois.lessons.model import OVER, Chapter, Lesson, Scripted, Step, StepKind

KINDS: Final[tuple[StepKind, ...]] = ("say", "ask", "play")
FILE: Final = "lesson.toml"


class BadLesson(TroisError):
    """A lesson or puzzle that can't be read, or whose script does not fit the rules."""


def folder(game: str) -> Path:
    """Where a game has its lesson and puzzles; raises MissingPart where it has none."""
    return Path(next(iter(games.part("lessons", game).__path__)))


def has_lesson(game: str) -> bool:
    return game in games.names() and games.has_part("lessons", game) and (folder(game) / FILE).is_file()


def read_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadLesson("cannot-read", where=path.name, what=str(error)) from None


@cache
def lesson(game: str) -> Lesson:
    """The guided first game of a game."""
    return _lesson(game, Reader(read_toml(folder(game) / FILE), f"{game}: {FILE}", BadLesson))


def _lesson(game: str, reader: Reader) -> Lesson:
    rules = games.get(game)
    seats = reader.integer("seats", rules.fewest_seats, rules.most_seats)
    names = tuple(str(name) for name in reader.items("names", seats - 1))
    chapters = tuple(_chapter(entry) for entry in reader.tables("chapters"))
    read = Lesson(
        game, seats, reader.integer("seat", 0, seats - 1), reader.integer("seed", 0, 1 << 62), names,
        reader.text("level"), reader.integer("minutes", 1, 60), chapters, as_json(reader.table("options").data),
    )  # fmt: skip
    reader.finish()
    return read


def _chapter(reader: Reader) -> Chapter:
    steps = tuple(_step(entry) for entry in reader.tables("steps"))
    start = reader.text("start") if "start" in reader.data else ""
    read = Chapter(reader.text("id"), steps, start)
    reader.finish()
    return read


def _step(reader: Reader) -> Step:
    kind = next((kind for kind in KINDS if kind in reader.data), None)
    if kind is None:
        raise BadLesson("lesson-kind", where=reader.where, kinds=KINDS)
    also = tuple(tuple(_words(one)) for one in _list(reader, "also"))
    read = Step(
        reader.text(kind), kind, _texts(reader, "point"), tuple(_scripted(reader, word) for word in _texts(reader, "do")),
        _texts(reader, "answer"), also, _texts(reader, "offer"), _text(reader, "until", OVER), _text(reader, "rules", ""),
    )  # fmt: skip
    if (kind == "ask") != bool(read.answer):
        raise BadLesson("lesson-answer", where=reader.where)
    reader.finish()
    return read


def _text(reader: Reader, key: str, default: str) -> str:
    return reader.text(key) if key in reader.data else default


def _list(reader: Reader, key: str) -> list[object]:
    if key not in reader.data:
        return []
    found = reader.take(key)
    return found if isinstance(found, list) else [found]


def _texts(reader: Reader, key: str) -> tuple[str, ...]:
    """One text or a list of them."""
    return tuple(str(word) for word in _list(reader, key))


def _words(one: object) -> list[str]:
    return [str(word) for word in one] if isinstance(one, list) else [str(one)]


def _scripted(reader: Reader, word: str) -> Scripted:
    """`1 take 2`: the seat, then the text of the action."""
    seat, _, action = word.partition(" ")
    if not seat.isdecimal() or not action:
        raise reader.fail("do", "lesson-script", word=word)
    return Scripted(int(seat), action)
