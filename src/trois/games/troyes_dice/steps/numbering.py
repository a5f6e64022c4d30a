"""The herald numbers the columns before the first roll."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.rules import columns, half_day
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.vocabulary import NUMBER, WRITE


def legal_direction(_state: State, _seat: int) -> list[int]:
    """Up or down from the number that was rolled. Rules: The direction."""
    return [NUMBER, NUMBER + 1]


def apply_direction(state: State, _seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
    begin(state, columns.run_from(state.numbers[0], 1 if action == NUMBER else -1), chance, journal)


def legal_write(state: State, _seat: int) -> list[int]:
    """Any order, each number once. Rules: Expert numbering."""
    return [WRITE + number - 1 for number in range(1, 7) if number not in state.numbers]


def apply_write(state: State, _seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
    """From left to right."""
    column = state.numbers.index(0)
    numbers = list(state.numbers)
    numbers[column] = action - WRITE + 1
    if column < 5:
        state.numbers = numbers
    else:
        begin(state, numbers, chance, journal)


def begin(state: State, numbers: list[int], chance: Chance, journal: Journal | None) -> None:
    """With all columns numbered the first half-day begins."""
    columns.set_numbers(state, numbers)
    if journal is not None:
        journal.add(("numbered", 0, *numbers))
    half_day.begin(state, chance, journal)
