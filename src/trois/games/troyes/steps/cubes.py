"""Archer, Chivalry and Diplomat: cubes are placed one by one on any events."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.rules import rounds
from trois.games.troyes.rules.flags import put_cubes
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import CUBE, DONE


def legal(state: State) -> list[int]:
    """Any event has a free flag, a full one would have been countered; the player may stop.

    Rules: Archer, Chivalry, Diplomat.
    """
    actions = [CUBE + event for event in state.queue]
    actions.sort()
    actions.append(DONE)
    return actions


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    if action == DONE:
        state.left = 0
    else:
        put_cubes(state, action - CUBE, state.seat, 1, "", journal)
        state.left -= 1
    if state.left == 0:
        rounds.after_turn(state, chance, journal)
