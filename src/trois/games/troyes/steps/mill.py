"""The Miller: each activation counts one's own citizens in the Palace or in the Bishopric."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.rules import rounds
from trois.games.troyes.rules.purse import gain_deniers
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import DONE, MILL_FOR
from trois.games.troyes.words import ACTIVITIES, BISHOPRIC, MILLER, PALACE


def legal(state: State) -> list[int]:
    """Palace activations come first, as the order makes no difference; after one the player may stop. Rules: Miller."""
    actions = [MILL_FOR + BISHOPRIC] if state.last > 1 else [MILL_FOR + PALACE, MILL_FOR + BISHOPRIC]
    if state.last:
        actions.append(DONE)
    return actions


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    """`last` is 0 before the first activation, then 1 after the Palace and 2 after the Bishopric."""
    if action == DONE:
        state.left = 0
    else:
        building = action - MILL_FOR
        citizens = state.citizens_in(building, state.seat)
        deniers = state.deal.cards.deniers[MILLER] * citizens
        gain_deniers(state, state.seat, deniers, ACTIVITIES[MILLER], journal)
        state.left -= 1
        state.last = building + 1
    if state.left == 0:
        state.last = 0
        rounds.after_turn(state, chance, journal)
