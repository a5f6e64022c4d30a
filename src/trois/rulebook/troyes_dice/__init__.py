"""The book of Troyes Dice: its numbers, its cards by group, its phases and signs."""

from typing import Final, cast

from trois.core.data import Json
from trois.games.troyes_dice.cards import (
    ADMINISTRATION_BUILD,
    CITIZEN_TRACK,
    EACH_RESOURCE,
    GIVES,
    OTHER_CITIZENS,
    PRESTIGE_BUILD,
    RESOURCE_TRACK,
    Cards,
    card_tree,
    cards_for,
)
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, DAYS, RESOURCES

_PLAZAS: Final = [str(row["id"]) for row in cast(list[dict[str, object]], card_tree({}, "cards")["plaza"])]
_TILES: Final = range(1, 9)
MINUTES: Final = (20, 30)
"""From how many minutes to how many a game takes among people who know it."""
WEIGHT: Final = 2
"""Of five."""
CARDS: Final = {
    "buildings": BUILDINGS,
    "resources": RESOURCES,
    "banquets": [f"banquet.{number}" for number in _TILES],
    "raids": [f"raid.{number}" for number in _TILES],
    "plazas": _PLAZAS,
}
LEGENDS: Final[dict[str, str]] = {}
"""Its cards have no numbers of their own."""
PHASES: Final = ("dice", "raid", "market", "cathedral", "bishopric")
SIGNS: Final = (
    "crown", "fortune", "book", "any-good", "citizen", "citizen-red", "citizen-yellow", "citizen-white", "shield",
    "coin", "cross", "die-three", "black-die", "star", "house", "prestige", "sun", "moon", "goblet", "torch", "red",
    "yellow", "white",
)  # fmt: skip


def numbers(changes: dict[str, Json]) -> dict[str, object]:
    """What fills the places of the texts."""
    cards = cards_for(changes)
    return {
        "days": DAYS,
        "start": cards.start_resources,
        "crossing": cards.crossing_from_day,
        "any": max(cards.cost_any),
        "fortune3": cards.cost_fortune[2],
        "fortune4": cards.cost_fortune[3],
        "value_influence": cards.value_influence,
        "colour_wisdom": cards.colour_wisdom,
        "market_resources": cards.market_each[cards.market_gives.index(GIVES.index("resource"))],
        "market_citizens": cards.market_each[cards.market_gives.index(GIVES.index("citizen"))],
        "times1": cards.multipliers[0],
        "times3": cards.multipliers[2],
        "times5": cards.multipliers[4],
        "administration": cards.administration_citizens,
        **_tracks(cards),
    }


def _tracks(cards: Cards) -> dict[str, object]:
    steps = [at for at in range(1, RESOURCE_TRACK + 1) if cards.citizens_by[at] > cards.citizens_by[at - 1]]
    return {
        "resource_track": RESOURCE_TRACK,
        "citizen_track": CITIZEN_TRACK,
        "resource_steps": steps,
        "prestige_at": cards.track_bonus.index(PRESTIGE_BUILD),
        "others_at": cards.track_bonus.index(OTHER_CITIZENS),
        "each_at": [at for at, bonus in enumerate(cards.column_bonus) if bonus == EACH_RESOURCE],
        "administration_at": [at for at, bonus in enumerate(cards.column_bonus) if bonus == ADMINISTRATION_BUILD],
    }


def picture(changes: dict[str, Json], card: str) -> str:
    """What a card's drawing is called: tiles share two, a plaza is drawn by the colours of its sides."""
    if card in _PLAZAS:
        return " ".join(COLOURS[colour] for colour in cards_for(changes).faces[_PLAZAS.index(card)])
    return card.partition(".")[0]


def facts(changes: dict[str, Json], card: str) -> str:  # noqa: ARG001 (the sheet shows all there is)
    return ""
