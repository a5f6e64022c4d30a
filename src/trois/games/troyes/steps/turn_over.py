"""Which dice are turned over for influence. Rules: Influence."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.rules.influence import MOST_TURNED, TURN_COST, turn_over
from trois.games.troyes.rules.purse import pay_influence
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import DONE, TURN


def legal(state: State) -> list[int]:
    """Further dice to turn over, each kind as often as it lies there, or done. Rules: Turn over."""
    last = state.trail[-1] - TURN
    chosen = state.trail.count(state.trail[-1])
    actions: list[int] = []
    for kind in range(last, 18):
        count = state.dice[state.seat * 3 + kind // 6] >> 3 * (kind % 6) & 7
        if count > chosen or (count and kind != last):
            actions.append(TURN + kind)
    actions.append(DONE)
    return actions


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:  # noqa: ARG001
    """Choose one more die; at the third or when done all are turned over at once. Rules: Turn over."""
    if action != DONE:
        state.trail.append(action)
        if len(state.trail) < MOST_TURNED:
            return
    pay_influence(state, state.seat, TURN_COST, "turn-over", journal)
    for chosen in state.trail:
        turn_over(state, chosen - TURN, journal)
    state.trail = []
    state.question = state.base
