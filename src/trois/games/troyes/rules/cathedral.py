"""The cathedral: six spaces on three levels; a column grows from below and shrinks from above."""

from trois.core.journal import NOBODY, Journal
from trois.games.troyes.state import State
from trois.games.troyes.words import TELLER


def build(state: State, value: int, owner: int, why: str, journal: Journal | None) -> None:
    """A cube on the lowest free level of a space of the cathedral. Rules: Cathedral."""
    level = state.heights[value - 1]
    state.cathedral[level * 6 + value - 1] = owner
    state.heights[value - 1] = level + 1
    if level == 2:
        state.open_columns &= ~(1 << value)
    if journal is not None:
        journal.add(("built", TELLER[owner], level + 1, value, why))


def tear_down(state: State, value: int, why: str, journal: Journal | None) -> None:
    level = state.heights[value - 1] - 1
    owner = state.cathedral[level * 6 + value - 1]
    state.cathedral[level * 6 + value - 1] = NOBODY
    state.heights[value - 1] = level
    state.open_columns |= 1 << value
    if journal is not None:
        journal.add(("razed", TELLER[owner], level + 1, value, why))
