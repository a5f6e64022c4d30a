"""Dice as packed piles: three bits per value count the dice of one colour in one district.

No colour has more than six dice, so there are 924 piles; what the rules ask about one is worked out once.
A die of a group is a number (value - 1) * 15 + colour * 5 + owner: in that order groups are built.
"""

from typing import Final

from trois.games.troyes.effects import Effect
from trois.games.troyes.words import MODIFIERS, MONK, TEMPLAR

BITS: Final = 3
NO_DIE: Final = -1000
_DENIERS: Final = 2
"""For each die of a group, for each die of it that is bought."""


def price(size: int, bought: int) -> int:
    """What a group costs in which so many dice are bought: 2, 4 or 6 deniers each if it has 1, 2 or 3 dice.

    Rules: Bought dice.
    """
    return _DENIERS * size * bought


DIE_PRICE: Final = [price(size, 1) for size in range(4)]
"""Of one bought die, by the size of the group."""
CHEAPEST_DIE: Final = _DENIERS
HIGHEST_PRICE: Final = _DENIERS * 3 * 3
BUDGETS: Final = 3 * 3 + 1
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


def _all_packs() -> list[int]:
    packs = [0]
    for value in range(1, 7):
        packs = [pack + count * ONE[value] for pack in packs for count in range(7)]
        packs = [pack for pack in packs if size(pack) <= 6]
    return packs


def _all_piles() -> list[Pile]:
    piles = [Pile(0)] * (max(PACKS) + 1)
    for pack in PACKS:
        piles[pack] = Pile(pack)
    return piles


def size(pile: int) -> int:
    """How many dice a packed pile has."""
    count = 0
    while pile:
        count += pile & 7
        pile >>= BITS
    return count


PACKS: Final = _all_packs()
"""Every packed pile there can be."""
PILES: Final = _all_piles()
"""By packed pile; between those there is nothing to find."""


MOST_DICE: Final = [1 if modifier in {MONK, TEMPLAR} else 3 for modifier in range(len(MODIFIERS))]
"""Monk and Templar use one single die."""


class GroupTotals:
    """What dice add to a group under each modifier, by the numbers on the cards. Rules: Modifiers."""

    def __init__(self, effects: list[Effect]) -> None:
        self.gains = [_gains(effect) for effect in effects]
        self.die_gains = [[gains[DIE_VALUE[die]] for die in range(90)] for gains in self.gains]
        self.bonus = [effect.number("add") if effect.do == "add_to_total" else 0 for effect in effects]
        most = [self.bonus[at] + MOST_DICE[at] * gains[6] for at, gains in enumerate(self.gains)]
        self.highest = max(most)
        self._best: list[list[list[int] | None]] = [[None] * (len(TOPS) * len(TOPS)) for _ in effects]

    def best(self, modifier: int, own: int, others: int) -> list[int]:
        """The highest total of a group for 0, 2, ... 18 deniers; 0 if no die is in reach.

        Not for Tithing, with which some dice are free.
        """
        own_top = PILES[own].top
        other_top = PILES[others].top
        known = self._best[modifier][own_top * 84 + other_top]
        if known is None:
            known = self._work_out(modifier, self._top(modifier, own_top), self._top(modifier, other_top))
            self._best[modifier][own_top * 84 + other_top] = known
        return known

    def _top(self, modifier: int, top: int) -> list[int]:
        """What the three highest dice of a pile add, highest first."""
        gains = self.gains[modifier]
        return [gains[value] if value else NO_DIE for value in reversed(TOPS[top])]

    def _work_out(self, modifier: int, own: list[int], others: list[int]) -> list[int]:
        totals = [0] * BUDGETS
        for size in range(1, MOST_DICE[modifier] + 1):
            for bought in range(size + 1):
                total = sum(own[: size - bought]) + sum(others[:bought]) + self.bonus[modifier]
                for budget in range(budget_index(price(size, bought)), BUDGETS):
                    totals[budget] = max(totals[budget], total)
        return totals


def _gains(effect: Effect) -> list[int]:
    """What a die of each value adds; 0 is no die."""
    if effect.do == "become":
        return [0] + [effect.number("value")] * 6
    if effect.do == "count_as":
        return [effect.number("dice") * value for value in range(7)]
    more = effect.number("add") if effect.do == "add_to_each" else 0
    return [0] + [value + more for value in range(1, 7)]


def budget_index(deniers: int) -> int:
    """The number of the highest budget that so many deniers cover."""
    return deniers // _DENIERS if deniers < HIGHEST_PRICE else BUDGETS - 1


BUDGET_OF: Final = [budget_index(deniers) for deniers in range(HIGHEST_PRICE)]
"""The same as a table, for where it is asked most."""
