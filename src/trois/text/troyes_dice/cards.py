"""What the parts of Troyes Dice do that a board explains: buildings, resources, plazas, Banquets and Raids."""

from collections.abc import Mapping
from functools import cache
from typing import Final, cast

from trois.core.data import Json
from trois.games.troyes_dice.cards import card_tree, cards_for
from trois.games.troyes_dice.words import COLOURS
from trois.text import Text, marks
from trois.text.model import Card
from trois.text.troyes_dice.signs import AREA
from trois.text.voice import capital

GAME: Final = "troyes-dice"
TILES: Final = ("banquet", "raid")
PLAZAS: Final = [str(row["id"]) for row in cast(list[dict[str, object]], card_tree({}, "cards")["plaza"])]
"""The tiles of the wheel by their number."""


def card(name: str, changes: Mapping[str, Json], text: Text) -> Card:
    """By its word (`fortress`), its plaza (`red-white-1`), or its tile (`banquet.3`)."""
    return _card(name, changes, text) if changes else _printed_card(name, text.language)


@cache
def _printed_card(name: str, language: str) -> Card:
    """A card without corrections: boards show the same ones all the time."""
    return _card(name, {}, Text(language))


def _card(name: str, changes: Mapping[str, Json], text: Text) -> Card:
    if name in PLAZAS:
        return _plaza(name, changes, text)
    kind, _, number = name.partition(".")
    if kind in TILES:
        called = text(f"{AREA}.choice.tile", word=text.word(AREA, kind), number=number)
        return Card(name, called, full=text(f"{AREA}.{name}"))
    key = f"{AREA}.explain.{name}"
    return Card(name, capital(text.word(AREA, name)), full=text.get(key))


def _plaza(name: str, changes: Mapping[str, Json], text: Text) -> Card:
    return Card(
        name,
        text(f"{AREA}.choice.plaza", colours=" / ".join(text.word(AREA, colour) for colour in _faces(name, changes))),
        full=text(f"{AREA}.explain.plaza"),
        reconstructed=marks.reconstructed_numbers(GAME, name, changes),
        corrected=marks.corrected_numbers(GAME, name, changes),
    )


def _faces(name: str, changes: Mapping[str, Json]) -> list[str]:
    faces = cards_for(dict(changes)).faces[PLAZAS.index(name)]
    return [COLOURS[colour] for colour in dict.fromkeys(faces)]
