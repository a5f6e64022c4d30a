"""Printed numbers: a game's cards.toml, corrected by the owner's own file of the same form."""

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Final

from trois.core.data import Json, say
from trois.core.errors import BadCards

_ADDED: Final = "added"
"""Which keys a card file got after records had been written: nobody's to change."""
MOST_KEPT: Final = 64
"""So many sets of corrected cards a game keeps read: visitors of a server may bring any number of them."""


def parse(text: str, where: str) -> dict[str, Json]:
    try:
        tree: dict[str, Json] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(str(error), where) from None
    return tree


def _no_toml(problem: str, where: str) -> BadCards:
    """By the place that the reader of TOML tells behind its complaint: `... (at line 1, column 4)`."""
    line, _, column = problem.rpartition("(at line ")[2].rstrip(")").partition(", column ")
    return BadCards(f"{where}: no TOML: {f'line {line}, column {column}' if column else 'its end is missing'}")


def read(path: Path) -> dict[str, Json]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadCards(f"{path}: cannot be read: {reason}") from None
    return parse(text, str(path))


def merged(base: dict[str, Json], changes: dict[str, Json], where: str) -> dict[str, Json]:
    """The base with the changes laid over it: tables by key, rows of a list of tables by their id."""
    tree = dict(base)
    known = [key for key in base if key != _ADDED]
    for key, change in changes.items():
        if key not in base:
            raise BadCards(f"{where}: unknown key {say(key)}; known: {', '.join(known)}")
        tree[key] = _merged_value(base[key], change, f"{where}: {key}")
    return tree


def _merged_value(old: Json, new: Json, where: str) -> Json:
    if isinstance(old, dict):
        if not isinstance(new, dict):
            raise BadCards(f"{where}: expected a table, found {say(new)}")
        return merged(old, new, where)
    if _is_rows(old):
        return _merged_rows(old, new, where)
    if type(old) is not type(new):
        raise BadCards(f"{where}: expected a value like {say(old)}, found {say(new)}")
    return new


def _is_rows(value: Json) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(v, dict) and "id" in v for v in value)


def _merged_rows(old: Json, new: Json, where: str) -> Json:
    if not isinstance(new, list) or not isinstance(old, list):
        raise BadCards(f"{where}: expected rows, each with its id, found {say(new)}")
    rows: list[Json] = list(old)
    ids = [row["id"] for row in old if isinstance(row, dict)]
    for change in new:
        if not isinstance(change, dict) or "id" not in change:
            raise BadCards(f"{where}: a row without an id: {say(change)}")
        if change["id"] not in ids:
            raise BadCards(f"{where}: unknown id {say(change['id'])}; known: {', '.join(str(i) for i in ids)}")
        at = ids.index(change["id"])
        rows[at] = _merged_value(rows[at], change, f"{where} '{change['id']}'")
    return rows


def digest(tree: Json) -> str:
    """A hash of data that doesn't depend on the order of its keys."""
    text = json.dumps(tree, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:16]


def digests(tree: dict[str, Json]) -> list[str]:
    """The digests a record of these cards may carry: today's, and that of the time before `added`.

    A card file lists under `added`, by table, the keys it got after records had been written. Such a record was played
    with the same numbers, only they stood in the code: its digest is that of the tree without them.
    """
    added = tree.get(_ADDED)
    if not isinstance(added, dict):
        return [digest(tree)]
    earlier = {key: _without(value, added.get(key)) for key, value in tree.items() if key != _ADDED}
    return [digest(tree), digest(earlier)]


def _without(value: Json, keys: Json) -> Json:
    """A table, or each of a list of rows, without some keys."""
    if not isinstance(keys, list):
        return value
    if isinstance(value, list):
        return [_without(row, keys) for row in value]
    return {key: part for key, part in value.items() if key not in keys} if isinstance(value, dict) else value
