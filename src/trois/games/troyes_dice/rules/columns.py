"""The die numbers of the columns."""

from typing import Final

from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.words import NUMBERED

STANDARD: Final = [1, 2, 3, 4, 5, 6]


def set_numbers(state: State, numbers: list[int]) -> None:
    """Fix the die number of each column, the same in the three districts. Rules: Columns."""
    state.numbers = numbers
    state.column_of = [0, *(numbers.index(number) for number in STANDARD)]
    state.stage = NUMBERED


def run_from(first: int, step: int) -> list[int]:
    """The numbers that follow the first one up (1) or down (-1), cyclic. Rules: The direction."""
    return [(first - 1 + step * column) % 6 + 1 for column in range(6)]
