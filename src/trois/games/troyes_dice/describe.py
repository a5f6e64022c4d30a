"""What a position and a view say in the same words."""

from trois.core.data import Json
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import COLOURS, HALVES, NAME, NUMBERING_STAGES, RESOURCES, RULES_VERSION


def header(state: State) -> dict[str, Json]:
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "seats": len(state.sheets),
        "options": dict(state.options),
        "card_changes": state.cards.changes,
    }


def time(state: State) -> dict[str, Json]:
    """How far the match has come."""
    return {
        "stage": NUMBERING_STAGES[state.stage],
        "numbers": list[Json](state.numbers),
        "day": state.day,
        "half": HALVES[state.half],
    }


def goods(sheet: Sheet) -> dict[str, Json]:
    """What is circled on the tracks of a sheet, and the Cathedrals in the order of building."""
    return {
        "circled": _by_name(RESOURCES, sheet.circled),
        "unspent": _by_name(RESOURCES, sheet.unspent),
        "citizens": _by_name(COLOURS, sheet.citizens),
        "cathedrals": list[Json](sheet.cathedrals),
    }


def _by_name(names: list[str], values: list[int]) -> dict[str, Json]:
    return {name: values[i] for i, name in enumerate(names)}
