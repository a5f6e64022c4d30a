"""Seats for the golden games of Tournay.

Random seats hardly ever finish a district, so these like to play cards, to work in their buildings and to save
for a Cathedral.
"""

from trois.core.chance import Chance
from trois.core.match import Match
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import IDS
from trois.games.tournay.state import State
from trois.games.tournay.words import PLACE, TURN

CATHEDRAL = IDS.index("white3.cathedral")


class Builders:
    """Seats that build their districts, with some chance in everything."""

    def __init__(self, match: Match, seed: int) -> None:
        assert isinstance(match.state, State)
        self.match = match
        self.chance = Chance(seed)

    def finish(self) -> Match:
        while self.match.pending:
            seats = self.match.pending
            seat = seats[self.chance.below(len(seats))]
            self.match.push(seat, self.choice(seat))
        return self.match

    def choice(self, seat: int) -> int:
        state, actions = self.match.state, self.match.legal(seat)
        assert isinstance(state, State)
        if state.question == TURN:
            return self.turn(state, seat, actions)
        if state.question == PLACE:
            return self.place(state, seat, actions)
        return self.any(actions)

    def any(self, actions: list[int]) -> int:
        return actions[self.chance.below(len(actions))]

    def often(self, of: int) -> bool:
        """True but for one time in `of`."""
        return self.chance.below(of) > 0

    def turn(self, state: State, seat: int, actions: list[int]) -> int:
        plays = [action for action in actions if action < v.DRAW]
        if CATHEDRAL in plays:
            return CATHEDRAL
        if CATHEDRAL in state.hands[seat]:
            earns = [action for action in actions if v.EARN <= action < v.GATHER]
            return earns[-1] if earns else v.GATHER
        if plays and self.often(8):
            prestige = [action for action in plays if state.cards.level[action] == 3]
            return self.any(prestige if prestige and self.often(4) else plays)
        return self.action(state, seat, actions)

    def action(self, state: State, seat: int, actions: list[int]) -> int:
        works = [action for action in actions if v.ACTIVATE <= action < v.COMBAT]
        draws = [action for action in actions if v.DRAW <= action < v.ACTIVATE]
        third = [action for action in draws if (action - v.DRAW) % 3 == 2]
        fights = [action for action in actions if v.COMBAT <= action < v.EARN or action >= v.RECRUIT]
        for wished, of in ((works, 3), (third, 2), (fights, 2)):
            if wished and self.often(of):
                return self.any(wished)
        if draws and len(state.hands[seat]) < 4 and self.often(5):
            return self.any(draws)
        if sum(state.standing[3 * seat : 3 * seat + 3]) <= 2 and self.often(4):
            return v.GATHER
        return self.any(actions)

    def place(self, state: State, seat: int, actions: list[int]) -> int:
        """New areas first, then those without a prestige building."""
        new = [action for action in actions if not state.used[seat] >> (action - v.PLACE) & 1]
        rest = [action for action in actions if not state.prestige[seat] >> (action - v.PLACE) & 1]
        return self.any(new if new and self.often(6) else rest or actions)
