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

# Questions: what the seats in `asked` have to decide, each with its details. A source is 1 + the card that gives it, a row
# an effect of a card, a place one of the queue.
OVER: Final = 0
TURN: Final = 1
PLACE: Final = 2  # a: card
PAY: Final = 3  # a: card, b: area
USE: Final = 4  # a: purpose, b: target, c: colour and number (`ask_use`)
TAKE: Final = 5  # a: pile, b: source
KEEP: Final = 6  # a: pile, b: source
ABBEY: Final = 7  # a: level, b: first colour, c: how many cards
STAND: Final = 8  # a: how many citizens, b: source
RECRUIT: Final = 9  # a: row
LEVY: Final = 10  # a: row
DRAW: Final = 11  # a: level, b: source
COMBAT: Final = 12  # a: are the coins kept, b: is it optional, c: source
FIRE: Final = 13  # a: how many events
BUILD: Final = 14  # a: how many ramparts, b: deniers for each, c: source
COPY: Final = 15  # a: colour
DAMAGE: Final = 16  # a: seat, b: step, c: source
CHAIN: Final = 17  # c: areas of those who wait
PROTECT: Final = 18  # a: place, b: who strikes, c: how many were asked
SUFFER: Final = 19  # a: place, b: seats that are safe, c: how often
LIMIT: Final = 20
LAST: Final = 21
EITHER: Final = 22  # a: row
CALLER: Final = 23  # a: area, c: areas of those who wait
QUESTIONS: Final[list[str]] = [
    "over", "turn", "place", "pay", "use", "take", "keep", "abbey", "stand", "recruit", "levy", "draw",
    "combat", "fire", "build", "copy", "damage", "chain", "protect", "suffer", "limit", "last", "either", "caller",
]  # fmt: skip

# Work: what is still to be done, the next on top, with its details (`later`, `work_parts`).
DO_END_TURN: Final = 0
DO_ACTION: Final = 1
DO_EFFECT: Final = 2  # a: row
DO_COMBAT: Final = 3  # as of COMBAT
DO_KNIGHT: Final = 4  # a: area
DO_CHAIN: Final = 5  # c: areas of those who wait
DO_CRIER: Final = 6
DO_EVENT: Final = 7  # a: place, b: who strikes
DO_STRIKE: Final = 8  # as of SUFFER
DO_ABBEY: Final = 9  # as of ABBEY
DO_CATAPULT: Final = 10  # a: step, b: source
DO_LAST_CARD: Final = 11  # a: seat
DO_FINISH: Final = 12
WORKS: Final[list[str]] = [
    "end turn", "action", "effect", "combat", "knight", "chain", "crier", "event", "strike", "abbey",
    "catapult", "last card", "finish",
]  # fmt: skip
