"""What a sheet still has to work off, packed into numbers: the rest of the current build or gain first,
then bonuses, first in first out.
"""

from typing import Final

# Kinds of work.
CITIZENS: Final = 0
CITIZEN_OF_CHOICE: Final = 1
PRESTIGE: Final = 2
ADMINISTRATION: Final = 3
OTHERS: Final = 4
EACH: Final = 5
RESOURCE: Final = 6
KINDS: Final = 7


def entry(kind: int, colour: int = 0, amount: int = 1) -> int:
    """CITIZEN_OF_CHOICE has the mask of colours for its amount."""
    return kind + 8 * colour + 32 * amount


def kind_of(packed: int) -> int:
    return packed & 7


def colour_of(packed: int) -> int:
    return packed >> 3 & 3


def amount_of(packed: int) -> int:
    return packed >> 5
