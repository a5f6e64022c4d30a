"""Set-up: nine piles, the event queue and the players' first pieces. Rules: Set-up."""

from itertools import combinations

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.tournay.cards import CRIER, EVENT_IDS, EVENTS, Cards, cards_for
from trois.games.tournay.rules.rounds import start_turn
from trois.games.tournay.state import State, empty
from trois.games.tournay.words import PILES, SLOTS


def set_up(seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None) -> State:
    state = empty(cards_for(changes), seats, options, changes)
    for pile in range(PILES):
        state.piles[pile] = _deck(state.cards, pile, str(options["expansion"]), chance)
    state.stocked = (1 << PILES) - 1
    _lay_events(state, chance, journal)
    give_pieces(state)
    state.first = chance.below(seats)
    state.active = state.first
    start_turn(state, journal)
    return state


def always_in(cards: Cards, pile: int, expansion: str) -> list[int]:
    """The cards that are in a pile whatever was dealt."""
    return [face for face in cards.in_pile[pile] for _ in range(_sure_copies(cards, face, expansion))]


def _sure_copies(cards: Cards, face: int, expansion: str) -> int:
    if cards.expansion[face]:
        return cards.copies[face] if expansion == "replace" else 0
    return cards.copies[face] - (cards.removable[face] if expansion != "off" else 0)


def dealt_from(cards: Cards, pile: int, expansion: str) -> list[int]:
    """The cards of which `mix` deals half into a pile. Rules: Set-up."""
    if expansion != "mix":
        return []
    return [face for face in cards.in_pile[pile] for _ in range(_dealt_copies(cards, face))]


def _dealt_copies(cards: Cards, face: int) -> int:
    return cards.copies[face] if cards.expansion[face] else cards.removable[face]


def possible_decks(cards: Cards, pile: int, expansion: str) -> list[list[int]]:
    """All the decks that may have been dealt into a pile, each as likely as the others. Not to be changed."""
    known = cards.decks.get(expansion)
    if known is None:
        known = cards.decks[expansion] = [_possible_decks(cards, each, expansion) for each in range(PILES)]
    return known[pile]


def _possible_decks(cards: Cards, pile: int, expansion: str) -> list[list[int]]:
    sure = always_in(cards, pile, expansion)
    pool = dealt_from(cards, pile, expansion)
    return [sure + list(dealt) for dealt in combinations(pool, len(pool) // 2)]


def _deck(cards: Cards, pile: int, expansion: str, chance: Chance) -> list[int]:
    pool = dealt_from(cards, pile, expansion)
    chance.shuffle(pool)
    deck = always_in(cards, pile, expansion) + pool[: len(pool) // 2]
    deck.append(CRIER)
    chance.shuffle(deck)
    return deck


def _lay_events(state: State, chance: Chance, journal: Journal | None) -> None:
    state.event_pile = list(range(EVENTS))
    chance.shuffle(state.event_pile)
    for slot in range(SLOTS):
        state.queue[slot] = state.event_pile.pop()
        if journal is not None:
            journal.add(("event_revealed", -1, EVENT_IDS[state.queue[slot]], slot + 1))


def give_pieces(state: State) -> None:
    """Rules: Set-up."""
    own, deniers = (1, 9) if state.advanced else (2, 6)
    for seat in range(state.seats):
        state.deniers[seat] = deniers
        for colour in range(3):
            state.standing[3 * seat + colour] = own
    state.supply = [supply_at_start(state)] * 3


def supply_at_start(state: State) -> int:
    return state.seats + 3 if state.advanced else 3


def citizens_in_play(state: State) -> int:
    """How many citizens of each colour a game has, those of the supply included."""
    return supply_at_start(state) + state.seats * (1 if state.advanced else 2)
