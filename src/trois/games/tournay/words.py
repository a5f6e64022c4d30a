"""The words of the game and the numbers that stand for them."""

from typing import Final

from trois.core.options import Option

NAME: Final = "tournay"
TITLE: Final = "Tournay"
RULES_VERSION: Final = 2
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
OPTIONS: Final[list[Option]] = [Option("expansion", ["off", "replace", "mix"]), Option("advanced", [False, True])]

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

SLOTS: Final = 3
HAND_LIMIT: Final = 4
LAST_ROUND: Final = 60
IN_SIGHT: Final = 10
"""Rounds that are left when boards begin to count them down."""
HIRE_PRICE: Final = 2
EARN_RATE: Final = 2
RECRUIT_PRICE: Final = 5
MOST_PP: Final = 12
DECK: Final = 10
"""Cards of a pile at the start, the crier included."""

OCCUPANTS: Final[list[str]] = ["free", "yellow", "white", "red", "grey", "damage"]
FREE: Final = 0
GREY: Final = 4
DAMAGED: Final = 5
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

# Questions: what the seats in `asked` have to decide; `a`, `b` and `c` are its details.
OVER: Final = 0
TURN: Final = 1
PLACE: Final = 2
PAY: Final = 3
USE: Final = 4
TAKE: Final = 5
KEEP: Final = 6
ABBEY: Final = 7
STAND: Final = 8
RECRUIT: Final = 9
LEVY: Final = 10
DRAW: Final = 11
COMBAT: Final = 12
FIRE: Final = 13
BUILD: Final = 14
COPY: Final = 15
DAMAGE: Final = 16
CHAIN: Final = 17
PROTECT: Final = 18
SUFFER: Final = 19
LIMIT: Final = 20
LAST: Final = 21
EITHER: Final = 22
CALLER: Final = 23
QUESTIONS: Final[list[str]] = [
    "over", "turn", "place", "pay", "use", "take", "keep", "abbey", "stand", "recruit", "levy", "draw",
    "combat", "fire", "build", "copy", "damage", "chain", "protect", "suffer", "limit", "last", "either", "caller",
]  # fmt: skip

# Work: what is still to be done, the next on top; kind | a << 5 | b << 13 | c << 21.
DO_END_TURN: Final = 0
DO_ACTION: Final = 1
DO_EFFECT: Final = 2
DO_COMBAT: Final = 3
DO_KNIGHT: Final = 4
DO_CHAIN: Final = 5
DO_CRIER: Final = 6
DO_EVENT: Final = 7
DO_STRIKE: Final = 8
DO_ABBEY: Final = 9
DO_CATAPULT: Final = 10
DO_LAST_CARD: Final = 11
DO_FINISH: Final = 12
WORKS: Final[list[str]] = [
    "end turn", "action", "effect", "combat", "knight", "chain", "crier", "event", "strike", "abbey",
    "catapult", "last card", "finish",
]  # fmt: skip
