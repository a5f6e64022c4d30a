"""Buildings: own effect, then the expansion tile's, then the link."""

from trois.core.journal import Journal
from trois.games.troyes_dice.cards import GIVES_CITIZEN, Link
from trois.games.troyes_dice.rules import tiles, work
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.words import BUILDINGS, BY_BUILDING, BY_LINK, CATHEDRAL, FORTRESS, MARKET, PALACE, WHY


def build(state: State, seat: int, row: int, number: int, tile: int, why: int, journal: Journal | None) -> None:
    """Draw the building; what it brings goes to the front of the seat's work, in order.

    Rules: Fortress, Administration building, The order of effects, A building first.
    """
    sheet = state.sheets[seat]
    column = state.column_of[number]
    sheet.built |= 1 << (6 * row + number - 1)
    if journal is not None:
        journal.hold(seat, ("built", seat, BUILDINGS[row], number, WHY[why]))
    if row == FORTRESS:
        gains = [work.entry(work.CITIZENS, state.cards.fortress_citizen[column], 1, BY_BUILDING + FORTRESS)]
    elif row == MARKET:
        gains = market_gains(state, column, tile)
    elif row == CATHEDRAL:
        unlock_character(state, seat, number, column, journal)
        gains = []
    else:
        gains = [work.entry(work.CITIZENS, row - PALACE, state.cards.administration_citizens, BY_BUILDING + row)]
    if tile > 0:
        gains += tiles.building_gains(state.cards, row, tile)
    link = state.cards.links[row][column]
    if link is not None and sheet.has_built(row, state.numbers[link.partner]):
        gains.append(link_gain(link))
    sheet.work = gains + sheet.work if sheet.work else gains


def market_gains(state: State, column: int, tile: int) -> list[int]:
    """For every clear die of the column's colour in this half-day, taken or not. Rules: Market, A paid colour."""
    cards = state.cards
    colour = cards.market_die[column]
    dice = state.clear[colour] + tiles.market_dice(cards, tile)
    if dice == 0:
        return []
    kind = work.CITIZENS if cards.market_gives[column] == GIVES_CITIZEN else work.RESOURCE
    return [work.entry(kind, colour, dice * cards.market_each[column], BY_BUILDING + MARKET)]


def unlock_character(state: State, seat: int, number: int, column: int, journal: Journal | None) -> None:
    """Later Cathedrals count more. Rules: Cathedral, Cathedral multiplier."""
    sheet = state.sheets[seat]
    if journal is not None:
        times = state.cards.multipliers[len(sheet.cathedrals)]
        journal.hold(seat, ("unlocked", seat, BUILDINGS[state.cards.unlocks[column]], times))
    sheet.cathedrals = (*sheet.cathedrals, number)


def link_gain(link: Link) -> int:
    """Once, when both neighbours of the row stand. Rules: Links."""
    kind = work.CITIZENS if link.gives == GIVES_CITIZEN else work.RESOURCE
    return work.entry(kind, link.colour, link.amount, BY_LINK)
