"""Whoever brings corrected cards to a server must not fill its memory: a game keeps only so many sets of them."""

from collections.abc import Callable
from importlib import import_module

import pytest

from trois.core.cards import MOST_KEPT
from trois.core.data import Json
from trois.games import area

CORRECTIONS: dict[str, Callable[[int], dict[str, Json]]] = {
    "troyes": lambda n: {"activity": [{"id": "artisan", "hire": n % 9 + 1, "vp": [n // 9, 1]}]},
    "troyes-dice": lambda n: {"sheet": {"market": {"each": [n % 6 + 1, n // 6 % 6 + 1, n // 36 + 1, 2, 3, 2]}}},
    "tournay": lambda n: {"card": [{"id": "yellow1.farm", "pp": n % 9}, {"id": "yellow1.mill", "pp": n // 9}]},
}


@pytest.mark.parametrize("game", CORRECTIONS)
def test_a_game_keeps_only_so_many_sets_of_corrected_cards(game: str) -> None:
    module = import_module(f"trois.games.{area(game)}.cards")
    for number in range(MOST_KEPT + 16):
        module.cards_for(CORRECTIONS[game](number))
        assert len(module._CACHE) <= MOST_KEPT
    assert module.cards_for(CORRECTIONS[game](0)) is module.cards_for(CORRECTIONS[game](0))
