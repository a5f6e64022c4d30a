"""What a target of an action brings, by how often it is done."""

from typing import Final

from trois.bots.troyes import prices
from trois.games.troyes.dice import PILES
from trois.games.troyes.rules.actions import first_free_post
from trois.games.troyes.rules.flags import cubes_on
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT
from trois.games.troyes.words import (
    ARCHER,
    CAPTAIN,
    CHIVALRY,
    CITY_HALL,
    DIPLOMAT,
    GLASSBLOWER,
    GREY,
    JOUST,
    MILLER,
    MODIFIER_OF_CARD,
    PROCESSION,
    RED,
    TAX_COLLECTOR,
)

COUNTING: Final = {MILLER, TAX_COLLECTOR, GLASSBLOWER, CAPTAIN, ARCHER, CHIVALRY, DIPLOMAT, JOUST, PROCESSION}
"""Cards whose gain depends on the table; the others give fixed numbers."""


class Appraisal:
    """A seat's prices at one moment of a game."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = state.deal.rounds - state.round
        self.denier = prices.at(prices.DENIER, self.left)
        self.influence = prices.at(prices.INFLUENCE, self.left)

    def target(self, target: int, times: int) -> float:
        """An activity, an event or agriculture, so many times; hiring not counted."""
        if times <= 0:
            return 0.0
        if target < COMBAT:
            return self.activity(target - ACTIVATE, times)
        if target < CATHEDRAL:
            return self.cubes(target - COMBAT, times)
        if target == AGRICULTURE:
            return self.denier * times
        return 0.0

    def activity(self, card: int, times: int) -> float:
        modifier = MODIFIER_OF_CARD[card]
        if modifier:
            held = self.state.stock[self.seat * 9 + modifier]
            worth = 0.0
            for more in range(min(times, 4)):
                worth += prices.at(prices.CUBE, self.left) * 0.6 ** (held + more)
            return worth
        cards = self.state.deal.cards
        worth = -cards.pay_deniers[card] * times * self.denier - cards.pay_influence[card] * times * self.influence
        if card in COUNTING:
            return worth + self._special(card, times)
        worth += cards.deniers[card] * times * self.denier + cards.influence[card] * times * self.influence
        return worth + cards.vp[card] * times

    def _special(self, card: int, times: int) -> float:
        state, seat = self.state, self.seat
        vp = state.deal.cards.vp[card]
        if card == MILLER:
            deniers = state.deal.cards.deniers[card]
            return deniers * times * self.denier * max(state.citizens_in(0, seat), state.citizens_in(1, seat))
        if card == TAX_COLLECTOR:
            rate = state.deal.cards.deniers[card]
            due = rate * state.citizens_in(CITY_HALL, GREY)
            for other in range(state.deal.seats):
                if other != seat:
                    due += min(rate * state.citizens_in(CITY_HALL, other), state.money[other])
            return due * times * self.denier * 1.2
        if card == GLASSBLOWER:
            return float(vp * (state.cathedral.count(seat) // state.deal.cards.cubes[card]) * times)
        if card == CAPTAIN:
            return float(vp * times * sum([seat in cubes_on(state, event) for event in state.queue]))
        if card in {ARCHER, CHIVALRY, DIPLOMAT}:
            return self._cubes_by_activity(card, times)
        if card in {JOUST, PROCESSION}:
            return self._prize(card, times)
        return 0.0

    def _cubes_by_activity(self, card: int, times: int) -> float:
        cards = self.state.deal.cards
        cubes = float(times)
        if card == ARCHER:
            cubes = times * (7 - cards.effect[card].number("least")) / 6
        elif card == CHIVALRY:
            cubes = times * max(0.0, PILES[self.state.dice[self.seat * 3 + RED]].size - 1.5)
        return cubes * cards.cubes[card] * (self.influence + 0.7)

    def _prize(self, card: int, times: int) -> float:
        """Points each time to whoever has the most dice, or the highest red dice, left."""
        state = self.state
        if card == JOUST:
            merits = [PILES[state.dice[owner * 3 + RED]].total for owner in range(5)]
            merits[self.seat] -= 5
        else:
            merits = [state.dice_in(owner) for owner in range(5)]
            merits[self.seat] -= 2
        if merits[self.seat] <= 0 or merits[self.seat] < max(merits):
            return 0.0
        return float(state.deal.cards.vp[card] * times)

    def cubes(self, event: int, count: int) -> float:
        """Cubes on an event: influence, a share of its prizes, and being there at all."""
        state, seat = self.state, self.seat
        owners = cubes_on(state, event)
        flags = state.deal.cards.event_flags[event]
        first, second = state.deal.cards.event_vp[event]
        count = min(count, flags - len(owners))
        worth = count * self.influence
        own = owners.count(seat)
        if len(owners) + count == flags:
            return worth + _prizes(owners, seat, own + count, first, second) - (prices.PRESENCE if own else 0.0)
        worth += prices.SHARE * (first + second) * count / flags
        return worth if own else worth + prices.PRESENCE

    def hiring(self, card: int) -> float:
        """A tradesman on a card: the points of his place, less the hire and the citizen."""
        slot = card // 3
        state = self.state
        if state.posts[slot * 4 + self.seat]:
            return 0.0
        post = first_free_post(state, slot)
        points = state.deal.cards.post_vp[card][post - 1] if post < 3 else 0
        citizen = prices.SUPPLY if state.supply[self.seat] else prices.CITIZEN
        return points - state.deal.hire[slot] * self.denier - prices.at(citizen, self.left)


def _prizes(owners: list[int], seat: int, own: int, first: int, second: int) -> float:
    """The prizes of an event that is countered with so many own cubes, and its card."""
    better = equal = 0
    for owner in range(5):
        if owner != seat:
            count = owners.count(owner)
            better += count > own
            equal += count == own
    if better == 0:
        return float(first) + 0.5 if equal == 0 and own < len(owners) + own else (first + second) / (1 + equal)
    return second / (1 + equal) if better == 1 else 0.0
