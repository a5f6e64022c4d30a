"""Every decision of a game of Tournay, as one index into a fixed list."""

from typing import Final

from trois.core.vocabulary import Axis, Block, Vocabulary
from trois.games.tournay.cards import IDS
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.words import COLOURS, PILE_WORDS

MOST_EARNED: Final = 11
"""The most citizens of one colour a player can own: all there are."""
SOURCES: Final[list[str]] = ["own", "next", "second", "third"]
"""Where a used citizen comes from: one's own Plaza, or that of the first, second or third player to the left."""


def _mixes(need: int, source: int) -> list[list[int]]:
    """Ways to take `need` citizens from the sources, own ones first."""
    if source == len(SOURCES) - 1:
        return [[need]]
    return [[n, *rest] for n in range(need, -1, -1) for rest in _mixes(need - n, source + 1)]


MIXES: Final[list[list[int]]] = [mix for need in (1, 2, 3) for mix in _mixes(need, 0)]
"""How many citizens from each source, for 1, 2 and 3 citizens."""
RISERS: Final[list[list[int]]] = [
    [y, w, r] for y in range(4) for w in range(4) for r in range(4) if y + w + r <= 3
]  # fmt: skip
"""How many yellow, white and red citizens stand up."""
FIRINGS: Final[list[int]] = [1, 2, 3, 4, 5, 6, 7]
"""Sets of places of the event queue, as bits."""


def _mix_word(mix: list[int]) -> str:
    return "+".join("+".join([word] * n) for word, n in zip(SOURCES, mix, strict=True) if n)


def _riser_word(risers: list[int]) -> str:
    return "+".join("+".join([word] * n) for word, n in zip(COLOURS, risers, strict=True) if n) or "nobody"


def _firing_word(places: int) -> str:
    return "+".join(str(slot + 1) for slot in range(3) if places >> slot & 1)


def _block(kind: str, name: str = "", words: list[str] | None = None) -> Block:
    return Block(kind, [] if words is None else [Axis(name, words)])


_SLOT_WORDS: Final = ["1", "2", "3"]

VOCABULARY: Final = Vocabulary(
    [
        _block("play", "card", IDS),
        _block("draw", "pile", PILE_WORDS),
        _block("activate", "area", AREA_WORDS),
        _block("combat", "place", _SLOT_WORDS),
        Block("earn", [Axis("colour", COLOURS), Axis("citizens", [str(n + 1) for n in range(MOST_EARNED)])]),
        _block("gather"),
        _block("recruit", "colour", COLOURS),
        _block("use", "citizens", [_mix_word(mix) for mix in MIXES]),
        _block("place", "area", AREA_WORDS),
        _block("take"),
        _block("look"),
        _block("keep", "card", IDS),
        _block("discard", "card", IDS),
        _block("copy", "card", IDS),
        _block("colour", "colour", COLOURS),
        _block("stand", "citizens", [_riser_word(risers) for risers in RISERS]),
        _block("fire", "places", [_firing_word(places) for places in FIRINGS]),
        _block("build", "ramparts", ["0", "1", "2", "3", "4"]),
        _block("damage", "area", AREA_WORDS),
        _block("protect", "with", ["rampart", "catapult"]),
        _block("pass"),
    ]
)

# The first index of each block, as literals so that compiled code holds them as constants.
PLAY: Final = 0
DRAW: Final = 78
ACTIVATE: Final = 87
COMBAT: Final = 112
EARN: Final = 115
GATHER: Final = 148
RECRUIT: Final = 149
USE: Final = 152
PLACE: Final = 186
TAKE: Final = 211
LOOK: Final = 212
KEEP: Final = 213
DISCARD: Final = 291
COPY: Final = 369
COLOUR: Final = 447
STAND: Final = 450
FIRE: Final = 470
BUILD: Final = 477
DAMAGE: Final = 482
PROTECT: Final = 507
PASS: Final = 509
