"""The numbers this game uses for things, and the words for them. The rulebook's words are ours."""

from typing import Final

from trois.core.journal import NOBODY
from trois.core.options import Option

NAME: Final = "troyes"
TITLE: Final = "Troyes"
RULES_VERSION: Final = 1
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
OPTIONS: Final = [Option("open_scores", [False, True])]

RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
COLOURS: Final = ["red", "white", "yellow"]

# A building has the number of the colour of its dice.
PALACE: Final = 0
BISHOPRIC: Final = 1
CITY_HALL: Final = 2
BUILDINGS: Final = ["palace", "bishopric", "city hall"]
SPACES: Final = 18
SPACES_PER_BUILDING: Final = 6

GREY: Final = 4
OWNERS: Final = ["0", "1", "2", "3", "grey"]
TELLER: Final = [0, 1, 2, 3, NOBODY]
"""The seat in journal events by owner: the neutral player is nobody."""

CITIZENS: Final = 12
NEUTRAL_CITIZENS: Final = 8
MOST_INFLUENCE: Final = 20
MOST_BLACK_DICE: Final = 6
LEVELS: Final = 3

# Activities stand in the order of cards.toml: three candidates for each of the nine slots.
ACTIVITIES: Final = [
    "artisan", "merchant", "miller", "innkeeper", "blacksmith", "militia", "journeyman", "goldsmith", "sculptor",
    "tithing", "monk", "priest", "apprenticeship", "confession", "templar", "pilgrimage", "procession", "glassblower",
    "archer", "chivalry", "diplomat", "hunting", "mercenary", "tax-collector", "captain", "joust", "troubadour",
]  # fmt: skip
ARTISAN: Final = 0
MERCHANT: Final = 1
MILLER: Final = 2
INNKEEPER: Final = 3
JOURNEYMAN: Final = 6
GOLDSMITH: Final = 7
SCULPTOR: Final = 8
PILGRIMAGE: Final = 15
PROCESSION: Final = 16
GLASSBLOWER: Final = 17
ARCHER: Final = 18
CHIVALRY: Final = 19
DIPLOMAT: Final = 20
HUNTING: Final = 21
MERCENARY: Final = 22
TAX_COLLECTOR: Final = 23
CAPTAIN: Final = 24
JOUST: Final = 25
TROUBADOUR: Final = 26
SLOTS: Final = 9
SLOT_COLOUR: Final = [YELLOW, YELLOW, YELLOW, WHITE, WHITE, WHITE, RED, RED, RED]
OPEN_SLOTS: Final = [[], [0, 3, 6], [0, 1, 3, 4, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7, 8]]

# Delayed activities: a cube of theirs modifies the dice of a later action. 0 = no modifier.
BLACKSMITH: Final = 1
MILITIA: Final = 2
TITHING: Final = 3
MONK: Final = 4
PRIEST: Final = 5
APPRENTICESHIP: Final = 6
CONFESSION: Final = 7
TEMPLAR: Final = 8
MODIFIERS: Final = [
    "none", "blacksmith", "militia", "tithing", "monk", "priest", "apprenticeship", "confession", "templar",
]  # fmt: skip
MODIFIER_OF_CARD: Final = [
    0, 0, 0, 0, BLACKSMITH, MILITIA, 0, 0, 0, TITHING, MONK, PRIEST, APPRENTICESHIP, CONFESSION, TEMPLAR,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]  # fmt: skip

# Marauding first, then the cards of the decks as cards.toml has them, a number for each.
EVENTS: Final = [
    "marauding",
    "brigands-1", "brigands-2", "brigands-3", "succession-conflict", "skirmishes-1", "skirmishes-2", "war", "normans",
    "drought", "support", "civil-war", "wayfarers",
    "theological-conflict", "heresy", "migrant-workers", "interruption-of-work",
]  # fmt: skip
MARAUDING: Final = 0
SUCCESSION_CONFLICT: Final = 4
DROUGHT: Final = 9
SUPPORT: Final = 10
CIVIL_WAR: Final = 11
WAYFARERS: Final = 12
THEOLOGICAL_CONFLICT: Final = 13
HERESY: Final = 14
MIGRANT_WORKERS: Final = 15
INTERRUPTION_OF_WORK: Final = 16
RED_DECK: Final = [1, 2, 3, 4, 5, 6, 7, 8]
YELLOW_DECK: Final = [9, 10, 11, 12]
WHITE_DECK: Final = [13, 14, 15, 16]

CHARACTERS: Final = ["chretien", "urban", "thibaut", "hugues", "florentin", "henry"]
CHRETIEN: Final = 0
URBAN: Final = 1
THIBAUT: Final = 2
HUGUES: Final = 3
FLORENTIN: Final = 4
HENRY: Final = 5

# Where victory points come from while the game runs.
FROM_ACTIVITIES: Final = 0
FROM_CATHEDRAL: Final = 1
FROM_EVENTS: Final = 2
LOSSES: Final = 3
VP_SOURCES: Final = ["activities", "cathedral", "events", "losses"]

# Questions.
SETTLE: Final = 0
COUNTER: Final = 1
FIGHT: Final = 2
ALSO: Final = 3
ACTION: Final = 4
TURN_OVER: Final = 5
CITIZEN: Final = 6
DICE: Final = 7
AMOUNT: Final = 8
CUBES: Final = 9
MILL: Final = 10
OVER: Final = 11
QUESTIONS: Final = [
    "settle", "counter", "fight", "also", "action", "turn over", "citizen", "dice", "amount", "cubes", "mill", "over",
]  # fmt: skip
