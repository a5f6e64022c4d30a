"""The state of a match of Troyes Dice: the wheel, and a sheet for each seat.

Buildings and crossed dice are bit masks by die number, because that is what dice ask for;
effects belong to columns, `column_of` translates.
"""

from typing import Final

from trois.core.options import Options
from trois.games.troyes_dice.cards import Cards
from trois.games.troyes_dice.offer import Offer

ALL_CELLS: Final = (1 << 36) - 1
PRESTIGE_CELLS: Final = (1 << 18) - 1


class Sheet:
    """One seat's score sheet, and the action it is in the middle of."""

    def __init__(
        self,
        circled: list[int],
        unspent: list[int],
        citizens: list[int],
        built: int,
        crossed: int,
        cathedrals: tuple[int, ...],
        question: int,
        asked: int,
        plaza: int,
        work: list[int],
    ) -> None:
        self.circled = circled
        self.unspent = unspent
        self.citizens = citizens
        self.built = built
        """Bit 6 * row + number - 1."""
        self.crossed = crossed
        """Bit 6 * colour + number - 1."""
        self.cathedrals = cathedrals
        """Die numbers in the order of building; the order gives the multiplier."""
        self.question = question
        self.asked = asked
        """CHOOSE_CITIZEN: mask of colours, and 8 times the reason. BONUS_PRESTIGE: mask of rows."""
        self.plaza = plaza
        self.work = work
        """What is still to be worked off: the current build or gain first, then bonuses, first in first out."""

    def copy(self) -> "Sheet":
        return Sheet(
            self.circled[:],
            self.unspent[:],
            self.citizens[:],
            self.built,
            self.crossed,
            self.cathedrals,
            self.question,
            self.asked,
            self.plaza,
            self.work[:],
        )

    def free_cells(self) -> int:
        """Mask of the 36 buildings that are neither built nor crossed out. Rules: Crossed cells, Built once."""
        return ALL_CELLS & ~(self.built | self.crossed | self.crossed << 18)

    def has_built(self, row: int, number: int) -> bool:
        return self.built >> (6 * row + number - 1) & 1 == 1

    def count_built(self, row: int) -> int:
        return (self.built >> 6 * row & 63).bit_count()


class State:
    """Lists that are replaced, never changed in place, are shared between copies: `plazas`, `numbers`,
    `column_of`, `dice`, `offers`, `clear`, `shown`.
    """

    def __init__(
        self,
        options: Options,
        cards: Cards,
        plazas: list[int],
        up: list[int],
        tiles: list[int],
        numbers: list[int],
        column_of: list[int],
        stage: int,
        day: int,
        half: int,
        dice: list[int],
        black: int,
        offers: list[Offer],
        clear: list[int],
        sheets: list[Sheet],
        shown: list[Sheet],
        waiting: list[int],
    ) -> None:
        self.options = options
        self.cards = cards
        self.plazas = plazas
        """By slot: which plaza tile lies there."""
        self.up = up
        """By slot: which of its two faces is visible."""
        self.tiles = tiles
        """By slot: 0, or a banquet (1 to 8) or raid (-1 to -8) tile beside it."""
        self.numbers = numbers
        """By column: its die number, 0 while the herald has not written it."""
        self.column_of = column_of
        """By die number: its column (entry 0 is unused)."""
        self.stage = stage
        self.day = day
        self.half = half
        self.dice = dice
        """By plaza of this half-day, the cheapest first: the rolled value."""
        self.black = black
        """The plaza with the black die."""
        self.offers = offers
        self.clear = clear
        """By colour: how many dice Markets count."""
        self.sheets = sheets
        self.shown = shown
        """The sheets as everybody saw them after the event."""
        self.waiting = waiting
        """The seats that have not finished this half-day."""

    def copy(self) -> "State":
        return State(
            self.options,
            self.cards,
            self.plazas,
            self.up[:],
            self.tiles[:],
            self.numbers,
            self.column_of,
            self.stage,
            self.day,
            self.half,
            self.dice,
            self.black,
            self.offers,
            self.clear,
            [sheet.copy() for sheet in self.sheets],
            self.shown,
            self.waiting[:],
        )

    def colour_at(self, slot: int) -> int:
        """The visible colour of a plaza."""
        return self.cards.faces[self.plazas[slot]][self.up[slot]]

    def slot_of(self, plaza: int) -> int:
        """The slot of one of the four plazas of this half-day. Rules: Plazas of a half-day."""
        return (self.day + 4 * self.half + plaza) % 9
