"""Which function answers for which question."""

from collections.abc import Callable
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.steps import bonus, citizen, die, numbering, payment, use


def _nothing(_state: State, _seat: int) -> list[int]:
    return []


def _stay(_state: State, _seat: int, _action: int, _chance: Chance, _journal: Journal | None) -> None:
    """A player who is done is not asked."""


LEGAL: Final[list[Callable[[State, int], list[int]]]] = [
    _nothing,
    die.legal,
    payment.legal,
    use.legal,
    citizen.legal,
    bonus.legal_prestige,
    bonus.legal_administration,
    numbering.legal_direction,
    numbering.legal_write,
]
APPLY: Final[list[Callable[[State, int, int, Chance, Journal | None], None]]] = [
    _stay,
    die.apply,
    payment.apply,
    use.apply,
    citizen.apply,
    bonus.apply,
    bonus.apply,
    numbering.apply_direction,
    numbering.apply_write,
]
HERALD: Final = 6
"""The herald's questions stand behind those of a sheet: this plus the stage of numbering."""
