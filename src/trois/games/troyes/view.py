"""What a seat, or a spectator, may know. Rules: What is known."""

from typing import TypeAlias, TypedDict, cast

from trois.core.data import Json
from trois.core.options import OptionValue
from trois.games.troyes import describe
from trois.games.troyes.state import State
from trois.games.troyes.words import AMOUNT, CUBES, DICE, MILL, MODIFIERS, OVER, QUESTIONS, SLOTS

Owner: TypeAlias = int | str | None
"""A seat, "grey", or nobody."""


class ActivityView(TypedDict):
    """`card` is None while it lies face down; `spaces` and `picture` hold seats."""

    card: str | None
    colour: str
    period: int
    spaces: list[int | None]
    picture: list[int]


class EventView(TypedDict):
    """An event in the queue, with the cubes on it."""

    event: str
    cubes: list[Owner]


class PlayerView(TypedDict):
    """Points and characters are None where the viewer may not know them."""

    deniers: int
    influence: int
    supply: int
    general: int
    district: int
    vp: dict[str, int] | None
    characters: list[str] | None
    events: list[str]
    cubes: dict[str, int]


class TroyesView(TypedDict):
    """Everything a seat, or a spectator, may know; half-made actions are made in the open."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    card_changes: dict[str, Json]
    seat: int | None
    pending: list[int]
    question: dict[str, Json] | None
    over: bool
    activities: list[ActivityView]
    players: list[PlayerView]
    decks: dict[str, int]
    round: int
    start: int
    asking: str
    turn: int
    trail: list[str]
    left: int
    last: int
    buildings: dict[str, list[Owner]]
    expelled: dict[str, list[Owner]]
    districts: list[dict[str, list[int]]]
    black: list[int]
    queue: list[EventView]
    discarded: list[str]
    cathedral: list[list[Owner]]


def view(state: State, seat: int | None) -> TroyesView:
    """A whitelist: face-down cards and decks by number only, others' characters and points not at all."""
    over = state.question == OVER
    data: dict[str, object] = dict(describe.header(state))
    data["seat"] = seat
    data["pending"] = [] if over else [state.seat]
    data["over"] = over
    data.update(describe.board(state))
    data["activities"] = [describe.activity(state, slot, state.round > slot % 3) for slot in range(SLOTS)]
    data["decks"] = {
        "red": len(state.red_deck),
        "white": len(state.white_deck),
        "yellow": len(state.yellow_deck),
    }
    data["question"] = _question(state) if seat == state.seat and not over else None
    data["players"] = [_player(state, other, over or other == seat) for other in range(state.deal.seats)]
    return cast(TroyesView, data)


def _player(state: State, other: int, is_known: bool) -> object:
    return describe.player(state, other, is_known, is_known or state.deal.open_scores)


def _question(state: State) -> dict[str, Json]:
    """The kind of question, and what its answer is about."""
    data: dict[str, Json] = {"kind": QUESTIONS[state.question]}
    if state.question in {AMOUNT, CUBES, MILL}:
        data["most"] = state.left
    if state.question == DICE:
        data["budget"] = state.budget
        data["need"] = state.need
        data["modifier"] = MODIFIERS[state.modifier] if state.modifier else None
    return data
