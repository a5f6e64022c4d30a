"""Games that were played elsewhere as data to learn from: records, and datasets with what a search thought."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import trois
from trois.core.errors import BadRecord
from trois.datasets import games_of
from trois.train.plans import Played


def played(files: Iterable[Path]) -> Iterator[Played]:
    """The games of files and of all records in folders, which are of one kind; raises BadRecord."""
    names = set()
    for path in files:
        for each in _of(path):
            names.add(each.match.game.name)
            if len(names) > 1:
                raise SystemExit(f"these are games of different kinds: {', '.join(sorted(names))}")
            yield each


def _of(path: Path) -> Iterator[Played]:
    if path.is_dir():
        for record in sorted(path.glob("*.json")):
            yield _ended(_json(record), {}, record)
    elif path.suffix in {".jsonl", ".gz"}:
        for line in games_of(path):
            yield _ended(line["record"], {number: visits for number, visits, _ in line["thoughts"]}, path)
    else:
        yield _ended(_json(path), {}, path)


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise BadRecord("not-json", where=str(path)) from None


def _ended(record: Any, visits: Mapping[int, Mapping[str, int]], path: Path) -> Played:
    match = trois.replay(record, auto=False)
    if not match.over:
        raise SystemExit(f"{path}: this game is not over")
    return Played(match, visits)
