"""The words of Troyes Dice and the numbers that stand for them.

Colours and resources share their order: red buys Influence, yellow Fortune, white Wisdom.
Buildings are numbered by row: the three prestige buildings, then the three administration
buildings, so that `row % 3` is a building's colour.
"""

from typing import Final

from trois.core.options import Option

NAME: Final = "troyes-dice"
TITLE: Final = "Troyes Dice"
RULES_VERSION: Final = 1
FEWEST_SEATS: Final = 1
MOST_SEATS: Final = 10

OPTIONS: Final[list[Option]] = [
    Option("numbering", ["standard", "rolled", "expert"]),
    Option("expansion", [False, True]),
]

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
DAYS: Final = 8

NUMBERS: Final = ["1", "2", "3", "4", "5", "6"]

# What a sheet is asked.
DONE: Final = 0
CHOOSE_DIE: Final = 1
CHOOSE_PAYMENT: Final = 2
USE_DIE: Final = 3
CHOOSE_CITIZEN: Final = 4
BONUS_PRESTIGE: Final = 5
BONUS_ADMINISTRATION: Final = 6
QUESTIONS: Final = ["done", "die", "payment", "use", "citizen", "bonus-prestige", "bonus-administration"]

# What the herald is asked before the first roll.
NUMBERED: Final = 0
CHOOSE_DIRECTION: Final = 1
WRITE_NUMBERS: Final = 2
NUMBERING_STAGES: Final = ["numbered", "direction", "write"]

# Why something was paid, gained, lost, built or destroyed.
NO_REASON: Final = 0
FOR_PLAZA: Final = 1
FOR_RAID: Final = 2
FOR_VALUE: Final = 3
FOR_COLOUR: Final = 4
BY_DIE: Final = 5
BY_NO_DIE: Final = 6
BY_BUILDING: Final = 7
"""Plus the row."""
BY_BANQUET: Final = 13
BY_LINK: Final = 14
BY_RESOURCE_TRACK: Final = 15
BY_CITIZEN_TRACK: Final = 16
BY_CITIZEN_COLUMN: Final = 17
BY_FULL_TRACK: Final = 18
BY_BLACK_DIE: Final = 19
WHY: Final = [
    *["", "plaza", "raid", "value", "colour", "die", "no-die"],
    *BUILDINGS,
    *["banquet", "link", "resource-track", "citizen-track", "citizen-column", "full-track", "black-die"],
]
