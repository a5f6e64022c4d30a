"""Every micro-action of Troyes. Blocks stand in the order in which one question lists them; `done` is last."""

from typing import Final

from trois.core.vocabulary import Axis, Block, Vocabulary
from trois.games.troyes.words import ACTIVITIES, BUILDINGS, COLOURS, EVENTS, MODIFIERS, OWNERS, SPACES_PER_BUILDING

MOST_ACTIVATIONS: Final = 27
"""Three yellow sixes with Priest, divisor 1."""

_VALUES: Final = [str(value) for value in range(1, 7)]
_SPACES: Final = [str(space) for space in range(1, SPACES_PER_BUILDING + 1)]


def _own_die(kind: str) -> Block:
    return Block(kind, [Axis("colour", COLOURS), Axis("value", _VALUES)])


def _space(kind: str) -> Block:
    """Spaces of a building are counted row by row, from the first space of the first row."""
    return Block(kind, [Axis("building", BUILDINGS), Axis("space", _SPACES)])


VOCABULARY: Final = Vocabulary(
    [
        _space("settle"),
        Block("activate", [Axis("activity", ACTIVITIES)]),
        Block("combat", [Axis("event", EVENTS)]),
        Block("cathedral", []),
        Block("place", [Axis("building", BUILDINGS)]),
        Block("agriculture", []),
        Block("pass", []),
        _own_die("fight"),
        Block("cannot", []),
        _own_die("reroll"),
        Block("recruit", []),
        _own_die("turn"),
        Block("also", [Axis("value", _VALUES)]),
        Block("supply", []),
        Block("leave", [Axis("activity", ACTIVITIES)]),
        _space("move"),
        Block("raise", [Axis("building", BUILDINGS)]),
        Block("modify", [Axis("modifier", MODIFIERS[1:])]),
        Block("take", [Axis("value", _VALUES), Axis("colour", COLOURS), Axis("owner", OWNERS)]),
        Block("use", [Axis("times", [str(times) for times in range(1, MOST_ACTIVATIONS + 1)])]),
        Block("cube", [Axis("event", EVENTS)]),
        Block("mill", [Axis("building", BUILDINGS[:2])]),
        Block("done", []),
    ]
)

# The first action of each block; a test compares them with the table.
SETTLE_AT: Final = 0
ACTIVATE: Final = 18
COMBAT: Final = 45
CATHEDRAL: Final = 62
PLACE: Final = 63
AGRICULTURE: Final = 66
PASS: Final = 67
FIGHT_WITH: Final = 68
CANNOT: Final = 86
REROLL: Final = 87
RECRUIT: Final = 105
TURN: Final = 106
ALSO_COUNTER: Final = 124
SUPPLY: Final = 130
LEAVE: Final = 131
MOVE: Final = 158
RAISE: Final = 176
MODIFY: Final = 179
TAKE: Final = 187
USE: Final = 277
CUBE: Final = 304
MILL_FOR: Final = 321
DONE: Final = 323
