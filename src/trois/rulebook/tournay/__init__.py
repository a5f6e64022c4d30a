"""The book of Tournay: its numbers, its cards by group, its phases and signs."""

from typing import Final

from trois.core.data import Json
from trois.games.tournay.cards import EVENT_IDS, IDS, cards_for
from trois.games.tournay.words import (
    EARN_RATE,
    HAND_LIMIT,
    HIRE_PRICE,
    LAST_ROUND,
    MOST_PP,
    PILE_WORDS,
    RECRUIT_PRICE,
)

MINUTES: Final = (45, 60)
"""From how many minutes to how many a game takes among people who know it."""
WEIGHT: Final = 3
"""Of five."""
CARDS: Final = {
    **{pile: [card for card in IDS if card.startswith(f"{pile}.")] for pile in PILE_WORDS},
    "events": EVENT_IDS,
}
LEGENDS: Final = {**dict.fromkeys(PILE_WORDS, "card"), "events": "event"}
"""By group: the text that tells what the numbers of its cards are."""
PHASES: Final = ("yellow1.architect", "yellow2.workshop", "event.fair", "white2.library")
SIGNS: Final = (
    "denier", "star", "citizen", "citizen-yellow", "citizen-white", "citizen-red", "lying", "lying-yellow",
    "lying-white", "lying-red", "trio", "neutral-citizen", "card", "cards", "card-yellow", "card-white", "card-red",
    "card-trio", "house", "house-yellow", "house-white", "house-red", "person", "prestige", "free-area", "damage",
    "rampart", "fight", "bell", "bell-to-come", "crown", "arrow", "look", "up", "well", "flag", "coin", "cross", "shield",
)  # fmt: skip


def numbers(changes: dict[str, Json]) -> dict[str, object]:  # noqa: ARG001 (no number of the texts stands on a card)
    """What fills the places of the texts."""
    return {
        "hand": HAND_LIMIT,
        "hire": HIRE_PRICE,
        "earn": EARN_RATE,
        "recruit": RECRUIT_PRICE,
        "last": LAST_ROUND,
        "most": MOST_PP,
    }


def picture(changes: dict[str, Json], card: str) -> str:  # noqa: ARG001 (every card has a drawing of its name)
    """What a card's drawing is called."""
    return card


def facts(changes: dict[str, Json], card: str) -> str:
    """Of a card how often it is there, of an event its circles."""
    cards = cards_for(changes)
    if card in EVENT_IDS:
        return "○" * cards.circles[EVENT_IDS.index(card)]
    return f"×{cards.copies[IDS.index(card)]}"
