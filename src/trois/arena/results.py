"""Results, one line each in a file that only grows: an arena goes on where it was interrupted."""

import json
import re
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from trois.bots.own import EXEC, label, split_name
from trois.core.errors import BadOption


class Result(NamedTuple):
    """Scores and ranks by the bot's place in the table, whatever its seat."""

    table: tuple[str, ...]
    seed: int
    turn: int
    scores: list[int]
    ranks: list[int]
    decisions: int
    seconds: float

    @property
    def key(self) -> str:
        return f"{','.join(self.table)} {self.seed} {self.turn}"

    def wins(self) -> list[float]:
        """The first place, shared by those who are tied for it."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


class Results:
    """All results of a file. Its first line says what arena it belongs to; a torn last line is dropped."""

    def __init__(self, path: Path | None, header: Mapping[str, object]) -> None:
        self.path = path
        self.all: list[Result] = []
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, header)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(dict(header)) + "\n", encoding="utf-8")

    def _read(self, path: Path, header: Mapping[str, object]) -> None:
        whole = path.read_text(encoding="utf-8")
        lines = whole.split("\n")
        _refuse_others(path, json.loads(lines[0]), header)
        kept = len("\n".join(lines[:-1])) + 1
        if lines[-1]:
            path.write_text(whole[:kept], encoding="utf-8")
        for line in lines[1:-1]:
            entry = json.loads(line)
            self.all.append(Result(tuple(entry.pop("table")), **entry))

    def add(self, result: Result) -> None:
        self.all.append(result)
        if self.path is not None:
            entry = result._asdict()
            entry["seconds"] = round(result.seconds, 3)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")

    def finished_games(self) -> set[str]:
        return {result.key for result in self.all}


def _refuse_others(path: Path, found: Mapping[str, object], header: Mapping[str, object]) -> None:
    """Only what was played by the same programs under the same terms is counted together."""
    differing = sorted(name for name in {*found, *header} if found.get(name) != header.get(name))
    if not differing:
        return
    keys = {("engine",): "other-engine", ("bots",): "other-bots", ("bots", "engine"): "other-versions"}
    raise BadOption(keys.get(tuple(differing), "other-arena"), file=str(path))


def file_word(bot: str) -> str:
    """A bot as a part of a file's name; two of one name in different places are told apart."""
    name, spec = split_name(bot)
    is_program = spec.startswith(EXEC)
    apart = f"-{zlib.crc32(spec.encode()) & 0xFFFF:04x}" if is_program else ""
    return re.sub(r"[^\w-]+", "_", label(bot) if name or is_program else spec) + apart
