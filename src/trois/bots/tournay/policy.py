"""The quick player of Tournay: play what is worth more in the district than in hand, then the best action."""

from typing import Final, cast

from trois.bots.policy import Policy, shares
from trois.bots.tournay.appraisal import CITIZEN, DRAWN, OWNED, RAMPART, Appraisal
from trois.core import game as core
from trois.games.tournay import vocabulary as v
from trois.games.tournay import words as w
from trois.games.tournay.rules.areas import AREAS
from trois.games.tournay.state import State
from trois.games.tournay.words import HAND_LIMIT, HIRE_PRICE

FIRST: Final = 20.0
"""Playing comes before the action and doesn't replace it: whatever is worth playing is played first."""
RAMPART_IN_HAND: Final = 1.0
"""A rampart that can still protect."""
LEAD_SCALE: Final = 15.0


class TournayPolicy(Policy):
    def worths(self, state: core.State, seat: int, legal: list[int]) -> list[float]:
        board = cast(State, state)
        appraisal = Appraisal(board, seat)
        question = board.question
        if question == w.TURN:
            return [_turn(appraisal, action) for action in legal]
        if question == w.PLACE:
            return [appraisal.place(board.a, action - v.PLACE) for action in legal]
        if question == w.USE:
            return [_mix(appraisal, action) for action in legal]
        if question == w.RECRUIT:
            return [_recruit(appraisal, action) for action in legal]
        if question == w.EITHER:
            return [float(board.standing[3 * seat + action - v.COLOUR]) for action in legal]
        if question == w.CALLER:
            return [0.0] * len(legal)
        if question == w.LAST:
            return [_last(appraisal, action) for action in legal]
        return [_answer(appraisal, action) for action in legal]

    def turn(self, state: core.State, seat: int) -> int:
        board = cast(State, state)
        return board.round * 4 + board.active

    def is_quiet(self, state: core.State) -> bool:
        return cast(State, state).question == w.TURN

    def values(self, totals: list[float]) -> list[float]:
        return shares(totals, LEAD_SCALE)

    def totals(self, state: core.State) -> list[float]:
        board = cast(State, state)
        totals = [float(score.total) for score in self.game.scores(state)]
        if board.question == w.OVER:
            return totals
        return [total + _to_come(board, seat) for seat, total in enumerate(totals)]


def _to_come(state: State, seat: int) -> float:
    """What hand, citizens, buildings and deniers are still good for."""
    appraisal = Appraisal(state, seat)
    worth = 0.1 * min(state.deniers[seat], 20) + RAMPART_IN_HAND * state.ramparts[seat].bit_count()
    for face in state.hands[seat]:
        worth += appraisal.hand_card(face)
    if state.last_round:
        return worth
    for at in range(3 * seat, 3 * seat + 3):
        owned = state.standing[at] + state.lying[at] + state.placed[at]
        worth += OWNED * owned + CITIZEN * state.standing[at]
        worth += 0.5 * state.houses[at].bit_count() + 0.4 * state.people[at].bit_count()
    return worth


def _turn(appraisal: Appraisal, action: int) -> float:
    state, seat = appraisal.state, appraisal.seat
    if action < v.DRAW:
        return _play(appraisal, action)
    if action < v.ACTIVATE:
        return _draw(appraisal, action - v.DRAW)
    if action < v.COMBAT:
        area = action - v.ACTIVATE
        colour = state.cards.colour[state.top[AREAS * seat + area]]
        return appraisal.activation(area) - _citizens_price(appraisal, colour, 1)
    if action < v.EARN:
        return _combat(appraisal, action - v.COMBAT)
    if action < v.GATHER:
        colour, fewer = divmod(action - v.EARN, v.MOST_EARNED)
        return (fewer + 1) * (2 * appraisal.denier - 0.8 * CITIZEN) - 0.3
    if action == v.GATHER:
        away = sum(state.lying[3 * seat : 3 * seat + 3]) + sum(state.placed[3 * seat : 3 * seat + 3])
        return away * CITIZEN - 1.0 + 0.1 * state.busy[seat].bit_count()
    colour = action - v.RECRUIT
    return appraisal.recruiting(colour, 5) - _citizens_price(appraisal, colour, 1)


def _play(appraisal: Appraisal, face: int) -> float:
    """Playing, if it beats keeping the card; a full hand presses."""
    gain = appraisal.playing(face) - 0.3
    if len(appraisal.state.hands[appraisal.seat]) >= HAND_LIMIT:
        gain += 0.8
    return FIRST + gain if gain > 0 else -1.0


def _draw(appraisal: Appraisal, pile: int) -> float:
    """A card of a pile, less the citizens it takes and what a full hand has to give up for it."""
    state, seat = appraisal.state, appraisal.seat
    level = pile % 3
    worth = DRAWN[level]
    if level == 2 and state.used[seat].bit_count() < 3:
        worth -= 0.8
    if state.last_round:
        worth *= 0.6
    if state.face_up >> pile & 1:
        worth = max(worth, appraisal.hand_card(state.piles[pile][-1] & 127))
    return worth - _hand_price(appraisal) - _citizens_price(appraisal, pile // 3, level + 1)


def _hand_price(appraisal: Appraisal) -> float:
    """What one card more costs: a full hand loses its least card or builds a rampart, a nearly full one soon will."""
    state, seat = appraisal.state, appraisal.seat
    ramparts = state.ramparts[seat].bit_count()
    free = HAND_LIMIT - len(state.hands[seat]) - ramparts
    if free > 0:
        return 0.4 if free == 1 else 0.0
    price = RAMPART_IN_HAND if ramparts else 99.0
    for face in state.hands[seat]:
        price = min(price, appraisal.hand_card(face))
    return price


def _citizens_price(appraisal: Appraisal, colour: int, need: int) -> float:
    """The price of so many citizens of a colour: own ones first, hired ones for deniers."""
    own = min(need, appraisal.state.standing[3 * appraisal.seat + colour])
    return own * CITIZEN + (need - own) * HIRE_PRICE * appraisal.denier * 1.2


def _combat(appraisal: Appraisal, slot: int) -> float:
    state = appraisal.state
    event = state.queue[slot]
    colour = state.cards.event_colour[event]
    if state.cards.loses_deniers[event]:
        return RAMPART - _citizens_price(appraisal, colour, 2)
    return RAMPART - _citizens_price(appraisal, colour, 1) - (state.coins[slot] + 1) * appraisal.denier


def _mix(appraisal: Appraisal, action: int) -> float:
    """Own citizens cost a citizen, others' 2 deniers each."""
    mix = v.MIXES[action - v.USE]
    return -mix[0] * CITIZEN - sum(mix[1:]) * HIRE_PRICE * appraisal.denier * 1.2


def _recruit(appraisal: Appraisal, action: int) -> float:
    """A citizen offered by a building; none is worth nothing."""
    price = appraisal.state.cards.rows[appraisal.state.a].price
    return 0.0 if action == v.PASS else appraisal.recruiting(action - v.COLOUR, price)


def _last(appraisal: Appraisal, action: int) -> float:
    """The last card: which, then where; laying none is worth nothing."""
    if action == v.PASS:
        return 0.0
    if action < v.DRAW:
        cards = appraisal.state.cards
        return cards.pp[action] + (appraisal.prestige(action) if cards.kind[action] == 2 else 0.0) + 0.3
    return appraisal.place(0, action - v.PLACE) if v.PLACE <= action < v.TAKE else 0.0


def _answer(appraisal: Appraisal, action: int) -> float:  # noqa: C901
    """Everything that is asked in the course of an action."""
    state = appraisal.state
    if v.KEEP <= action < v.DISCARD:
        return appraisal.hand_card(action - v.KEEP)
    if v.DISCARD <= action < v.COPY:
        return -appraisal.hand_card(action - v.DISCARD)
    if v.COPY <= action < v.COLOUR:
        return appraisal.effect(action - v.COPY)
    if v.ACTIVATE <= action < v.COMBAT:
        return appraisal.activation(action - v.ACTIVATE) - CITIZEN
    if v.DRAW <= action < v.ACTIVATE:
        return DRAWN[(action - v.DRAW) % 3]
    if v.COMBAT <= action < v.EARN:
        return RAMPART + 0.1 * state.coins[action - v.COMBAT]
    if v.STAND <= action < v.FIRE:
        return float(sum(v.RISERS[action - v.STAND]))
    if v.COLOUR <= action < v.STAND:
        return -0.1 * state.standing[3 * appraisal.seat + action - v.COLOUR]
    if v.PROTECT <= action < v.PASS:
        return 0.3 if action == v.PROTECT else 0.8
    if action == v.TAKE:
        return appraisal.hand_card(state.piles[state.a][-1] & 127) if state.face_up >> state.a & 1 else 0.0
    if action == v.LOOK:
        return 1.25 * DRAWN[state.a % 3]
    return 0.0
