"""What the encoder of Troyes looks up: ranges, and bytes by what they tell."""

from typing import Final

from trois.core.journal import NOBODY
from trois.env.compiled.encoding import BLANK, HOT
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import DICE, EVENTS, GREY, MODIFIERS, QUESTIONS, SLOTS, VP_SOURCES

# The ends of ranges: what is more is shown as this.
MOST_ROUND: Final = 6
MOST_DECK: Final = 6
MOST_DENIERS: Final = 60
MOST_INFLUENCE: Final = 20
MOST_NEED: Final = 20
MOST_TIMES: Final = 27
MOST_CITIZENS: Final = 12
MOST_STOCK: Final = 12
MOST_TRAIL: Final = 6
MOST_CUBES: Final = 6
MOST_DICE: Final = 6
LEAST_POINTS: Final = -20
MOST_POINTS: Final = 60

ASKED: Final = len(QUESTIONS) - 1
NO_TRAIL: Final = bytes(len(VOCABULARY))
ZEROS: Final = [bytes(actions) for actions in range(len(VOCABULARY) + 1)]
POSTS: Final = [b"\0\0\0", b"\1\0\0", b"\0\1\0", b"\0\0\1"]
KINDS: Final = len(MODIFIERS)
COLUMN: Final = SLOTS // 3
"""Activities of one colour."""


def _cards(shown: int) -> list[bytes]:
    """By the three cards of a column, of which `shown` lie open. Each place has three cards of its own."""
    found = [BLANK[3 * COLUMN]] * (13 * 3 * SLOTS)
    for first in range(0, 3 * SLOTS, 3 * COLUMN):
        for one, two, three in THREES:
            cards = (first + one, first + 3 + two, first + 6 + three)
            key = 9 * cards[0] + 3 * cards[1] + cards[2]
            found[key] = b"".join(HOT[3][card % 3] if at < shown else BLANK[3] for at, card in enumerate(cards))
    return found


def _asking() -> list[bytes]:
    """By what the viewer is asked and what anybody is. After the questions of the viewer, of which the last is none,
    follow those for dice with a modifier.
    """
    own = [one + BLANK[KINDS - 1] for one in [*HOT[ASKED], BLANK[ASKED]]]
    own += [HOT[ASKED][DICE] + modifier for modifier in HOT[KINDS - 1]]
    return [each + base for each in own for base in [*HOT[ASKED], BLANK[ASKED]]]


THREES: Final = [[one, two, three] for one in range(3) for two in range(3) for three in range(3)]
CARDS: Final = [_cards(shown) for shown in range(COLUMN + 1)]
"""By how many cards of a column lie open, and by which three they are."""
ASKING: Final = _asking()
ROUNDS: Final = [bytes([played, scores]) for played in range(MOST_ROUND + 1) for scores in (0, 1)]
DECKS: Final = [
    bytes([red, white, yellow])
    for red in range(MOST_DECK + 1)
    for white in range(MOST_DECK + 1)
    for yellow in range(MOST_DECK + 1)
]
LEFT: Final = [bytes([0, 0, 0, left]) for left in range(MOST_TIMES + 1)]
PURSES: Final = [bytes([d, i]) for d in range(MOST_DENIERS + 1) for i in range(MOST_INFLUENCE + 1)]
PEOPLE: Final = [
    bytes([supply, general, district])
    for supply in range(MOST_CITIZENS + 1)
    for general in range(MOST_CITIZENS + 1)
    for district in range(MOST_CITIZENS + 1)
]
THREE_VALUES: Final = [bytes([half >> 3 * value & 7 for value in range(3)]) for half in range(512)]
"""How many dice of each value, by half a packed pile: a table of whole piles would be too large for the cache."""
NO_STOCK: Final = bytes(KINDS - 1)
NO_BLACK: Final = bytes(6)
UNKNOWN_POINTS: Final = bytes([-LEAST_POINTS] * len(VP_SOURCES))
OWNERS: Final = GREY + 2
"""Nobody, the seats and grey."""


class Perspective:
    """One viewer's tables, small enough to stay at hand: who is where from its own point of view, grey last."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.order = [(viewer + i) % seats for i in range(seats)]
        self.owners = [*self.order, GREY]
        turns = [*(relative(seat, self.order) for seat in range(seats)), bytes(seats)]
        self.turns = [turn + start for turn in turns for start in turns[:seats]]
        """By the seat whose turn it is (the last entry: nobody's), and by the start player of the round."""
        owner = [relative(each, self.owners) for each in range(NOBODY, GREY + 1)]
        self.three = [one + two + three for one in owner for two in owner for three in owner]
        """By the owners of three spaces."""
        self.expelled = [bytes([mask >> each & 1 for each in self.owners]) for mask in range(32)]
        self.posts = [self._posts(key) for key in range(256)]
        """By the posts of four seats."""
        self.nobody = [bytes(count * len(self.owners)) for count in range(len(EVENTS) + 1)]
        """By how many events, or buildings, nobody has anything on."""
        self.cubes: dict[int, bytes] = {0: bytes(len(self.owners))}

    def _posts(self, key: int) -> bytes:
        return b"".join([POSTS[key >> 2 * (3 - seat) & 3] for seat in self.order])

    def cubes_on(self, packed: int) -> bytes:
        found = self.cubes.get(packed)
        if found is None:
            found = self.cubes[packed] = self._count(packed)
        return found

    def _count(self, packed: int) -> bytes:
        flags: list[int] = []
        while packed:
            flags.append((packed & 7) - 1)
            packed >>= 3
        return bytes([flags.count(owner) for owner in self.owners])


def relative(owner: int, owners: list[int]) -> bytes:
    return bytes([1 if owner == each else 0 for each in owners])
