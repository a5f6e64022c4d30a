"""The words of Troyes Dice and its 76 micro-actions.

Colours and resources share their order: red buys Influence, yellow Fortune, white Wisdom.
Buildings are numbered by row: the three prestige buildings, then the three administration
buildings, so that `row % 3` is a building's colour.
"""

from typing import Final

from trois.core.vocabulary import Axis, Block, Vocabulary

RED: Final = 0
YELLOW: Final = 1
WHITE: Final = 2
COLOURS: Final = ["red", "yellow", "white"]

INFLUENCE: Final = 0
FORTUNE: Final = 1
WISDOM: Final = 2
RESOURCES: Final = ["influence", "fortune", "wisdom"]

FORTRESS: Final = 0
MARKET: Final = 1
CATHEDRAL: Final = 2
PALACE: Final = 3
TOWN_HALL: Final = 4
BISHOPRIC: Final = 5
BUILDINGS: Final = ["fortress", "market", "cathedral", "palace", "town-hall", "bishopric"]

MORNING: Final = 0
AFTERNOON: Final = 1
HALVES: Final = ["morning", "afternoon"]

NUMBERS: Final = ["1", "2", "3", "4", "5", "6"]

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

BUILD_LISTS: Final[list[list[list[int]]]] = [
    [chosen_actions(BUILD + 6 * row, mask, 6) for mask in range(64)] for row in range(6)
]
"""By row and mask of die numbers 1-6: the Build actions."""
