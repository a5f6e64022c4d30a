"""Victory points."""

from trois.core.game import Score
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import BUILDINGS, RESOURCES


def scores(state: State) -> list[Score]:
    return [score(state, sheet) for sheet in state.sheets]


def score(state: State, sheet: Sheet) -> Score:
    """Unlocked characters, half of each unspent resource, one per citizen.

    Rules: Characters, Cathedral multiplier, Unspent resources, Citizens.
    """
    parts = dict.fromkeys(BUILDINGS, 0)
    for order, number in enumerate(sheet.cathedrals):
        row = state.cards.unlocks[state.column_of[number]]
        parts[BUILDINGS[row]] = state.cards.multipliers[order] * sheet.count_built(row)
    for resource, name in enumerate(RESOURCES):
        parts[name] = sheet.unspent[resource] // 2
    parts["citizens"] = sum(sheet.citizens)
    return Score(parts)
