"""How often an activity is activated, or how many cubes go on an event. Rules: Actions."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.rules import actions
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import USE


def legal(state: State) -> list[int]:
    """Fewer than the group gives are allowed, none is not. Rules: Fewer, At least once."""
    return list(range(USE, USE + state.left))


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    actions.carry_out(state, action - USE + 1, chance, journal)
