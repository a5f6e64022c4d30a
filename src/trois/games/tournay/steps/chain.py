"""A Monk or Templar: does one more white citizen work, and where? Rules: Characters."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.rules.areas import listed
from trois.games.tournay.rules.characters import chain_areas
from trois.games.tournay.state import State, ask
from trois.games.tournay.words import FOR_CHAIN, USE, WHITE


def legal(state: State, seat: int) -> list[int]:
    return [*listed(chain_areas(state, state.a), v.ACTIVATE), v.PASS]


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    if action == v.PASS:
        return True
    ask(state, USE, FOR_CHAIN, action - v.ACTIVATE, WHITE << 2 | 1)
    return False
