"""Which colour a citizen of choice has."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.rules import gains
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.vocabulary import CITIZEN
from trois.games.troyes_dice.words import DONE


def legal(state: State, seat: int) -> list[int]:
    """The colours asked for: tracks that are not full, or those of Banquet 4. Rules: A full citizen track."""
    asked = state.sheets[seat].asked
    return [CITIZEN + colour for colour in range(3) if asked >> colour & 1]


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
    sheet = state.sheets[seat]
    sheet.question = DONE
    gains.gain_citizens(state, seat, action - CITIZEN, 1, sheet.asked >> 3, journal)
    if sheet.question == DONE:
        gains.go_on(state, seat, chance, journal)
