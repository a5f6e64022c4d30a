"""A game of Tournay in progress: plain data. Lists by seat always have room for four seats."""

from typing import Final

from trois.core.data import Json
from trois.core.options import Options
from trois.games.tournay.cards import Cards
from trois.games.tournay.rules.areas import AREAS, CENTRE
from trois.games.tournay.words import MOST_SEATS, OVER, PILES, SLOTS, USE

NOBODY: Final[list[int]] = []
ALONE: Final[list[list[int]]] = [[seat] for seat in range(MOST_SEATS)]
"""Shared lists of asked seats; never changed."""


class State:
    """`top`, `on` and `under` are by 25 x seat + area; `standing`, `lying`, `placed` and `houses`, `people`
    by 3 x seat + colour. `used`, `open`, `houses`, `people`, `prestige`, `busy`, `rebate` and `names` follow
    from `top`, `on` and `under` and are kept for speed.
    """

    def __init__(self, cards: Cards, seats: int, options: Options, changes: dict[str, Json]) -> None:
        self.cards = cards
        self.seats = seats
        self.options = options
        self.changes = changes
        self.advanced = False
        self.first = 0
        self.active = 0
        self.round = 0
        self.last_round = self.played = False
        # Players.
        self.deniers: list[int] = []
        self.standing: list[int] = []
        self.lying: list[int] = []
        self.placed: list[int] = []
        self.supply: list[int] = []
        self.hands: list[list[int]] = []
        self.known: list[tuple[int, ...]] = []
        """Who knows each card of a hand, in its order: one bit per seat and one for spectators."""
        self.ramparts: list[int] = []
        self.built: list[int] = []
        # Districts.
        self.top: list[int] = []
        self.on: list[int] = []
        self.under: list[tuple[int, ...]] = []
        self.used: list[int] = []
        self.open: list[int] = []
        self.houses: list[int] = []
        self.people: list[int] = []
        self.prestige: list[int] = []
        self.busy: list[int] = []
        self.rebate: list[int] = []
        self.names: list[int] = []
        # Piles, from the bottom to the top, as entries (`known_to`).
        self.piles: list[list[int]] = []
        self.stocked = 0
        self.face_up = 0
        self.criers = 0
        # Events.
        self.queue: list[int] = []
        self.coins: list[int] = []
        self.event_pile: list[int] = []
        # What is asked and what comes then.
        self.question = OVER
        self.a = self.b = self.c = 0
        self.asked: list[int] = NOBODY
        self.answers: list[int] = []
        self.looked: list[int] = []
        self.shields: list[int] = []
        self.work: list[int] = []

    def copy(self) -> "State":
        twin = State(self.cards, self.seats, self.options, self.changes)
        twin.advanced = self.advanced
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.last_round = self.last_round
        twin.played = self.played
        twin.stocked = self.stocked
        twin.face_up = self.face_up
        twin.criers = self.criers
        twin.question = self.question
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.asked = self.asked
        _copy_players(self, twin)
        _copy_districts(self, twin)
        _copy_table(self, twin)
        return twin


def _copy_players(state: State, twin: State) -> None:
    twin.deniers = list(state.deniers)
    twin.standing = list(state.standing)
    twin.lying = list(state.lying)
    twin.placed = list(state.placed)
    twin.supply = list(state.supply)
    twin.hands = [list(hand) for hand in state.hands]
    twin.known = list(state.known)
    twin.ramparts = list(state.ramparts)
    twin.built = list(state.built)


def _copy_districts(state: State, twin: State) -> None:
    twin.top = list(state.top)
    twin.on = list(state.on)
    twin.under = list(state.under)
    twin.used = list(state.used)
    twin.open = list(state.open)
    twin.houses = list(state.houses)
    twin.people = list(state.people)
    twin.prestige = list(state.prestige)
    twin.busy = list(state.busy)
    twin.rebate = list(state.rebate)
    twin.names = list(state.names)


def _copy_table(state: State, twin: State) -> None:
    twin.piles = [list(pile) for pile in state.piles]
    twin.queue = list(state.queue)
    twin.coins = list(state.coins)
    twin.event_pile = list(state.event_pile)
    twin.answers = list(state.answers)
    twin.looked = list(state.looked)
    twin.shields = list(state.shields)
    twin.work = list(state.work)


def empty(cards: Cards, seats: int, options: Options, changes: dict[str, Json]) -> State:
    """A state with every list in its size and nothing on the table."""
    state = State(cards, seats, options, changes)
    state.advanced = options["advanced"] is True
    state.deniers = [0] * MOST_SEATS
    state.standing = [0] * (3 * MOST_SEATS)
    state.lying = [0] * (3 * MOST_SEATS)
    state.placed = [0] * (3 * MOST_SEATS)
    state.supply = [0] * 3
    state.hands = [[] for _ in range(MOST_SEATS)]
    state.known = [()] * MOST_SEATS
    state.ramparts = [0] * MOST_SEATS
    state.built = [0] * MOST_SEATS
    state.top = [-1] * (AREAS * MOST_SEATS)
    state.on = [0] * (AREAS * MOST_SEATS)
    state.under = [()] * (AREAS * MOST_SEATS)
    state.used = [0] * MOST_SEATS
    state.open = [1 << CENTRE] * MOST_SEATS
    state.houses = [0] * (3 * MOST_SEATS)
    state.people = [0] * (3 * MOST_SEATS)
    state.prestige = [0] * MOST_SEATS
    state.busy = [0] * MOST_SEATS
    state.rebate = [0] * MOST_SEATS
    state.names = [0] * MOST_SEATS
    state.piles = [[] for _ in range(PILES)]
    state.queue = [-1] * SLOTS
    state.coins = [0] * SLOTS
    state.answers = [0] * MOST_SEATS
    state.shields = [0] * MOST_SEATS
    return state


def ask(state: State, question: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a question to the active player."""
    state.question = question
    state.a = a
    state.b = b
    state.c = c
    state.asked = ALONE[state.active]


def ask_use(state: State, purpose: int, target: int, colour: int, citizens: int) -> None:
    """Ask whose citizens of a colour are used, and how many it takes."""
    ask(state, USE, purpose, target, colour << 2 | citizens)


def colour_needed(state: State) -> int:
    return state.c >> 2


def citizens_needed(state: State) -> int:
    return state.c & 3


# The details of a question by name: what `ask` and `ask_all` were given.


def card_to_play(state: State) -> int:
    """PLACE, PAY."""
    return state.a


def area_to_play(state: State) -> int:
    """PAY."""
    return state.b


def purpose_of_use(state: State) -> int:
    """USE: what the citizens are for."""
    return state.a


def target_of_use(state: State) -> int:
    """USE: the pile, area, place of the queue or colour."""
    return state.b


def event_place(state: State) -> int:
    """PROTECT, SUFFER: the place of the event in the queue."""
    return state.a


def pile_asked(state: State) -> int:
    """TAKE, KEEP."""
    return state.a


def level_asked(state: State) -> int:
    """DRAW, ABBEY."""
    return state.a


def row_asked(state: State) -> int:
    """RECRUIT, EITHER, LEVY: the row of the effect."""
    return state.a


def most_chosen(state: State) -> int:
    """STAND, FIRE, BUILD."""
    return state.a


def keeps_coins(state: State) -> bool:
    """COMBAT."""
    return state.a == 1


def can_decline(state: State) -> bool:
    """COMBAT."""
    return state.b != 0


def deniers_each(state: State) -> int:
    """BUILD."""
    return state.b


def colour_to_copy(state: State) -> int:
    """COPY."""
    return state.a


def damaged_seat(state: State) -> int:
    """DAMAGE."""
    return state.a


def damage_step(state: State) -> int:
    """DAMAGE: how many seats to the left."""
    return state.b


def area_called(state: State) -> int:
    """CALLER."""
    return state.a


def first_colour(state: State) -> int:
    """ABBEY: piles of lower colours were passed over."""
    return state.b


def cards_to_take(state: State) -> int:
    """ABBEY."""
    return state.c


def seats_asked(state: State) -> int:
    """PROTECT: how many were asked."""
    return state.c


def safe_seats(state: State) -> int:
    """SUFFER: as bits."""
    return state.b


def times_left(state: State) -> int:
    """SUFFER: how often the event still acts."""
    return state.c


def waiting(state: State) -> int:
    """CHAIN, CALLER: the areas of those who wait, as bits."""
    return state.c


def source_of_draw(state: State) -> int:
    """DRAW, TAKE, KEEP: as `Cards.source` gives it."""
    return state.b


def source_of_standing(state: State) -> int:
    """STAND."""
    return state.b


def source_of_event(state: State) -> int:
    """PROTECT: who lets it happen."""
    return state.b


def source_of_effect(state: State) -> int:
    """COMBAT, BUILD, DAMAGE."""
    return state.c


def ask_all(state: State, question: int, seats: list[int], a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a question to several players at the same time."""
    state.question = question
    state.a = a
    state.b = b
    state.c = c
    state.asked = seats
    for seat in seats:
        state.answers[seat] = 0


def note_answer(state: State, seat: int) -> bool:
    """Note that a seat has given its answer; True when it was the last one."""
    state.asked = [other for other in state.asked if other != seat]
    return not state.asked


def later(state: State, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put work on top of what is to be done."""
    state.work.append(kind | a << 5 | b << 13 | c << 21)


def work_parts(item: int) -> tuple[int, int, int, int]:
    """The kind of some work, then its details."""
    return item & 31, item >> 5 & 255, item >> 13 & 255, item >> 21


def known_to(entry: int, knowers: int) -> int:
    """A card of a pile with who knows it: one bit per seat and one for spectators. A face alone is known to nobody."""
    return entry | knowers << 7


def face_of(entry: int) -> int:
    return entry & 127


def knowers_of(entry: int) -> int:
    return entry >> 7


def clockwise(state: State, start: int) -> list[int]:
    """All seats in turn order from one of them."""
    return [(start + step) % state.seats for step in range(state.seats)]
