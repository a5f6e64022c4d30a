"""Buildings: own effect, then the expansion tile's, then the link (rulebook L252-352)."""

from typing import Final

from trois.core.journal import Journal
from trois.games.troyes_dice.cards import GIVES_CITIZEN, Link
from trois.games.troyes_dice.rules import gains as work
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.vocabulary import BUILD
from trois.games.troyes_dice.words import BUILDINGS, CATHEDRAL, DONE, FORTRESS, MARKET, RED, WHITE, YELLOW

NO_TILE: Final = 0
YELLOW_OR_WHITE: Final = 1 << YELLOW | 1 << WHITE


def bonus_build(state: State, seat: int, action: int, journal: Journal | None) -> None:
    """A free building from a bonus: no die, so no tile."""
    state.sheets[seat].question = DONE
    build(state, seat, (action - BUILD) // 6, (action - BUILD) % 6 + 1, NO_TILE, journal)
    work.go_on(state, seat, journal)


def build(state: State, seat: int, row: int, number: int, tile: int, journal: Journal | None) -> None:
    """Draw the building; what it brings goes to the front of the seat's work, in order."""
    sheet = state.sheets[seat]
    column = state.column_of[number]
    sheet.built |= 1 << (6 * row + number - 1)
    if journal is not None:
        journal.hold(seat, ("built", seat, BUILDINGS[row], number))
    if row == FORTRESS:
        gains = [work.entry(work.CITIZENS, state.cards.fortress_citizen[column])]
    elif row == MARKET:
        gains = market_gains(state, column, tile)
    elif row == CATHEDRAL:
        unlock_character(state, seat, number, column, journal)
        gains = []
    else:
        gains = [work.entry(work.CITIZENS, row - 3, state.cards.administration_citizens)]
    if tile > 0:
        gains += tile_gains(state, row, tile)
    link = state.cards.links[row][column]
    if link is not None and sheet.has_built(row, state.numbers[link.partner]):
        gains.append(link_gain(link))
    sheet.work[0:0] = gains


def market_gains(state: State, column: int, tile: int) -> list[int]:
    """For every clear die of the column's colour in this half-day, taken or not (L298)."""
    cards = state.cards
    colour = cards.market_die[column]
    dice = state.clear[colour] + (cards.tile_dice if tile == 6 else 0)
    if dice == 0:
        return []
    kind = work.CITIZENS if cards.market_gives[column] == GIVES_CITIZEN else work.RESOURCE
    return [work.entry(kind, colour, dice * cards.market_each[column])]


def unlock_character(state: State, seat: int, number: int, column: int, journal: Journal | None) -> None:
    """The 1st and 2nd Cathedral count 1 per building, the 3rd and 4th 2, the 5th and 6th 3 (L314-316)."""
    sheet = state.sheets[seat]
    if journal is not None:
        times = state.cards.multipliers[len(sheet.cathedrals)]
        journal.hold(seat, ("unlocked", seat, BUILDINGS[state.cards.unlocks[column]], times))
    sheet.cathedrals = (*sheet.cathedrals, number)


def tile_gains(state: State, row: int, tile: int) -> list[int]:
    """Banquets 4, 5 and 7: more for a Fortress, a Cathedral, an administration building."""
    if tile == 4 and row == FORTRESS:
        return [work.entry(work.CITIZENS, RED), work.entry(work.CITIZEN_OF_CHOICE, 0, YELLOW_OR_WHITE)]
    if tile == 5 and row == CATHEDRAL:
        return [work.entry(work.EACH)]
    if tile == 7 and row >= 3:
        return [work.entry(work.CITIZENS, row - 3, state.cards.tile_citizens)]
    return []


def link_gain(link: Link) -> int:
    """Once, when both neighbours of the row stand (L260)."""
    kind = work.CITIZENS if link.gives == GIVES_CITIZEN else work.RESOURCE
    return work.entry(kind, link.colour, link.amount)
