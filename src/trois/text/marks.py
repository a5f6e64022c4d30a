"""Which printed numbers of a card are reconstructed, or corrected by the owner of a box."""

import json
from collections.abc import Mapping
from functools import lru_cache

from trois import games
from trois.core.data import Json
from trois.text.certainty import CORRECTED, RECONSTRUCTED, card_rows, certainty


def reconstructed_numbers(game: str, card: str, changes: Mapping[str, Json]) -> tuple[str, ...]:
    """The numbers of a card that nobody could read off a box."""
    return _numbers(game, card, changes, RECONSTRUCTED)


def corrected_numbers(game: str, card: str, changes: Mapping[str, Json]) -> tuple[str, ...]:
    """The numbers of a card that the owner of a box has corrected."""
    return _numbers(game, card, changes, CORRECTED)


def _numbers(game: str, card: str, changes: Mapping[str, Json], answer: str) -> tuple[str, ...]:
    """Copies of a card (`brigands-2`) share its row."""
    found = _numbers_by_card(game, json.dumps(changes, sort_keys=True) if changes else "{}", answer)
    return found.get(card) or found.get(card.rstrip("0123456789").removesuffix("-"), ())


@lru_cache(64)
def _numbers_by_card(game: str, changes: str, answer: str) -> dict[str, tuple[str, ...]]:
    """By card its numbers of which this is true."""
    rules = games.get(game)
    printed = card_rows(rules.card_tree({}, "cards"))
    found: dict[str, tuple[str, ...]] = {}
    for place, row in card_rows(rules.card_tree(json.loads(changes), "cards")).items():
        sure = certainty(row, printed[place])
        found[place.rpartition(" ")[2]] = tuple(key for key, told in sure.items() if told == answer)
    return found
