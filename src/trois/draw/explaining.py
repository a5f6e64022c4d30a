"""What a card does, in a sentence, and which of its printed numbers nobody has read off the box."""

import json
from collections.abc import Iterator
from functools import lru_cache

from trois import games
from trois.core.data import Json
from trois.text import Text

GUESSED = "reconstructed"
NUMBERS = ("hire", "divisor", "vp", "flags", "cost", "pp", "effects", "circles")
"""Of these a card tells whether they are reconstructed; the rest the rulebooks say of every card."""


@lru_cache(4096)
def title(language: str, game: str, card: str, name: str, does: str, changes: str) -> str:
    """A card's name, what it does, and a warning where a number of it is reconstructed. `changes` is JSON."""
    text = Text(language)
    said = f"{name}: {does}" if does else name
    guessed = _guessed(game, changes).get(card, ())
    if not guessed:
        return said
    numbers = ", ".join(text(f"draw.number.{number}") for number in guessed)
    return f"{said}\n{text('draw.reconstructed', numbers=numbers)}"


@lru_cache(64)
def _guessed(game: str, changes: str) -> dict[str, tuple[str, ...]]:
    """By card its reconstructed numbers; what the owner of a box has corrected is not one."""
    rules = games.get(game)
    printed = dict(_rows(rules.card_tree({}, "cards")))
    found: dict[str, tuple[str, ...]] = {}
    for card, row in _rows(rules.card_tree(json.loads(changes), "cards")):
        old = printed[card]
        found[card] = tuple(n for n in NUMBERS if n in row and row[n] == old[n] and _source(row, n).startswith(GUESSED))
    return found


def _source(row: dict[str, Json], number: str) -> str:
    return str(row.get(f"{number}_source", row.get("source", "")))


def _rows(tree: dict[str, Json]) -> Iterator[tuple[str, dict[str, Json]]]:
    """Every card, by its id or by the name of its own table."""
    for key, value in tree.items():
        if isinstance(value, dict) and "source" in value:
            yield key, value
        for row in value if isinstance(value, list) else []:
            if isinstance(row, dict) and "id" in row:
                yield str(row["id"]), row
