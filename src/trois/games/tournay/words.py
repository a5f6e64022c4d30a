"""The words of the game and the numbers that stand for them."""

from typing import Final

RULES_VERSION: Final = 1

COLOURS: Final[list[str]] = ["yellow", "white", "red"]
YELLOW: Final = 0
WHITE: Final = 1
RED: Final = 2
ANY: Final = 3

LEVELS: Final[list[str]] = ["1", "2", "3"]
PILES: Final = 9
PILE_WORDS: Final[list[str]] = [f"{colour}{level}" for colour in COLOURS for level in LEVELS]
"""Pile number = 3 x colour + level - 1."""

KINDS: Final[list[str]] = ["building", "character", "prestige"]
BUILDING: Final = 0
CHARACTER: Final = 1
PRESTIGE: Final = 2

MOST_SEATS: Final = 4
SLOTS: Final = 3
HAND_LIMIT: Final = 4
LAST_ROUND: Final = 60
HIRE_PRICE: Final = 2
EARN_RATE: Final = 2
RECRUIT_PRICE: Final = 5
MOST_PP: Final = 12
DECK: Final = 10
"""Cards of a pile at the start, the crier included."""

OCCUPANTS: Final[list[str]] = ["free", "yellow", "white", "red", "grey", "damage"]
FREE: Final = 0
GREY: Final = 4
DAMAGE: Final = 5
"""What stands on a building: 1 + colour for a citizen of the district's owner, or a token."""

EVERYONE: Final = 31
"""Who knows a face: one bit per seat and one for spectators."""
SPECTATOR: Final = 4

PURPOSES: Final[list[str]] = ["draw", "activate", "chain", "combat", "recruit"]
FOR_DRAW: Final = 0
FOR_ACTIVATION: Final = 1
FOR_CHAIN: Final = 2
FOR_COMBAT: Final = 3
FOR_RECRUIT: Final = 4
"""What citizens are used for."""
