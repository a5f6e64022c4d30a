"""Dice as packed piles: three bits per value count the dice of one colour in one district.

No colour has more than six dice, so there are 924 piles; what the rules ask about one is worked out once.
A die of a group is a number (value - 1) * 15 + colour * 5 + owner: in that order groups are built.
"""

from typing import Final

from trois.games.troyes.words import APPRENTICESHIP, BLACKSMITH, CONFESSION, MONK, PRIEST, TEMPLAR

BITS: Final = 3
PILE_BITS: Final = 18
NO_DIE: Final = -1000
BUDGETS: Final = 10
"""Budgets that differ for a group: 0, 2, ... 18 deniers and more."""

ONE: Final = [0] + [1 << BITS * (value - 1) for value in range(1, 7)]
DIE_VALUE: Final = [die // 15 + 1 for die in range(90)]
DIE_COLOUR: Final = [die // 5 % 3 for die in range(90)]
DIE_OWNER: Final = [die % 5 for die in range(90)]


def _tops() -> list[list[int]]:
    """All the threes of highest dice a pile can have; 0 stands for no die."""
    return [[low, mid, high] for high in range(7) for mid in range(high + 1) for low in range(mid + 1)]


TOPS: Final = _tops()
_RANKS: Final = {low * 49 + mid * 7 + high: rank for rank, (low, mid, high) in enumerate(TOPS)}


def _rank(highest: list[int]) -> int:
    low, mid, high = [0] * (3 - len(highest)) + highest
    return _RANKS[low * 49 + mid * 7 + high]


class Pile:
    """What the rules ask about a packed pile."""

    def __init__(self, packed: int) -> None:
        self.values: list[int] = []
        self.mask = 0
        self.kinds: list[int] = []
        for value in range(1, 7):
            count = packed >> BITS * (value - 1) & 7
            if count:
                self.mask |= 1 << value
                self.kinds.append(value)
                self.values.extend([value] * count)
        self.size = len(self.values)
        self.total = sum(self.values)
        self.top = _rank(self.values[-3:])


def packed(values: list[int]) -> int:
    pile = 0
    for value in values:
        pile += ONE[value]
    return pile


def _all_piles() -> dict[int, Pile]:
    packs = [0]
    for value in range(1, 7):
        packs = [pack + count * ONE[value] for pack in packs for count in range(7)]
        packs = [pack for pack in packs if size(pack) <= 6]
    return {pack: Pile(pack) for pack in packs}


def size(pile: int) -> int:
    """How many dice a packed pile has."""
    count = 0
    while pile:
        count += pile & 7
        pile >>= BITS
    return count


PILES: Final = _all_piles()


def _gains(modifier: int) -> list[int]:
    """What a die of each value adds to its group under a modifier (Rules: Modifiers)."""
    if modifier == PRIEST:
        return [0, 4, 5, 6, 7, 8, 9]
    if modifier == CONFESSION:
        return [0, 3, 4, 5, 6, 7, 8]
    if modifier == APPRENTICESHIP:
        return [0, 5, 5, 5, 5, 5, 5]
    factor = 3 if modifier == MONK else 2 if modifier == TEMPLAR else 1
    return [factor * value for value in range(7)]


GAINS: Final = [_gains(modifier) for modifier in range(9)]
DIE_GAINS: Final = [[GAINS[modifier][DIE_VALUE[die]] for die in range(90)] for modifier in range(9)]
BONUS: Final = [5 if modifier == BLACKSMITH else 0 for modifier in range(9)]
MOST_DICE: Final = [1 if modifier in {MONK, TEMPLAR} else 3 for modifier in range(9)]

_BEST: list[list[list[int] | None]] = [[None] * (len(TOPS) * len(TOPS)) for _ in range(9)]


def best_totals(modifier: int, own: int, others: int) -> list[int]:
    """The highest total of a group for 0, 2, ... 18 deniers (Rules: Dice groups); 0 if no die is in reach.

    Dice of others cost 2, 4 or 6 each in a group of 1, 2 or 3. Not for Tithing, whose prices differ.
    """
    own_top = PILES[own].top
    other_top = PILES[others].top
    known = _BEST[modifier][own_top * 84 + other_top]
    if known is None:
        known = _worked_out(modifier, _gains_of(modifier, TOPS[own_top]), _gains_of(modifier, TOPS[other_top]))
        _BEST[modifier][own_top * 84 + other_top] = known
    return known


def _gains_of(modifier: int, top: list[int]) -> list[int]:
    """What the three highest dice of a pile add, highest first."""
    return [GAINS[modifier][value] if value else NO_DIE for value in reversed(top)]


def _worked_out(modifier: int, own: list[int], others: list[int]) -> list[int]:
    totals = [0] * BUDGETS
    for size in range(1, MOST_DICE[modifier] + 1):
        for bought in range(size + 1):
            total = sum(own[: size - bought]) + sum(others[:bought]) + BONUS[modifier]
            for budget in range(size * bought, BUDGETS):
                totals[budget] = max(totals[budget], total)
    return totals


def budget_index(deniers: int) -> int:
    return deniers >> 1 if deniers < 18 else 9
