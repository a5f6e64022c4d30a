"""What a sheet still has to work off, packed into numbers: the rest of the current build or gain first,
then bonuses, first in first out.
"""

from typing import Final

from trois.games.troyes_dice.words import WHY

# Kinds of work.
CITIZENS: Final = 0
CITIZEN_OF_CHOICE: Final = 1
PRESTIGE: Final = 2
ADMINISTRATION: Final = 3
OTHERS: Final = 4
EACH: Final = 5
RESOURCE: Final = 6
KINDS: Final = 7

LARGEST: Final = 4096 * len(WHY) - 1
"""Three bits for the kind, two for the colour, seven for the amount, then the reason."""


def entry(kind: int, colour: int, amount: int, why: int) -> int:
    """CITIZEN_OF_CHOICE has the mask of colours for its amount."""
    return kind + 8 * colour + 32 * amount + 4096 * why


def kind_of(packed: int) -> int:
    return packed & 7


def colour_of(packed: int) -> int:
    return packed >> 3 & 3


def amount_of(packed: int) -> int:
    return packed >> 5 & 127


def is_sound(packed: int) -> bool:
    """Whether an entry means something."""
    kind, amount = kind_of(packed), amount_of(packed)
    if kind >= KINDS or colour_of(packed) > 2:
        return False
    return 1 <= amount <= 7 if kind == CITIZEN_OF_CHOICE else amount >= 1
