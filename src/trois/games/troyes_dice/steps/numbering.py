"""The herald numbers the columns before the first roll (rulebook L101-118)."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.rules import half_day
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.vocabulary import NUMBER, WRITE
from trois.games.troyes_dice.words import CHOOSE_DIRECTION, NUMBERED


def legal(state: State) -> list[int]:
    if state.stage == CHOOSE_DIRECTION:
        return [NUMBER, NUMBER + 1]
    return [WRITE + number - 1 for number in range(1, 7) if number not in state.numbers]


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    if state.stage == CHOOSE_DIRECTION:
        step = 1 if action == NUMBER else -1
        set_numbers(state, [(state.numbers[0] - 1 + step * column) % 6 + 1 for column in range(6)])
    else:
        column = state.numbers.index(0)
        numbers = list(state.numbers)
        numbers[column] = action - WRITE + 1
        state.numbers = numbers
        if column < 5:
            return
        set_numbers(state, numbers)
    if journal is not None:
        journal.add(("numbered", 0, *state.numbers))
    half_day.begin(state, chance, journal)


def set_numbers(state: State, numbers: list[int]) -> None:
    """Fix the die number of each column, the same in the three districts."""
    state.numbers = numbers
    state.column_of = [0, *(numbers.index(number) for number in range(1, 7))]
    state.stage = NUMBERED
