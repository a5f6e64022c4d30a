"""Random games from any state to the end. Here and not in a program, so that the loop is compiled."""

from trois.core.chance import Chance
from trois.core.game import AnyGame, State


def random_playout(game: AnyGame, state: State, chance: Chance, picker: Chance) -> int:
    """Play to the end with every seat choosing at random; the number of decisions."""
    decisions = 0
    seats = game.pending(state)
    while seats:
        seat = seats[0]
        actions = game.legal(state, seat)
        count = len(actions)
        action = actions[picker.below(count)] if count > 1 else actions[0]
        game.apply(state, seat, action, chance, None)
        decisions += 1
        seats = game.pending(state)
    return decisions
