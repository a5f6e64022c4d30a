"""What a seat may know, and full states that fit it (Rules: What is known)."""

from typing import Final, TypeAlias, TypedDict, cast

from trois.core.chance import Chance
from trois.core.data import Json, Reader
from trois.core.errors import BadPosition
from trois.core.game import View
from trois.core.options import OptionValue
from trois.games.troyes import told
from trois.games.troyes.position import read
from trois.games.troyes.setup import characters_each
from trois.games.troyes.state import State
from trois.games.troyes.words import (
    ACTIVITIES,
    AMOUNT,
    CHARACTERS,
    COLOURS,
    CUBES,
    DICE,
    EVENTS,
    MILL,
    MODIFIERS,
    OVER,
    QUESTIONS,
    RED_DECK,
    SLOTS,
    VP_SOURCES,
    WHITE_DECK,
    YELLOW_DECK,
)

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
    data: dict[str, object] = dict(told.header(state))
    data["seat"] = seat
    data["pending"] = [] if over else [state.seat]
    data["question"] = _question(state) if seat == state.seat and not over else None
    data["over"] = over
    data.update(told.board(state))
    data["activities"] = [told.activity(state, slot, state.round > slot % 3) for slot in range(SLOTS)]
    data["players"] = [_player(state, other, seat, over) for other in range(state.deal.seats)]
    data["decks"] = {
        "red": len(state.red_deck),
        "white": len(state.white_deck),
        "yellow": len(state.yellow_deck),
    }
    return cast(TroyesView, data)


def _player(state: State, other: int, seat: int | None, over: bool) -> dict[str, Json]:
    is_known = over or other == seat
    return told.player(state, other, is_known, is_known or state.deal.open_scores)


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


def imagine(seen: View, chance: Chance) -> State:
    """Deal what the view doesn't tell. Points of others are unknown: they get as many as the viewer has."""
    reader = Reader(dict(seen), "view", BadPosition)
    data: dict[str, object] = {key: value for key, value in seen.items() if key not in _ONLY_IN_VIEWS}
    data["activities"] = _imagine_activities(reader, chance)
    data["players"] = _imagine_players(reader, chance)
    data["decks"] = _imagine_decks(reader, chance)
    return read(Reader(data, "view", BadPosition))


_ONLY_IN_VIEWS: Final = {"seat", "pending", "question", "over"}


def _imagine_activities(reader: Reader, chance: Chance) -> list[object]:
    rows: list[object] = []
    for slot, row in enumerate(reader.tables("activities", SLOTS)):
        filled = dict(row.data)
        if filled["card"] is None:
            filled["card"] = ACTIVITIES[slot * 3 + chance.below(3)]
        rows.append(filled)
    return rows


def _imagine_players(reader: Reader, chance: Chance) -> list[object]:
    seats = reader.integer("seats", 2, 4)
    rows = reader.tables("players", seats)
    known = [row.words("characters", CHARACTERS) for row in rows if row.data["characters"] is not None]
    hidden = [character for character in range(len(CHARACTERS)) if not any(character in hand for hand in known)]
    chance.shuffle(hidden)
    points = _own_points(reader, rows)
    filled: list[object] = []
    for row in rows:
        player = dict(row.data)
        if player["characters"] is None:
            player["characters"] = [CHARACTERS[hidden.pop()] for _ in range(characters_each(seats))]
        if player["vp"] is None:
            player["vp"] = points
        filled.append(player)
    return filled


def _own_points(reader: Reader, rows: list[Reader]) -> dict[str, object]:
    seat = reader.take("seat")
    if isinstance(seat, int):
        return rows[seat].table("vp").data
    return dict.fromkeys(VP_SOURCES, 0)


def _imagine_decks(reader: Reader, chance: Chance) -> dict[str, object]:
    """Unseen cards in any order; of the red ones only as many as the deck holds."""
    come = {row.word("event", EVENTS) for row in reader.tables("queue")}
    come.update(reader.words("discarded", EVENTS))
    for player in reader.tables("players"):
        come.update(player.words("events", EVENTS))
    sizes = reader.table("decks")
    decks: dict[str, object] = {}
    for name, whole in zip(COLOURS, (RED_DECK, WHITE_DECK, YELLOW_DECK), strict=True):
        unseen = [card for card in whole if card not in come]
        chance.shuffle(unseen)
        decks[name] = [EVENTS[card] for card in unseen[: sizes.integer(name, 0, len(unseen))]]
    return decks
