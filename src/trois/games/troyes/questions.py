"""Which module answers for which question."""

from collections.abc import Callable
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.state import State
from trois.games.troyes.steps import action, citizen, counter, cubes, deeds, group, influence, mill, placement

LEGAL: Final[list[Callable[[State], list[int]]]] = [
    placement.legal,
    counter.legal,
    counter.legal_fight,
    counter.legal_also,
    action.legal,
    influence.legal,
    citizen.legal,
    group.legal,
    deeds.legal,
    cubes.legal,
    mill.legal,
]
APPLY: Final[list[Callable[[State, int, Chance, Journal | None], None]]] = [
    placement.apply,
    counter.apply,
    counter.apply_fight,
    counter.apply_also,
    action.apply,
    influence.apply,
    citizen.apply,
    group.apply,
    deeds.apply,
    cubes.apply,
    mill.apply,
]
