"""What the rest of a game of Troyes Dice depends on, as a list of numbered features of a sheet.

The expected final score is the present score plus a weighted sum of these; the weights depend on
how many half-days are left (see weights.py). Every action changes only a few of them, so the worth
of an action is a difference of a few table entries (see policy.py).
"""

from typing import Final

from trois.games.troyes_dice.cards import CITIZEN_TRACK, Cards
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import CATHEDRAL, FORTRESS, MARKET, MORNING

# States of a row's character: its Cathedral is crossed out, may still be built (as one that counts
# once, twice, three times), or is built and counts as often.
LOST: Final = 0
LOCKED: Final = 0  # + how often the next Cathedral counts
UNLOCKED: Final = 3  # + how often it counts

COLUMNS: Final = [3, 6, 11]
MOST_MISSING: Final = 12
MOST_POTENTIAL: Final = 20

# Where each block of features begins.
BASE: Final = 0
CITIZENS: Final = 1  # + 21 * colour + citizens
MISSING: Final = 64  # + 13 * bonus column + citizens missing to complete it
UNSPENT: Final = 103  # + 19 * resource + unspent
CIRCLED: Final = 160  # + 19 * resource + circled
FREE: Final = 217  # + 14 * row + 2 * character + protected, times the number of free buildings
BUILT: Final = 301  # + 7 * row + character, times the number of buildings
CATHEDRALS: Final = 343  # + 7 * built + free
LINKS: Final = 392  # + 2 * link + half built
MARKETS: Final = 410  # + 5 * column + plazas of its colour in the next half-day: the Market there is free
CELLS: Final = 440  # + 6 * row + number - 1: the building there is free
ALIVE: Final = 476  # + dice that something can still be built with
POTENTIAL: Final = 495  # + half of what all free buildings of unlocked characters would count
COUNT: Final = 516

LINK_COUNT: Final = 9
DICE: Final = (1 << 18) - 1


def link_pairs(cards: Cards) -> list[tuple[int, int, int]]:
    """Row and columns of every link; its place in this list is its number."""
    pairs: list[tuple[int, int, int]] = []
    for row in range(6):
        for column in range(6):
            link = cards.links[row][column]
            if link is not None and link.partner > column and len(pairs) < LINK_COUNT:
                pairs.append((row, column, link.partner))
    return pairs


def link_numbers(cards: Cards) -> list[list[int]]:
    """By row and column: the number of the link there, or -1."""
    numbers = [[-1] * 6 for _ in range(6)]
    for number, (row, one, other) in enumerate(link_pairs(cards)):
        numbers[row][one] = numbers[row][other] = number
    return numbers


def characters(state: State, sheet: Sheet) -> list[int]:
    """By row: the state of its character."""
    cards = state.cards
    found = [LOST] * 6
    free = sheet.free_cells() >> 6 * CATHEDRAL & 63
    if free:
        locked = LOCKED + cards.multipliers[len(sheet.cathedrals)]
        for column in range(6):
            if free >> (state.numbers[column] - 1) & 1:
                found[cards.unlocks[column]] = locked
    for order, number in enumerate(sheet.cathedrals):
        found[cards.unlocks[state.column_of[number]]] = UNLOCKED + cards.multipliers[order]
    return found


def next_slot(state: State) -> int:
    """The slot of the next half-day's first plaza, before it is counted round the wheel."""
    return state.day + 4 if state.half == MORNING else state.day + 1


def next_plazas(state: State) -> list[int]:
    """By colour: how many plazas of the next half-day show it now."""
    counts = [0, 0, 0]
    first = next_slot(state)
    for plaza in range(4):
        counts[state.colour_at((first + plaza) % 9)] += 1
    return counts


def potential(free: int, rows: list[int]) -> int:
    """What the free buildings of unlocked characters would count."""
    total = 0
    for row in range(6):
        if rows[row] > UNLOCKED:
            total += (rows[row] - UNLOCKED) * (free >> 6 * row & 63).bit_count()
    return total


def missing(citizens: list[int], place: int) -> int:
    """How many citizens are still to come until a column is complete."""
    total = 0
    for count in citizens:
        if count < place:
            total += place - count
    return min(total, MOST_MISSING)


def active(state: State, sheet: Sheet) -> list[tuple[int, int]]:
    """Features that are not zero, with their values."""
    found = [(BASE, 1)]
    for colour in range(3):
        found.append((CITIZENS + 21 * colour + min(sheet.citizens[colour], CITIZEN_TRACK), 1))
        found.append((UNSPENT + 19 * colour + sheet.unspent[colour], 1))
        found.append((CIRCLED + 19 * colour + sheet.circled[colour], 1))
    for i, place in enumerate(COLUMNS):
        found.append((MISSING + 13 * i + missing(sheet.citizens, place), 1))
    return found + _rows(state, sheet) + _links(state, sheet)


def _rows(state: State, sheet: Sheet) -> list[tuple[int, int]]:
    free, safe = sheet.free_cells(), sheet.built >> 6 * FORTRESS & 63
    rows = characters(state, sheet)
    found: list[tuple[int, int]] = []
    for row, character in enumerate(rows):
        cells = free >> 6 * row & 63
        found.append((FREE + 14 * row + 2 * character, (cells & ~safe).bit_count()))
        found.append((FREE + 14 * row + 2 * character + 1, (cells & safe).bit_count()))
        found.append((BUILT + 7 * row + character, sheet.count_built(row)))
    cathedrals = (free >> 6 * CATHEDRAL & 63).bit_count()
    found.append((CATHEDRALS + 7 * len(sheet.cathedrals) + cathedrals, 1))
    found.append((ALIVE + ((free | free >> 18) & DICE).bit_count(), 1))
    found.append((POTENTIAL + min(potential(free, rows) // 2, MOST_POTENTIAL), 1))
    return [(feature, value) for feature, value in found + _cells(state, free) if value]


def _cells(state: State, free: int) -> list[tuple[int, int]]:
    plazas = next_plazas(state)
    found = [(CELLS + cell, 1) for cell in range(36) if free >> cell & 1]
    for column in range(6):
        if free >> (6 * MARKET + state.numbers[column] - 1) & 1:
            found.append((MARKETS + 5 * column + plazas[state.cards.market_die[column]], 1))
    return found


def _links(state: State, sheet: Sheet) -> list[tuple[int, int]]:
    free = sheet.free_cells()
    found: list[tuple[int, int]] = []
    for number, (row, one, other) in enumerate(link_pairs(state.cards)):
        cells = [6 * row + state.numbers[column] - 1 for column in (one, other)]
        built = sum(sheet.built >> cell & 1 for cell in cells)
        open_ = sum(free >> cell & 1 for cell in cells)
        if built + open_ == 2 and open_:
            found.append((LINKS + 2 * number + built, 1))
    return found


def points(state: State, sheet: Sheet) -> int:
    """The present score of a sheet."""
    total = sheet.citizens[0] + sheet.citizens[1] + sheet.citizens[2]
    for count in sheet.unspent:
        total += count // 2
    for order, number in enumerate(sheet.cathedrals):
        row = state.cards.unlocks[state.column_of[number]]
        total += state.cards.multipliers[order] * sheet.count_built(row)
    return total
