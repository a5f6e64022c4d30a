"""Record files: read with clear complaints, written in one piece or not at all."""

import json
import os
import tempfile
import time
from pathlib import Path

from trois.core.data import Json
from trois.core.errors import BadRecord, Message, TroisError, system_reason
from trois.core.match import Match
from trois.core.record import checksum
from trois.records.replay import parse
from trois.terminal.players import HUMAN, Player, told_player


class CannotSave(TroisError):
    """A file that cannot be written."""


def read_record(path: Path) -> dict[str, Json]:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadRecord("cannot-read", where=str(path), what=system_reason(error)) from None
    return parse(text, str(path))


def players_of(record: dict[str, Json]) -> list[Player]:
    """Who played a record; a record that doesn't tell was played by people without names."""
    told = record.get("players")
    seats = record.get("seats")
    if isinstance(told, list):
        return [told_player(str(word)) for word in told]
    return [Player(HUMAN, "") for _ in range(seats if isinstance(seats, int) else 0)]


def record_of(match: Match, players: list[Player]) -> dict[str, Json]:
    """The record of a match, with the names of its players."""
    record = match.record()
    record["players"] = [player.spec for player in players]
    record["checksum"] = checksum(record)
    return record


def default_name(game: str) -> Path:
    """A name in the current folder that no file has yet."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


def save(path: Path, record: dict[str, Json]) -> None:
    """Write beside the file first, then put it in its place: it is never half written."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(_in_lines(record))
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotSave("cannot-write", where=str(path), what=system_reason(error)) from None


def _in_lines(record: dict[str, Json]) -> str:
    """JSON with a line for each key, so that people can read it."""
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in record.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def check_new(path: Path) -> None:
    """Refuse to write over a file that is not ours to change."""
    if path.exists():
        raise CannotSave("exists-already", file=str(path))
    if not path.absolute().parent.is_dir():
        raise CannotSave("cannot-write", where=str(path), what=Message("no-folder"))
