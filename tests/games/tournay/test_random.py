"""Random games over all options: nothing is lost or made at any decision, every game ends."""

from itertools import product

import pytest

from tests.games.tournay.table import GAME
from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.state import State
from trois.games.tournay.words import TURN

WAYS = list(product((2, 3, 4), ("off", "replace", "mix"), (False, True)))


def choice(state: State, seat: int, picker: Chance) -> int:
    """Any action; half of the time a card or a building rather than deniers, so that districts grow."""
    actions = GAME.legal(state, seat)
    if state.question == TURN and picker.below(2):
        actions = [action for action in actions if action < v.COMBAT] or actions
    return actions[picker.below(len(actions))]


@pytest.mark.parametrize(("seats", "expansion", "advanced"), WAYS)
def test_random_games_keep_every_piece(seats: int, expansion: str, advanced: bool) -> None:
    for seed in range(12):
        chance, picker, journal = Chance(seed), Chance(seed + 1000 * seats), Journal()
        state = GAME.setup(seats, {"expansion": expansion, "advanced": advanced}, {}, chance, journal)
        while state.asked:
            GAME.check(state)
            seat = state.asked[picker.below(len(state.asked))]
            GAME.apply(state, seat, choice(state, seat, picker), chance, journal)
        GAME.check(state)
        assert state.round <= 60
        assert all(len(event) == 2 + len(GAME.events[str(event[0])]) for event in journal.events)
