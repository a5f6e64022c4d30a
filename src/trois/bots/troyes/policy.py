"""The quick player of Troyes: the action whose gains, less its price in dice and deniers, are highest."""

from typing import cast

from trois.bots.policy import Policy, shares
from trois.bots.troyes import groups, prices
from trois.bots.troyes.appraisal import Appraisal
from trois.core import game as core
from trois.games.troyes.dice import PILES
from trois.games.troyes.state import State
from trois.games.troyes.steps.counter import STRENGTH, strength_of
from trois.games.troyes.vocabulary import (
    AGRICULTURE,
    CANNOT,
    CUBE,
    DONE,
    FIGHT_WITH,
    LEAVE,
    MILL_FOR,
    MOVE,
    PASS,
    PLACE,
    RAISE,
    RECRUIT,
    REROLL,
    TURN,
    USE,
)
from trois.games.troyes.words import (
    ACTION,
    ALSO,
    AMOUNT,
    CITIZEN,
    COUNTER,
    CUBES,
    DICE,
    FIGHT,
    MILL,
    OVER,
    SETTLE,
    TURN_OVER,
)

LEAD_SCALE = 12.0


class TroyesPolicy(Policy):
    def worths(self, state: core.State, seat: int, legal: list[int]) -> list[float]:
        board = cast(State, state)
        question = board.question
        if question == DICE:
            return groups.worths(Appraisal(board, seat), legal)
        if question == ACTION:
            appraisal = Appraisal(board, seat)
            return [_action(appraisal, action) for action in legal]
        if question in {COUNTER, FIGHT}:
            return _countering(board, seat, legal)
        appraisal = Appraisal(board, seat)
        if question == AMOUNT:
            return [appraisal.target(board.trail[0], action - USE + 1) for action in legal]
        if question == CITIZEN:
            return [_source(appraisal, action) for action in legal]
        if question == SETTLE:
            return [_space(board, seat, action) for action in legal]
        return [_other(appraisal, question, action) for action in legal]

    def turn(self, state: core.State, seat: int) -> int:
        """By the dice on the table: an action uses some, a new roll of one doesn't."""
        board = cast(State, state)
        dice = 0
        for owner in range(5):
            dice += board.dice_in(owner)
        return (board.round * 4 + seat) * 64 + dice

    def is_quiet(self, state: core.State) -> bool:
        """Nobody is in the middle of an action."""
        board = cast(State, state)
        return board.question in {ACTION, COUNTER}

    def values(self, totals: list[float]) -> list[float]:
        return shares(totals, LEAD_SCALE)

    def totals(self, state: core.State) -> list[float]:
        board = cast(State, state)
        totals = [float(score.total) for score in self.game.scores(state)]
        if board.question == OVER:
            return totals
        return [total + _to_come(board, seat) for seat, total in enumerate(totals)]


def _to_come(state: State, seat: int) -> float:
    """What a seat's dice, deniers, influence, citizens and cubes are still good for."""
    left = state.deal.rounds - state.round
    worth = prices.at(prices.DENIER, left) * state.money[seat]
    worth += prices.at(prices.INFLUENCE, left) * state.influence[seat]
    worth += prices.at(prices.CITIZEN, left) * state.spaces.count(seat)
    worth += prices.at(prices.SUPPLY, left) * min(state.supply[seat], 3)
    for colour in range(3):
        worth += prices.DIE * PILES[state.dice[seat * 3 + colour]].total
    first = seat * 9
    for modifier in range(1, 9):
        count = state.stock[first + modifier]
        if count:
            worth += prices.at(prices.CUBE, left) * (1 + 0.5 * min(count - 1, 2))
    return worth


def _action(appraisal: Appraisal, action: int) -> float:
    """The choice of an action: the best its dice could do."""
    if action < AGRICULTURE + 1:
        if PLACE <= action < AGRICULTURE:
            return groups.best_placement(appraisal, action - PLACE)
        return groups.best(appraisal, action)
    if action == PASS:
        return 2 * appraisal.denier
    return _spending(appraisal, action)


def _spending(appraisal: Appraisal, action: int) -> float:
    """Influence: another roll of a low die, turned dice, a new citizen."""
    if action >= TURN:
        gain = (7 - 2 * ((action - TURN) % 6 + 1)) * prices.DIE
        return 1.6 * gain - 4 * appraisal.influence
    if action == RECRUIT:
        needed = 1.2 if appraisal.state.supply[appraisal.seat] == 0 else 0.4
        return needed * prices.at(prices.SUPPLY, appraisal.left) - 2 * appraisal.influence
    value = (action - REROLL) % 6 + 1
    return (3.5 - value) * prices.DIE - appraisal.influence


def _source(appraisal: Appraisal, action: int) -> float:
    """Where a citizen comes from: what is missed there."""
    if action >= RAISE:
        return 0.3
    if action >= MOVE:
        return -prices.at(prices.CITIZEN, appraisal.left)
    if action >= LEAVE:
        slot = (action - LEAVE) // 3
        post = appraisal.state.posts[slot * 4 + appraisal.seat]
        return -1.0 - (appraisal.state.deal.cards.post_vp[action - LEAVE][post - 1] if 1 <= post <= 2 else 0)
    return 0.0


def _space(state: State, seat: int, space: int) -> float:
    """The first citizens: some of each colour, and not where the first push expels them."""
    building = space // 6
    length = state.deal.cards.row_length[building]
    own = state.citizens_in(building, seat)
    likes = (0.1, 0.35, 0.5)[building]
    return likes - 0.25 * own - 0.1 * (space % 6 % length)


def _other(appraisal: Appraisal, question: int, action: int) -> float:
    if question == CUBES:
        return 0.0 if action == DONE else appraisal.cubes(action - CUBE, 1) + 0.01
    if question == MILL:
        return 0.0 if action == DONE else 1.0 + appraisal.state.citizens_in(action - MILL_FOR, appraisal.seat)
    if question == ALSO:
        return 0.0 if action == DONE else 1.0
    if question == TURN_OVER:
        return 0.0 if action == DONE else (7 - 2 * ((action - TURN) % 6 + 1)) * prices.DIE
    return 0.0


def _countering(state: State, seat: int, legal: list[int]) -> list[float]:
    """Dice against the highest black die: the cheapest that suffice, one, two or three; else the strongest."""
    goal = state.black[-1] - strength_of(state.trail)
    last = state.trail[-1] - FIGHT_WITH if state.question == FIGHT else 0
    if goal <= 0:
        return [1.0 if action == DONE else 0.0 for action in legal]
    kinds: list[int] = []
    for kind in range(last, 18):
        count = state.dice[seat * 3 + kind // 6] >> 3 * (kind % 6) & 7
        if state.question == FIGHT and kind == last:
            count -= state.trail.count(FIGHT_WITH + kind)
        kinds += [kind] * count
    best = _cheapest(kinds, goal)
    return [1.0 if action - FIGHT_WITH == best else _late(action) for action in legal]


def _late(action: int) -> float:
    """Influence is not spent here; of dice the first."""
    return -1.0 if action > CANNOT else 0.0


def _cheapest(kinds: list[int], goal: int) -> int:
    """The first die of the cheapest one, two or three that are strong enough, or -1."""
    best, least = -1, 1000
    count = len(kinds)
    for i in range(count):
        first = kinds[i]
        if STRENGTH[first] >= goal and first % 6 + 1 < least:
            best, least = first, first % 6 + 1
        for j in range(i + 1, count):
            strength = STRENGTH[first] + STRENGTH[kinds[j]]
            cost = first % 6 + kinds[j] % 6 + 3
            if strength >= goal and cost < least:
                best, least = first, cost
            for k in range(j + 1, count):
                if strength + STRENGTH[kinds[k]] >= goal and cost + kinds[k] % 6 + 2 < least:
                    best, least = first, cost + kinds[k] % 6 + 2
    return best
