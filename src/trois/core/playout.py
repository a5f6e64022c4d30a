"""Loops over millions of decisions, here so that they are compiled with the engine."""

from trois.core.chance import Chance
from trois.core.game import AnyGame, State


def random_playout(game: AnyGame, state: State, chance: Chance, picker: Chance) -> int:
    """Play to the end with every seat choosing at random; the number of decisions."""
    decisions = 0
    seats = game.pending(state)
    while seats:
        seat = seats[0]
        actions = game.legal(state, seat)
        game.apply(state, seat, actions[picker.below(len(actions))], chance, None)
        decisions += 1
        seats = game.pending(state)
    return decisions
