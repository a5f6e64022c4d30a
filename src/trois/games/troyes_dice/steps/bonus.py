"""A free building: which one."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.rules import buildings, gains
from trois.games.troyes_dice.rules.tiles import NO_TILE
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.vocabulary import BUILD, BUILD_LISTS
from trois.games.troyes_dice.words import BONUS_PRESTIGE, BY_CITIZEN_COLUMN, BY_CITIZEN_TRACK


def legal_prestige(state: State, seat: int) -> list[int]:
    """Any column of the two other prestige rows. Rules: The 15th citizen."""
    sheet = state.sheets[seat]
    free = sheet.free_cells()
    actions: list[int] = []
    for row in range(3):
        if sheet.asked >> row & 1:
            actions += BUILD_LISTS[row][free >> 6 * row & 63]
    return actions


def legal_administration(state: State, seat: int) -> list[int]:
    """Any of the 18 that is free. Rules: Columns 6 and 11."""
    free = state.sheets[seat].free_cells()
    return BUILD_LISTS[3][free >> 18 & 63] + BUILD_LISTS[4][free >> 24 & 63] + BUILD_LISTS[5][free >> 30 & 63]


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
    """Built without a die, so without a tile, but with all its effects. Rules: Bonus buildings."""
    why = BY_CITIZEN_TRACK if state.sheets[seat].question == BONUS_PRESTIGE else BY_CITIZEN_COLUMN
    buildings.build(state, seat, (action - BUILD) // 6, (action - BUILD) % 6 + 1, NO_TILE, why, journal)
    gains.go_on(state, seat, chance, journal)
