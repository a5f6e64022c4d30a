"""A position of Troyes as numbers for the network: what cards do, never which they are.

The viewer comes first, the others in turn order. Everything is a whole number.
"""

from typing import Final, cast

from trois.bots.learned import Reader
from trois.core import game as core
from trois.games.troyes.cards import Cards
from trois.games.troyes.dice import DIE_OWNER, DIE_VALUE, PILES
from trois.games.troyes.scoring import character_vp, levels_without, merit, tradesmen_vp
from trois.games.troyes.state import Deal, State
from trois.games.troyes.vocabulary import (
    ACTIVATE,
    AGRICULTURE,
    CATHEDRAL,
    COMBAT,
    CUBE,
    DONE,
    LEAVE,
    MOVE,
)
from trois.games.troyes.words import DICE, GREY, MODIFIERS, SLOTS

ACTIVITY_KINDS: Final = [
    "exchange", "per_citizen", "collect_taxes", "most_dice", "best_red_dice", "per_cathedral_cubes", "per_event",
    "shoot", "cubes_per_red_die", "buy_cubes", "add_to_total", "add_to_each", "become", "count_as", "act_as_red",
    "free_dice",
]  # fmt: skip
ACTIVITY_NUMBERS: Final = [
    "pay_deniers",
    "pay_influence",
    "deniers",
    "influence",
    "vp",
    "cubes",
    "least",
    "add",
    "value",
    "dice",
]
EVENT_KINDS: Final = [
    "attack", "neutral_citizen", "pay_per_citizen", "pay_deniers", "pay_influence", "grey_cubes", "build_grey",
    "tear_down",
]  # fmt: skip
QUEUE: Final = 8
"""Events of the queue that are seen one by one."""
TARGETS: Final = SLOTS + QUEUE + 5

# Of an activity: is it open, its hire, divisor, points of the two posts, kind, numbers.
ACTIVITY: Final = 5 + len(ACTIVITY_KINDS) + len(ACTIVITY_NUMBERS)
# Of an event: divisor, free flags, prizes, black dice, colour, cubes by owner.
EVENT: Final = 5 + 3 + 5
# Of a seat, see _seat.
SEAT: Final = 16 + 6 + 3 + 3 + 18 + 3 + 8 + SLOTS + 3 + 3

# Where each part begins.
TIME: Final = 0  # seats 2-4, rounds left 0-6, start and turn by seat, question
BLACK: Final = TIME + 3 + 7 + 4 + 4 + 12
BOARD: Final = BLACK + 7  # heights of the cathedral, grey dice by colour: number and pips
CHARACTERS: Final = BOARD + 6 + 6  # in the game, with the steps that count
EVENTS: Final = CHARACTERS + 6 * 7
QUEUED: Final = EVENTS + 2 * len(EVENT_KINDS)
ACTIVITIES: Final = QUEUED + QUEUE * EVENT
HALF_MADE: Final = ACTIVITIES + SLOTS * ACTIVITY  # target, modifier, need, budget, left, last, group
SEATS: Final = HALF_MADE + TARGETS + len(MODIFIERS) + 8
COUNT: Final = SEATS + 4 * SEAT

# Slots of the policy: actions with cards become their places on the board, the others stay what they are.
SLOT_COUNT: Final = DONE + 1


def _place(state: State, event: int) -> int:
    """An event's place in the queue; the last ones share one."""
    at = state.queue.index(event) if event in state.queue else QUEUE
    return min(16, at)


class Printed:
    """What never changes in a game: the numbers of its cards, laid out once."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.rows = [_activity_row(cards, card) for card in range(27)]
        self.kinds = [EVENT_KINDS.index(effect.do) for effect in cards.event_effect]
        self.amounts = [max([1, *effect.numbers.values()]) for effect in cards.event_effect]


def _activity_row(cards: Cards, card: int) -> list[int]:
    effect = cards.effect[card]
    row = [1, cards.hire[card], cards.divisor[card], cards.post_vp[card][0], cards.post_vp[card][1]]
    row += [1 if effect.do == kind else 0 for kind in ACTIVITY_KINDS]
    return row + [effect.number(name) for name in ACTIVITY_NUMBERS]


class Inputs(Reader):
    """Fills the numbers of positions; keeps what one game's positions have in common."""

    def __init__(self) -> None:
        super().__init__(COUNT, SLOT_COUNT)
        self.printed: Printed | None = None
        self.deal: Deal | None = None
        self.round = -1
        self.common: list[int] = []

    def of(self, state: core.State, viewer: int) -> list[int]:
        board = cast(State, state)
        if board.deal is not self.deal or board.round != self.round:
            self._begin(board)
        found = self.common[:]
        seats = board.deal.seats
        found[TIME + 10 + (board.start - viewer) % seats] = 1
        found[TIME + 14 + (board.seat - viewer) % seats] = 1
        found[TIME + 18 + board.question] = 1
        for value in board.black:
            found[BLACK + value - 1] += 1
        found[BLACK + 6] = len(board.black)
        for column in range(6):
            found[BOARD + column] = board.heights[column]
        for colour in range(3):
            pile = PILES[board.dice[3 * GREY + colour]]
            found[BOARD + 6 + colour] = pile.size
            found[BOARD + 9 + colour] = pile.total
        self._events(board, viewer, found)
        if board.trail:
            _half_made(board, viewer, found)
        for i in range(seats):
            _seat(board, (viewer + i) % seats, SEATS + SEAT * i, found)
        return found

    def slot(self, state: core.State, action: int) -> int:
        """An action by the place it is about: an activity's slot, an event's place in the queue."""
        board = cast(State, state)
        if ACTIVATE <= action < COMBAT:
            return ACTIVATE + (action - ACTIVATE) // 3
        if LEAVE <= action < MOVE:
            return LEAVE + (action - LEAVE) // 3
        if COMBAT <= action < CATHEDRAL:
            return COMBAT + _place(board, action - COMBAT)
        if CUBE <= action < CUBE + 17:
            return CUBE + _place(board, action - CUBE)
        return action

    def seats(self, state: core.State) -> int:
        return cast(State, state).deal.seats

    def _begin(self, state: State) -> None:
        """What holds for a whole round."""
        deal = state.deal
        self.deal, self.round = deal, state.round
        printed = self.printed
        if printed is None or printed.cards is not deal.cards:
            printed = self.printed = Printed(deal.cards)
        found = [0] * COUNT
        found[TIME + deal.seats - 2] = 1
        found[TIME + 3 + min(6, deal.rounds - state.round)] = 1
        for slot in range(SLOTS):
            if state.round > slot % 3:
                at = ACTIVITIES + slot * ACTIVITY
                for i, number in enumerate(printed.rows[deal.activities[slot]]):
                    found[at + i] = number
        _characters(deal, found)
        self.common = found

    def _events(self, state: State, viewer: int, found: list[int]) -> None:
        printed, cards, seats = self.printed, state.deal.cards, state.deal.seats
        if printed is None:
            return
        for place, event in enumerate(state.queue):
            kind = printed.kinds[event]
            found[EVENTS + 2 * kind] += 1
            found[EVENTS + 2 * kind + 1] += printed.amounts[event]
            if place >= QUEUE:
                continue
            at = QUEUED + EVENT * place
            found[at] = cards.event_divisor[event]
            found[at + 2] = cards.event_vp[event][0]
            found[at + 3] = cards.event_vp[event][1]
            found[at + 4] = cards.event_black[event]
            found[at + 5 + cards.event_colour[event]] = 1
            free = cards.event_flags[event]
            packed = state.flags[event]
            while packed:
                owner = (packed & 7) - 1
                found[at + 8 + (4 if owner == GREY else (owner - viewer) % seats)] += 1
                free -= 1
                packed >>= 3
            found[at + 1] = free


def _characters(deal: Deal, found: list[int]) -> None:
    steps = deal.cards.character_from_two if deal.seats == 2 else deal.cards.character_from
    for dealt in deal.characters:
        for character in dealt:
            at = CHARACTERS + 7 * character
            found[at] = 1
            for i in range(3):
                found[at + 1 + i] = steps[character][i]
                found[at + 4 + i] = deal.cards.character_vp[character][i]


def _half_made(state: State, viewer: int, found: list[int]) -> None:
    """The action that the seat of the turn is in the middle of."""
    target = state.trail[0]
    if ACTIVATE <= target < COMBAT:
        found[HALF_MADE + (target - ACTIVATE) // 3] = 1
    elif COMBAT <= target < CATHEDRAL:
        found[HALF_MADE + SLOTS + min(QUEUE - 1, _place(state, target - COMBAT))] = 1
    elif CATHEDRAL <= target <= AGRICULTURE:
        found[HALF_MADE + SLOTS + QUEUE + target - CATHEDRAL] = 1
    at = HALF_MADE + TARGETS
    found[at + state.modifier] = 1
    at += len(MODIFIERS)
    found[at] = state.left
    found[at + 1] = state.last
    if state.question == DICE:
        found[at + 2] = state.need
        found[at + 3] = state.budget
    for die in state.group:
        found[at + 4] += 1
        found[at + 5] += DIE_VALUE[die]
        if DIE_OWNER[die] == state.seat:
            found[at + 6] += 1
    found[at + 7] = 1 if state.seat == viewer else 0


def _seat(state: State, seat: int, at: int, found: list[int]) -> None:
    deal = state.deal
    lost = levels_without(state, seat)
    trade = tradesmen_vp(state, seat)
    presence = 0
    for event in state.queue:
        packed = state.flags[event]
        while packed:
            if (packed & 7) - 1 == seat:
                presence += 1
                break
            packed >>= 3
    judged = 0
    for dealt in deal.characters:
        for character in dealt:
            judged += character_vp(state, seat, character)
            found[at + 16 + character] = merit(state, seat, character)
    earned = 0
    for source in range(4 * seat, 4 * seat + 4):
        earned += state.earned[source]
    money, influence = state.money[seat], state.influence[seat]
    numbers = [
        earned + presence + trade - 2 * lost + judged, earned, presence, trade, lost, judged, money, influence,
        state.supply[seat], state.general[seat], state.district[seat], state.taken[seat].bit_count(),
        1 if money < 2 else 0, 1 if money < 6 else 0, 1 if influence < 2 else 0, 1,
    ]  # fmt: skip
    for i in range(16):
        found[at + i] = numbers[i]
    _pieces(state, seat, at + 22, found)


def _pieces(state: State, seat: int, at: int, found: list[int]) -> None:
    """Citizens, dice, cubes and tradesmen."""
    for building in range(3):
        found[at + building] = state.citizens_in(building, seat)
        found[at + 3 + building] = state.lying[building] >> seat & 1
        packed = state.dice[3 * seat + building]
        if packed:
            found[at + 24 + building] = PILES[packed].total
            for value in range(6):
                found[at + 6 + 6 * building + value] = packed >> 3 * value & 7
    at += 27
    if state.stocked[seat]:
        for modifier in range(1, 9):
            found[at + modifier - 1] = state.stock[9 * seat + modifier]
    at += 8
    for slot in range(SLOTS):
        if state.posts[4 * slot + seat]:
            found[at + slot] = 1
    at += SLOTS
    for level in range(3):
        found[at + level] = state.cathedral[6 * level : 6 * level + 6].count(seat)
    for building in range(3):
        found[at + 3 + building] = _exposed(state, seat, building)


def _exposed(state: State, seat: int, building: int) -> int:
    """Citizens that the next push in their row expels."""
    count = 0
    for _, after, _ in state.deal.cards.rows[building]:
        if state.spaces[after - 1] == seat:
            count += 1
    return count
