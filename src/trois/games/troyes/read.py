"""A state from what a position and a view say in the same words; what a view hides, each adds itself."""

from typing import Final

from trois.core.data import Reader, numbered, say
from trois.core.journal import NOBODY
from trois.games.troyes import effects
from trois.games.troyes.dice import packed
from trois.games.troyes.state import Deal, State
from trois.games.troyes.vocabulary import MOST_ACTIVATIONS
from trois.games.troyes.words import (
    ACTION,
    BUILDINGS,
    COLOURS,
    COUNTER,
    CUBES,
    EVENTS,
    GREY,
    LEVELS,
    MILL,
    MODIFIERS,
    OVER,
    QUESTIONS,
    SETTLE,
    SLOTS,
    VP_SOURCES,
)

MOST: Final = 1 << 30
_MOST_LEFT: Final = 6 * MOST_ACTIVATIONS * effects.MOST["cubes"]
"""Chivalry with six red dice left, by the most its card may give."""
EVENT_NUMBERS: Final = numbered(EVENTS)
_BASES: Final = {QUESTIONS[base]: base for base in (SETTLE, COUNTER, ACTION, CUBES, MILL, OVER)}
_ON_PICTURE: Final = 3
"""The post of all who stand on a card's picture, after those of its two spaces."""
_CUBES: Final = MODIFIERS[1:]


class Opened:
    """A position or a view with its rows opened, to be read part by part."""

    def __init__(self, whole: Reader) -> None:
        self.whole = whole
        self.seats = whole.integer("seats", 2, 4)
        self.players = whole.tables("players", self.seats)
        self.activities = whole.tables("activities", SLOTS)
        self.queue = whole.tables("queue")

    def finish(self) -> None:
        """Refuse keys that were not read."""
        for rows in (self.players, self.activities, self.queue, [self.whole]):
            for row in rows:
                row.finish()


def read_open(opened: Opened, deal: Deal) -> State:
    """All that lies open. Points, decks and a half-made action are still to come."""
    state = State(deal, None)
    _read_progress(state, opened.whole)
    for seat, row in enumerate(opened.players):
        _read_player(state, seat, row)
    _read_buildings(state, opened.whole)
    for slot, row in enumerate(opened.activities):
        _read_tradesmen(state, slot, row)
    _read_dice(state, opened.whole)
    _read_cathedral(state, opened.whole)
    _read_queue(state, opened)
    return state


def _read_progress(state: State, whole: Reader) -> None:
    seats = state.deal.seats
    state.round = whole.integer("round", 0, state.deal.rounds)
    state.start = whole.integer("start", 0, seats - 1)
    state.base = whole.word("asking", _BASES)
    state.question = state.base
    state.seat = whole.integer("turn", 0, seats - 1)
    state.left = whole.integer("left", 0, _MOST_LEFT)
    state.last = whole.integer("last", 0, 2)
    state.black = whole.integers("black", 1, 6)
    if len(state.black) > 6 or sorted(state.black) != state.black:
        raise whole.fail("black", "troyes-black-order")


def _read_player(state: State, seat: int, row: Reader) -> None:
    state.money[seat] = row.integer("deniers", 0, MOST)
    state.influence[seat] = row.integer("influence", 0, 20)
    state.supply[seat] = row.integer("supply", 0, 12)
    state.general[seat] = row.integer("general", 0, 12)
    state.district[seat] = row.integer("district", 0, MOST)
    state.taken[seat] = read_cards(row, "events")
    for modifier, count in enumerate(row.counts("cubes", _CUBES, 0, MOST), 1):
        if count:
            state.stock[seat * len(MODIFIERS) + modifier] = count
            state.stocked[seat] |= 1 << modifier


def read_points(row: Reader) -> list[int]:
    """A player's points by their source."""
    return row.counts("vp", VP_SOURCES, -MOST, MOST)


def set_points(state: State, seat: int, earned: list[int]) -> None:
    state.earned[4 * seat : 4 * seat + 4] = earned
    state.vp[seat] = sum(earned)


def read_cards(row: Reader, key: str) -> int:
    """Event cards as bits."""
    mask = 0
    for card in row.words(key, EVENT_NUMBERS):
        mask |= 1 << card
    return mask


def _owners(state: State, row: Reader, key: str, length: int = -1) -> list[int]:
    return _as_owners(state, row, key, row.items(key, length))


def _as_owners(state: State, row: Reader, key: str, values: list[object]) -> list[int]:
    seats = state.deal.seats
    return [_owner(row, key, value, seats) for value in values]


def _owner(row: Reader, key: str, value: object, seats: int) -> int:
    if value is None:
        return NOBODY
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
        return value
    if value == "grey":
        return GREY
    raise row.fail(key, "troyes-owner", found=say(value))


def _read_buildings(state: State, whole: Reader) -> None:
    spaces = whole.table("buildings")
    lying = whole.table("expelled")
    for building, name in enumerate(BUILDINGS):
        state.spaces[building * 6 : building * 6 + 6] = _owners(state, spaces, name, 6)
        for owner in _owners(state, lying, name):
            if owner < 0 or state.lying[building] >> owner & 1:
                raise lying.fail(name, "troyes-expelled")
            state.lying[building] |= 1 << owner
    spaces.finish()
    lying.finish()


def _read_tradesmen(state: State, slot: int, row: Reader) -> None:
    spaces = _owners(state, row, "spaces", 2)
    pictured = _owners(state, row, "picture")
    if GREY in spaces or GREY in pictured or NOBODY in pictured:
        raise row.fail("spaces", "troyes-players-only")
    for at, owner in enumerate(spaces + pictured):
        if owner >= 0:
            if state.posts[slot * 4 + owner]:
                raise row.fail("spaces", "troyes-two-tradesmen", seat=owner)
            state.posts[slot * 4 + owner] = min(at + 1, _ON_PICTURE)


def _read_dice(state: State, whole: Reader) -> None:
    count = [0, 0, 0]
    for at, row in enumerate(whole.tables("districts", state.deal.seats + 1)):
        owner = at if at < state.deal.seats else GREY
        for colour, name in enumerate(COLOURS):
            values = row.integers(name, 1, 6)
            count[colour] += len(values)
            if count[colour] > 6:
                raise whole.fail("districts", "troyes-dice-count", count=count[colour], colour=name)
            pile = packed(values)
            state.dice[owner * 3 + colour] = pile
            state.total[colour] += pile
        row.finish()


def _read_cathedral(state: State, whole: Reader) -> None:
    for level, values in enumerate(whole.items("cathedral", LEVELS)):
        if not isinstance(values, list) or len(values) != 6:
            raise whole.fail(f"cathedral[{level}]", "troyes-six-owners")
        owners = _as_owners(state, whole, "cathedral", values)
        state.cathedral[level * 6 : level * 6 + 6] = owners
        for column, owner in enumerate(owners):
            if owner >= 0:
                if state.heights[column] < level:
                    raise whole.fail("cathedral", "troyes-hangs", space=column + 1)
                state.heights[column] += 1
    for column, height in enumerate(state.heights):
        if height == LEVELS:
            state.open_columns &= ~(2 << column)


def _read_queue(state: State, opened: Opened) -> None:
    state.queue = []
    for row in opened.queue:
        event = row.word("event", EVENT_NUMBERS)
        cubes = _owners(state, row, "cubes")
        if NOBODY in cubes or len(cubes) >= state.deal.cards.event_flags[event]:
            raise row.fail("cubes", "troyes-event-cubes")
        for flag, owner in enumerate(cubes):
            state.flags[event] |= owner + 1 << 3 * flag
        state.queue.append(event)
    state.discarded = read_cards(opened.whole, "discarded")
