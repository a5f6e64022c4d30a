"""Which resource pays for the second plaza, which costs one of any type."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.rules.price import pay
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.vocabulary import PAY
from trois.games.troyes_dice.words import FOR_PLAZA, USE_DIE


def legal(state: State, seat: int) -> list[int]:
    """The player names the type. Rules: One resource of any type."""
    unspent = state.sheets[seat].unspent
    return [PAY + resource for resource in range(3) if unspent[resource] > 0]


def apply(state: State, seat: int, action: int, _chance: Chance, journal: Journal | None) -> None:
    sheet = state.sheets[seat]
    pay(sheet, seat, action - PAY, 1, FOR_PLAZA, journal)
    sheet.question = USE_DIE
