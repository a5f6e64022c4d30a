"""A view of Troyes, typed as the board reads it."""

from typing import Final, TypedDict, cast

from trois.core.data import Json
from trois.core.game import View
from trois.draw.pieces import Owner

COLOURS: Final = ["red", "white", "yellow"]
BUILDINGS: Final = ["palace", "bishopric", "city hall"]
ICONS: Final = ["palace", "bishopric", "town-hall"]
ROMAN: Final = ["", "I", "II", "III"]


class Activity(TypedDict):
    card: str | None
    colour: str
    period: int
    spaces: list[int | None]
    picture: list[int]


class Event(TypedDict):
    event: str
    cubes: list[Owner]


class Player(TypedDict):
    deniers: int
    influence: int
    supply: int
    general: int
    district: int
    vp: dict[str, int] | None
    characters: list[str] | None
    events: list[str]
    cubes: dict[str, int]


class Seen(TypedDict):
    """The keys that are drawn."""

    seats: int
    card_changes: dict[str, Json]
    seat: int | None
    pending: list[int]
    over: bool
    round: int
    start: int
    trail: list[str]
    buildings: dict[str, list[Owner]]
    expelled: dict[str, list[Owner]]
    districts: list[dict[str, list[int]]]
    black: list[int]
    queue: list[Event]
    cathedral: list[list[Owner]]
    activities: list[Activity]
    players: list[Player]
    decks: dict[str, int]


def seen(view: View) -> Seen:
    return cast(Seen, view)


def event_name(event: str) -> str:
    """Copies of a card share its name."""
    return event[:-2] if event[-1].isdigit() else event
