"""The 76 micro-actions of Troyes Dice."""

from typing import Final

from trois.core.vocabulary import Axis, Block, Vocabulary
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, NUMBERS, RESOURCES

VOCABULARY: Final = Vocabulary(
    [
        Block("take", [Axis("plaza", ["1", "2", "3", "4"])]),
        Block("pay", [Axis("resource", RESOURCES)]),
        Block("gain", [Axis("resource", RESOURCES), Axis("value", ["0", *NUMBERS])]),
        Block("build", [Axis("building", BUILDINGS), Axis("number", NUMBERS)]),
        Block("collect", []),
        Block("citizen", [Axis("colour", COLOURS)]),
        Block("number", [Axis("direction", ["ascending", "descending"])]),
        Block("write", [Axis("number", NUMBERS)]),
    ]
)

# Literals, so that the compiler sees constants; a test holds them against the table above.
TAKE: Final = 0
PAY: Final = 4
GAIN: Final = 7
BUILD: Final = 28
COLLECT: Final = 64
CITIZEN: Final = 65
NUMBER: Final = 68
WRITE: Final = 70


def chosen_actions(first: int, mask: int, width: int) -> list[int]:
    """The actions of a block whose bit is set."""
    return [first + bit for bit in range(width) if mask >> bit & 1]


GAIN_LISTS: Final[list[list[list[int]]]] = [
    [chosen_actions(GAIN + 7 * colour, mask, 7) for mask in range(128)] for colour in range(3)
]
"""By colour and mask of die values 0-6: the Gain actions."""

GAIN_ANY: Final[list[list[int]]] = [[*GAIN_LISTS[0][m], *GAIN_LISTS[1][m], *GAIN_LISTS[2][m]] for m in range(128)]
"""By mask of die values 0-6: the Gain actions of all colours."""

BUILD_LISTS: Final[list[list[list[int]]]] = [
    [chosen_actions(BUILD + 6 * row, mask, 6) for mask in range(64)] for row in range(6)
]
"""By row and mask of die numbers 1-6: the Build actions."""
