"""A table to set up by hand: cards, citizens and events are moved, never made, so that `check` always holds."""

from trois.core.chance import Chance
from trois.core.game import Game
from trois.core.journal import Event, Journal
from trois.core.options import Options
from trois.games.tournay.cards import CRIER, EVENT_IDS, IDS
from trois.games.tournay.game import Tournay
from trois.games.tournay.rules.areas import AREAS
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.district import index_district
from trois.games.tournay.rules.hand import to_hand
from trois.games.tournay.state import ALONE, State
from trois.games.tournay.words import COLOURS, OCCUPANTS, PILE_WORDS

GAME: Game[State] = Tournay()
QUIET = ["event.fair", "event.pilgrims", "event.procession"]
"""Events without a loss, for tests about something else."""


class Table:
    """Seat 0 is the first player and on turn."""

    def __init__(self, seats: int = 2, expansion: str = "off", advanced: bool = False, seed: int = 1) -> None:
        self.chance = Chance(seed)
        self.journal = Journal()
        options: Options = {"expansion": expansion, "advanced": advanced}
        self.state: State = GAME.setup(seats, options, {}, self.chance, self.journal)
        self.state.first = self.state.active = 0
        self.state.asked = ALONE[0]
        self.queue(*((event, 0) for event in QUIET))

    # Setting up

    def face(self, card: str) -> int:
        return CRIER if card == "crier" else IDS.index(card)

    def _from_pile(self, card: str) -> int:
        face = self.face(card)
        pile = self.state.piles[self.state.cards.pile[face]]
        at = next(i for i in range(len(pile)) if pile[i] & 127 == face)
        del pile[at]
        if not pile:
            self.state.stocked &= ~(1 << self.state.cards.pile[face])
        return face

    def put(self, seat: int, area: str, *cards: str, on: str = "free") -> None:
        """Build a stack, from the bottom to the top."""
        at = AREAS * seat + AREA_WORDS.index(area)
        faces = [self._from_pile(card) for card in cards]
        self.state.top[at] = faces[-1]
        self.state.under[at] = tuple(faces[:-1])
        self.state.on[at] = OCCUPANTS.index(on)
        if on in COLOURS:
            self.state.standing[3 * seat + COLOURS.index(on)] -= 1
            self.state.placed[3 * seat + COLOURS.index(on)] += 1
        index_district(self.state, seat)

    def hand(self, seat: int, *cards: str) -> None:
        for card in cards:
            to_hand(self.state, seat, self._from_pile(card), 1 << seat)

    def pile(self, word: str, *cards: str, face_up: bool = False) -> None:
        """Leave only these cards in a pile, from the top to the bottom; the others are buried in districts of nobody."""
        number = PILE_WORDS.index(word)
        self.state.piles[number] = [self.face(card) for card in reversed(cards)]
        self.state.stocked = self.state.stocked & ~(1 << number) | int(bool(cards)) << number
        self.state.face_up &= ~(1 << number)
        if face_up:
            self.state.piles[number][-1] |= 31 << 7
            self.state.face_up |= 1 << number
        self.small = True

    small = False
    """Piles were cut down: cards are not conserved in this test."""

    def queue(self, *events: tuple[str, int]) -> None:
        """The event queue with its coins; the others are in the event pile."""
        numbers = [EVENT_IDS.index(event) for event, _ in events]
        taken = [e for mask in self.state.ramparts + self.state.built for e in range(15) if mask >> e & 1]
        self.state.queue = numbers + [-1] * (3 - len(numbers))
        self.state.coins = [coins for _, coins in events] + [0] * (3 - len(numbers))
        self.state.event_pile = [e for e in range(15) if e not in numbers and e not in taken]
        if len(numbers) < 3:
            self.state.built[1] |= sum(1 << e for e in self.state.event_pile)
            self.state.event_pile = []

    def rampart(self, seat: int, *events: str) -> None:
        for event in events:
            number = EVENT_IDS.index(event)
            self.state.event_pile.remove(number)
            self.state.ramparts[seat] |= 1 << number

    def money(self, *deniers: int) -> None:
        self.state.deniers[: len(deniers)] = deniers

    def standing(self, seat: int, yellow: int, white: int, red: int) -> None:
        """How many stand; the other unplaced ones lie."""
        for colour, n in enumerate((yellow, white, red)):
            at = 3 * seat + colour
            self.state.lying[at] += self.state.standing[at] - n
            self.state.standing[at] = n

    # Playing

    def texts(self, seat: int | None = None) -> list[str]:
        return [GAME.vocabulary.text(action) for action in GAME.legal(self.state, self._seat(seat))]

    def do(self, *texts: str, seat: int | None = None) -> None:
        for text in texts:
            action = GAME.vocabulary.parse(text)
            who = self._seat(seat)
            assert who in self.state.asked, (text, self.state.asked)
            assert action in GAME.legal(self.state, who), (text, self.texts(who))
            GAME.apply(self.state, who, action, self.chance, self.journal)
            if not self.small:
                GAME.check(self.state)

    def _seat(self, seat: int | None) -> int:
        return self.state.asked[0] if seat is None else seat

    # Looking

    def deniers(self, seat: int = 0) -> int:
        return self.state.deniers[seat]

    def cards(self, seat: int = 0) -> list[str]:
        return [IDS[face] for face in self.state.hands[seat]]

    def top(self, seat: int, area: str) -> str:
        return IDS[self.state.top[AREAS * seat + AREA_WORDS.index(area)]]

    def on(self, seat: int, area: str) -> str:
        return OCCUPANTS[self.state.on[AREAS * seat + AREA_WORDS.index(area)]]

    def in_pile(self, word: str) -> list[str]:
        """From the top to the bottom."""
        entries = self.state.piles[PILE_WORDS.index(word)]
        return ["crier" if entry & 127 == CRIER else IDS[entry & 127] for entry in reversed(entries)]

    def plaza(self, seat: int = 0) -> list[int]:
        return self.state.standing[3 * seat : 3 * seat + 3]

    def beside(self, seat: int = 0) -> list[int]:
        return self.state.lying[3 * seat : 3 * seat + 3]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.journal.events if event[0] == kind]


def activated(card: str, table: Table) -> Table:
    """The card is put into the middle of seat 0's district and activated with an own citizen."""
    table.put(0, "c3", card)
    table.do("activate c3", "use own")
    return table
