"""Printed numbers: a game's cards.toml, corrected by the owner's own file of the same form."""

import json
import re
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Final

from trois.core.data import Json, say
from trois.core.errors import BadCards, Message, Place, inside, system_reason

_ADDED: Final = "added"
"""Which keys a card file got after records had been written: nobody may change them."""
MOST_KEPT: Final = 64
"""How many sets of corrected cards a game caches: visitors of a server may bring any number."""

_LONG_KEY: Final = re.compile(r"""(?<![\w-])(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){10,}""")
"""No card has a key of more parts."""

_VERSIONS: Final[dict[Path, dict[str, Json]]] = {}
"""The card files that were asked for, read once."""


def parse(text: str, where: str) -> dict[str, Json]:
    if _LONG_KEY.search(text):  # tomllib takes the square of its length
        raise BadCards("toml-limits", where=where)
    try:
        tree: dict[str, Json] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(str(error), where) from None
    except (ValueError, RecursionError):  # tomllib lets these two through
        raise BadCards("toml-limits", where=where) from None
    return tree


def _no_toml(problem: str, where: str) -> BadCards:
    """By the place that the TOML parser gives behind its complaint: `... (at line 1, column 4)`."""
    line, _, column = problem.rpartition("(at line ")[2].rstrip(")").partition(", column ")
    return BadCards("toml-line", where=where, line=line, column=column) if column else BadCards("toml-end", where=where)


def read(path: Path) -> dict[str, Json]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else Message("not-utf8")
        raise BadCards("cannot-read", where=str(path), what=reason) from None
    return parse(text, str(path))


def merged(base: dict[str, Json], changes: dict[str, Json], where: Place) -> dict[str, Json]:
    """The base with the changes laid over it: tables by key, rows of a list of tables by their id."""
    tree = dict(base)
    known = [key for key in base if key != _ADDED]
    for key, change in changes.items():
        if key not in base:
            raise BadCards("cards-key", where=where, name=say(key), keys=known)
        tree[key] = _merged_value(base[key], change, where, key)
    return tree


def _merged_value(old: Json, new: Json, where: Place, key: str) -> Json:
    if isinstance(old, dict):
        if not isinstance(new, dict):
            raise BadCards("cards-table", where=inside(where, key), found=say(new))
        return merged(old, new, inside(where, key))
    if _is_rows(old):
        return _merged_rows(old, new, where, key)
    if type(old) is not type(new):
        raise BadCards("cards-value", where=inside(where, key), old=say(old), found=say(new))
    return new


def _is_rows(value: Json) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(v, dict) and "id" in v for v in value)


def _merged_rows(old: Json, new: Json, where: Place, key: str) -> Json:
    if not isinstance(new, list) or not isinstance(old, list):
        raise BadCards("cards-rows", where=inside(where, key), found=say(new))
    rows: list[Json] = list(old)
    ids = [row["id"] for row in old if isinstance(row, dict)]
    for change in new:
        if not isinstance(change, dict) or "id" not in change:
            raise BadCards("cards-no-id", where=inside(where, key), found=say(change))
        if change["id"] not in ids:
            raise BadCards("cards-id", where=inside(where, key), id=say(change["id"]), ids=ids)
        at = ids.index(change["id"])
        rows[at] = _merged_value(rows[at], change, where, f"{key} '{change['id']}'")
    return rows


def of_version(path: Path, version: int, newest: int) -> dict[str, Json]:
    """A card file as it was in a version of the rules.

    `cards_v1.toml` is kept where version 1 was the last that had those cards.
    """
    names = [f"{path.stem}_v{number}{path.suffix}" for number in range(version, newest)]
    file = next((path.with_name(name) for name in names if path.with_name(name).exists()), path)
    if file not in _VERSIONS:
        _VERSIONS[file] = read(file)
    return _VERSIONS[file]


def difference(printed: dict[str, Json], other: dict[str, Json]) -> dict[str, Json]:
    """The changes that make the other numbers of the printed ones. Where a number was read is none of them."""
    found: dict[str, Json] = {}
    for key, value in printed.items():
        if key in other and key != _ADDED and not _is_note(key) and _numbers(value) != _numbers(other[key]):
            found[key] = _differing(value, other[key])
    return found


def _differing(printed: Json, other: Json) -> Json:
    if isinstance(printed, dict) and isinstance(other, dict):
        return difference(printed, other)
    if not _is_rows(printed) or not _is_rows(other):
        return other
    before = _by_id(other)
    changes = {name: difference(row, before.get(name, row)) for name, row in _by_id(printed).items()}
    return [{"id": name, **change} for name, change in changes.items() if change]


def _by_id(rows: Json) -> dict[str, dict[str, Json]]:
    return {str(row["id"]): row for row in rows if isinstance(row, dict)} if isinstance(rows, list) else {}


def _is_note(key: str) -> bool:
    return key in {"source", "note"} or key.endswith("_source")


def _numbers(value: Json) -> Json:
    """What is printed, without notes on where it was read."""
    if isinstance(value, dict):
        return {key: _numbers(part) for key, part in value.items() if not _is_note(key)}
    return [_numbers(part) for part in value] if isinstance(value, list) else value


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
