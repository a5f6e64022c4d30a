"""What everything a sheet could do in this half-day is worth, in points of the final score."""

from typing import Final

from trois.bots.troyes_dice import features as f
from trois.games.troyes_dice.cards import ADMINISTRATION_BUILD, CITIZEN_TRACK, GIVES_CITIZEN, NOTHING, RESOURCE_TRACK
from trois.games.troyes_dice.rules import tiles, work
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import CATHEDRAL, FORTRESS, MARKET, PALACE

UNKNOWN: Final = -1e9
# What a bonus brings in turn is not looked at more closely.
NESTED_BONUS: Final = 4.0
NESTED_RESOURCES: Final = 2.0
MOST_AT_ONCE: Final = 10


class Appraisal:
    """Differences of the weighted features, worked out once for each thing that is asked."""

    def __init__(self, state: State, sheet: Sheet, weights: list[float], links: list[list[int]]) -> None:
        self.state = state
        self.sheet = sheet
        self.weights = weights
        self.links = links
        self.free = sheet.free_cells()
        self.safe = sheet.built >> 6 * FORTRESS & 63
        self.characters = f.characters(state, sheet)
        self.known_builds = [UNKNOWN] * 36
        self.known_citizens = [UNKNOWN] * (3 * (MOST_AT_ONCE + 1))
        self.nested = False
        self.plazas = f.next_plazas(state)
        self.alive = ((self.free | self.free >> 18) & f.DICE).bit_count()
        self.potential = f.potential(self.free, self.characters)

    # Resources

    def resource_worth(self, resource: int, amount: int) -> float:
        """What an unspent amount is worth."""
        return amount // 2 + self.weights[f.UNSPENT + 19 * resource + amount]

    def gain(self, resource: int, amount: int, held: int) -> float:
        """Circling symbols, when `held` are unspent."""
        before = self.sheet.circled[resource]
        after = min(before + amount, RESOURCE_TRACK)
        worth = self.resource_worth(resource, held + after - before) - self.resource_worth(resource, held)
        at = f.CIRCLED + 19 * resource
        worth += self.weights[at + after] - self.weights[at + before]
        citizens = self.state.cards.citizens_by[after] - self.state.cards.citizens_by[before]
        return worth + self.citizens(resource, citizens) if citizens else worth

    def each_resource(self, amount: int) -> float:
        unspent = self.sheet.unspent
        return self.gain(0, amount, unspent[0]) + self.gain(1, amount, unspent[1]) + self.gain(2, amount, unspent[2])

    # Citizens

    def citizens(self, colour: int, amount: int) -> float:
        if amount <= 0:
            return 0.0
        if self.nested or amount > MOST_AT_ONCE:
            return self._citizens(colour, amount)
        key = colour * (MOST_AT_ONCE + 1) + amount
        worth = self.known_citizens[key]
        if worth == UNKNOWN:
            worth = self.known_citizens[key] = self._citizens(colour, amount)
        return worth

    def _citizens(self, colour: int, amount: int) -> float:
        before = self.sheet.citizens[colour]
        after = min(before + amount, CITIZEN_TRACK)
        at = f.CITIZENS + 21 * colour
        worth = amount + self.weights[at + after] - self.weights[at + before]
        for i in range(3):
            if before < f.COLUMNS[i]:
                worth += self._nearer_to_column(i, before, after)
        for place in range(max(before + 1, 15), after + 1):
            bonus = self.state.cards.track_bonus[place]
            if bonus == 1:
                worth += self.best_bonus(0, 3, colour)
            elif bonus != NOTHING:
                worth += 2
        return worth

    def _nearer_to_column(self, i: int, before: int, after: int) -> float:
        place = f.COLUMNS[i]
        left = 0
        for count in self.sheet.citizens:
            if count < place:
                left += place - count
        then = left - (min(after, place) - before)
        at = f.MISSING + 13 * i
        worth = self.weights[at + min(then, f.MOST_MISSING)] - self.weights[at + min(left, f.MOST_MISSING)]
        if then == 0:
            worth += self._column_bonus(place)
        return worth

    def _column_bonus(self, place: int) -> float:
        if self.state.cards.column_bonus[place] == ADMINISTRATION_BUILD:
            return self.best_bonus(3, 6, -1)
        if self.nested:
            return NESTED_RESOURCES
        self.nested = True
        worth = self.each_resource(1)
        self.nested = False
        return worth

    def best_bonus(self, first: int, last: int, but: int) -> float:
        """The best free building in some rows, except one."""
        if self.nested:
            return NESTED_BONUS
        self.nested = True
        best = 0.0
        for row in range(first, last):
            if row != but:
                for number in range(1, 7):
                    if self.free >> (6 * row + number - 1) & 1:
                        best = max(best, self._build(row, number, 0))
        self.nested = False
        return best

    # Buildings

    def build(self, row: int, number: int, tile: int) -> float:
        """A building that is free to be built, with all it brings."""
        if tile > 0:
            return self._build(row, number, tile)
        cell = 6 * row + number - 1
        worth = self.known_builds[cell]
        if worth == UNKNOWN:
            worth = self.known_builds[cell] = self._build(row, number, 0)
        return worth

    def _build(self, row: int, number: int, tile: int) -> float:
        weights, character = self.weights, self.characters[row]
        column = self.state.column_of[number]
        worth = weights[f.BUILT + 7 * row + character] - weights[f.CELLS + 6 * row + number - 1]
        worth -= weights[f.FREE + 14 * row + 2 * character + (self.safe >> (number - 1) & 1)]
        if self.free >> (6 * (row + 3 if row < PALACE else row - 3) + number - 1) & 1 == 0:
            worth += weights[f.ALIVE + self.alive - 1] - weights[f.ALIVE + self.alive]
        counts = character - f.UNLOCKED if character > f.UNLOCKED else 0
        if row != CATHEDRAL and counts:
            worth += self._less_potential(-counts)
        worth += counts
        if tile > 0:
            worth += self._tile(row, tile)
        linked = self._linked(row, column)
        if row >= PALACE:
            return worth + self._linked_worth(row, column, linked, row - 3, self.state.cards.administration_citizens)
        if row == FORTRESS:
            worth += self._protection(number)
            return worth + self._linked_worth(row, column, linked, self.state.cards.fortress_citizen[column], 1)
        if row == MARKET:
            at = f.MARKETS + 5 * column + self.plazas[self.state.cards.market_die[column]]
            return worth + self._market(column, tile) - weights[at]
        return worth + self._cathedral(number, column, -counts)

    def _less_potential(self, change: int) -> float:
        before = min(self.potential // 2, f.MOST_POTENTIAL)
        after = min((self.potential + change) // 2, f.MOST_POTENTIAL)
        return self.weights[f.POTENTIAL + after] - self.weights[f.POTENTIAL + before]

    def _linked(self, row: int, column: int) -> int:
        """0: no link there that can be; 1: the other building is still free; 2: it stands."""
        link = self.state.cards.links[row][column]
        if link is None:
            return 0
        cell = 6 * row + self.state.numbers[link.partner] - 1
        if self.sheet.built >> cell & 1:
            return 2
        return self.free >> cell & 1

    def _linked_worth(self, row: int, column: int, linked: int, colour: int, amount: int) -> float:
        """A building's own citizens and its link's gains."""
        if linked == 0:
            return self.citizens(colour, amount)
        link, number = self.state.cards.links[row][column], self.links[row][column]
        at = f.LINKS + 2 * number
        worth = 0.0
        if linked == 1:
            if number >= 0:
                worth = self.weights[at + 1] - self.weights[at]
        elif link is not None:
            if number >= 0:
                worth = -self.weights[at + 1]
            if link.gives == GIVES_CITIZEN and link.colour == colour:
                amount += link.amount
            elif link.gives == GIVES_CITIZEN:
                worth += self.citizens(link.colour, link.amount)
            else:
                worth += self.gain(link.colour, link.amount, self.sheet.unspent[link.colour])
        return worth + self.citizens(colour, amount)

    def _protection(self, number: int) -> float:
        """A Fortress makes the free buildings of its column safe."""
        worth = 0.0
        for row in range(1, 6):
            if self.free >> (6 * row + number - 1) & 1:
                at = f.FREE + 14 * row + 2 * self.characters[row]
                worth += self.weights[at + 1] - self.weights[at]
        return worth

    def _market(self, column: int, tile: int) -> float:
        cards = self.state.cards
        colour = cards.market_die[column]
        amount = (self.state.clear[colour] + tiles.market_dice(cards, tile)) * cards.market_each[column]
        if amount == 0:
            return 0.0
        if cards.market_gives[column] == GIVES_CITIZEN:
            return self.citizens(colour, amount)
        return self.gain(colour, amount, self.sheet.unspent[colour])

    def _cathedral(self, number: int, column: int, change: int) -> float:
        """Unlock a character: what stands in its row counts, and so will what comes; the next may count more."""
        cards, sheet, weights = self.state.cards, self.sheet, self.weights
        row = cards.unlocks[column]
        order = len(sheet.cathedrals)
        times = cards.multipliers[order]
        free = self.free & ~(1 << (6 * CATHEDRAL + number - 1))
        built = sheet.count_built(row) + (1 if row == CATHEDRAL else 0)
        worth = built * times + self._becomes(row, free, built, f.LOCKED + times, f.UNLOCKED + times)
        if order < 5 and cards.multipliers[order + 1] != times:
            worth += self._next_counts_more(row, free, cards.multipliers[order + 1])
        worth += self._less_potential(change + times * (free >> 6 * row & 63).bit_count())
        at = f.CATHEDRALS + 7 * order + (self.free >> 6 * CATHEDRAL & 63).bit_count()
        return worth + weights[at + 6] - weights[at]

    def _becomes(self, row: int, free: int, built: int, before: int, after: int) -> float:
        """A row's character goes from one state to another."""
        weights = self.weights
        cells = free >> 6 * row & 63
        at = f.BUILT + 7 * row
        worth = built * (weights[at + after] - weights[at + before])
        at = f.FREE + 14 * row
        worth += (cells & ~self.safe).bit_count() * (weights[at + 2 * after] - weights[at + 2 * before])
        worth += (cells & self.safe).bit_count() * (weights[at + 2 * after + 1] - weights[at + 2 * before + 1])
        return worth

    def _next_counts_more(self, unlocked: int, free: int, times: int) -> float:
        """The characters that are still locked will count more."""
        worth = 0.0
        for row in range(6):
            before = self.characters[row]
            if row != unlocked and f.LOST < before <= f.UNLOCKED:
                built = self.sheet.count_built(row) + (1 if row == CATHEDRAL else 0)
                worth += self._becomes(row, free, built, before, f.LOCKED + times)
        return worth

    def _tile(self, row: int, tile: int) -> float:
        """Banquets that add to a building made with their die."""
        worth = 0.0
        for entry in tiles.building_gains(self.state.cards, row, tile):
            worth += self._entry(work.kind_of(entry), work.colour_of(entry), work.amount_of(entry))
        return worth

    def _entry(self, kind: int, colour: int, amount: int) -> float:
        if kind == work.CITIZENS:
            return self.citizens(colour, amount)
        if kind == work.CITIZEN_OF_CHOICE:
            return max(self.citizens(c, 1) for c in range(3) if amount >> c & 1)
        return self.each_resource(amount)
