"""A sheet after a half-day as the network sees it: for each question below, which of its answers holds.

Every answer has a number of its own, so a sheet is a list of as many numbers as there are questions.
Most actions change few answers (see network.py).
"""

from typing import Final

from trois.bots.troyes_dice import features as f
from trois.bots.troyes_dice.policy import half_days_left
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import FORTRESS, MARKET

# Where the answers to each group of questions begin.
LEFT: Final = 0  # + half-days left after this one
CITIZENS: Final = 16  # + 21 * colour + citizens
UNSPENT: Final = 79  # + 19 * resource + unspent
CIRCLED: Final = 136  # + 19 * resource + circled
MISSING: Final = 193  # + 13 * bonus column + citizens missing to complete it
CELLS: Final = 232  # + 4 * (6 * row + column) + crossed out, free, free and protected, or built
CHARACTERS: Final = 376  # + 7 * row + state of its character
BUILT: Final = 418  # + 7 * row + buildings
FREE: Final = 460  # + 7 * row + free buildings
LINKS: Final = 502  # + 3 * link + lost or made, both buildings free, one built
MARKETS: Final = 529  # + 6 * column + (0: not free, else 1 + plazas of its colour in the next half-day)
SHOWN: Final = 565  # + 3 * plaza from the next half-day's first + its colour
HIDDEN: Final = 592  # + 3 * plaza + the colour of its other face
COUNT: Final = 619
QUESTIONS: Final = 100
"""With the links of the printed sheet."""

TRACKS: Final = [
    *((CITIZENS + 21 * i, 21) for i in range(3)),
    *((UNSPENT + 19 * i, 19) for i in range(3)),
    *((CIRCLED + 19 * i, 19) for i in range(3)),
    *((MISSING + 13 * i, 13) for i in range(3)),
    *((BUILT + 7 * i, 7) for i in range(6)),
    *((FREE + 7 * i, 7) for i in range(6)),
]
"""Questions whose answers are amounts: where they begin, and how many there are."""


class Scene:
    """What all ends of one half-day have in common: the wheel as it will be, and the time."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.pairs = f.link_pairs(state.cards)
        self.left = half_days_left(state)
        self.shown = [0, 0, 0]
        self.wheel: list[int] = []
        up = state.up[:]
        for offer in state.offers:
            if not offer.available:
                up[state.slot_of(offer.plaza)] ^= 1
        first = f.next_slot(state)
        for k in range(9):
            faces = state.cards.faces[state.plazas[(first + k) % 9]]
            side = up[(first + k) % 9]
            self.wheel.append(SHOWN + 3 * k + faces[side])
            self.wheel.append(HIDDEN + 3 * k + faces[1 - side])
            if k < 4:
                self.shown[faces[side]] += 1

    def answers(self, sheet: Sheet) -> list[int]:
        found = [LEFT + self.left]
        found.extend(self.wheel)
        for i in range(3):
            citizens = sheet.citizens[i]
            found.append(CITIZENS + 21 * i + (min(20, citizens)))
            found.append(UNSPENT + 19 * i + sheet.unspent[i])
            found.append(CIRCLED + 19 * i + sheet.circled[i])
            found.append(MISSING + 13 * i + f.missing(sheet.citizens, f.COLUMNS[i]))
        self._add_cells(sheet, found)
        self._add_rows(sheet, found)
        self._add_links(sheet, found)
        return found

    def _add_cells(self, sheet: Sheet, found: list[int]) -> None:
        built, free = sheet.built, sheet.free_cells()
        numbers, cards = self.state.numbers, self.state.cards
        for column in range(6):
            bit = numbers[column] - 1
            open_ = 2 if built >> (6 * FORTRESS + bit) & 1 else 1
            for row in range(6):
                at = 6 * row + bit
                cell = CELLS + 4 * (6 * row + column)
                found.append(cell + 3 if built >> at & 1 else cell + open_ if free >> at & 1 else cell)
            market = free >> (6 * MARKET + bit) & 1
            found.append(MARKETS + 6 * column + (1 + self.shown[cards.market_die[column]] if market else 0))

    def _add_rows(self, sheet: Sheet, found: list[int]) -> None:
        built, free = sheet.built, sheet.free_cells()
        characters = f.characters(self.state, sheet)
        for row in range(6):
            found.append(CHARACTERS + 7 * row + characters[row])
            found.append(BUILT + 7 * row + (built >> 6 * row & 63).bit_count())
            found.append(FREE + 7 * row + (free >> 6 * row & 63).bit_count())

    def _add_links(self, sheet: Sheet, found: list[int]) -> None:
        built, free, numbers = sheet.built, sheet.free_cells(), self.state.numbers
        at = LINKS
        for row, one, other in self.pairs:
            a, b = 6 * row + numbers[one] - 1, 6 * row + numbers[other] - 1
            standing = (built >> a & 1) + (built >> b & 1)
            possible = standing + (free >> a & 1) + (free >> b & 1) == 2
            found.append(at + (1 + standing if possible and standing < 2 else 0))
            at += 3
