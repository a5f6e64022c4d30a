"""Which citizen is hired as a tradesman or placed in a building. Rules: Hire, Place a citizen."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.dice import DIE_VALUE
from trois.games.troyes.rules import actions
from trois.games.troyes.rules.buildings import sources, sources_for
from trois.games.troyes.state import State
from trois.games.troyes.steps import group
from trois.games.troyes.vocabulary import COMBAT, PLACE


def legal(state: State) -> list[int]:
    """Citizens that may go there. Rules: Where a citizen comes from."""
    target = state.trail[0]
    if target < COMBAT:
        return sources(state, state.seat)
    return sources_for(state, state.seat, target - PLACE, DIE_VALUE[state.group[0]])


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    """A tradesman is chosen before the dice, a citizen to be placed after its die."""
    state.trail.append(action)
    if state.trail[0] < COMBAT:
        group.begin(state)
    else:
        actions.place_citizen(state, action, chance, journal)
