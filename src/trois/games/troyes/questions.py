"""Which module answers for which question."""

from collections.abc import Callable
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.state import State
from trois.games.troyes.steps import action, amount, citizen, counter, cubes, group, mill, placement, turn_over

LEGAL: Final[list[Callable[[State], list[int]]]] = [
    placement.legal,
    counter.legal,
    counter.legal_fight,
    counter.legal_also,
    action.legal,
    turn_over.legal,
    citizen.legal,
    group.legal,
    amount.legal,
    cubes.legal,
    mill.legal,
]
APPLY: Final[list[Callable[[State, int, Chance, Journal | None], None]]] = [
    placement.apply,
    counter.apply,
    counter.apply_fight,
    counter.apply_also,
    action.apply,
    turn_over.apply,
    citizen.apply,
    group.apply,
    amount.apply,
    cubes.apply,
    mill.apply,
]
