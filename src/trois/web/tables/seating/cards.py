"""Corrected cards: what the owner of a box read off their own cards, checked before a table plays with it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from trois.core import cards as core_cards
from trois.core.data import Json
from trois.core.errors import BadCards, Message
from trois.core.game import AnyGame
from trois.core.options import as_word
from trois.web.cache import LruCache
from trois.web.errors import Malformed, Refused
from trois.web.tables.seating.names import clean
from trois.web.tables.table import LiveTable

LARGEST_FILE = 48 * 1024
"""Nearly twice the largest cards.toml."""

NOT_NUMBERS = ("id", "source", "note")


def read_file(content: bytes, name: str) -> dict[str, Json]:
    """The tree of a TOML file in the form of `trois cards`; raises Malformed."""
    where = file_name(name)
    if len(content) > LARGEST_FILE:
        raise Malformed("bad-cards", detail=_too_large(where))
    try:
        return core_cards.parse(content.decode("utf-8-sig"), where)
    except UnicodeDecodeError:
        raise Malformed("bad-cards", detail=Message("not-utf8", where=where)) from None
    except BadCards as error:
        raise Malformed("bad-cards", detail=error) from None


def file_name(name: str) -> str:
    """How an error names the file."""
    return clean(name) or "cards"


def check(game: AnyGame, changes: dict[str, Json], where: str) -> dict[str, Json]:
    """The changes, if the game can be played with them; raises Refused with the row and the reason."""
    try:
        game.card_tree(changes, where)
        size = len(json.dumps(changes, allow_nan=False))
    except BadCards as error:
        raise Refused("bad-cards", detail=error) from None
    except (TypeError, ValueError, RecursionError):
        raise Refused("bad-cards", detail=Message("cards-values", where=where)) from None
    if size > LARGEST_FILE:
        raise Refused("bad-cards", detail=_too_large(where))
    if not all(text.isprintable() for text in _texts(changes)):
        raise Refused("bad-cards", detail=Message("cards-print", where=where))
    return changes


def _too_large(where: str) -> Message:
    return Message("cards-large", where=where, size=LARGEST_FILE // 1024)


def _texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _texts(part)


# What differs


@dataclass(frozen=True)
class Correction:
    """A number that is not the usual one."""

    card: str
    """The id of its row."""
    field: str
    old: str
    new: str


_KNOWN: LruCache[str, list[Correction]] = LruCache(200)
"""By table: its cards stay as they are."""


def corrections_at(live: LiveTable) -> list[Correction]:
    """The numbers that are not the usual ones at this table."""
    if not live.changes:
        return []
    if live.id not in _KNOWN:
        _KNOWN[live.id] = corrections(live.game, live.changes)
    return _KNOWN[live.id]


def corrections(game: AnyGame, changes: dict[str, Json]) -> list[Correction]:
    """What differs from the numbers of the game, row by row."""
    usual, corrected = game.card_tree({}, "cards"), game.card_tree(changes, "cards")
    found: list[Correction] = []
    for section, table in corrected.items():
        _compare(found, section, [], usual[section], table)
    return found


def _compare(found: list[Correction], card: str, fields: list[str], old: Json, new: Json) -> None:
    """Tables are walked through; what holds no table is one number, also a list."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if _is_number(key):
                _compare_part(found, card, fields, key, old, value)
    elif _has_rows(old) and isinstance(old, list) and isinstance(new, list):
        for before, after in zip(old, new, strict=True):
            if isinstance(before, dict) and isinstance(after, dict):
                _compare(found, str(after["id"]), [], before, after)
    else:
        found.append(Correction(card, " ".join(fields), as_text(old), as_text(new)))


def _compare_part(
    found: list[Correction], card: str, fields: list[str], key: str, old: dict[str, Json], new: Json
) -> None:
    """A table that tells its own source is a row of its own; other parts are fields of their row."""
    if isinstance(new, dict) and "source" in new:
        _compare(found, key, [], old.get(key), new)
    else:
        _compare(found, card, [*fields, key], old.get(key), new)


def _is_number(key: str) -> bool:
    return key not in NOT_NUMBERS and not key.endswith("_source")


def _has_rows(value: Json) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "id" in value[0]


def as_text(value: Json) -> str:
    """A value of a card on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {as_text(item)}" for key, item in value.items())
    if isinstance(value, list):
        return (" + " if value and isinstance(value[0], dict) else " ").join(map(as_text, value))
    if value is None:
        return "–"
    return as_word(value) if isinstance(value, bool | int | str) else str(value)
