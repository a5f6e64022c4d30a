"""A position of Tournay as numbers for the network: what cards do, never which they are.

The viewer comes first, the others in turn order. Everything is a whole number. A card is a short list of numbers;
those of a hand and of a district are added up.
"""

from typing import Final, cast

from trois.bots.learned import Reader
from trois.core import game as core
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import CRIER, FACES, Cards
from trois.games.tournay.rules import effects as e
from trois.games.tournay.rules.areas import AREAS, LINE, members
from trois.games.tournay.rules.counting import count
from trois.games.tournay.state import State
from trois.games.tournay.words import ANY, MOST_PP, PILES, PRESTIGE, QUESTIONS, SLOTS

COUNTERS: Final = len(e.COUNTERS)

# Of a card: kind, colour, points, price, cards and citizen to pay; what it does; what it counts.
DOES: Final = 10
GAINS: Final = DOES + e.SCORE
BUILDER: Final = GAINS + COUNTERS
OTHERS: Final = BUILDER + COUNTERS
CARD: Final = OTHERS + COUNTERS
# Of an event: is it there, circles, coins, good, takes deniers, colour, what it does.
EVENT: Final = 8 + 2 * (e.DAMAGE_OWN - e.EACH_GAINS_PER + 1)
NUMBERS: Final = 36
SEAT: Final = NUMBERS + 2 * CARD

# Where each part begins.
TIME: Final = 0  # seats 2-4, expansion, advanced, round, last round, played, first and turn by seat
QUESTION: Final = TIME + 3 + 2 + 4 + 8
DETAILS: Final = QUESTION + len(QUESTIONS)  # the card that a question is about
SUPPLY: Final = DETAILS + CARD
TABLE: Final = SUPPLY + 3  # by pile: cards, face up, crier, points of its open card
QUEUED: Final = TABLE + 4 * PILES + 1
SEATS: Final = QUEUED + SLOTS * EVENT
COUNT: Final = SEATS + 4 * SEAT

SLOT_COUNT: Final = v.PASS + 1
WITH_CARDS: Final = [v.PLAY, v.KEEP, v.DISCARD, v.COPY]
"""Actions with a card become what the card is: its kind and colour."""


class Printed:
    """The numbers of a set of cards: by face and by event, where to add how much."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.faces = [_sparse(_card(cards, face)) for face in range(FACES)]
        self.events = [_sparse(_event(cards, event)) for event in range(len(cards.event_name))]


def _sparse(row: list[int]) -> list[tuple[int, int]]:
    return [(i, number) for i, number in enumerate(row) if number]


def _card(cards: Cards, face: int) -> list[int]:
    row = [0] * CARD
    row[cards.kind[face]] = 1
    row[3 + cards.colour[face]] = 1
    row[6] = cards.pp[face]
    row[7] = cards.price[face]
    row[8] = cards.pay_cards[face]
    row[9] = 0 if cards.pay_citizen[face] == ANY else 1
    for number in cards.effects[face]:
        effect = cards.rows[number]
        if effect.do == e.SCORE:
            row[BUILDER + effect.counter] += effect.builder
            row[OTHERS + effect.counter] += effect.others
            continue
        row[DOES + effect.do] += max(1, effect.n, effect.level, effect.most)
        if effect.do in (e.GAIN_PER, e.GAIN_BEST):
            row[GAINS + effect.counter] += effect.n
    return row


def _event(cards: Cards, event: int) -> list[int]:
    row = [0] * EVENT
    row[0] = 1
    row[1] = cards.circles[event]
    row[3] = 1 if cards.positive[event] else 0
    row[4] = 1 if cards.loses_deniers[event] else 0
    row[5 + cards.event_colour[event]] = 1
    effect = cards.rows[cards.event_effects[event][0]]
    at = 8 + 2 * (effect.do - e.EACH_GAINS_PER)
    row[at] = 1
    row[at + 1] = effect.n
    return row


class Inputs(Reader):
    """Fills the numbers of positions."""

    def __init__(self) -> None:
        super().__init__(COUNT, SLOT_COUNT)
        self.printed: Printed | None = None

    def of(self, state: core.State, viewer: int) -> list[int]:
        board = cast(State, state)
        printed = self.printed
        if printed is None or printed.cards is not board.cards:
            printed = self.printed = Printed(board.cards)
        found = [0] * COUNT
        _time(board, viewer, found)
        if v.PLAY <= board.a < FACES and board.question in (2, 3):
            add(printed.faces[board.a], DETAILS, found)
        for colour in range(3):
            found[SUPPLY + colour] = board.supply[colour]
        _piles(board, viewer, found)
        for slot in range(SLOTS):
            event = board.queue[slot]
            if event >= 0:
                add(printed.events[event], QUEUED + EVENT * slot, found)
                found[QUEUED + EVENT * slot + 2] = board.coins[slot]
        shown = shown_prestige(board)
        for i in range(board.seats):
            self._seat(board, printed, (viewer + i) % board.seats, SEATS + SEAT * i, shown, found)
        return found

    def slot(self, state: core.State, action: int) -> int:
        """An action by what it is about; a card by its kind and colour."""
        board = cast(State, state)
        for first in WITH_CARDS:
            if first <= action < first + FACES:
                face = action - first
                return first + 3 * board.cards.kind[face] + board.cards.colour[face]
        return action

    def seats(self, state: core.State) -> int:
        return cast(State, state).seats

    def _seat(self, state: State, printed: Printed, seat: int, at: int, shown: list[int], found: list[int]) -> None:
        points, own = 0, _own_names(state, seat)
        for face in shown:
            points += prestige_points(state, seat, face, own & state.cards.same_name[face] != 0)
        cards = 0
        for area in members(state.used[seat]):
            place = AREAS * seat + area
            face = state.top[place]
            add(printed.faces[face], at + NUMBERS, found)
            cards += state.cards.pp[face]
            for under in state.under[place]:
                cards += state.cards.pp[under]
        hoped = 0
        for face in state.hands[seat]:
            add(printed.faces[face], at + NUMBERS + CARD, found)
            if state.cards.kind[face] == PRESTIGE:
                hoped += prestige_points(state, seat, face, True)
        found[at + 31] = points
        found[at + 32] = cards
        found[at + 33] = hoped
        found[at] = points + cards + state.built[seat].bit_count()
        _numbers(state, seat, at, found)


def add(row: list[tuple[int, int]], at: int, found: list[int]) -> None:
    for place, number in row:
        found[at + place] += number


def _time(state: State, viewer: int, found: list[int]) -> None:
    seats = state.seats
    found[TIME + seats - 2] = 1
    expansion = state.options["expansion"]
    found[TIME + 3] = 1 if expansion == "replace" else 2 if expansion == "mix" else 0
    found[TIME + 4] = 1 if state.advanced else 0
    found[TIME + 5] = state.round
    found[TIME + 6] = 1 if state.last_round else 0
    found[TIME + 7] = 1 if state.played else 0
    found[TIME + 8] = state.criers.bit_count()
    found[TIME + 9 + (state.first - viewer) % seats] = 1
    found[TIME + 13 + (state.active - viewer) % seats] = 1
    found[QUESTION + state.question] = 1


def _piles(state: State, viewer: int, found: list[int]) -> None:
    low = 0
    for pile in range(PILES):
        at = TABLE + 4 * pile
        entries = state.piles[pile]
        found[at] = len(entries)
        low += 1 if len(entries) < 4 else 0
        found[at + 1] = state.face_up >> pile & 1
        found[at + 2] = state.criers >> pile & 1
        if entries and entries[-1] >> (7 + viewer) & 1 and entries[-1] & 127 != CRIER:
            found[at + 3] = 1 + state.cards.pp[entries[-1] & 127]
    found[TABLE + 4 * PILES] = low


def shown_prestige(state: State) -> list[int]:
    """The visible prestige buildings, one of each name: the first, as in the final count."""
    faces: list[int] = []
    for seat in range(state.seats):
        for area in members(state.prestige[seat]):
            faces.append(state.top[AREAS * seat + area])
    faces.sort()
    names = 0
    found: list[int] = []
    for face in faces:
        if not names & state.cards.same_name[face]:
            names |= state.cards.same_name[face]
            found.append(face)
    return found


def _own_names(state: State, seat: int) -> int:
    """The names of the prestige buildings that a seat has visible; covered ones don't count."""
    names = 0
    for area in members(state.prestige[seat]):
        names |= state.cards.same_name[state.top[AREAS * seat + area]]
    return names


def prestige_points(state: State, seat: int, face: int, builder: bool) -> int:
    total = 0
    for number in state.cards.effects[face]:
        row = state.cards.rows[number]
        total += count(state, seat, row) * (row.builder if builder else row.others)
    return min(MOST_PP, total)


def _numbers(state: State, seat: int, at: int, found: list[int]) -> None:
    deniers = state.deniers[seat]
    found[at + 1] = deniers
    found[at + 2] = 1 if deniers < 2 else 0
    found[at + 3] = 1 if deniers < 5 else 0
    for colour in range(3):
        place = 3 * seat + colour
        found[at + 4 + colour] = state.standing[place]
        found[at + 7 + colour] = state.lying[place]
        found[at + 10 + colour] = state.placed[place]
        found[at + 13 + colour] = state.houses[place].bit_count()
        found[at + 16 + colour] = state.people[place].bit_count()
        found[at + 19 + colour] = _paid(state, seat, colour)
    found[at + 22] = len(state.hands[seat])
    found[at + 23] = state.ramparts[seat].bit_count()
    found[at + 24] = state.built[seat].bit_count()
    found[at + 25] = state.used[seat].bit_count()
    found[at + 26] = state.open[seat].bit_count()
    found[at + 27] = state.prestige[seat].bit_count()
    found[at + 28] = state.busy[seat].bit_count()
    found[at + 29] = state.rebate[seat]
    found[at + 30] = state.shields[seat]
    found[at + 34] = 1
    found[at + 35] = 1 if seat in state.asked else 0


def _paid(state: State, seat: int, colour: int) -> int:
    """What the characters in line pay for the free buildings of a colour, all together."""
    people = state.people[3 * seat] | state.people[3 * seat + 1] | state.people[3 * seat + 2]
    if not people:
        return 0
    total = 0
    for area in members(state.houses[3 * seat + colour] & ~state.busy[seat]):
        for other in members(people & LINE[area]):
            total += state.cards.on_activate[state.top[AREAS * seat + other]][colour]
    return total
