"""A view of Tournay, typed as the board reads it."""

from typing import Final, TypedDict, cast

from trois.core.data import Json
from trois.core.game import View
from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.tournay.describe import Player
from trois.games.tournay.words import PILE_WORDS

COLOURS: Final = ["yellow", "white", "red"]
ROMAN: Final = ["", "I", "II", "III"]
FACES: Final = {name: face for face, name in enumerate(IDS)}
EVENTS: Final = {name: event for event, name in enumerate(EVENT_IDS)}
PILES: Final = {name: pile for pile, name in enumerate(PILE_WORDS)}


class Pile(TypedDict):
    cards: list[str]
    face_up: bool
    crier: bool


class Queued(TypedDict):
    event: str
    coins: int


class Seen(TypedDict):
    """The keys that are drawn."""

    seats: int
    card_changes: dict[str, Json]
    seat: int | None
    pending: list[int]
    question: dict[str, str | int | bool] | None
    over: bool
    first: int
    active: int
    round: int
    last_round: bool
    rounds_left: int
    supply: dict[str, int]
    queue: list[Queued | None]
    event_pile: int
    players: list[Player]
    piles: dict[str, Pile]
    looked: list[str]


def seen(view: View) -> Seen:
    return cast(Seen, view)


def asked(view: Seen, key: str) -> str | int | bool | None:
    """A detail of the viewer's question."""
    question = view["question"]
    return None if question is None else question.get(key)


def area_number(word: str) -> int:
    """The canvas has five columns, a to e, and five rows."""
    return 5 * (int(word[1]) - 1) + "abcde".index(word[0])
