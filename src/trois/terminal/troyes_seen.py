"""What a view of Troyes holds, with its types, and the signs for it."""

from typing import Final, Literal, TypedDict, cast

from rich.text import Text as Ink

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import View
from trois.games.troyes.cards import Cards, cards_with
from trois.games.troyes.state import State
from trois.games.troyes.view import imagine
from trois.terminal.drawing import SEAT_STYLES, SHAPES
from trois.terminal.screen import DIM
from trois.text import Text

AREA: Final = "troyes"
STYLES: Final = {"red": "bold red", "white": "bold", "yellow": "bold yellow"}
DENIER: Final = "¤"
INFLUENCE: Final = "♔"
VP: Final = "★"
SIGNS: Final = {"deniers": DENIER, "influence": INFLUENCE, "vp": VP}
CUBE: Final = "▪"
NEUTRAL: Final = "○"
FREE: Final = "·"
EXPELLED: Final = "✗"
PERIODS: Final = ["", "I", "II", "III"]

Owner = int | Literal["grey"] | None


class PlayerSeen(TypedDict):
    deniers: int
    influence: int
    supply: int
    general: int
    district: int
    vp: dict[str, int] | None
    characters: list[str] | None
    events: list[str]
    cubes: dict[str, int]


class ActivitySeen(TypedDict):
    card: str | None
    colour: str
    period: int
    spaces: list[int | None]
    picture: list[int]


class EventSeen(TypedDict):
    event: str
    cubes: list[Owner]


class Seen(TypedDict):
    seats: int
    card_changes: dict[str, Json]
    seat: int | None
    question: dict[str, Json] | None
    pending: list[int]
    over: bool
    round: int
    start: int
    turn: int
    trail: list[str]
    buildings: dict[str, list[Owner]]
    expelled: dict[str, list[Owner]]
    districts: list[dict[str, list[int]]]
    black: list[int]
    queue: list[EventSeen]
    cathedral: list[list[Owner]]
    activities: list[ActivitySeen]
    players: list[PlayerSeen]


def seen_in(view: View) -> Seen:
    return cast(Seen, view)


def cards_of(view: View) -> Cards:
    return cards_with(seen_in(view)["card_changes"])


def imagined(view: View) -> State:
    """A state that fits the view; only what the view tells may be read off it."""
    return imagine(view, Chance(0))


def letter(colour: str, text: Text) -> Ink:
    return Ink(text.word(AREA, colour, "letter"), STYLES[colour])


def mark(owner: Owner) -> Ink:
    """A citizen or a cube: the shape of its player, never colour alone."""
    if owner is None:
        return Ink(FREE, DIM)
    if isinstance(owner, int):
        return Ink(SHAPES[owner], SEAT_STYLES[owner])
    return Ink(NEUTRAL, DIM)


def marks(owners: list[Owner]) -> Ink:
    return Ink("").join(mark(owner) for owner in owners)


def has_tradesman(activity: ActivitySeen, seat: int | None) -> bool:
    return seat is not None and seat in [*activity["spaces"], *activity["picture"]]


def points(player: PlayerSeen) -> str:
    """The victory points in hand, where they may be known."""
    return "?" if player["vp"] is None else str(sum(player["vp"].values()))
