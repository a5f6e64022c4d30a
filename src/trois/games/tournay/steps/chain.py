"""Monks and Templars: does one more white citizen work, where, and by whose leave? Rules: Characters."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.rules.areas import area_actions
from trois.games.tournay.rules.characters import callers, chain_areas, chain_reach, first_able, wait_on
from trois.games.tournay.state import State, area_called, ask, ask_use, waiting
from trois.games.tournay.words import CALLER, FOR_CHAIN, WHITE


def legal(state: State, seat: int) -> list[int]:
    """The buildings of all who wait, so that their order is free; or one of them does without. Rules: Characters."""
    return [*area_actions(chain_reach(state, waiting(state)), v.ACTIVATE), v.PASS]


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    if action == v.PASS:
        wait_on(state, waiting(state) & ~(1 << first_able(state, waiting(state))))
        return True
    area = action - v.ACTIVATE
    found = callers(state, waiting(state), area)
    if _matters(state, found, area):
        ask(state, CALLER, area, 0, waiting(state))
    else:
        _send(state, found[0], area)
    return False


def _matters(state: State, found: list[int], area: int) -> bool:
    """Do those who may act leave different buildings to the others?"""
    return len({chain_areas(state, caller) & ~(1 << area) for caller in found}) > 1


def legal_caller(state: State, seat: int) -> list[int]:
    """The areas of those who let a citizen work on the chosen one. Rules: Characters."""
    return [v.ACTIVATE + caller for caller in callers(state, waiting(state), area_called(state))]


def apply_caller(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    _send(state, action - v.ACTIVATE, area_called(state))
    return False


def _send(state: State, caller: int, area: int) -> None:
    wait_on(state, waiting(state) & ~(1 << caller))
    ask_use(state, FOR_CHAIN, area, WHITE, 1)
