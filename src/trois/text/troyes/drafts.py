"""All groups of dice that the action in the making allows: who chooses them in any order needs no rule of order."""

from trois.games.troyes.rules.reach import FOR_CITY_HALL, FOR_PALACE, most_dice, sort_of
from trois.games.troyes.state import State
from trois.games.troyes.steps import group
from trois.games.troyes.vocabulary import DONE, TAKE, USE
from trois.text.troyes.draft import outcome
from trois.text.voice import Draft


def drafts(state: State) -> list[Draft]:
    """Every group from its first die on; those that are enough say what they come to."""
    sort = sort_of(state, state.trail[0])
    if state.group or FOR_PALACE <= sort <= FOR_CITY_HALL:
        return []
    found: list[Draft] = []
    _grow(state, group.legal(state), most_dice(sort, state.modifier), (), found)
    return found


def _grow(state: State, legal: list[int], most: int, chosen: tuple[int, ...], found: list[Draft]) -> None:
    for action in legal:
        if not TAKE <= action < USE:
            continue
        twin = _with(state, action - TAKE)
        is_full = len(twin.group) == most
        following = [] if is_full else group.legal(twin)
        is_enough = is_full or DONE in following
        picked = (*chosen, action)
        steps = picked if is_full else (*picked, DONE)
        found.append(Draft(picked, steps if is_enough else (), tuple(outcome(twin)) if is_enough else ()))
        _grow(twin, following, most, picked, found)


def _with(state: State, die: int) -> State:
    twin = state.copy()
    twin.group.append(die)
    twin.pool = twin.pool[twin.pool.index(die) + 1 :]
    return twin
