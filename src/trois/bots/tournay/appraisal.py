"""What cards, citizens and deniers of Tournay are worth to a seat, in prestige points."""

from typing import Final

from trois.games.tournay.rules import effects as e
from trois.games.tournay.rules.areas import AREAS, LINE, members
from trois.games.tournay.rules.counting import count
from trois.games.tournay.rules.effects import Effect
from trois.games.tournay.scoring import visible_prestige
from trois.games.tournay.state import State
from trois.games.tournay.words import ANY, CHARACTER, MOST_PP, PRESTIGE

CITIZEN: Final = 0.45
"""A standing citizen: it can be used before everybody is gathered again."""
OWNED: Final = 1.2
"""A citizen more, for the rest of the game."""
RAMPART: Final = 1.5
DRAWN: Final = [1.0, 2.0, 3.4]
"""A card of level I, II or III in hand."""
USES: Final = 0.55
"""How many times a building or character is used before it is covered, in units of its present effect."""


class Appraisal:
    """A seat's prices at one moment of a game."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        held = state.deniers[seat]
        self.denier = 0.35 if held < 4 else 0.25 if held < 9 else 0.15 if held < 14 else 0.06
        if state.last_round:
            self.denier *= 0.3
        self.visible = visible_prestige(state)

    def hand_card(self, face: int) -> float:
        """A card in hand, if it can be played some day."""
        return max(0.2, 0.8 * self.district_card(face) - self.denier * min(self.state.cards.price[face], 8) + 0.3)

    def district_card(self, face: int) -> float:
        """A card in the district: its points, what it scores, what it can do."""
        cards = self.state.cards
        worth = float(cards.pp[face])
        if cards.kind[face] == PRESTIGE:
            return worth + self.prestige(face)
        if self.state.last_round:
            return worth
        return worth + self.use(face)

    def use(self, face: int) -> float:
        """What a visible building or character is still good for."""
        if face < 0 or self.state.cards.kind[face] == PRESTIGE:
            return 0.0
        if self.state.cards.kind[face] == CHARACTER:
            return 0.9
        return USES * max(0.5, self.effect(face))

    def prestige(self, face: int) -> float:
        """What a prestige building brings its builder, less what it brings the others."""
        state = self.state
        name = state.cards.name[face]
        known = False
        for other in self.visible:
            known = known or state.cards.name[other] == name
        own = self._points(self.seat, face, True)
        if known:
            return own - self._points(self.seat, face, False)
        others = 0.0
        for seat in range(state.seats):
            if seat != self.seat:
                others = max(others, self._points(seat, face, False))
        return own - others

    def _points(self, seat: int, face: int, builder: bool) -> float:
        total = 0
        for number in self.state.cards.effects[face]:
            row = self.state.cards.rows[number]
            total += count(self.state, seat, row) * (row.builder if builder else row.others)
        return float(min(total, MOST_PP))

    # Activating

    def effect(self, face: int) -> float:
        """What activating a building brings now."""
        worth = 0.0
        for number in self.state.cards.effects[face]:
            worth += self._row(self.state.cards.rows[number])
        return worth

    def _row(self, row: Effect) -> float:
        state, seat, do = self.state, self.seat, row.do
        if do == e.GAIN:
            return row.n * self.denier
        if do == e.GAIN_PER:
            return min(count(state, seat, row) * row.n, row.cap) * self.denier
        if do == e.DRAW:
            return DRAWN[row.level - 1] * (0.4 if len(state.hands[seat]) >= 4 else 0.9)
        if do == e.RECRUIT:
            return self.recruiting(row.colour, row.price)
        if do == e.STAND_UP:
            return CITIZEN * min(row.n, sum(state.lying[3 * seat : 3 * seat + 3]))
        if do == e.COMBAT:
            return RAMPART if sum(state.coins) else 0.0
        return 1.2

    def recruiting(self, colour: int, price: int) -> float:
        state = self.state
        supply = sum(state.supply) if colour == ANY else state.supply[colour]
        if supply == 0 or state.deniers[self.seat] < price:
            return 0.0
        return OWNED - price * self.denier

    def activation(self, area: int) -> float:
        """A building's effect and what the characters in its row and column pay for it."""
        state, seat = self.state, self.seat
        face = state.top[AREAS * seat + area]
        worth = self.effect(face)
        people = state.people[3 * seat] | state.people[3 * seat + 1] | state.people[3 * seat + 2]
        for other in members(people & LINE[area]):
            character = state.top[AREAS * seat + other]
            worth += state.cards.on_activate[character][state.cards.colour[face]] * self.denier
        return worth

    # Placing

    def place(self, face: int, area: int) -> float:
        """A card on an area: what is lost there, and what stands in its row and column."""
        state, at = self.state, AREAS * self.seat + area
        cards = state.cards
        top = state.top[at]
        near = 0.06 * (LINE[area] & state.used[self.seat]).bit_count()
        if top < 0:
            return near + 0.6
        lost = self.use(top)
        if cards.kind[top] == PRESTIGE:
            lost += self.prestige(top) + 1.0
        if state.on[at]:
            lost -= 0.2
        if cards.colour[top] != cards.colour[face]:
            lost += cards.pp[top]
            for under in state.under[at]:
                lost += cards.pp[under]
        return near - lost

    def best_place(self, face: int) -> float:
        state = self.state
        best = -99.0
        for area in members(state.open[self.seat]):
            best = max(best, self.place(face, area))
        return best

    def playing(self, face: int) -> float:
        """A card played on the best area, less its cost."""
        cards = self.state.cards
        worth = self.district_card(face) + self.best_place(face) - cards.price[face] * self.denier
        if cards.pay_cards[face]:
            worth -= 0.8
        if cards.pay_citizen[face] != ANY:
            worth -= OWNED
        return worth
