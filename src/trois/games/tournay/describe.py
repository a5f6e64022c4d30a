"""The parts of a state in words: what a position and a view have in common."""

from typing import Final, TypedDict

from trois.core.data import Json
from trois.core.options import Options
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import CRIER, EVENT_IDS, IDS
from trois.games.tournay.rules.areas import AREAS, members
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.last_cards import LAID, WHERE, last_area, last_face, last_payment, last_stage
from trois.games.tournay.rules.play import NO_CARD
from trois.games.tournay.state import State, face_of, knowers_of, work_parts
from trois.games.tournay.words import (
    COLOURS,
    EVERYONE,
    LAST,
    MOST_SEATS,
    OCCUPANTS,
    PILE_WORDS,
    PROTECT,
    QUESTIONS,
    RULES_VERSION,
    SLOTS,
    SPECTATOR,
    SUFFER,
    WORKS,
)

ByColour = dict[str, int]
CRIER_WORD: Final = "crier"
ALL_SEEING: Final = -1
"""The viewer of a position."""


class StackView(TypedDict):
    """Cards on one area of a district."""

    area: str
    cards: list[str]
    """From the bottom to the visible top."""
    on: str


class PlayerView(TypedDict):
    """A player's goods, hand and district, as the viewer knows them."""

    deniers: int
    standing: ByColour
    lying: ByColour
    hand: list[str]
    """Ids of the cards; a card that is not known shows its back, the name of its pile."""
    hand_known: list[list[int]]
    """The seats that know each card, as far as the viewer can tell; -1: spectators too."""
    ramparts: list[str]
    built: list[str]
    district: list[StackView]


class PileView(TypedDict):
    """A pile of cards, as the viewer knows them."""

    cards: list[str]
    """From the top to the bottom; an unknown card shows its back."""
    known: list[list[int]]
    """The seats that know each card; -1: spectators too."""
    face_up: bool
    crier: bool
    """Has its crier been revealed?"""


class EventView(TypedDict):
    """An event with the coins on it."""

    event: str
    coins: int


class DoingView(TypedDict):
    """The question being asked, as everybody may know it, with its details."""

    kind: str
    a: int
    b: int
    c: int


class SharedView(TypedDict):
    """What everybody knows and has no other place."""

    game: str
    rules: int
    seats: int
    options: Options
    card_changes: dict[str, Json]
    first: int
    active: int
    round: int
    last_round: bool
    played: bool
    supply: ByColour
    queue: list[EventView | None]
    looked_known: list[list[int]]
    shields: list[int]
    work: list[list[str | int]]


def shared_view(state: State) -> SharedView:
    return {
        "game": "tournay",
        "rules": RULES_VERSION,
        "seats": state.seats,
        "options": dict(state.options),
        "card_changes": dict(state.changes),
        "first": state.first,
        "active": state.active,
        "round": state.round,
        "last_round": state.last_round,
        "played": state.played,
        "supply": by_colour(state.supply, 0),
        "queue": queue(state),
        "looked_known": looked_known(state),
        "shields": state.shields[: state.seats],
        "work": work(state),
    }


def by_colour(values: list[int], seat: int) -> ByColour:
    return {word: values[3 * seat + colour] for colour, word in enumerate(COLOURS)}


def card_word(face: int) -> str:
    return CRIER_WORD if face == CRIER else IDS[face]


def events_of(mask: int) -> list[str]:
    return [EVENT_IDS[event] for event in members(mask)]


def player(state: State, seat: int, viewer: int) -> PlayerView:
    """A player as a seat, a spectator (4) or everybody's eye (-1) sees him."""
    is_open = viewer in {seat, ALL_SEEING}
    held = _own_hand(state, seat) if is_open else hand_of_another(state, seat, viewer)
    return {
        "deniers": state.deniers[seat],
        "standing": by_colour(state.standing, seat),
        "lying": by_colour(state.lying, seat),
        "hand": [word for word, _ in held],
        "hand_known": [known for _, known in held],
        "ramparts": events_of(state.ramparts[seat]),
        "built": events_of(state.built[seat]),
        "district": [stack(state, seat, area) for area in members(state.used[seat])],
    }


def _own_hand(state: State, seat: int) -> list[tuple[str, list[int]]]:
    """In order of the cards; of two alike the one that fewer know comes first, whichever came first to the hand."""
    cards = sorted(zip(state.hands[seat], state.known[seat], strict=True))
    return [(IDS[face], _KNOWERS[state.seats][mask][:]) for face, mask in cards]


def hand_of_another(state: State, seat: int, viewer: int) -> list[tuple[str, list[int]]]:
    """In an order that tells nothing: by pile, cards the viewer knows before backs."""
    found: list[tuple[int, int, int]] = []
    for face, mask in zip(state.hands[seat], state.known[seat], strict=True):
        seen = mask >> viewer & 1
        shared = EVERYONE if mask == EVERYONE else 1 << seat | seen << viewer
        found.append((state.cards.pile[face], face if seen else CRIER, shared))
    found.sort()
    return [
        (IDS[face] if face != CRIER else PILE_WORDS[pile], _KNOWERS[state.seats][mask][:]) for pile, face, mask in found
    ]


def stack(state: State, seat: int, area: int) -> StackView:
    at = AREAS * seat + area
    cards = [IDS[face] for face in (*state.under[at], state.top[at])]
    return {"area": AREA_WORDS[area], "cards": cards, "on": OCCUPANTS[state.on[at]]}


def pile(state: State, pile: int, viewer: int) -> PileView:
    """A pile as a seat, a spectator (4) or everybody's eye (-1) sees it."""
    entries = state.piles[pile][::-1]
    return {
        "cards": [entry_word(entry, pile, viewer) for entry in entries],
        "known": [knowers(entry, state.seats) for entry in entries],
        "face_up": bool(state.face_up >> pile & 1),
        "crier": bool(state.criers >> pile & 1),
    }


def entry_word(entry: int, pile: int, viewer: int) -> str:
    if viewer < 0 or knowers_of(entry) >> viewer & 1:
        return card_word(face_of(entry))
    return PILE_WORDS[pile]


def _knowers(mask: int, seats: int) -> list[int]:
    """What spectators know everybody knows."""
    if mask >> SPECTATOR & 1:
        return [*range(seats), -1]
    return [seat for seat in range(seats) if mask >> seat & 1]


_KNOWERS: Final = [[_knowers(mask, seats) for mask in range(EVERYONE + 1)] for seats in range(MOST_SEATS + 1)]
"""By number of seats and mask: every card of every pile asks."""


def knowers(entry: int, seats: int) -> list[int]:
    return _KNOWERS[seats][knowers_of(entry)][:]


def looked_cards(state: State, viewer: int) -> list[str]:
    """The two cards the active player looks at."""
    return [entry_word(entry, state.cards.pile[face_of(entry)], viewer) for entry in state.looked]


def looked_known(state: State) -> list[list[int]]:
    return [knowers(entry, state.seats) for entry in state.looked]


def queue(state: State) -> list[EventView | None]:
    return [queued_event(state, slot) for slot in range(SLOTS)]


def queued_event(state: State, slot: int) -> EventView | None:
    event = state.queue[slot]
    return None if event < 0 else {"event": EVENT_IDS[event], "coins": state.coins[slot]}


def doing(state: State) -> DoingView:
    return {"kind": QUESTIONS[state.question], "a": state.a, "b": state.b, "c": state.c}


def work(state: State) -> list[list[str | int]]:
    """What is still to be done, the next one last."""
    return [[WORKS[kind], a, b, c] for kind, a, b, c in map(work_parts, state.work)]


def answer(state: State, seat: int) -> list[str]:
    """What a seat has answered to a question that several are asked, as the actions it chose."""
    answer = state.answers[seat]
    if not answer:
        return []
    if state.question == PROTECT:
        return [v.VOCABULARY.text(v.PROTECT + answer - 1)]
    if state.question == SUFFER:
        return [v.VOCABULARY.text(answer - 1)]
    return [v.VOCABULARY.text(action) for action in last_actions(answer)]


def last_actions(answer: int) -> list[int]:
    """The decisions about a last card that an answer stands for."""
    face = last_face(answer)
    if face == NO_CARD:
        return [v.PASS]
    actions = [face]
    if last_stage(answer) > WHERE:
        actions.append(v.PLACE + last_area(answer))
    if last_stage(answer) == LAID and last_payment(answer) != NO_CARD:
        actions.append(v.DISCARD + last_payment(answer))
    return actions


def is_collecting(state: State) -> bool:
    """Are several players' answers being collected?"""
    return state.question in {PROTECT, SUFFER, LAST}
