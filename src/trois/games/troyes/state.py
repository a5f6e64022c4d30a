"""The state of a game: plain data, copied by hand. What a question needs is on it, nothing is hidden elsewhere."""

from trois.core.data import Json
from trois.core.journal import NOBODY
from trois.games.troyes.cards import cards_for
from trois.games.troyes.dice import size
from trois.games.troyes.words import (
    GREY,
    LEVELS,
    MODIFIERS,
    OPEN_SLOTS,
    OVER,
    PILGRIMAGE,
    SETTLE,
    SLOT_COLOUR,
    SLOTS,
    SPACES,
)


class Deal:
    """What never changes after the set-up; copies of a state share it."""

    def __init__(
        self,
        seats: int,
        open_scores: bool,
        changes: dict[str, Json],
        activities: list[int],
        characters: list[list[int]],
    ) -> None:
        cards = cards_for(changes)
        self.seats = seats
        self.open_scores = open_scores
        self.changes = changes
        self.cards = cards
        self.totals = cards.totals
        self.rounds = seats + 2
        self.activities = activities
        self.characters = characters
        self.hire = [cards.hire[card] for card in activities]
        self.divisor = [cards.divisor[card] for card in activities]
        self.price = [cards.pay_deniers[card] for card in activities]
        self.fee = [cards.pay_influence[card] for card in activities]
        self.offers = [[self._offer(slot) for slot in slots] for slots in OPEN_SLOTS]

    def _offer(self, slot: int) -> tuple[int, int, int, int, int, int, int]:
        """What the choice of an action asks about an activity: card, colour of its dice (3: any), where its posts
        begin, hire, price, fee, divisor.
        """
        card = self.activities[slot]
        colour = 3 if card == PILGRIMAGE else SLOT_COLOUR[slot]
        return (card, colour, 4 * slot, self.hire[slot], self.price[slot], self.fee[slot], self.divisor[slot])


class State:
    """`State(deal, None)` is an empty board; `State(deal, twin)` is an independent copy of the twin.

    Owners are seats or GREY. `total`, `heights`, `open_columns` and `stocked` follow from other fields and are kept for speed.
    """

    def __init__(self, deal: Deal, twin: "State | None") -> None:
        self.deal = deal
        if twin is None:
            self._empty(deal.seats)
        else:
            self._same(twin)

    def _empty(self, seats: int) -> None:
        self.round = 0
        self.start = 0
        self.question = SETTLE
        self.seat = 0
        self.money = [0] * seats
        self.influence = [0] * seats
        self.supply = [0] * seats
        self.general = [0] * seats
        self.vp = [0] * seats
        self.earned = [0] * (4 * seats)
        self.district = [0] * seats
        self.taken = [0] * seats
        self.stock = [0] * (len(MODIFIERS) * seats)
        self.stocked = [0] * seats
        self.spaces = [NOBODY] * SPACES
        self.lying = [0, 0, 0]
        self.posts = [0] * (4 * SLOTS)
        self.dice = [0] * 15
        self.total = [0, 0, 0]
        self.black: list[int] = []
        self.queue = [0]
        self.flags = [0] * 17
        self.discarded = 0
        self.red_deck: list[int] = []
        self.white_deck: list[int] = []
        self.yellow_deck: list[int] = []
        self.cathedral = [NOBODY] * (6 * LEVELS)
        self.heights = [0] * 6
        self.open_columns = 126
        self.trail: list[int] = []
        self.base = SETTLE
        self.modifier = 0
        self.group: list[int] = []
        self.pool: list[int] = []
        self.need = 0
        self.budget = 0
        self.left = 0
        self.last = 0

    def _same(self, twin: "State") -> None:
        self.round = twin.round
        self.start = twin.start
        self.question = twin.question
        self.seat = twin.seat
        self.money = twin.money[:]
        self.influence = twin.influence[:]
        self.supply = twin.supply[:]
        self.general = twin.general[:]
        self.vp = twin.vp[:]
        self.earned = twin.earned[:]
        self.district = twin.district[:]
        self.taken = twin.taken[:]
        self.stock = twin.stock[:]
        self.stocked = twin.stocked[:]
        self.spaces = twin.spaces[:]
        self.lying = twin.lying[:]
        self.posts = twin.posts[:]
        self.dice = twin.dice[:]
        self.total = twin.total[:]
        self.black = twin.black[:]
        self.queue = twin.queue[:]
        self.flags = twin.flags[:]
        self.discarded = twin.discarded
        self.red_deck = twin.red_deck[:]
        self.white_deck = twin.white_deck[:]
        self.yellow_deck = twin.yellow_deck[:]
        self.cathedral = twin.cathedral[:]
        self.heights = twin.heights[:]
        self.open_columns = twin.open_columns
        self.trail = twin.trail[:]
        self.base = twin.base
        self.modifier = twin.modifier
        self.group = twin.group[:]
        self.pool = twin.pool[:]
        self.need = twin.need
        self.budget = twin.budget
        self.left = twin.left
        self.last = twin.last

    def copy(self) -> "State":
        return State(self.deal, self)

    def is_over(self) -> bool:
        return self.question == OVER

    def citizens_in(self, building: int, owner: int) -> int:
        """Standing citizens of an owner; expelled ones are in no building."""
        return self.spaces[building * 6 : building * 6 + 6].count(owner)

    def dice_in(self, owner: int) -> int:
        """How many dice lie in a district, of all colours."""
        return sum(size(self.dice[owner * 3 + colour]) for colour in range(3))

    def neutral_in_play(self) -> int:
        return self.spaces.count(GREY) + sum(mask >> GREY & 1 for mask in self.lying)
